/*
 * What the board is drawn with, for what is loaded on demand: it is handed over, since an import would take the board's
 * code apart into many small files.
 */
export { boxOf } from '../../../games/alesia/components/box';
export { Counter, PilePicture } from './Counter';
export { Line, stakesAt } from './Ground';
export { default as ground } from './Ground.module.css';
export { OUTLINE } from './geography';
export { Filled, GoalHex, ReadyPin } from './Map';
export { default as classes } from './Map.module.css';
export { WayLine } from './WayLines';
export { default as ways } from './WayLines.module.css';
export { ZoneBadge } from './Zones';
export { default as zones } from './Zones.module.css';
