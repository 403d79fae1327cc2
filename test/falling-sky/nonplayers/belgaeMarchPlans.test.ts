import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms, UNLIMITED } from '../../../games/falling-sky/commands/terms';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { spreadOf } from '../../../games/falling-sky/nonplayers/belgae/march';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';

/** Returns the marches that are planned where chance takes the first of equals: from, to, and how many Warbands, or the Leader. */
const planned = (position: Position, terms: Partial<Terms> = {}, selected: RegionId[] = []) => {
  const G = stateOf(position);
  const order = { ...orderFor('march', 'belgae', 'belgae', { ...FULL, ...terms }), selected };
  return spreadOf(G, new Play(G, scripted()), order).map(({ from, way, pieces }) =>
    [from, way[0], pieces.leader ? 'Leader' : (pieces.hidden ?? 0) + (pieces.revealed ?? 0)].join(' '),
  );
};

const held = { germans: { revealed: 9 } };
const few = (revealed: number) => ({ germans: { revealed } });
const belgae = (troops: number) => ({ belgae: { troops } });
const led = (troops: number) => ({ belgae: { leader: 'named' as const, troops } });

describe('8.5.5, 8.2.3 what an Event limits', () => {
  const position: Position = {
    pieces: {
      treveri: belgae(5),
      mandubii: { belgae: { troops: 4 }, germans: { revealed: 4 } },
      sequani: held,
      aedui: held,
      bituriges: held,
      carnutes: held,
      nervii: held,
      sugambri: held,
      ubii: held,
      veneti: led(0),
    },
  };

  test('8.5.5, 8.2.3 how many Regions they March out of, those selected before included', () => {
    const one = ['treveri atrebates 4'];
    expect(planned(position)).toEqual([...one, 'mandubii atrebates 3', 'veneti atrebates Leader']);
    expect(planned(position, { most: 2 })).toEqual([...one, 'mandubii atrebates 3']);
    expect(planned(position, { most: 1 })).toEqual(one);
    expect(planned(position, { most: 2 }, ['pictones'])).toEqual(one);
    expect(planned(position, { most: 1 }, ['pictones'])).toEqual([]);
  });

  test('8.5.5, 8.2.3 the Leader goes out of a Region that is an origin already', () => {
    const pieces = { ...position.pieces, veneti: {}, treveri: led(5) };
    expect(planned({ pieces }, { most: 1 })).toEqual(['treveri atrebates 4', 'treveri atrebates Leader']);
  });

  test('8.5.5, 8.2.3 how many groups and pieces March', () => {
    const march = (limits: Partial<typeof UNLIMITED>) =>
      planned(position, { march: { ...UNLIMITED, ...limits } });
    expect(march({ groups: 1 })).toEqual(['treveri atrebates 4']);
    expect(march({ groups: 2 })).toEqual(['treveri atrebates 4', 'mandubii atrebates 3']);
    expect(march({ pieces: 3 })).toEqual(['treveri atrebates 3']);
    expect(march({ pieces: 5 })).toEqual(['treveri atrebates 4', 'mandubii atrebates 1']);
    expect(march({ leader: false })).toEqual(['treveri atrebates 4', 'mandubii atrebates 3']);
  });

  test('8.5.5, 8.2.3 what one Region has taken is lost to the second', () => {
    const pieces = { bituriges: belgae(9), pictones: few(2), arverni: held, aedui: held };
    const two = ['bituriges carnutes 1', 'bituriges mandubii 1'];
    const march = (limits: Partial<typeof UNLIMITED>) =>
      planned({ pieces }, { march: { ...UNLIMITED, ...limits } });
    expect(march({})).toEqual(two);
    expect(march({ groups: 1 })).toEqual(two.slice(0, 1));
    expect(march({ pieces: 1 })).toEqual(two.slice(0, 1));
  });
});

