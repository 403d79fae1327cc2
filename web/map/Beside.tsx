/* What stands beside the map when it is asked for: it is loaded after the map. */
export { ChoiceMenu } from './ChoiceMenu';
export { Refusal } from './Refusal';
export { Tray } from './Tray';
