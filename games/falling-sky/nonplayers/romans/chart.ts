/* The flowchart of the Non-player Romans (8.8). */
import type { Chart } from '../chart';

export const romans: Chart = {
  turn: () => ({ does: 'pass', rule: '8.8' }),
  granted: (_at, { command }) => ({ box: '8.2.3', why: 'as the Event says', command }),
  next: () => null,
  ability: () => null,
  use: () => null,
};
