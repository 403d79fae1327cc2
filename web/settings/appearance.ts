/* How the page looks by the settings and the system: style sheets ask the page itself. */
import { onSettings, settings } from './settings';

const STILL = '(prefers-reduced-motion: reduce)';

/** Says whether the person wants as little motion as can be. */
export function wantsLessMotion(): boolean {
  return settings().motion === 'less' || matchMedia(STILL).matches;
}

/**
 * Keeps the colours of an element, and the `data-motion` that style sheets ask for, as they are wanted, until the function it returns is
 * called.
 */
export function keepAppearance({ style, dataset }: HTMLElement): () => void {
  const apply = () => {
    const { colours } = settings();
    style.colorScheme = colours === 'system' ? 'light dark' : colours;
    dataset.motion = wantsLessMotion() ? 'less' : 'usual';
  };
  apply();
  const forget = onSettings(apply);
  const still = matchMedia(STILL);
  still.addEventListener('change', apply);
  return () => {
    forget();
    still.removeEventListener('change', apply);
  };
}
