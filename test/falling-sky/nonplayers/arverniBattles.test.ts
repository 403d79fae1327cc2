import { describe, expect, test } from 'vitest';
import { type Order, orderFor } from '../../../games/falling-sky/commands/order';
import type { Journey, PlannedBattle } from '../../../games/falling-sky/commands/plan';
import { FULL, type Terms } from '../../../games/falling-sky/commands/terms';
import { battlesGranted, battlesUnderThreat } from '../../../games/falling-sky/nonplayers/arverni/battles';
import { marchAway } from '../../../games/falling-sky/nonplayers/arverni/flight';
import { marchToMass } from '../../../games/falling-sky/nonplayers/arverni/mass';
import { regionsUnderThreat } from '../../../games/falling-sky/nonplayers/arverni/threat';
import type { G } from '../../../games/falling-sky/state';
import { Play } from '../../../games/kit/play';
import type { Random } from '../../../games/kit/random';
import { scripted } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';

/** What is planned, whichever of equal candidates chance takes; what it takes first and last where that differs. */
const planned = (position: Position, plan: (G: G, play: Play<G>) => readonly string[]) => {
  const last: Random = {
    ...scripted(),
    Die: (sides) => sides,
    Shuffle: (items) => [...items].reverse(),
  };
  const [first, second] = [scripted(), last].map((chance) => {
    const G = stateOf(position);
    return plan(G, new Play(G, chance));
  });
  return first.join() === second.join() ? first : [first, second];
};

const named = ({ region, target, way }: PlannedBattle) => `${way} ${target} ${region}`;
const order = (terms: Partial<Terms> = {}, more: Partial<Order> = {}): Order => ({
  ...orderFor('battle', 'arverni', 'arverni', FULL),
  ...more,
  terms: { ...FULL, ...terms },
});
const threatened = (position: Position, by: Order = order()) =>
  planned(position, (G, play) => battlesUnderThreat(G, play, by, regionsUnderThreat(G)).map(named));
const granted = (position: Position, terms: Partial<Terms>, more: Partial<Order> = {}) =>
  planned(position, (G, play) => battlesGranted(G, play, order(terms, more)).map(named));

const his = (revealed: number) => ({ leader: 'named' as const, revealed });
const arverni = (revealed: number) => ({ arverni: { revealed } });

