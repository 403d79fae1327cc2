/* The flowchart of the Non-player Arverni (8.7). */
import type { Chart } from '../chart';

export const arverni: Chart = {
  turn: () => ({ does: 'pass', rule: '8.7' }),
  granted: (_at, { command }) => ({ box: '8.2.3', why: 'as the Event says', command }),
  next: () => null,
  ability: () => null,
  use: () => null,
};
