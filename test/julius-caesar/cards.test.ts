import { expect, test } from 'vitest';
import { CARD_IDS } from '../../games/julius-caesar/components/cards';
import { cardName, cardOf } from '../../games/julius-caesar/components/inPlay';
import { commanding, newGame, table } from './table';

test('2.0 five game turns make a year; winter follows the fifth and the next year begins', () => {
  const start = (turn: number) =>
    table({
      pompey: { alexandria: ['cleopatra'] },
      hands: { caesar: ['mars'], pompey: ['vulcan'] },
      turn,
    }).cards('mars', 'vulcan');
  const fourth = start(4);
  expect([fourth.step, fourth.G.year, fourth.G.turn]).toEqual(['card', 1, 5]);
  const fifth = start(5);
  expect([fifth.step, fifth.G.year, fifth.G.turn]).toEqual(['disband', 1, 0]);
  fifth.do('caesar', 'end').do('pompey', 'end');
  expect([fifth.step, fifth.G.year, fifth.G.turn]).toEqual(['discard', 2, 1]);
});

test('2.0 the three phases follow each other: cards, commands, battles', () => {
  const t = table({
    caesar: { genua: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1'] },
    hands: { caesar: ['c15'], pompey: ['c18'] },
    turn: 2,
  });
  expect(t.step).toBe('card');
  t.cards('c15', 'c18');
  expect(t.step).toBe('move');
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).endCommand('caesar');
  expect([t.step, t.sides]).toEqual(['move', ['pompey']]);
  t.endCommand('pompey');
  expect(t.step).toBe('round');
});

test('2.1 the mix of the twenty command cards', () => {
  const names = CARD_IDS.filter((id) => cardOf({}, id).kind === 'command').map((id) => cardName({}, id));
  const count = (name: string) => names.filter((other) => other === name).length;
  expect(['4/1', '3/2', '3/1', '2/3', '2/2', '2/1', '1/3', '1/2'].map(count)).toEqual([
    1, 2, 3, 4, 4, 3, 1, 2,
  ]);
  expect(CARD_IDS.slice(20).map((id) => cardName({}, id))).toEqual([
    'Apollo',
    'Jupiter',
    'Mars',
    'Mercury',
    'Neptune',
    'Pluto',
    'Vulcan',
  ]);
});

test('2.1 six cards are dealt and each player discards one of them', () => {
  const t = newGame();
  const caesar = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];
  expect(t.legal('caesar', 'discard')).toEqual(caesar);
  expect(t.legal('pompey', 'discard')).toEqual(['c07', 'c08', 'c09', 'c10', 'c11', 'c12']);
  t.do('pompey', 'discard', 'c12');
  expect(t.step).toBe('discard');
  expect(t.refuses('pompey', 'discard', 'c11')).toBe(true);
  t.do('caesar', 'discard', 'c01');
  expect(t.step).toBe('card');
  expect(t.legal('caesar', 'play')).toEqual(caesar.slice(1));
  expect(t.G.secret.caesar.discard).toBe('c01');
  for (const { text } of t.journal) expect(text).not.toMatch(/\d\/\d/);
});

test('2.1 a card is played face down and both are revealed together', () => {
  const t = table({ hands: { caesar: ['c01', 'c02'], pompey: ['c03', 'c04'] }, turn: 2 });
  t.do('pompey', 'play', 'c03');
  expect(t.G.played).toEqual({ caesar: [], pompey: [] });
  expect(t.journal.map(({ text }) => text).join()).not.toContain('3/2');
  expect(t.refuses('pompey', 'play', 'c04')).toBe(true);
  t.do('caesar', 'play', 'c01');
  expect(t.G.played).toEqual({ caesar: ['c01'], pompey: ['c03'] });
  expect(t.G.secret.caesar.hand).toEqual(['c02']);
});

test('2.1 a player must play a card', () => {
  const t = table({ hands: { caesar: ['c01'], pompey: ['c02'] }, turn: 2 });
  expect(t.moves('caesar')).toEqual(['play']);
  expect(t.moves('pompey')).toEqual(['play']);
});

