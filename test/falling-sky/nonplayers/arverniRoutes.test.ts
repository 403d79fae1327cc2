import { describe, expect, test } from 'vitest';
import { type Order, orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms, UNLIMITED } from '../../../games/falling-sky/commands/terms';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { reservedFor } from '../../../games/falling-sky/nonplayers/arverni/funds';
import { groupOf, Origins, routesFrom } from '../../../games/falling-sky/nonplayers/arverni/routes';
import { type Position, stateOf } from '../table';
import { unheld } from './table';

const march = (terms: Partial<Terms> = {}): Order => ({
  ...orderFor('march', 'arverni', 'arverni', FULL),
  terms: { ...FULL, ...terms },
});

describe('8.7.1 where Vercingetorix may March', () => {
  /** Losses on the way from Carnutes over Mandubii into the Aedui Region; undefined where it is not open. */
  const losses = (
    position: Position,
    warbands = 9,
    terms: Partial<Terms> = {},
    leader: 'named' | 'successor' = 'named',
  ) => {
    const pieces = { ...position.pieces, carnutes: { arverni: { leader, troops: warbands } } };
    const G = stateOf({ devastated: ['bituriges'], ...position, pieces });
    return routesFrom(G, march(terms), 'carnutes', warbands).find(({ to }) => to === 'aedui')?.losses;
  };
  const guard = (
    faction: 'romans' | 'arverni' | 'aedui' | 'belgae' | 'germans',
    hidden: number,
  ): Position => ({
    pieces: { mandubii: { [faction]: { troops: hidden } } },
  });

  test('8.7.1 March: three Losses on the way, no more, and no more than he has Warbands', () => {
    expect([losses(guard('romans', 11)), losses(guard('romans', 12))]).toEqual([3, undefined]);
    expect([losses(guard('romans', 6), 2), losses(guard('romans', 6), 1)]).toEqual([2, undefined]);
  });

  test.each(['romans', 'aedui', 'belgae', 'germans'] as const)('8.7.1 March: Harassed by %s', (faction) => {
    expect(losses(guard(faction, 3))).toBe(1);
  });

  test('8.4.2, 8.7.1 March: not by Arverni nor Non-player Belgae, by other Non-players', () => {
    const unplayed = (faction: 'romans' | 'aedui' | 'belgae') => losses(unheld(guard(faction, 3), faction));
    expect(losses(guard('arverni', 3))).toBe(0);
    expect([unplayed('romans'), unplayed('aedui'), unplayed('belgae')]).toEqual([1, 1, 0]);
  });

  test('3.3.2, 8.7.1 March: into a 2nd Region not with a Successor, nor where an Event allows one Region', () => {
    const steps = (count: number) => losses({}, 9, { march: { ...UNLIMITED, steps: count } });
    expect([steps(1), steps(2)]).toEqual([undefined, 0]);
    expect(losses({}, 9, {}, 'successor')).toBeUndefined();
  });
});

describe('8.4.1 which Warbands March', () => {
  test('8.4.1 March: Hidden ones first, Scouted ones last', () => {
    const ready = { hidden: 2, revealed: 2, scouted: 2 };
    expect([1, 3, 5, 9].map((count) => Object.values(groupOf(ready, count)))).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [2, 2, 1],
      [2, 2, 2],
    ]);
  });
});

describe('8.3, 3.1 out of how many Regions', () => {
  const origins = (resources: number, terms: Partial<Terms> = {}, selected: RegionId[] = []) =>
    new Origins(stateOf({ resources: { arverni: resources }, devastated: ['veneti'] }), {
      ...march(terms),
      selected,
    });
  const from = (region: RegionId, to: RegionId) => ({ from: region, way: [to], pieces: {} });

  test('8.3 March: as long as there are Resources, several groups out of an origin for one price', () => {
    const out = origins(1);
    out.add(from('pictones', 'carnutes'));
    expect([out.allows('pictones'), out.allows('carnutes')]).toEqual([true, false]);
    out.add(from('pictones', 'bituriges'));
    expect([origins(1).allows('veneti'), origins(2).allows('veneti')]).toEqual([false, true]);
  });

  test('8.2.3 March: out of as many as the Event allows, those selected already counted', () => {
    const out = origins(9, { most: 2 });
    out.add(from('pictones', 'carnutes'));
    expect(out.allows('carnutes')).toBe(true);
    out.add(from('carnutes', 'veneti'));
    expect([out.allows('arverni'), out.allows('carnutes')]).toEqual([false, true]);
    const begun = origins(9, { most: 2 }, ['sequani']);
    begun.add(from('pictones', 'carnutes'));
    expect(begun.allows('carnutes')).toBe(false);
  });

  test('3.3.2 March: the groups of an origin one after the other', () => {
    const out = origins(9);
    for (const [region, to] of [
      ['pictones', 'carnutes'],
      ['arverni', 'aedui'],
      ['pictones', 'veneti'],
      ['pictones', 'arverni'],
    ] as const)
      out.add(from(region, to));
    expect(out.journeys.map(({ from: region, way }) => `${region} ${way}`)).toEqual([
      'pictones carnutes',
      'pictones veneti',
      'pictones arverni',
      'arverni aedui',
    ]);
  });
});

describe('8.7.1 what Entreat leaves for the Command', () => {
  const G = stateOf({ devastated: ['carnutes'] });
  const plan = { box: '8.7.1', why: '' };

  test('8.7.1 Entreat: what Battles still cost, those under way not', () => {
    const battles = (['carnutes', 'veneti'] as const).map(
      (region) => ({ region, target: 'romans', way: 'battle' }) as const,
    );
    const left = (more: Partial<Order>) =>
      reservedFor(
        G,
        { ...orderFor('battle', 'arverni', 'arverni', FULL), ...more },
        { ...plan, command: 'battle', battles },
      );
    expect([left({}), left({ selected: ['carnutes'] }), left({ terms: { ...FULL, free: true } })]).toEqual([
      3, 1, 0,
    ]);
    expect(left({ selected: ['carnutes'], paid: ['carnutes'] })).toBe(1);
  });

  test('8.7.1 Entreat: what origins of a March still cost, each once', () => {
    const journeys = (['carnutes', 'veneti', 'veneti'] as const).map((region) => ({
      from: region,
      way: [],
      pieces: {},
    }));
    expect(reservedFor(G, march(), { ...plan, command: 'march', journeys })).toBe(3);
    const trains = stateOf({ capabilities: { 8: { text: 'unshaded', holder: 'arverni' } } });
    expect(reservedFor(trains, march(), { ...plan, command: 'march', journeys })).toBe(0);
  });
});
