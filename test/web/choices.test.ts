/* What the table can foresee of a move, and why a move cannot be made. */
import { describe, expect, it } from 'vitest';
import { JuliusCaesar } from '../../games/julius-caesar';
import type { LegalMove } from '../../games/kit/move';
import { offersOf } from '../../web/boards/julius-caesar/selection';
import { destinations, onPiece, onPlace } from '../../web/map/selection';
import { choicesOf } from '../../web/table/choices/choices';
import { commanding } from '../julius-caesar/table';

const move = (name: string, ...args: string[]): LegalMove => ({ move: name, args });

function asked(G = position().G) {
  const { rulebook } = JuliusCaesar;
  const seat = G.seats.caesar;
  const state = {
    id: 0,
    G: rulebook.view(G, ['caesar']),
    deciding: [],
    plugins: {},
    log: [],
    over: null,
  };
  return choicesOf(JuliusCaesar, { seat, state });
}

function position() {
  return commanding(
    {
      caesar: { genua: ['c-legio-7', 'c-legio-8'], narbo: ['c-legio-9'] },
      pompey: { rome: ['p-legio-1'], asculum: ['p-legio-2'] },
    },
    'c01',
    'c18',
  );
}

describe('what a move would bring', () => {
  it('is foreseen, with words for what may follow, and changes nothing', () => {
    const choices = asked();
    const before = choices.legal().length;
    const after = choices.after(move('group', 'genua'));
    expect(after?.next('move', []).map(String)).toEqual(['c-legio-7', 'c-legio-8']);
    expect(after?.label(move('move', 'c-legio-7', 'rome'))).toBe('Move Legio 7 to Rome');
    expect(choices.legal()).toHaveLength(before);
    expect(choices.next('move', [])).toEqual([]);
  });

  it('is unknown for a move that is not legal, and where another decides or dice are rolled', () => {
    const choices = asked();
    expect(choices.after(move('group', 'rome'))).toBeNull();
    const moved = position().group('caesar', 'genua', ['c-legio-7', 'rome']);
    expect(asked(moved.G).after(move('end'))).not.toBeNull();
    const fighting = asked(moved.endCommands().do('pompey', 'pass', 'p-legio-1').G);
    expect(fighting.next('fire', [])).toEqual(['c-legio-7']);
    expect(fighting.after(move('fire', 'c-legio-7'))).toBeNull();
  });
});

describe('a block of a place from which no group has been moved', () => {
  it('is selected first, and goes with the group it needs', () => {
    const offers = offersOf(asked());
    expect([...offers.starts].sort()).toEqual(['genua', 'narbo']);
    expect(offers.deeds.map((deed) => deed.move.move)).not.toContain('group');
    const here = ['c-legio-7', 'c-legio-8'];
    expect(onPiece(offers, [], 'c-legio-7', here)).toEqual({ kind: 'select', pieces: ['c-legio-7'] });
    expect(destinations(offers, here).has('rome')).toBe(true);
    const outcome = onPlace(offers, here, 'rome', []);
    expect(outcome).toEqual({
      kind: 'play',
      moves: [move('group', 'genua'), move('move', 'c-legio-7', 'rome'), move('move', 'c-legio-8', 'rome')],
    });
    expect(outcome.kind === 'play' && offers.wordsOf(outcome.moves)).toEqual([
      'Move Legio 7 to Rome',
      'Move Legio 8 to Rome',
    ]);
  });

  it('needs no other group once one is under way', () => {
    const offers = offersOf(asked(position().do('caesar', 'group', 'genua').G));
    expect([...offers.starts]).toEqual(['narbo']);
    expect(onPlace(offers, ['c-legio-7'], 'rome', [])).toEqual({
      kind: 'play',
      moves: [move('move', 'c-legio-7', 'rome')],
    });
  });
});

describe('a refusal', () => {
  const at = (id: string, place: 'genua' | 'narbo' | 'rome', hasMoved = false) => ({ id, place, hasMoved });

  it('says why selected blocks cannot go somewhere', () => {
    const offers = offersOf(asked());
    expect(offers.obstacleTo(at('c-legio-7', 'genua'), 'antioch')).toEqual({
      rule: '6.1',
      text: 'Antioch is not next to Genua.',
    });
    expect(offers.obstacleTo(at('c-legio-7', 'genua'), 'rome')).toBeNull();
  });

  it('says why a block cannot act: its own reason when it has moved, else that of its place', () => {
    const moved = position().group('caesar', 'genua', ['c-legio-7', 'rome']);
    const offers = offersOf(asked(moved.G));
    expect(offers.obstacleTo(at('c-legio-7', 'rome', true), null)?.text).toBe(
      'Legio 7 has come to fight, and goes no further.',
    );
    const spent = moved.do('caesar', 'group', 'narbo').do('caesar', 'group', 'genua');
    if (spent.command?.moves === 0) {
      expect(offersOf(asked(spent.G)).obstacleTo(at('c-legio-9', 'narbo'), null)?.text).toBe(
        'Narbo: no Move Points are left.',
      );
    }
  });

  it('has nothing to say of the enemy', () => {
    expect(offersOf(asked()).obstacleTo({ id: 'token', place: 'rome', hasMoved: false }, null)?.text).toBe(
      'Rome: none of your blocks is there.',
    );
  });
});
