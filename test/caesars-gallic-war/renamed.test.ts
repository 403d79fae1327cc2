/* Whatever is asked, offered, explained and told is called as in the set of components that a match is played with. */
import { expect, test } from 'vitest';
import { defaultComponents, gameWith, rulebook } from '../../games/caesars-gallic-war';
import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { loadComponents } from '../../games/caesars-gallic-war/components/load';
import { describePath } from '../../games/caesars-gallic-war/paths';
import type { G } from '../../games/caesars-gallic-war/state';
import { topFrame } from '../../games/kit/frame';
import { journalOf } from '../../games/kit/journal';
import { forgoneBy, labelOf, legalMoves, obstacleTo, promptFor } from '../../games/kit/legality';
import { ownLine } from '../../games/kit/ownLine';
import { sidesDeciding } from '../../games/kit/seats';
import { Match, playRandomly } from '../../games/testing/match';
import { changed } from './corrected';
import { battle, moving, table, winter } from './table';

const HOME = 'transalpine-gaul';

/** The names of our set that no rule names. */
const OURS = [
  ...defaultComponents.areas
    .map(({ name }) => name)
    .filter((name) => !['Transalpine Gaul', 'Germania', 'Britannia'].includes(name)),
  ...defaultComponents.units.map(({ name }) => name).filter((name) => /^(Legion|German|Roman)/.test(name)),
  ...defaultComponents.events.map(({ name }) => name).filter((name) => name !== 'Massive Revolt'),
];

/** Our set, in which whatever has a name is new. */
const renamed = loadComponents(
  changed((set) => {
    set.id = 'renamed';
    for (const item of [...set.areas, ...set.units, ...set.events]) item.name = `New ${item.name}`;
  }),
);
const Renamed = gameWith(renamed);
const OF_RENAMED = { box: renamed.id };

/** Games that come to every step between them. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Returns whatever may be asked, answered and explained in a state. */
function* wordsIn(G: G): Generator<string> {
  const { rulebook: rules } = Renamed;
  for (const side of sidesDeciding(G)) {
    yield promptFor(rules, G, side)?.text ?? '';
    const { step } = topFrame(G);
    for (const made of legalMoves(rules, G, side)) {
      yield labelOf(rules, G, side, made);
      yield ownLine(rules, { step, ...made }, G) ?? '';
      yield forgoneBy(rules, G, side, made) ?? '';
    }
    for (const move of ['activate', 'move', 'sail'])
      for (const id of [...Object.keys(G.secret[side].blocks), ...AREA_IDS, OFF_MAP])
        for (const more of [[], ['mandubii'], ['germania'], ['britannia'], ['volcae']])
          yield obstacleTo(rules, G, side, { move, args: [id, ...more] })?.text ?? '';
  }
}

test('a match tells of nothing by the names of our set', () => {
  const told = new Set<string>();
  for (const seed of SEEDS) {
    const match = new Match(Renamed, seed);
    let count = 0;
    playRandomly(match, seed, ({ state }) => {
      for (const { lines } of journalOf(state.deltalog ?? [])) for (const { text } of lines) told.add(text);
      if (count++ % 3 === 0) for (const text of wordsIn(state.G)) told.add(text);
    });
  }
  const wrong = [...told].filter((text) =>
    OURS.some((name) => text.replaceAll(`New ${name}`, '').match(`\\b${name}\\b`)),
  );
  expect(wrong).toEqual([]);
  expect([...told].filter((text) => text.includes('New Legion')).length).toBeGreaterThan(20);
});

test('what comes seldom is called as in the set, too', () => {
  const starving = winter(
    { ...OF_RENAMED, supply: 3, roman: { boii: ['boii', 'legion-vii', 'legion-viii'] } },
    3,
  );
  starving.do('roman', 'end');
  expect(starving.label('roman', 'starve', 'legion-vii')).toBe('New Legion VII goes without supply');
  const line = { step: 'attrition', move: 'starve', args: ['legion-vii'] };
  expect(ownLine(rulebook, line, OF_RENAMED)).toBe('New Legion VII goes without supply');

  const train = table({
    ...OF_RENAMED,
    barbarian: { aedui: [['aedui-1', 1]] },
    hands: { roman: ['andes'], barbarian: ['baggage-train'] },
  }).cards(['andes', 'movement'], ['baggage-train', 'event']);
  train.do('barbarian', 'add', 'aedui-1');
  expect(train.prompt('barbarian')?.text).toBe('Add another step to a unit in New Aedui, or leave it.');

  const homeless = table({
    ...OF_RENAMED,
    barbarian: { arverni: ['arverni'], boii: ['boii', 'vercingetorix'], aedui: ['aedui'] },
    homes: { vercingetorix: 'arverni' },
    hands: { roman: ['helvetii'], barbarian: ['baggage-train'] },
  }).cards(['helvetii', 'political'], ['baggage-train', 'movement']);
  homeless.dice(3).do('roman', 'influence', 'arverni');
  expect(homeless.label('barbarian', 'settle', 'aedui')).toBe('Settle in New Aedui');

  const rising = table({
    ...OF_RENAMED,
    barbarian: { germania: ['german-1'] },
    hands: { roman: ['andes'], barbarian: ['massive-revolt'] },
  }).cards(['andes', 'movement'], ['massive-revolt', 'event']);
  for (const tribe of ['arverni', 'carnutes', 'boii', 'cadurci']) rising.do('barbarian', 'revolt', tribe);
  expect(rising.label('barbarian', 'place', 'boii')).toBe('Vercingetorix appears in New Boii');

  const coming = winter({ ...OF_RENAMED, variants: { politicsOfWar: true }, aside: { 'legion-vii': 4 } }, 3);
  expect(coming.label('roman', 'bring', 'legion-vii')).toBe('Bring New Legion VII into play');

  const trapped = battle(
    'barbarian',
    { ...OF_RENAMED, roman: { leuci: ['legion-vii'] }, barbarian: { germania: ['treveri-1'] } },
    'germania',
    'leuci',
    'treveri-1',
  );
  for (let round = 1; round <= 3; round++) trapped.passRound();
  expect(trapped.journal.map(({ text }) => text)).toContain('New Treveri 1 cannot retreat.');
});

test('it is said by the names of the set why a unit goes no further', () => {
  const marching = moving('roman', {
    ...OF_RENAMED,
    roman: { boii: ['legion-vii'], arverni: ['arverni'] },
    supply: 4,
  });
  marching.activate('roman', 'boii').do('roman', 'move', 'legion-vii', HOME);
  expect(marching.why('roman', 'move', 'legion-vii', 'boii')).toBe(
    '5.2.1 New Boii: a unit does not go back to where it started.',
  );
  const t = moving('roman', { ...OF_RENAMED, roman: { 'off-map': ['legion-vii'] } }).activate(
    'roman',
    'off-map',
  );
  t.march('roman', ['legion-vii'], HOME);
  expect(t.why('roman', 'move', 'legion-vii')).toBe(
    '5.2.1 New Legion VII has come from outside the map and goes no further than New Transalpine Gaul.',
  );
  expect(describePath(OF_RENAMED, '~andes')).toBe('by sea from New Andes');
});
