/* The board shows what is printed in the box that a match is played with, and not what is in ours. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../../games/caesars-gallic-war';
import type { Place } from '../../../games/caesars-gallic-war/components/areas';
import { boxOf } from '../../../games/caesars-gallic-war/components/box';
import { contestOf } from '../../../games/caesars-gallic-war/contests';
import type { G } from '../../../games/caesars-gallic-war/state';
import type { Boxed } from '../../../games/kit/components/boxes';
import { blockArt } from '../../../web/blocks/blockArt';
import type { BlockPiece } from '../../../web/blocks/blockPiece';
import { About } from '../../../web/boards/caesars-gallic-war/About';
import { AreaName } from '../../../web/boards/caesars-gallic-war/AreaName';
import { Aside } from '../../../web/boards/caesars-gallic-war/Aside';
import { Borders } from '../../../web/boards/caesars-gallic-war/Borders';
import { battleView, languageOf } from '../../../web/boards/caesars-gallic-war/battleView';
import { Card } from '../../../web/boards/caesars-gallic-war/Card';
import { cardTextsOf } from '../../../web/boards/caesars-gallic-war/cardTexts';
import { contestText, factsOf } from '../../../web/boards/caesars-gallic-war/facts';
import { geographyOf } from '../../../web/boards/caesars-gallic-war/geography';
import { legendOf } from '../../../web/boards/caesars-gallic-war/Legend';
import { BoardMap } from '../../../web/boards/caesars-gallic-war/Map';
import { Panels } from '../../../web/boards/caesars-gallic-war/Panels';
import { PlayedCards } from '../../../web/boards/caesars-gallic-war/PlayedCards';
import * as parts from '../../../web/boards/caesars-gallic-war/parts';
import { siteIn } from '../../../web/boards/caesars-gallic-war/sites';
import { camps, pieceAside } from '../../../web/boards/caesars-gallic-war/stacks';
import { TurnTrack } from '../../../web/boards/caesars-gallic-war/Tracks';
import { hoverOver } from '../../../web/map/hover';
import { PLAIN } from '../../../web/map/piece';
import type { Scene } from '../../../web/map/scene';
import { choicesOf } from '../../../web/table/choices/choices';
import { Corrected, corrected, OF_CORRECTED } from '../../caesars-gallic-war/corrected';
import { battle, moving, table } from '../../caesars-gallic-war/table';

const [ours, theirs] = [boxOf({}), boxOf(OF_CORRECTED)];
const [oursDrawn, theirsDrawn] = [geographyOf(defaultComponents), geographyOf(corrected)];
const textOf = (drawn: React.ReactElement) => renderToStaticMarkup(drawn).replace(/<[^>]*>/g, ' ');
const played = (G: G): G => ({ ...G, ...OF_CORRECTED });

/** Returns the map of a state on which nothing can be done. */
function sceneOf(G: G): Scene<Place, BlockPiece<Place>> {
  const nothing = { label: '', act: () => {} };
  return {
    camps: camps(G),
    art: blockArt,
    open: null,
    offered: new Set(),
    goals: new Set(),
    marked: new Set(),
    placeName: (place) => place,
    placeThing: () => nothing,
    pieceThing: () => null,
    explain: () => false,
    lookOf: () => PLAIN,
    hover: hoverOver(),
  };
}

describe('an area', () => {
  const { G } = table({ roman: { treveri: ['legion-vii'] } });

  test('has the name, the town and the port of the set', () => {
    expect(textOf(<AreaName box={theirs} id="aedui" leaders={['dumnorix']} />)).toMatch(
      /Haedui .*Bibracte .*D/,
    );
    expect(textOf(<AreaName box={ours} id="aedui" leaders={[]} />)).not.toContain('Bibracte');
  });

  test('says in words what the set says of it', () => {
    expect(factsOf(G, 'aedui')).toMatch(/^Celtae · a tribe of 2 units, neutral · black borders .*Mandubii/);
    const facts = factsOf(played(G), 'aedui');
    expect(facts).toMatch(
      /^Belgica · a tribe of 2 units, neutral · fortified town Bibracte · port · the Alps strengthen its defender · black borders/,
    );
    expect(facts).toMatch(/black borders \(6 units\) to [^·]*Treveri/);
    expect(facts).not.toContain('Mandubii');
  });

  test('is named in what is told of a battle', () => {
    const t = moving('roman', { roman: { aedui: ['aedui'] }, barbarian: { boii: ['boii'] } })
      .activate('roman', 'aedui')
      .march('roman', ['aedui-1'], 'boii');
    expect(contestText(t.G, 'boii')).toBe('Rome attacks from Aedui.');
    expect(contestText(played(t.G), 'boii')).toBe('Rome attacks from Haedui.');
  });

  test('is drawn where the set puts its name, with room for it', () => {
    expect(theirsDrawn.positions.aedui).not.toEqual(oursDrawn.positions.aedui);
    expect(theirsDrawn.positions.boii).toEqual(oursDrawn.positions.boii);
    expect(theirsDrawn.breadths.aedui).not.toBe(oursDrawn.breadths.aedui);
    expect(siteIn(theirs)('aedui')).toMatchObject({ at: theirsDrawn.positions.aedui, radius: 14 });
    expect(siteIn(ours)('aedui')).toMatchObject({ at: oursDrawn.positions.aedui, radius: 5 });
    expect(siteIn(theirs)('aedui').kept).toHaveLength(2);
  });
});