describe('8.5.5 what is planned', () => {
  const far = { atrebates: held, pictones: held, veneti: held };

  test('8.5.5 March: what the first Region has cost is not there for the second', () => {
    const pieces = { ...far, bituriges: belgae(2), ubii: belgae(3), treveri: few(1), sugambri: held };
    const near = { arverni: held, aedui: held, mandubii: held, sequani: held };
    expect(planned({ pieces: { ...pieces, ...near } })).toEqual(['bituriges carnutes 1', 'ubii treveri 2']);
    const first = ['bituriges carnutes 1'];
    expect(planned({ pieces: { ...pieces, ...near }, resources: { belgae: 1 } })).toEqual(first);
    expect(planned({ pieces: { ...pieces, ...near } }, { most: 1 })).toEqual(first);
  });

  test('8.5.5 March: no Warband twice, however it lies', () => {
    const pieces = {
      ...far,
      bituriges: { belgae: { hidden: 1, scouted: 3 }, germans: { revealed: 9 } },
      carnutes: few(1),
      mandubii: few(1),
      arverni: held,
      aedui: held,
    };
    expect(planned({ pieces })).toEqual(['bituriges carnutes 2']);
  });

  test('8.5.5 March: for the second Region out of where they March already, be more elsewhere', () => {
    const pieces = {
      ...far,
      arverni: held,
      aedui: held,
      treveri: held,
      ubii: held,
      provincia: held,
      bituriges: belgae(6),
      sequani: { belgae: { troops: 20 }, germans: { revealed: 20 } },
      mandubii: few(1),
    };
    expect(planned({ pieces })).toEqual(['bituriges carnutes 1', 'bituriges mandubii 2']);
  });
});

describe('8.5.5 where the Leader goes', () => {
  const veneti = { pictones: held, britannia: held, carnutes: held };
  const atrebates = { nervii: held, morini: held, mandubii: held };

  test('8.5.5 March: he joins fewer than four, if they are more than those he is with', () => {
    const pieces = { ...veneti, ...atrebates, treveri: belgae(4), sugambri: held, ubii: held, sequani: held };
    expect(planned({ pieces: { ...pieces, veneti: led(1) } })).toEqual([
      'treveri atrebates 3',
      'veneti atrebates Leader',
    ]);
  });

  test('8.5.5 March: he counts for neither', () => {
    const pieces = { ...veneti, ...atrebates, treveri: belgae(4), sugambri: held, ubii: held, sequani: held };
    const beside = (troops: number) =>
      planned({ pieces: { ...pieces, veneti: { ...led(troops), germans: { revealed: troops } } } });
    expect(beside(2)).toEqual(['treveri atrebates 3', 'veneti atrebates Leader']);
    expect(beside(3)).toEqual(['treveri atrebates 3']);
  });

  test('8.5.5 March: he joins those who have come there, be others as many elsewhere', () => {
    const pieces = {
      ...veneti,
      ...atrebates,
      bituriges: held,
      arverni: held,
      pictones: { belgae: { troops: 4 }, germans: { revealed: 9 } },
      treveri: belgae(5),
      sugambri: held,
      ubii: held,
      sequani: held,
      veneti: led(1),
    };
    expect(planned({ pieces })).toEqual(['treveri atrebates 4', 'veneti atrebates Leader']);
  });

  test('8.5.5 March: of the two Regions entered he goes to that with more Belgae', () => {
    const pieces = {
      ...{ morini: held, nervii: held, treveri: held, veneti: held, britannia: held },
      ...{ pictones: held, arverni: held, aedui: held, sequani: held },
      atrebates: belgae(9),
      bituriges: led(1),
      carnutes: few(1),
      mandubii: few(2),
    };
    expect(planned({ pieces })).toEqual([
      'atrebates carnutes 2',
      'atrebates mandubii 3',
      'bituriges mandubii Leader',
    ]);
  });

  test('8.5.5 March: with fewer than four left to him he goes to where four are', () => {
    const pieces = {
      bituriges: led(5),
      carnutes: few(1),
      arverni: { belgae: { troops: 4 }, germans: { revealed: 9 } },
      aedui: held,
      mandubii: held,
      pictones: held,
      provincia: held,
      atrebates: held,
    };
    expect(planned({ pieces })).toEqual(['bituriges carnutes 2', 'bituriges arverni Leader']);
    const more = { ...pieces, bituriges: led(6) };
    expect(planned({ pieces: more })).toEqual(['bituriges carnutes 2']);
  });

  test('8.5.5 March: not where card 4 holds him', () => {
    const pieces = { ...veneti, ...atrebates, treveri: belgae(5), sugambri: held, ubii: held, sequani: held };
    const circumvallation = {
      region: 'veneti' as const,
      faction: 'belgae' as const,
      troops: 1,
      leader: true,
    };
    expect(planned({ pieces: { ...pieces, veneti: led(1) }, circumvallation })).toEqual([
      'treveri atrebates 4',
    ]);
  });
});
