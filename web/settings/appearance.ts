/* How the page looks by the settings and the system: style sheets ask the page itself. */
import { onSettings, settings } from './settings';

const STILL = '(prefers-reduced-motion: reduce)';

/** Says whether the person wants as little motion as can be. */
export function wantsLessMotion(): boolean {
  return settings().motion === 'less' || matchMedia(STILL).matches;
}

/** Keeps the colours of the page, and the `data-motion` that style sheets ask for, as they are wanted. */
export function keepAppearance({ style, dataset }: HTMLElement): void {
  const apply = () => {
    const { colours } = settings();
    style.colorScheme = colours === 'system' ? 'light dark' : colours;
    dataset.motion = wantsLessMotion() ? 'less' : 'usual';
  };
  apply();
  onSettings(apply);
  matchMedia(STILL).addEventListener('change', apply);
}