test('the map has the names, the places, the regions and the borders of the set', () => {
  const { G } = table({});
  const drawn = (shown: G) => renderToStaticMarkup(<BoardMap G={shown} scene={sceneOf(shown)} />);
  const { x, y } = theirsDrawn.positions.aedui;
  const at = `translate(${x} ${y})`;
  expect([drawn(G), drawn(played(G))].map((map) => [map.includes('Haedui'), map.includes(at)])).toEqual([
    [false, false],
    [true, true],
  ]);
  const count = (map: string, word: string) => map.split(new RegExp(`class="[^"]*_${word}_`)).length - 1;
  const marks = (map: string) => ['belgica', 'celtae', 'closed', 'blue'].map((word) => count(map, word));
  const [belgica, celtae, closed, blue] = marks(drawn(G));
  expect([belgica > 0, closed]).toEqual([true, 0]);
  expect(marks(drawn(played(G)))).toEqual([belgica + 2, celtae - 2, 1, blue + 1]);
});

describe('a border', () => {
  const between = ({ courses }: typeof oursDrawn, key: string) =>
    courses.filter((course) => course.key.startsWith(key));

  test('has the kind of the set', () => {
    const kinds = [oursDrawn, theirsDrawn].map((drawn) => between(drawn, 'allobroges|sequani')[0].kind);
    expect(kinds).toEqual(['black', 'blue']);
  });

  test('is a line between the names of areas that do not touch', () => {
    expect(between(oursDrawn, 'aedui|treveri')).toEqual([]);
    const [line] = between(theirsDrawn, 'aedui|treveri');
    expect(line).toMatchObject({ kind: 'black', feature: null });
    expect(line.points).toEqual([theirsDrawn.positions.aedui, theirsDrawn.positions.treveri]);
  });

  test('that the set does not know is a broken line where areas touch', () => {
    expect(oursDrawn.courses.some(({ kind }) => kind === 'closed')).toBe(false);
    expect(theirsDrawn.courses.filter(({ kind }) => kind === 'closed').map(({ key }) => key)).toEqual(
      between(oursDrawn, 'aedui|mandubii').map(({ key }) => key),
    );
    const classes = (courses: typeof theirsDrawn.courses) =>
      renderToStaticMarkup(<Borders courses={courses} />).match(/class="[^"]*closed/g);
    expect([classes(oursDrawn.courses), classes(theirsDrawn.courses)?.length]).toEqual([null, 1]);
  });
});

describe('a unit', () => {
  test('shows the letter, rating, strength and name of the set', () => {
    expect(pieceAside(theirs, 'aedui-1')).toMatchObject({
      name: 'Haedui horse',
      words: 'Haedui horse, A3, strength 4 of 4',
      face: { rating: 'A3' },
    });
    expect(pieceAside(ours, 'aedui-1').words).toBe('Aedui 1, C2, strength 3 of 3');
  });

  test('of a neutral tribe has them too, and is of the area of the set', () => {
    const { G } = table({});
    const wordsIn = (state: G) =>
      camps(state)
        .get('aedui')
        ?.flatMap(({ pieces }) => pieces.map(({ words }) => words));
    expect(wordsIn(played(G))).toEqual([
      'a neutral block of Haedui, A3, strength 4',
      'a neutral block of Haedui, C2, strength 3',
    ]);
    expect(wordsIn(G)?.[0]).toBe('a neutral block of Aedui, C2, strength 3');
  });

  test('and its area are named in a battle', () => {
    const { placeName, pieceName } = languageOf(theirs);
    expect([placeName('aedui'), pieceName('aedui-1'), languageOf(ours).pieceName('aedui-1')]).toEqual([
      'Haedui',
      'Haedui horse',
      'Aedui 1',
    ]);
    const { G } = battle(
      'roman',
      { roman: { boii: ['legion-vii'] }, barbarian: { aedui: ['aedui'] } },
      'boii',
      'aedui',
      'legion-vii',
    );
    expect([battleView(G, 'roman')?.place, battleView(played(G), 'roman')?.place]).toEqual([
      'Aedui',
      'Haedui',
    ]);
  });
});

test('a card has the name and the Action Points of the set', () => {
  expect(textOf(<Card id="remi" box={theirs.components.id} />)).toMatch(/Remi .*2 Action Points/);
  expect(textOf(<Card id="remi" />)).toMatch(/Remi .*1 Action Point /);
  expect(textOf(<Card id="aedui" box={theirs.components.id} />)).toContain('Haedui');
  expect(textOf(<Card id="baggage-train" box={theirs.components.id} />)).toContain('Supply Train');
});

