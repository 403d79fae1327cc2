export { ReplayPage } from '../replay/ReplayPage';
export { LocalSetupPage } from './LocalSetupPage';
export { SavedGamePage } from './SavedGamePage';
