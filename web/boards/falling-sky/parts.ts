/*
 * What the board is drawn with, for what is loaded on demand: it is handed over, since an import would take the board's
 * code apart into many small files.
 */
export { boxOf, cardOf } from '../../../games/falling-sky/components/box';
export { FACTIONS, nameOf } from '../../../games/falling-sky/components/factions';
export { Fit } from '../../map/Fit';
export { GoalMark } from '../../map/GoalMark';
export { ForceRow, Fort, Leader, Legions, Troops } from './Force';
export { FactionName } from './factions';
export { frameOf, linesOf, OUTLINES, POSITIONS } from './geography';
export { GermanGround, RegionShape } from './Map';
export { default as classes } from './Map.module.css';
export { Control, Devastated, Home, Ring } from './RegionName';
export { Allied, Tribe } from './Tribe';