test('legions to come are called as in the set', () => {
  const { G } = table({ aside: { 'legion-xiii': 'waiting' } });
  expect(textOf(<TurnTrack G={played(G)} />)).toContain('Gemina XIV');
  expect(renderToStaticMarkup(<Aside G={played(G)} />)).toContain('title="Legion Gemina"');
});

test('hands and the cards of the turn are those of the set', () => {
  const t = table({ roman: { aedui: ['aedui'] }, hands: { roman: ['remi', 'aedui'], barbarian: ['andes'] } });
  t.cards(['aedui', 'movement'], ['andes', 'movement']);
  const G = played(t.G);
  expect(textOf(<PlayedCards G={G} />)).toContain('Haedui');
  const nothing = () => {};
  const panels = (
    <Panels
      {...choicesOf({ rulebook: Corrected.rulebook }, { seat: '0', state: { G } })}
      {...{
        G,
        side: 'roman',
        sides: ['roman'],
        log: [],
        selected: [],
        proposed: null,
        busy: false,
        plan: null,
      }}
      {...{ select: nothing, propose: nothing, play: nothing, planTo: nothing }}
    />
  );
  expect(textOf(panels)).toMatch(/Remi .*2 Action Points/);
});

describe('a battle', () => {
  const groups = moving('roman', {
    roman: { aedui: ['aedui-1'], arverni: ['legion-vii'] },
    barbarian: { boii: [['german-1', 1]] },
    lost: ['aedui-2'],
  }).activate('roman', 'aedui', 'arverni');
  groups.march('roman', ['aedui-1', 'legion-vii'], 'boii').do('roman', 'end').idle();
  const viewed = () => battleView(played(groups.G), 'roman');

  test('names the area in each of its parts, and whence its groups come', () => {
    const t = battle(
      'roman',
      { roman: { boii: ['legion-vii'] }, barbarian: { aedui: [['helvetii-1', 1]] } },
      'boii',
      'aedui',
      'legion-vii',
    );
    if (t.side === 'barbarian') t.do('barbarian', 'pass', 'helvetii-1');
    t.fire('legion-vii', 1, 6, 6, 6);
    expect(battleView(played(t.G), 'roman')).toEqual({
      place: 'Haedui',
      pause: 'The winner may regroup on the map.',
    });
    expect(viewed()).toEqual({ place: 'Boii', pause: 'The attacker chooses the main group.' });
    groups.do('roman', 'main', 'aedui');
    expect(contestText(played(groups.G), 'boii')).toContain('the main group came from Haedui');
    groups.G.contests.boii = { ...contestOf(groups.G, 'boii'), main: 'arverni' };
    const view = viewed();
    expect(view !== null && 'sides' in view && view.sides[1].origins).toBe('Haedui');
    expect(
      camps(played(groups.G))
        .get('boii')
        ?.flatMap(({ pieces }) => pieces.map(({ name }) => name)),
    ).toContain('Haedui horse');
  });

  test('to be chosen is named where the main group is, too', () => {
    const homeward = moving('roman', {
      roman: { arverni: ['legion-vii'], boii: ['legion-viii'] },
      barbarian: { aedui: ['helvetii-1'] },
    }).activate('roman', 'arverni', 'boii');
    homeward.march('roman', ['legion-vii', 'legion-viii'], 'aedui').do('roman', 'end').idle();
    expect(battleView(played(homeward.G), 'roman')?.place).toBe('Haedui');
  });
});

test('who asks about the game reads where its set comes from', () => {
  const { G } = table({});
  expect(textOf(<About G={G} parts={parts} />)).toContain('8 of 27');
  const text = textOf(<About G={played(G)} parts={parts} />);
  expect(text).toContain('From my box. The set of components is called corrected-map.');
  expect(text).not.toContain('of 27');
});

describe('of a match that is played with another set', () => {
  test('the legend draws with it, and explains the broken line', () => {
    const bordersOf = (of: Boxed) =>
      legendOf(parts, of)
        .find(({ title }) => title === 'Borders')
        ?.entries.map(({ name }) => name);
    expect(bordersOf(OF_CORRECTED)).toEqual([...(bordersOf({}) ?? []), 'Broken line']);
  });

  test('the cards are told with its Action Points and names', () => {
    const textOf = cardTextsOf(parts, OF_CORRECTED);
    expect([textOf('remi')?.name, cardTextsOf(parts, {})('remi')?.name]).toEqual([
      'Remi, 2 Action Points',
      'Remi, 1 Action Point',
    ]);
    expect(textOf('aedui')?.parts.map(({ text }) => text)).toContain(
      'The Haedui join you without a roll while they are neutral. Once a turn for Rome; twice for the Barbarians.',
    );
    expect(textOf('baggage-train')?.name).toBe('Event: Supply Train');
  });
});
