/* What ends with something left is said beforehand to who decides, and afterwards to all. */
import { expect, test } from 'vitest';
import { moving, THIRTEEN, table, turnStart } from './table';

const HOME = 'transalpine-gaul';

test('5.2.1 who chooses no area, or fewer than the card allows, is told what that means', () => {
  const t = moving('roman', {
    roman: { [HOME]: ['legion-vii'], volcae: ['volcae'], aedui: ['aedui'], boii: ['boii'] },
  });
  expect(t.forgone('roman', 'begin')).toBe('You have chosen no area: none of your units would move.');
  t.do('roman', 'activate', HOME);
  expect(t.forgone('roman', 'begin')).toBe('You may choose 2 more.');
  t.do('roman', 'begin');
  expect(t.told('5.2.1', 'Rome chooses no more areas, with 2 left.')).toBe(true);
});

test('5.2.1 who ends the movement is told which groups have not moved', () => {
  const t = moving('roman', { roman: { [HOME]: ['legion-vii'], volcae: ['volcae'], aedui: ['aedui'] } });
  t.activate('roman', HOME, 'volcae');
  expect(t.forgone('roman', 'end')).toBe('No unit has left Transalpine Gaul or Volcae.');
  t.march('roman', ['legion-vii'], 'allobroges');
  expect(t.forgone('roman', 'end')).toBe('No unit has left Volcae.');
  t.do('roman', 'end');
  expect(t.told('5.2.1', 'Rome ends the movement. No unit has left Volcae.')).toBe(true);
});

test('5.2.1 groups that have moved, or cannot, are not spoken of', () => {
  const t = moving('roman', { roman: { [HOME]: ['legion-vii', 'legion-viii'], volcae: ['volcae'] } });
  t.activate('roman', HOME).march('roman', ['legion-vii'], 'allobroges');
  expect(t.forgone('roman', 'end')).toBeNull();
  t.do('roman', 'end');
  expect(t.told('5.2.1', 'No unit has left')).toBe(false);
});

test('11.0 the second step of a Baggage Train is not left without a word', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    roman: { aedui: ['aedui'] },
    barbarian: {
      sequani: [
        ['sequani-1', 1],
        ['sequani-2', 1],
      ],
    },
  }).cards(['remi', 'movement'], ['baggage-train', 'event']);
  while (t.step !== 'baggage') t.do(t.side, t.moves(t.side).includes('begin') ? 'begin' : 'end');
  t.do('barbarian', 'add', 'sequani-1');
  expect(t.forgone('barbarian', 'end')).toBe('You have another step.');
  t.do('barbarian', 'end');
  expect(t.told('11.0', 'The Barbarians leave the other step unused.')).toBe(true);
});

test('5.1 Massive Revolt is not left in the deck without a word while it costs nothing', () => {
  const free = turnStart({ turn: 3, roman: THIRTEEN });
  expect(free.forgone('barbarian', 'decline')).toBe('You could have the Massive Revolt card for nothing.');
  free.do('barbarian', 'decline');
  expect(free.told('5.1', 'leaves the Massive Revolt card in the deck')).toBe(true);
  const sold = turnStart({ turn: 7, roman: { aedui: ['aedui'] } });
  expect(sold.forgone('barbarian', 'decline')).toBeNull();
});
