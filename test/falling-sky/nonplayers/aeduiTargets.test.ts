import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { nextBattle } from '../../../games/falling-sky/nonplayers/aedui/battle';
import type { G } from '../../../games/falling-sky/state';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';
import { unheld } from './table';

/** Returns whom the Aedui Battle next, where chance takes the first of equals and where it takes the last. */
function targets(position: Position, ...selected: RegionId[]): unknown[] {
  const G: G = stateOf(unheld(position, 'aedui'));
  const order = { ...orderFor('battle', 'aedui', 'aedui', FULL), selected };
  return [1, Number.POSITIVE_INFINITY].map((which) => {
    const play = new Play(G, { ...scripted(), Die: (sides) => Math.min(which, sides) });
    const battle = nextBattle({ G, play }, order);
    return battle === null ? null : [battle.region, battle.target, battle.way].join(' ');
  });
}

describe('8.6.2, 8.4.1 whom the Aedui Battle in a Region', () => {
  const six = { aedui: { revealed: 6 } };
  const either = (battle: string | null) => [battle, battle];

  test('8.6.2, 8.4.1 a Leader, then a Legion, a Citadel, an Ally, whosesoever', () => {
    const allied: Position['at'] = { mandubii: 'citadel belgae', senones: 'arverni' };
    expect(targets({ pieces: { mandubii: six }, at: allied })).toEqual(either('mandubii belgae battle'));
    const first = { sequani: 'aedui', helvetii: 'aedui', bituriges: 'aedui', lingones: 'aedui' };
    const legion = { mandubii: { ...six, romans: { legions: 1 } } };
    expect(targets({ pieces: legion, at: { ...allied, ...first } })).toEqual(
      either('mandubii romans battle'),
    );
    const led = { mandubii: { ...legion.mandubii, belgae: { leader: 'successor' as const } } };
    expect(targets({ pieces: led, at: { ...first, senones: 'arverni' } })).toEqual(
      either('mandubii belgae battle'),
    );
  });

  test('8.6.2, 8.4.1 of equals Arverni before Belgae before Germans before Romans', () => {
    const foes = (nervii: string, eburones: string) =>
      targets({ pieces: { nervii: six }, at: { nervii, eburones, sequani: 'aedui', helvetii: 'aedui' } });
    expect(foes('belgae', 'arverni')).toEqual(either('nervii arverni battle'));
    expect(foes('germans', 'belgae')).toEqual(either('nervii belgae battle'));
    expect(foes('romans', 'germans')).toEqual(either('nervii germans battle'));
  });

  test('8.6.2 first what only an Ambush makes sure of, in its Region no other enemy', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { revealed: 2 } },
      nervii: { aedui: { troops: 2 }, belgae: { leader: 'successor' } },
      ubii: { aedui: { revealed: 2 } },
    };
    const at: Position['at'] = { treveri: 'arverni', ubii: 'germans', morini: 'belgae', nervii: 'arverni' };
    expect(targets({ pieces, at })).toEqual(either('nervii belgae ambush'));
  });

  test('8.3.4, 8.4.1 a Region by chance, there the enemy who comes first', () => {
    const pieces = { treveri: six, ubii: six };
    expect([...targets({ pieces, at: { treveri: 'arverni', ubii: 'germans' } })].sort()).toEqual([
      'treveri arverni battle',
      'ubii germans battle',
    ]);
  });

  test('8.6.2 what is sure to pay only once another Battle has been fought', () => {
    const pieces: Position['pieces'] = { sequani: { aedui: { revealed: 4 }, arverni: { revealed: 6 } } };
    expect(targets({ pieces })).toEqual(either(null));
    expect(targets({ pieces }, 'treveri')).toEqual(either('sequani arverni battle'));
    const allied = { nervii: { aedui: { revealed: 8 }, arverni: { revealed: 5 }, belgae: { revealed: 5 } } };
    expect(targets({ pieces: allied, at: { nervii: 'belgae' } }, 'treveri')).toEqual(
      either('nervii belgae battle'),
    );
    const strikes = { ...pieces, nervii: six };
    expect(targets({ pieces: strikes, at: { nervii: 'belgae' } }, 'treveri')).toEqual(
      either('nervii belgae battle'),
    );
  });

  test('8.4.4 none in Frost by which a player could win, should the Defender Retreat or stand', () => {
    const at: Position['at'] = {
      ...{ morini: 'belgae', menapii: 'belgae', eburones: 'belgae', nervii: 'belgae', atrebates: 'belgae' },
      ...{ bellovaci: 'belgae', remi: 'arverni', sugambri: 'germans', ubii: 'germans', carnutes: 'arverni' },
      ...{ aulerci: 'arverni', mandubii: 'aedui', senones: 'aedui', lingones: 'aedui', treveri: 'belgae' },
    };
    const foes = (belgae: number, deck: Position['deck']) =>
      targets(
        { at, deck, pieces: { treveri: { aedui: { revealed: 8 }, belgae: { revealed: belgae } } } },
        'morini',
      );
    expect(foes(4, [])).toEqual(either('treveri belgae battle'));
    expect(foes(4, ['winter'])).toEqual(either(null));
  });

  test('8.4.4 in Frost it counts what falls on who stands, and on Germans nothing else', () => {
    const at: Position['at'] = {
      ...{ morini: 'belgae', menapii: 'belgae', eburones: 'belgae', nervii: 'belgae', atrebates: 'belgae' },
      ...{ bellovaci: 'belgae', remi: 'arverni', sugambri: 'germans', ubii: 'germans', carnutes: 'arverni' },
      ...{ aulerci: 'arverni', mandubii: 'aedui', senones: 'aedui', lingones: 'aedui' },
    };
    const germans = { treveri: { aedui: { revealed: 8 }, germans: { revealed: 4 } } };
    expect(
      targets({ at: { ...at, treveri: 'germans' }, deck: ['winter'], pieces: germans }, 'morini'),
    ).toEqual(either('treveri germans battle'));
    const two = (deck: Position['deck']) =>
      targets(
        {
          at: { ...at, sequani: 'belgae', helvetii: 'belgae' },
          deck,
          pieces: {
            sequani: { aedui: { revealed: 6 }, belgae: { revealed: 1 } },
            treveri: { belgae: { revealed: 2 } },
          },
        },
        'morini',
      );
    expect(two([])).toEqual(either('sequani belgae battle'));
    expect(two(['winter'])).toEqual(either(null));
  });
});

