import { expect, test } from 'vitest';
import { poolOf } from '../../games/falling-sky/components/box';
import { CARDS } from '../../games/falling-sky/components/cards';
import { PLAYERS } from '../../games/falling-sky/components/factions';
import { REGIONS, type RegionId } from '../../games/falling-sky/components/map';
import { textsFor } from '../../games/falling-sky/events/start';
import { placesForCitadel } from '../../games/falling-sky/pieces/tribes';
import {
  adjacentTo,
  allTribes,
  borderBetween,
  groupOf,
  isHome,
  regionsOf,
  tribesIn,
} from '../../games/falling-sky/places';
import { legionsOffMap } from '../../games/falling-sky/senate';
import { belgicScore, marginOf, otherMostAllies, romanScore } from '../../games/falling-sky/victory';
import { viewOf } from '../../games/falling-sky/view';
import { stateOf } from './table';

const G = stateOf();
const inGroup = (group: string) => regionsOf(G).filter((region) => groupOf(region) === group);

test('1.3, 1.3.1 sixteen Regions in groups, with a home for each Faction; Cisalpina is none', () => {
  expect(regionsOf(G)).toHaveLength(16);
  expect(regionsOf(G)).not.toContain('cisalpina');
  expect(inGroup('Belgica')).toEqual(['morini', 'nervii', 'atrebates']);
  expect(inGroup('Germania')).toEqual(['sugambri', 'ubii']);
  expect(inGroup('Celtica')).toHaveLength(9);
  const homesOf = (faction: Parameters<typeof isHome>[2]) =>
    regionsOf(G).filter((region) => isHome(G, region, faction));
  expect(homesOf('romans')).toEqual(['provincia']);
  expect(homesOf('arverni')).toEqual(['arverni']);
  expect(homesOf('aedui')).toEqual(['aedui']);
  expect(homesOf('belgae')).toEqual(inGroup('Belgica'));
  expect(homesOf('germans')).toEqual(inGroup('Germania'));
});

test('1.3.2 thirty Tribes, one to three in a Region, and one more with the Colony', () => {
  expect(allTribes(G)).toHaveLength(30);
  for (const region of regionsOf(G)) expect([1, 2, 3]).toContain(tribesIn(G, region).length);
  expect(allTribes(stateOf({ colony: 'treveri' }))).toHaveLength(31);
});

test('1.3.3 six Cities, and only there an Ally can become a Citadel', () => {
  const cities = REGIONS.flatMap(({ tribes }) => tribes.flatMap(({ city }) => city ?? []));
  expect([...cities].sort()).toEqual(['Alesia', 'Avaricum', 'Bibracte', 'Cenabum', 'Gergovia', 'Vesontio']);
  const allied = stateOf({ at: { mandubii: 'arverni', senones: 'arverni' } });
  expect(placesForCitadel(allied, 'mandubii', 'arverni')).toEqual(['mandubii']);
});

test('1.3.4 Britannia is adjacent to the three coasts across from it, by sea', () => {
  const coasts: RegionId[] = ['morini', 'atrebates', 'veneti'];
  expect(adjacentTo(G, 'britannia')).toEqual(coasts);
  for (const coast of coasts) expect(borderBetween(G, 'britannia', coast)).toBe('coastal');
});

test('1.3.5 the Rhenus parts Germania from Gaul, the Morini included', () => {
  for (const region of inGroup('Germania')) {
    for (const other of adjacentTo(G, region))
      expect(borderBetween(G, region, other)).toBe(groupOf(other) === 'Germania' ? 'land' : 'rhenus');
  }
  expect(borderBetween(G, 'morini', 'sugambri')).toBe('rhenus');
});

test('1.4 the pieces of each Faction', () => {
  expect(poolOf(G, 'romans')).toMatchObject({
    leader: 1,
    legions: 12,
    troops: 20,
    forts: 6,
    allies: 6,
    citadels: 0,
  });
  expect(poolOf(G, 'arverni')).toMatchObject({ leader: 1, troops: 35, allies: 10, citadels: 3 });
  expect(poolOf(G, 'aedui')).toMatchObject({ leader: 0, troops: 20, allies: 6, citadels: 2 });
  expect(poolOf(G, 'belgae')).toMatchObject({ leader: 1, troops: 25, allies: 10, citadels: 1 });
  expect(poolOf(G, 'germans')).toMatchObject({ leader: 0, troops: 15, allies: 6, citadels: 0 });
});

test('1.9 what is counted for victory', () => {
  const position = stateOf({
    pieces: { morini: { belgae: { troops: 3 } }, aedui: { romans: { legions: 5 } } },
    at: {
      menapii: 'belgae',
      morini: 'dispersed',
      aedui: 'citadel aedui',
      helvii: 'romans',
      treveri: 'germans',
    },
  });
  expect(romanScore(position)).toBe(27);
  expect(belgicScore(position)).toBe(2);
  expect(legionsOffMap(position)).toBe(7);
  expect(otherMostAllies(position)).toBe(1);
});

test('1.9 example: three Aedui Allies and Citadels against five of the Faction with the most', () => {
  const position = stateOf({
    at: {
      aedui: 'citadel aedui',
      bituriges: 'aedui',
      lingones: 'aedui',
      ...{ arverni: 'citadel arverni', carnutes: 'citadel arverni', senones: 'arverni' },
      ...{ cadurci: 'arverni', volcae: 'arverni', morini: 'belgae' },
    },
  });
  expect(otherMostAllies(position)).toBe(5);
  expect(marginOf(position, 'aedui')).toBe(-2);
});

test('2.2 the next card and the number of those below it are known to all, and no more', () => {
  const position = stateOf({ deck: [7, 8, 'winter'] });
  position.stack = [{ step: 'game', sides: [] }];
  const seen = viewOf(position, ['romans']);
  expect([seen.played, seen.next, seen.secret.deck]).toEqual([[1], 7, ['unknown', 'unknown']]);
});

test('2.2, 5.1 who has looked at cards of the deck sees them and nobody else, until the game is over', () => {
  const position = stateOf({ deck: [7, 8, 'winter'] });
  position.secret.looked = { romans: [8], belgae: [8, 'winter'] };
  position.stack = [{ step: 'game', sides: [] }];
  expect(viewOf(position, ['romans', 'aedui']).secret).toEqual({
    deck: ['unknown', 'unknown'],
    looked: { romans: [8] },
  });
  expect(viewOf(position, []).secret.looked).toEqual({});
  position.stack = [];
  expect(viewOf(position, []).secret.deck).toEqual([8, 'winter']);
});

test('2.3.1 all Factions begin Eligible', () => {
  for (const faction of PLAYERS) expect(G.eligibility[faction].now).toBe(true);
});

test('5.2 whoever executes an Event may choose either of its texts', () => {
  for (const { number, texts } of CARDS)
    for (const faction of PLAYERS) expect([...textsFor(G, number, faction)]).toEqual([...texts]);
});
