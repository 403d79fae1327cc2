/*
 * What the board is drawn with, for what is loaded on demand: it is handed over, since an import would take the board's
 * code apart into many small files.
 */
export { boxOf } from '../../../games/caesars-gallic-war/components/box';
export { isTribe, TRIBES } from '../../../games/caesars-gallic-war/components/units';
export { SIDES } from '../../../games/caesars-gallic-war/state';
export { sentence, tribeName } from '../../../games/caesars-gallic-war/words';
export { BlockPicture } from '../../blocks/Block';
export { Arrow } from '../../map/Arrow';
export { CrossedSwords } from '../../map/CrossedSwords';
export { Fit } from '../../map/Fit';
export { GoalMark } from '../../map/GoalMark';
export { RuleBadge } from '../../ui/RuleBadge';
export { AreaName } from './AreaName';
export { BorderLine } from './Borders';
export { frameOf, geographyOf, OUTLINES } from './geography';
export { AreaShape } from './Map';
export { default as classes } from './Map.module.css';
export { default as regions } from './regions.module.css';
export { SideBadge } from './SideBadge';
export { liveryOf, pieceAside, pieceOf } from './stacks';
export { TITLES } from './Tracks';
