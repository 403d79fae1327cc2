/*
 * What the board is drawn with, for what is loaded on demand: it is handed over, since an import would take the board's
 * code apart into many small files.
 */
export { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
export { Fit } from '../../map/Fit';
export { GoalMark } from '../../map/GoalMark';
export { RuleBadge } from '../../ui/RuleBadge';
export { Army } from './Army';
export { KINDS, Points, titleOf, whoseText } from './Card';
export { PathLine } from './Map';
export { default as classes } from './Map.module.css';
export { ProvinceBadge, Supremacy } from './Marks';
export { ControlMarker, Devastation, Port, SiegePoints, SpaceShape } from './Space';
