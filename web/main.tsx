import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepAppearance } from './settings/appearance';

keepAppearance(document.documentElement);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
