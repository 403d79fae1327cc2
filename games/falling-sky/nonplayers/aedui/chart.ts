/* The flowchart of the Non-player Aedui (8.6). */
import type { Chart } from '../chart';

export const aedui: Chart = {
  turn: () => ({ does: 'pass', rule: '8.6' }),
  granted: (_at, { command }) => ({ box: '8.2.3', why: 'as the Event says', command }),
  next: () => null,
  ability: () => null,
  use: () => null,
};