describe('8.6.2 Battles that pay', () => {
  const either = (battle: string | null) => [battle, battle];

  test('8.6.2 not first where Warbands alone are lost, all of them', () => {
    const pieces: Position['pieces'] = { nervii: { aedui: { revealed: 12 }, arverni: { revealed: 2 } } };
    expect(targets({ pieces })).toEqual(either(null));
  });

  test('8.6.2 no Ambush of Germans for their Retreat, as they never do', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 4 }, germans: { revealed: 1 } },
      sequani: { romans: { troops: 1 } },
    };
    expect(targets({ pieces, at: { treveri: 'germans' } })).toEqual(either('treveri germans battle'));
  });

  test('8.6.2 not where nobody takes a Loss', () => {
    const pieces: Position['pieces'] = { nervii: { aedui: { revealed: 1 }, arverni: { revealed: 1 } } };
    expect(targets({ pieces }, 'treveri')).toEqual(either(null));
  });

  test('8.6.2 Ambush where a Citadel could absorb by dice what those who Retreat would lose by a stand', () => {
    const at: Position['at'] = { mandubii: 'citadel belgae' };
    const pieces: Position['pieces'] = { mandubii: { aedui: { troops: 4 }, belgae: { revealed: 1 } } };
    expect(targets({ pieces, at }, 'nervii')).toEqual(either('mandubii belgae battle'));
    const beside: Position['pieces'] = { ...pieces, treveri: { belgae: { revealed: 2 } } };
    expect(targets({ pieces: beside, at }, 'nervii')).toEqual(either('mandubii belgae ambush'));
  });

  test('8.6.2, 4.3.3 Caesar may hold against an Ambush, his Successor may not', () => {
    const against = (leader: 'named' | 'successor') =>
      targets(
        {
          pieces: { treveri: { aedui: { troops: 6 }, romans: { leader, revealed: 10 } } },
          at: { sequani: 'aedui', helvetii: 'aedui', bituriges: 'aedui', lingones: 'aedui' },
        },
        'nervii',
      );
    expect(against('successor')).toEqual(either('treveri romans ambush'));
    expect(against('named')).toEqual(either(null));
  });
});