test.each([
  ['c02', 'c01', 'pompey', 'more Moves'],
  ['c01', 'c02', 'caesar', 'more Moves'],
  ['c04', 'c02', 'caesar', 'equal Moves, fewer Levies'],
  ['c02', 'c04', 'caesar', 'equal Moves, more Levies'],
  ['c18', 'c15', 'pompey', 'more Moves, fewer Levies'],
  ['mars', 'c01', 'caesar', 'an event'],
  ['c01', 'mars', 'pompey', 'an event'],
])('2.1 Caesar %s against Pompey %s: Player 1 is %s by %s', (caesar, pompey, player1) => {
  const t = commanding({}, caesar, pompey);
  expect(t.G.player1).toBe(player1);
  expect(t.command?.side).toBe(player1);
});

test('2.1 two events cancel each other and the game turn ends', () => {
  const t = commanding(
    { caesar: { genua: ['c-legio-8'] }, pompey: { rome: ['p-legio-1'] } },
    'jupiter',
    'vulcan',
  );
  expect([t.step, t.G.turn, t.command]).toEqual(['card', 3, null]);
  expect(t.block('pompey', 'p-legio-1').strength).toBe(4);
  expect(t.block('caesar', 'c-legio-8').strength).toBe(3);
});

test('2.1 the Game Turn example: 2/1 against 2/2', () => {
  const t = table({
    caesar: { genua: ['c-legio-8'], massilia: [['c-legio-11', 1]], narbo: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1'], tarraco: ['p-legio-5'], antioch: [['p-legio-34', 1]] },
    hands: { caesar: ['c15'], pompey: ['c11'] },
    turn: 2,
  }).cards('c15', 'c11');
  expect(t.G.player1).toBe('caesar');
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).group('caesar', 'narbo', ['c-legio-7', 'tarraco']);
  expect(t.legal('caesar', 'group')).toEqual([]);
  t.do('caesar', 'end').levy('caesar', 'c-legio-11');
  expect(t.levies('caesar')).toEqual([]);
  t.do('caesar', 'end');
  expect([t.command?.side, t.command?.moves, t.command?.levies]).toEqual(['pompey', 2, 2]);
  t.do('pompey', 'end').levy('pompey', 'p-legio-34').levy('pompey', 'p-legio-34');
  expect(t.levies('pompey')).toEqual([]);
  t.do('pompey', 'end');
  expect([t.step, t.sides]).toEqual(['battles', ['caesar']]);
  expect(t.legal('caesar', 'fight')).toEqual(['rome', 'tarraco']);
  t.do('caesar', 'fight', 'tarraco');
  expect(t.battle?.place).toBe('tarraco');
});

test('2.2 Player 1 moves and levies before Player 2; fewer moves and levies may be taken, none saved', () => {
  const t = commanding({ caesar: { rome: [['c-legio-8', 1]] }, pompey: { antioch: ['p-legio-34'] } });
  expect(t.sides).toEqual(['caesar']);
  expect(t.command?.moves).toBe(4);
  t.do('caesar', 'end');
  expect([t.step, t.command?.levies]).toEqual(['levy', 1]);
  t.do('caesar', 'end');
  expect([t.sides, t.command?.side, t.command?.moves]).toEqual([['pompey'], 'pompey', 1]);
  t.endCommand('pompey');
  expect([t.step, t.command, t.G.turn]).toEqual(['card', null, 3]);
});

test('2.2 levies come after all movement', () => {
  const t = commanding({ caesar: { rome: [['c-legio-8', 1]] } });
  expect(t.moves('caesar')).toEqual(['group', 'end']);
  t.do('caesar', 'end');
  expect(t.moves('caesar')).toEqual(['levy', 'raise', 'end']);
});

test('2.3 battles are fought one at a time in the order Player 1 likes, also those Player 2 began', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-8'], narbo: ['c-legio-7'] },
      pompey: { rome: ['p-legio-1'], tarraco: ['p-legio-5'] },
    },
    'c01',
    'c18',
  );
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).endCommand('caesar');
  t.group('pompey', 'tarraco', ['p-legio-5', 'narbo']).endCommand('pompey');
  expect(t.sides).toEqual(['caesar']);
  expect(t.legal('caesar', 'fight')).toEqual(['narbo', 'rome']);
  expect(t.refuses('pompey', 'fight', 'rome')).toBe(true);
  t.do('caesar', 'fight', 'narbo');
  expect(t.G.contests.narbo?.attacker).toBe('pompey');
  expect(t.G.contests.rome?.attacker).toBe('caesar');
});
