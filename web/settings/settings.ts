/* What a person has chosen for all tables on this device. */
import { paces, USUAL_PACE } from '../client/paces';
import { readStored, writeStored } from '../client/store';

/** The choices, by what they are about. */
export interface Settings {
  /** Whether the table is heard: my turn, dice, battles. */
  sound: boolean;
  /** Whether the desktop tells that it is my turn while I look at something else. */
  notifications: boolean;
  /** Whether the table asks once more before something is given up. */
  asksTwice: boolean;
  /** How long bots take for what they do where nothing else is chosen, in milliseconds. */
  pace: number;
  motion: Motion;
  colours: Colours;
  /** How much larger than usual pieces and names on the maps are. */
  size: number;
}

export type Motion = 'system' | 'less';
export type Colours = 'system' | 'light' | 'dark';

/** How large pieces and names may be. */
export const SIZES = [1, 1.2, 1.4] as const;

const KEY = 'rubicon.settings';

/** Returns what is chosen where nothing has been: no sound where fingers do what a mouse does elsewhere. */
export function usualSettings(): Settings {
  const isPhone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return {
    sound: !isPhone,
    notifications: false,
    asksTwice: true,
    pace: USUAL_PACE,
    motion: 'system',
    colours: 'system',
    size: 1,
  };
}

const told = new Set<() => void>();
let known: Settings | null = null;

/** Returns the settings as they are; what is stored and not understood is as usual. */
export function settings(): Settings {
  known ??= settingsIn(readStored(KEY));
  return known;
}

/** Changes some of the settings, keeps them, and tells all who listen. */
export function changeSettings(part: Partial<Settings>): void {
  known = { ...settings(), ...part };
  writeStored(KEY, known);
  for (const tell of told) tell();
}

/** Calls back whenever the settings change, in this tab or another, until the function it returns is called. */
export function onSettings(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    known = null;
    changed();
  };
  told.add(changed);
  addEventListener('storage', elsewhere);
  return () => {
    told.delete(changed);
    removeEventListener('storage', elsewhere);
  };
}

/** Returns the settings that are stored, each as usual where it is not one there is. */
export function settingsIn(stored: unknown): Settings {
  const found: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const usual = usualSettings();
  const chosen = <T>(key: keyof Settings, among: readonly T[], otherwise: T): T =>
    among.find((each) => each === found[key]) ?? otherwise;
  return {
    sound: chosen('sound', [true, false], usual.sound),
    notifications: chosen('notifications', [true, false], usual.notifications),
    asksTwice: chosen('asksTwice', [true, false], usual.asksTwice),
    pace: chosen<number>(
      'pace',
      paces.map(({ milliseconds }) => milliseconds),
      usual.pace,
    ),
    motion: chosen<Motion>('motion', ['system', 'less'], usual.motion),
    colours: chosen<Colours>('colours', ['system', 'light', 'dark'], usual.colours),
    size: chosen<number>('size', SIZES, usual.size),
  };
}
