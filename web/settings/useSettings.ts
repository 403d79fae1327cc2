import { useSyncExternalStore } from 'react';
import { onSettings, type Settings, settings } from './settings';

/** Returns the settings, and follows them. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, settings);
}
