/** What a key does at the table. */
export interface Shortcut {
  /**
   * The button it presses, as a selector; or `next`, `previous` or `help`. Null for keys that whatever has the focus handles.
   */
  deed: string | null;
  /** The keys that do it, as `KeyboardEvent.key` has them. */
  keys: readonly string[];
  /** How the keys are called in the list. */
  shown: string;
  words: string;
}

/** Every shortcut of the table, in the order of the list: what is listed is what is handled. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    deed: '[data-testid=actions] button',
    keys: ['e'],
    shown: 'E',
    words: 'Press the first button of the prompt: confirm, or end',
  },
  { deed: '[data-testid=undo]', keys: ['u'], shown: 'U', words: 'Undo' },
  {
    deed: '[data-testid=skip]',
    keys: ['s'],
    shown: 'S',
    words: 'Show at once what bots still do in this phase',
  },
  { deed: 'next', keys: ['n'], shown: 'N', words: 'Go to the next place where something can be done' },
  { deed: 'previous', keys: ['N'], shown: 'Shift N', words: 'Go to the one before' },
  {
    deed: '[data-testid=recap-draw], [data-testid=recap-open]',
    keys: ['w'],
    shown: 'W',
    words: 'Show what was done while you waited; once more draws it on the map',
  },
  { deed: '[data-testid=look-back]', keys: ['b'], shown: 'B', words: 'Look back at past positions' },
  { deed: '[data-testid=select-all]', keys: ['a'], shown: 'A', words: 'Select all pieces of the open place' },
  { deed: '[data-testid=zoom-in]', keys: ['+', '='], shown: '+', words: 'Zoom in' },
  { deed: '[data-testid=zoom-out]', keys: ['-'], shown: '−', words: 'Zoom out' },
  { deed: '[data-testid=zoom-reset]', keys: ['0'], shown: '0', words: 'Show the whole map' },
  {
    deed: '[data-testid=hide-pieces]',
    keys: ['h'],
    shown: 'H',
    words: 'Hide all pieces, to read the map, and show them again',
  },
  {
    deed: null,
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    shown: '← ↑ → ↓',
    words: 'On the map: move it, or go from place to place',
  },
  { deed: null, keys: ['Enter', ' '], shown: 'Enter', words: 'Press what has the focus' },
  { deed: null, keys: ['Escape'], shown: 'Esc', words: 'Deselect, and close what is open' },
  { deed: 'help', keys: ['?'], shown: '?', words: 'Show these keys' },
];

/** What of a key press tells which shortcut it is. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns what a key asks for, or null. */
export function deedOf({ key, altKey, ctrlKey, metaKey }: Pressed): Shortcut['deed'] {
  if (altKey || ctrlKey || metaKey) return null;
  return SHORTCUTS.find(({ keys }) => keys.includes(key))?.deed ?? null;
}
