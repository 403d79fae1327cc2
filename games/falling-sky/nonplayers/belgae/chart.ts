/* The flowchart of the Non-player Belgae (8.5). */
import type { Chart } from '../chart';

export const belgae: Chart = {
  turn: () => ({ does: 'pass', rule: '8.5' }),
  granted: (_at, { command }) => ({ box: '8.2.3', why: 'as the Event says', command }),
  next: () => null,
  ability: () => null,
  use: () => null,
};
