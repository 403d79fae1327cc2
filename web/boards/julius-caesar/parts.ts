/*
 * What the board is drawn with, for what is loaded on demand: it is handed over, since an import would take the board's
 * code apart into many small files.
 */
export { SIDES, sideName } from '../../../games/julius-caesar/state';
export { BlockPicture } from '../../blocks/Block';
export { Arrow } from '../../map/Arrow';
export { Road } from '../../map/Road';
export { City } from './City';
export { Contested, Spot } from './Map';
export { default as classes } from './Map.module.css';
export { Sea } from './Sea';
export { SideBadge } from './SideBadge';
export { StraitArrow } from './Strait';
export { pieceOf, ratingOf } from './stacks';