describe('8.7.1 which Battles the Arverni plan', () => {
  test('8.7.1 Battle: more Losses than they suffer, not as many', () => {
    const against = (aedui: number) =>
      threatened({ pieces: { carnutes: { ...arverni(10), aedui: { revealed: aedui } } } });
    expect([against(14), against(15)]).toEqual([['battle aedui carnutes'], []]);
  });

  test('8.7.1 Battle: none whose Losses the enemy could escape by Retreat, but for an Ambush', () => {
    const battles = (own: object, next: Position['pieces']) =>
      threatened({
        pieces: {
          carnutes: { arverni: his(8), aedui: { troops: 4 } },
          mandubii: { arverni: own, aedui: { revealed: 1 } },
          ...next,
        },
      });
    const refuge = { treveri: { aedui: { troops: 1 } } };
    expect(battles({ revealed: 3 }, {})).toContain('battle aedui mandubii');
    expect(battles({ revealed: 3 }, refuge)).not.toContain('battle aedui mandubii');
    expect(battles({ revealed: 4 }, refuge)).toContain('battle aedui mandubii');
    const ambushing = threatened({
      pieces: {
        carnutes: { arverni: { leader: 'named', hidden: 8 }, aedui: { revealed: 4 } },
        mandubii: { arverni: { hidden: 3 }, aedui: { revealed: 1 } },
        bituriges: { aedui: { troops: 1 } },
      },
    });
    expect(ambushing).toEqual(['ambush aedui carnutes', 'ambush aedui mandubii']);
  });

  test('8.7.1 Battle: elsewhere, too, where no threat to Warbands alone is worth it', () => {
    const veneti = { ...arverni(4), romans: { troops: 1 } };
    const against = (aedui: number) =>
      threatened({ pieces: { carnutes: { ...arverni(10), aedui: { revealed: aedui } }, veneti } });
    expect(against(14)).toEqual(['battle aedui carnutes', 'battle romans veneti']);
    expect(against(15)).toEqual(['battle romans veneti']);
  });

  test('8.7.1 Battle: as many as there are Resources for, two for a Devastated Region', () => {
    const pieces = {
      carnutes: { arverni: his(8), aedui: { troops: 4 } },
      veneti: { ...arverni(4), romans: { troops: 1 } },
      pictones: { ...arverni(4), romans: { troops: 1 } },
    };
    const paid = (resources: number, devastated: Position['devastated'] = []) =>
      threatened({ pieces, devastated, resources: { arverni: resources } });
    expect(paid(1)).toEqual(['battle aedui carnutes']);
    expect(paid(2, ['veneti'])).toEqual(['battle aedui carnutes', 'battle romans pictones']);
  });

  test('8.7.1 Battle: without Vercingetorix Caesar is fought by fewer, too', () => {
    const romans = { leader: 'named' as const, legions: 4, troops: 2 };
    expect(threatened({ pieces: { carnutes: { ...arverni(10), romans } } })).toEqual([
      'battle romans carnutes',
    ]);
    expect(threatened({ pieces: { carnutes: { arverni: his(10), romans } } })).toEqual([]);
  });

  test('8.7.1 Battle: one that only Ambush makes worth it, not where Caesar may hold by his die', () => {
    const hidden = { leader: 'named' as const, hidden: 3 };
    const auxilia = { pieces: { carnutes: { arverni: hidden, romans: { revealed: 6 } } } };
    expect(threatened(auxilia)).toEqual(['ambush romans carnutes']);
    const caesar = { leader: 'named' as const, revealed: 16 };
    const many = { arverni: { leader: 'successor' as const, hidden: 10 }, romans: caesar };
    expect(threatened({ pieces: { carnutes: many } })).toEqual([]);
    expect(threatened({ pieces: { carnutes: { ...many, aedui: { revealed: 18 } } } })).toEqual([
      'ambush aedui carnutes',
    ]);
  });

  test('8.7.1 Ambush: the first Battle decides for the others', () => {
    const pieces = (aedui: { hidden?: number; revealed?: number }) => ({
      carnutes: { arverni: { leader: 'named' as const, hidden: 8 }, aedui },
      veneti: { arverni: { hidden: 9 }, aedui: { revealed: 6 } },
    });
    const at: Position['at'] = { carnutes: 'aedui' };
    expect(threatened({ at, pieces: pieces({ revealed: 1 }) })).toEqual([
      'battle aedui carnutes',
      'battle aedui veneti',
    ]);
    expect(threatened({ at, pieces: pieces({ revealed: 9 }) })).toEqual([
      'ambush aedui carnutes',
      'ambush aedui veneti',
    ]);
  });

  test('8.7.1 Ambush: without Devastation, which goes with Battles that are none, whatever it would make possible', () => {
    const led = { leader: 'named' as const };
    const ambushed = { arverni: { ...led, hidden: 8 }, aedui: { revealed: 8 } };
    expect(threatened({ pieces: { carnutes: ambushed } })).toEqual(['ambush aedui carnutes']);
    const fought = { arverni: { ...led, hidden: 3, revealed: 4 }, aedui: { hidden: 3 } };
    const at: Position['at'] = { carnutes: 'aedui', bituriges: 'aedui' };
    expect(threatened({ at, pieces: { carnutes: fought } })).toEqual(['battle aedui carnutes']);
    const fewer = { arverni: { ...led, hidden: 3, revealed: 3 }, aedui: { hidden: 2 } };
    expect(threatened({ at, pieces: { carnutes: fewer } })).toEqual(['ambush aedui carnutes']);
  });

  test('8.2.3 Battle: that of Vercingetorix first, no more than the Event allows, against whom it allows', () => {
    const foes = { romans: { troops: 1 }, aedui: { troops: 1 } };
    const pieces = { veneti: { arverni: his(6), ...foes }, nervii: { ...arverni(6), ...foes } };
    expect(granted({ pieces }, {})).toEqual(['battle romans veneti', 'battle romans nervii']);
    expect(granted({ pieces }, { most: 1 })).toEqual(['battle romans veneti']);
    expect(granted({ pieces }, { most: 2 }, { selected: ['treveri'] })).toEqual(['battle romans veneti']);
    expect(granted({ pieces }, { against: ['aedui'] })).toEqual([
      'battle aedui veneti',
      'battle aedui nervii',
    ]);
  });
});

