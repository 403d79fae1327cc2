import { expect, test } from 'vitest';
import { fire, strongestOf, turnsByLetter, turnsBySide } from '../../games/kit/blockCombat';
import { faceless } from '../../games/kit/faceless';
import { Play } from '../../games/kit/play';
import { scripted } from '../../games/testing/chance';

test('turns go letter by letter with the first side first, or side by side', () => {
  const letters = ['A', 'B'] as const;
  const sides = ['defender', 'attacker'] as const;
  expect(turnsByLetter(letters, sides).map((turn) => turn.join(' '))).toEqual([
    'defender A',
    'attacker A',
    'defender B',
    'attacker B',
  ]);
  expect(turnsBySide(letters, sides).map((turn) => turn.join(' '))).toEqual([
    'defender A',
    'defender B',
    'attacker A',
    'attacker B',
  ]);
});

test('a die of no more than the firepower hits, one die a point of strength', () => {
  const play = new Play({ stack: [], seats: {} }, scripted([1, 2, 3, 4]));
  const legion = { rule: '7.4', place: 'roma', side: 'caesar', id: 'legio-7', name: 'Legio 7' };
  expect(fire(play, legion, { dice: 4, upTo: 2 })).toEqual({ dice: [1, 2, 3, 4], hits: 2 });
  expect(play.isFinal).toBe(true);
  expect(play.lines.map(({ text }) => text)).toEqual(['Legio 7 fires: 1 2 3 4 – 2 hits.']);
});

test('the strongest take the next hit', () => {
  const strength: Record<string, number> = { a: 3, b: 2, c: 3 };
  expect(strongestOf(['a', 'b', 'c'], (id) => strength[id])).toEqual(['a', 'c']);
  expect(strongestOf([], () => 1)).toEqual([]);
});

test('faceless pieces are named by their looks, whatever their ids and order', () => {
  const look = (piece: { place: string; face: string }) => piece.place;
  const token = ({ place, face }: { place: string; face: string }, isShown: boolean) =>
    isShown ? { place, face } : { place, face: '' };
  const one = {
    x: { place: 'rome', face: 'X' },
    y: { place: 'genua', face: 'Y' },
    z: { place: 'rome', face: 'Z' },
  };
  const other = {
    q: { place: 'genua', face: 'Q' },
    p: { place: 'rome', face: 'P' },
    z: { place: 'rome', face: 'Z' },
  };
  const masked = faceless(one, new Set(), look, token);
  expect(JSON.stringify(masked)).toBe(JSON.stringify(faceless(other, new Set(), look, token)));
  expect(masked).toEqual({
    '?genua 1': { place: 'genua', face: '' },
    '?rome 1': { place: 'rome', face: '' },
    '?rome 2': { place: 'rome', face: '' },
  });
  expect(faceless(one, new Set(['z']), look, token)).toHaveProperty('z', { place: 'rome', face: 'Z' });
});
