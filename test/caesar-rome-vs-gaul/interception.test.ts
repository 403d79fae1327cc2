import { describe, expect, it } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { FrameAt } from '../../games/kit/frame';
import { cardPlayOf, type Position, stateOf, Table } from './table';

type Entry = FrameAt<G, 'entry'>;

/** A group enters a space, with a card play below it. */
function enter(
  position: Position,
  entry: Partial<Entry> & Pick<Entry, 'commander' | 'group' | 'from' | 'to'>,
) {
  const side = entry.side ?? 'roman';
  const frame: Entry = { step: 'entry', sides: [], side, via: 'path', noInterception: false, ...entry };
  return new Table({ ...stateOf(position), stack: [cardPlayOf(side), frame] });
}

describe('Interception (12.1)', () => {
  it('12.1.2 an Interception of nine or more puts the stack into the space first', () => {
    const table = enter(
      { at: { bibrax: 'caesar VII VIII', augustomagus: 'suessiones' } },
      { commander: 'caesar', group: ['caesar', 'VII', 'VIII'], from: 'bibrax', to: 'noviodunum-suessionum' },
    ).start();
    expect(table.legal('gallic', 'intercept')).toEqual(['augustomagus']);
    table.dice(4, 4).do('gallic', 'intercept', 'augustomagus');
    expect(table.at('noviodunum-suessionum')).toBe('suessiones');
    expect(table.step).toBe('backUp');
    table.dice(3, 4, 3, 4).do('roman', 'goOn');
    expect(table.at('noviodunum-suessionum')).toBe('caesar VII VIII suessiones');
    expect(table.step).toBe('reroll');
  });
});
