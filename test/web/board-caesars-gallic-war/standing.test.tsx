/* Victory points are the same wherever the table tells them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { G } from '../../../games/caesars-gallic-war/state';
import { board } from '../../../web/boards/caesars-gallic-war';
import { Standing } from '../../../web/boards/caesars-gallic-war/Tracks';
import { moving } from '../../caesars-gallic-war/table';

const { G: atWar } = moving('roman', {
  score: { roman: 2, barbarian: 3 },
  roman: { aedui: ['aedui'], britannia: ['legion-vii'] },
});
const over: G = { ...atWar, stack: [] };
const textOf = (state: G) => renderToStaticMarkup(<Standing G={state} />).replace(/<[^>]*>/g, '');

test('8.0 the head counts tribes as the tracks do and the end of the game will', () => {
  expect(board.status(atWar)).toMatch(/ · Rome 6 VP, Barbarians \d+ VP$/);
  expect(textOf(atWar)).toContain('6 VP if the game ended now (2 scored)');
});

test('8.0 when the game is over, nothing is said of what would be if it were', () => {
  expect(board.status(over)).toMatch(/ · over · Rome 6 VP, /);
  expect(textOf(over)).toContain('6 VP (2 scored, 4 for tribes)');
});