describe('8.7.1, 8.7.6 who Marches with the Leader', () => {
  const march = orderFor('march', 'arverni', 'arverni', FULL);
  const group = ({ from, way, pieces: { leader, hidden = 0 } }: Journey) =>
    [...(leader ? ['he'] : []), hidden, from, ...way].join(' ');
  const massed = (pieces: Position['pieces'], more: Position = {}) =>
    planned({ pieces, ...more }, (G, play) => marchToMass(G, play, march).map(group));

  test.each(['romans', 'aedui', 'belgae', 'germans'] as const)(
    '8.7.6 March to mass: Control is added against all others, %s among them',
    (other) => {
      const bituriges = {
        romans: { legions: 5 },
        aedui: {},
        [other]: { troops: 2, legions: other === 'romans' ? 5 : 0 },
      };
      const to = (troops: number) =>
        massed({ pictones: { arverni: { leader: 'successor', troops } }, bituriges });
      expect(to(7)).toEqual(['he 7 pictones bituriges']);
      expect(to(6)).not.toContain('he 6 pictones bituriges');
    },
  );

  test('8.7.6 March to mass: where the most Arverni come together, those who are there counted', () => {
    const pieces = {
      arverni: { arverni: { leader: 'successor' as const, troops: 3 } },
      bituriges: { arverni: { troops: 2 } },
      provincia: { arverni: { troops: 9 } },
      mandubii: { romans: { legions: 9 } },
      sequani: { romans: { legions: 9 } },
    };
    expect(massed(pieces, { at: { helvii: 'arverni' } })).toEqual(['he 2 arverni provincia']);
  });

  test('8.7.6 March to mass: by the shortest way, if there are Resources for his Region', () => {
    const pieces = { pictones: { arverni: his(9) }, bituriges: { romans: { legions: 1 } } };
    expect(massed(pieces, { resources: { arverni: 1 } })).toEqual(['he 9 pictones bituriges']);
    expect(massed(pieces, { resources: { arverni: 1 }, devastated: ['pictones'] })).toEqual([]);
  });

  test('8.3.4, 8.7.6 March to mass: of groups as large, with Resources for one, any', () => {
    const pieces = {
      pictones: { arverni: his(9) },
      carnutes: { arverni: { troops: 2 } },
      arverni: { arverni: { troops: 2 } },
      bituriges: { romans: { legions: 1 } },
    };
    expect(massed(pieces, { resources: { arverni: 2 } })).toEqual([
      ['he 9 pictones bituriges', '2 carnutes bituriges'],
      ['he 9 pictones bituriges', '2 arverni bituriges'],
    ]);
  });

  test('8.3.4, 8.7.1 March: of groups as large, with Resources for one, any', () => {
    const pieces = {
      carnutes: { arverni: his(4), romans: { legions: 6 } },
      pictones: { arverni: { troops: 12 } },
      aedui: { arverni: { troops: 3 } },
      provincia: { arverni: { troops: 3 } },
    };
    const away = planned({ pieces, resources: { arverni: 2 } }, (G, play) =>
      marchAway(G, play, march).map(({ from }) => from),
    );
    expect(away).toEqual([
      ['carnutes', 'aedui'],
      ['carnutes', 'provincia'],
    ]);
  });

  test('8.7.1 March: out of Regions that cost less first, of these out of those with most Warbands', () => {
    const pieces = {
      carnutes: { arverni: his(4), romans: { legions: 6 } },
      pictones: { arverni: { troops: 12 } },
      aedui: { arverni: { troops: 2 } },
      sequani: { arverni: { troops: 4 } },
      provincia: { arverni: { troops: 9 } },
    };
    const away = (resources: number) =>
      planned({ pieces, devastated: ['provincia'], resources: { arverni: resources } }, (G, play) =>
        marchAway(G, play, march).map(({ from }) => from),
      );
    expect(away(2)).toEqual(['carnutes', 'sequani']);
    expect(away(5)).toEqual(['carnutes', 'sequani', 'aedui', 'provincia']);
  });

  test('8.7.1 March: Vercingetorix goes into a 2nd Region only where more Arverni are than next to him', () => {
    const goal = (far: number) =>
      planned(
        {
          pieces: {
            carnutes: { arverni: his(4), romans: { legions: 6 } },
            mandubii: { arverni: { troops: 3 } },
            arverni: { arverni: { troops: far } },
          },
        },
        (G, play) =>
          marchAway(G, play, march)
            .map(({ way }) => `${way.at(-1)}`)
            .slice(0, 1),
      );
    expect([goal(3), goal(4)]).toEqual([['mandubii'], ['arverni']]);
  });

  test('8.7.1, 8.7.6 March to mass: into a 2nd Region only where no Region next to him serves as well', () => {
    const legion = { romans: { legions: 1 } };
    const pieces = { pictones: { arverni: his(9) }, mandubii: legion, bituriges: legion };
    expect(massed(pieces)).toEqual(['he 9 pictones bituriges']);
  });

  test('8.7.6 March to mass: next to a Legion where those who come with him make the most', () => {
    const pieces = {
      pictones: { arverni: { leader: 'successor' as const, troops: 3 } },
      bituriges: { arverni: { troops: 3 } },
      veneti: { arverni: { troops: 6 } },
      mandubii: { romans: { legions: 12 } },
    };
    expect(massed(pieces)).toEqual(['he 2 pictones carnutes', '5 veneti carnutes', '2 bituriges carnutes']);
  });

  test('8.7.1, 8.7.6 March to mass: next to a Legion, into a 2nd Region only where more come together there', () => {
    const pieces = { pictones: { arverni: his(3) }, treveri: { romans: { legions: 12 } } };
    const veneti = { romans: { legions: 12 } };
    expect(massed({ ...pieces, veneti })).toEqual(['he 2 pictones carnutes']);
  });

  test('8.7.6 March to mass: not to Caesar with just twice his mobile pieces', () => {
    const to = (legions: number) =>
      massed({
        pictones: { arverni: his(9) },
        bituriges: { romans: { leader: 'named' as const, legions } },
      }).flat();
    expect(to(3)).toEqual(['he 9 pictones bituriges']);
    expect(to(4)).not.toContain('he 9 pictones bituriges');
  });

  test('8.7.1 March: those out of one dear Region rather than fewer out of others', () => {
    const pieces = {
      carnutes: { arverni: his(4), romans: { legions: 6 } },
      pictones: { arverni: { troops: 12 } },
      aedui: { arverni: { troops: 2 } },
      sequani: { arverni: { troops: 4 } },
      provincia: { arverni: { troops: 9 } },
    };
    const away = (more: Position) =>
      planned({ pieces, ...more }, (G, play) => marchAway(G, play, march).map(({ from }) => from));
    expect(away({ resources: { arverni: 3 }, devastated: ['provincia'] })).toEqual(['carnutes', 'provincia']);
  });

  test('8.7.6 March to mass: those out of two Regions rather than fewer out of a dear one', () => {
    const pieces = {
      pictones: { arverni: his(9) },
      carnutes: { arverni: { troops: 4 } },
      mandubii: { arverni: { troops: 3 } },
      arverni: { arverni: { troops: 5 } },
      bituriges: { romans: { legions: 1 } },
    };
    expect(massed(pieces, { resources: { arverni: 3 }, devastated: ['arverni'] })).toEqual([
      'he 9 pictones bituriges',
      '4 carnutes bituriges',
      '3 mandubii bituriges',
    ]);
  });
});
