/* The board shows what is in the box that a match is played with, and not what is in ours. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { boxOf, openBox } from '../../../games/julius-caesar/components/box';
import type { PlaceId } from '../../../games/julius-caesar/components/map';
import type { G } from '../../../games/julius-caesar/state';
import { blockArt } from '../../../web/blocks/blockArt';
import type { BlockPiece } from '../../../web/blocks/blockPiece';
import { battleView, languageOf } from '../../../web/boards/julius-caesar/battleView';
import { Card } from '../../../web/boards/julius-caesar/Card';
import { City } from '../../../web/boards/julius-caesar/City';
import { contestText, factsOf } from '../../../web/boards/julius-caesar/facts';
import { geographyOf } from '../../../web/boards/julius-caesar/geography';
import { BoardMap } from '../../../web/boards/julius-caesar/Map';
import { PlayedCards } from '../../../web/boards/julius-caesar/PlayedCards';
import { radiusOf, sitesOf } from '../../../web/boards/julius-caesar/sites';
import { camps } from '../../../web/boards/julius-caesar/stacks';
import { hoverOver } from '../../../web/map/hover';
import { PLAIN } from '../../../web/map/piece';
import type { Scene } from '../../../web/map/scene';
import { corrected } from '../../julius-caesar/corrected';
import { commanding, table } from '../../julius-caesar/table';

const [ours, theirs] = [boxOf({}), openBox(corrected)];
const [oursDrawn, theirsDrawn] = [geographyOf(ours), geographyOf(theirs)];
const played = (G: G): G => ({ ...G, box: corrected.id });
const markup = (drawn: React.ReactElement) => renderToStaticMarkup(drawn);

/** Returns the map of a state on which nothing can be done. */
function sceneOf(G: G): Scene<PlaceId, BlockPiece<PlaceId>> {
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

test('the map has the names, places, roads and straits of the set', () => {
  const { G } = table({});
  const drawn = (shown: G) => markup(<BoardMap G={shown} scene={sceneOf(shown)} />);
  const { x, y } = theirsDrawn.positions.genua;
  for (const part of ['>Genoa<', '>TYRRHENIAN<', '>Rubicon<', `translate(${x} ${y})`]) {
    expect([drawn(G), drawn(played(G))].map((map) => map.includes(part))).toEqual([false, true]);
  }
  expect(drawn(played(G))).not.toContain('>Genua<');
});

describe('a way', () => {
  const between = ({ courses }: typeof oursDrawn, wanted: string) =>
    courses.find(({ key }) => key === wanted);

  test('has the class of the set', () => {
    expect(between(oursDrawn, 'genua|rome')?.kind).toBe('major');
    expect(between(theirsDrawn, 'genua|rome')?.kind).toBe('minor');
    expect(between(theirsDrawn, 'ravenna|rome')?.kind).toBe('strait');
    expect(between(oursDrawn, 'genua|treveri')).toBeUndefined();
    expect(between(theirsDrawn, 'genua|treveri')?.points).toEqual([
      theirsDrawn.positions.genua,
      theirsDrawn.positions.treveri,
    ]);
  });

  test('bends from the end that is nearer, wherever its cities lie', () => {
    const [first, ...rest] = between(theirsDrawn, 'genua|massilia')?.points ?? [];
    expect([first, rest.at(-1)]).toEqual([theirsDrawn.positions.genua, theirsDrawn.positions.massilia]);
  });

  test('over a strait has its name beside it where it is steep, and below it where not', () => {
    const { G } = table({});
    const nameIn = (box: typeof ours, name: string) => {
      const map = markup(<BoardMap G={{ ...G, box: box.components.id }} scene={sceneOf(G)} />);
      return new RegExp(`<text[^>]*text-anchor="(\\w+)"[^>]*>${name}</text>`).exec(map)?.[1];
    };
    expect(nameIn(theirs, 'Rubicon')).toBe('end');
    expect(nameIn(theirs, 'Caudium')).toBe('middle');
  });

  test('bends as on our map, but not where that would lead it astray', () => {
    const isBent = (drawn: typeof oursDrawn) => (between(drawn, 'genua|rome')?.points.length ?? 0) > 2;
    expect([isBent(oursDrawn), isBent(theirsDrawn)]).toEqual([true, true]);
    const nearRome = { ...ours.city.genua, position: [12.2, 42.2] as const };
    const moved = { ...ours, city: { ...ours.city, genua: nearRome } };
    expect(isBent(geographyOf(moved))).toBe(false);
  });
});

describe('a place', () => {
  test('is as large as its value, and has room for its name', () => {
    expect([radiusOf(ours, 'genua'), radiusOf(theirs, 'genua')]).toEqual([6, 11.5]);
    expect(sitesOf(theirs)('genua')).toMatchObject({ at: theirsDrawn.positions.genua, radius: 11.5 });
    expect(sitesOf(ours)('genua')).toMatchObject({ at: oursDrawn.positions.genua, radius: 6 });
  });

  test('says in words what the set says of it', () => {
    expect(factsOf(theirs, 'genua')).toBe(
      '2 VP · major port on Tyrrhenian Sea · winters 5 blocks · Caesar levies Alauda, Legio 11, Legio 12 · ' +
        'major roads to Massilia, Ravenna, Treveri · minor roads to Rome, Lugdunum.',
    );
    expect(factsOf(ours, 'genua')).toMatch(/^port on Mare Hispanum and Mare Tyrrhenum · winters 3 blocks/);
    expect(factsOf(theirs, 'tyrrhenum')).toMatch(/^Ports: .*Aquileia\. Next seas: Mare Internum\.$/);
  });

  test('has the mark of its value and of its port', () => {
    const { name } = ours.city.genua;
    const drawn = (value: 0 | 2, majorPort: boolean) =>
      markup(<City city={{ id: 'genua', name, value, majorPort }} isPort={majorPort} />);
    expect(drawn(2, true)).toContain('>2</text>');
    expect(drawn(2, true)).not.toBe(drawn(2, false));
    expect(drawn(0, false)).not.toContain('>2</text>');
  });
});

describe('a block', () => {
  test('shows the letter, number, strengths and name of the set', () => {
    const { G } = table({ caesar: { rome: ['c-legio-8'] } });
    const words = (state: G) =>
      camps(state)
        .get('rome')
        ?.flatMap(({ pieces }) => pieces);
    expect(words(played(G))?.[0]).toMatchObject({
      name: 'Alauda',
      words: 'Alauda, A5, strength 3 of 4',
      face: { rating: 'A5', strengths: [2, 4] },
    });
    expect(words(G)?.[0].words).toBe('Legio 8, C3, strength 3 of 3');
  });

  test('and its place are named in battles', () => {
    const { placeName, pieceName } = languageOf(theirs);
    expect([placeName('genua'), pieceName('c-legio-8'), languageOf(ours).pieceName('c-legio-8')]).toEqual([
      'Genoa',
      'Alauda',
      'Legio 8',
    ]);
    const t = commanding({ caesar: { genua: ['c-legio-8'] }, pompey: { rome: ['p-legio-1'] } });
    t.group('caesar', 'genua', ['c-legio-8', 'rome']);
    const [contest] = Object.values(t.G.contests);
    expect(contest && contestText(theirs, contest)).toBe('Caesar attacks from Genoa.');
    t.endCommand('caesar').endCommand('pompey');
    expect(battleView(played(t.G), 'caesar')).toMatchObject({ letterOn: 'A' });
    expect(battleView(t.G, 'caesar')).toMatchObject({ letterOn: 'C' });
  });
});

test('a card gives the Moves and Levies of the set, in the hand and where it was played', () => {
  expect(markup(<Card id="c01" box={theirs.components.id} />)).toContain('Command: 1 Move, 3 Levies');
  expect(markup(<Card id="c01" />)).toContain('Command: 4 Moves, 1 Levy');
  const { G } = table({ played: { caesar: ['c01'] } });
  expect(markup(<PlayedCards G={played(G)} />)).toContain('1 Move, 3 Levies');
});
