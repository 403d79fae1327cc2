export { LocalSetupPage } from './LocalSetupPage';
export { SavedGamePage } from './SavedGamePage';
