import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepAppearance } from './settings/appearance';

for (const element of [document.documentElement, document.body]) keepAppearance(element);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
