/* Every mark of the board, drawn by what draws it there. Loaded when somebody looks at it. */
import type { ReactNode } from 'react';
import type { BlockId, BlockKind, Side } from '../../../games/julius-caesar/components/blocks';
import type { Box } from '../../../games/julius-caesar/components/box';
import type { City as CityFacts } from '../../../games/julius-caesar/components/components';
import type { CityId, LinkKind } from '../../../games/julius-caesar/components/map';
import { battleMarks, looksOf } from '../../blocks/legend';
import { placeMarks } from '../../map/legend';
import { MapSample } from '../../map/MapSample';
import type { SceneMark } from '../../map/scene';
import type { LegendEntry, LegendGroup } from '../../table/teaching/legend/legend';
import { listOf } from '../../ui/words';
import type * as Parts from './parts';

const NUMERALS = ['I', 'II', 'III', 'IV'];
const ROAD = 'M-46 8C-20-8 16 14 46-6';

/** Returns the marks of the board of Julius Caesar. */
export function legendOf(parts: typeof Parts, box: Box): readonly LegendGroup[] {
  const {
    SIDES,
    sideName,
    BlockPicture,
    Arrow,
    Road,
    City,
    Contested,
    Spot,
    classes: map,
    Sea,
    SideBadge,
    StraitArrow,
    pieceOf,
    ratingOf,
  } = parts;
  /** Draws a city as one of a value, with or without a port, whatever it is in the set. */
  const city = (id: CityId, value: CityFacts['value'], port?: 'port' | 'majorPort') => (
    <MapSample>
      <City
        city={{ id, name: box.name[id], value, majorPort: port === 'majorPort' }}
        isPort={port !== undefined}
      />
    </MapSample>
  );

  const VALUES: Record<CityFacts['value'], LegendEntry> = {
    0: {
      picture: city('cenabum', 0),
      name: 'City',
      text: 'It supplies three blocks in winter.',
      rule: '8.4',
    },
    1: {
      picture: city('tarraco', 1, 'port'),
      name: 'City of value 1',
      text: '1 VP for the side that holds it in winter; it supplies one block more.',
      rule: '4.2',
    },
    2: {
      picture: city('rome', 2, 'port'),
      name: 'City of value 2',
      text: '2 VP for the side that holds it in winter; it supplies two blocks more.',
      rule: '4.2',
    },
  };

  const PORTS: Record<'port' | keyof Pick<CityFacts, 'majorPort'>, LegendEntry> = {
    port: {
      picture: city('gades', 0, 'port'),
      name: 'Port',
      text: 'An anchor. Navis come in from the seas beside it, and land blocks by an amphibious move.',
      rule: '4.42',
    },
    majorPort: {
      picture: city('ravenna', 0, 'majorPort'),
      name: 'Major port',
      text: 'A ship. Navis can be raised here as well.',
      rule: '4.42',
    },
  };

  const SEA: LegendEntry = {
    picture: (
      <MapSample isSea>
        <Sea sea={box.sea.propontis} />
      </MapSample>
    ),
    name: 'Sea',
    text: 'The ring holds the Navis of a sea. Nobody else stays at sea.',
    rule: '4.4',
  };

  const road = (kind: LinkKind): ReactNode => (
    <MapSample>
      <Road kind={kind} path={ROAD} />
    </MapSample>
  );

  const WAYS: Record<Exclude<LinkKind, 'sea'>, LegendEntry> = {
    major: {
      picture: road('major'),
      name: 'Major road',
      text: 'Four of your blocks in a game turn.',
      rule: '6.11',
    },
    minor: {
      picture: road('minor'),
      name: 'Minor road',
      text: 'Two of your blocks in a game turn.',
      rule: '6.11',
    },
    strait: {
      picture: (
        <MapSample isSea>
          <Road kind="strait" path={ROAD} />
          <StraitArrow start={{ x: -14, y: 0 }} end={{ x: 14, y: 0 }} />
        </MapSample>
      ),
      name: 'Strait',
      text: 'Two of your land blocks in a game turn, one if it attacks. Navis sail past.',
      rule: '4.32',
    },
  };

  /** Draws a place with a mark that the map puts on it. */
  const marked = (mark: SceneMark) => (
    <MapSample>
      <g
        className={map.place}
        data-offered={mark === 'offered'}
        data-marked={mark === 'marked'}
        data-goal={mark === 'goals'}
        data-open={mark === 'open'}
      >
        <Spot box={box} id="perga" isGoal={mark === 'goals'} />
      </g>
    </MapSample>
  );

  const CROSSED: LegendEntry = {
    picture: (
      <MapSample isSea>
        <g className={`${map.place} ${map.crossed}`}>
          <Spot box={box} id="propontis" isGoal={false} />
        </g>
      </MapSample>
    ),
    name: 'On the way',
    text: 'A sea that the block sailing now has crossed.',
    rule: '6.3',
  };

  const CONTESTED = (
    <MapSample>
      <Spot box={box} id="perga" isGoal={false} />
      <Contested box={box} id="perga" />
    </MapSample>
  );

  const sample = (id: string, strength?: number) => {
    const { owner, strengths } = box.face[id];
    return pieceOf(box, owner, id, { place: 'pool', strength: strength ?? strengths[strengths.length - 1] });
  };

  const ballista = box.face['c-ballista'];
  const strengthsOf = (id: BlockId) =>
    listOf([...box.face[id].strengths].reverse().map((strength) => NUMERALS[strength - 1]));

  /** The kinds of blocks, each with a block that stands for it. */
  const KINDS: Record<BlockKind, Omit<LegendEntry, 'picture'> & { id: string }> = {
    leader: { id: 'c-caesar', name: 'Leader', text: 'Worth 1 VP to the enemy when killed.', rule: '7.51' },
    legion: {
      id: 'c-legio-13',
      name: 'Legion',
      text: 'An eagle and its number. It is raised in one city only.',
      rule: '3.22',
    },
    equitatus: {
      id: 'c-equitatus-1',
      name: 'Equitatus',
      text: 'Cavalry, raised in one city only.',
      rule: '3.24',
    },
    elephant: {
      id: 'p-elephant',
      name: 'Elephant',
      text: `A hit takes it from one of its strengths to the next: ${strengthsOf('p-elephant')}.`,
      rule: '7.41',
    },
    auxilia: {
      id: 'c-auxilia-1',
      name: 'Auxilia',
      text: 'A spear for light infantry, a bow for archers, whose letter is A.',
      rule: '3.23',
    },
    ballista: {
      id: 'c-ballista',
      name: 'Ballista',
      text: `${ratingOf(ballista)} when it defends, D${ballista.firepower} when it attacks.`,
      rule: '7.42',
    },
    navis: { id: 'c-navis-1', name: 'Navis', text: 'A warship, at sea and in ports.', rule: '3.26' },
    cleopatra: {
      id: 'cleopatra',
      name: 'Cleopatra',
      text: 'She changes sides rather than die.',
      rule: '7.52',
    },
  };

  const legion = sample('c-legio-13', 2);
  const ANATOMY: LegendEntry[] = [
    {
      picture: <BlockPicture piece={legion} size={84} />,
      name: 'A block you can see',
      text: 'On the top edge, and in the circle, its strength: as many dice as it rolls. The other edges show what it has been or will be. In the field its sign, its number or first letters, and its combat rating: the letter says when it acts, the number is the highest roll that hits.',
      rule: '3.1',
    },
    ...SIDES.map(
      (side: Side): LegendEntry => ({
        picture: (
          <BlockPicture
            piece={{ ...sample(side === 'caesar' ? 'c-legio-13' : 'p-legio-1'), face: null }}
            size={52}
          />
        ),
        name: `A hidden block: ${sideName(side)}`,
        text: 'Its back, with the sign and the shape of its side. A number beside blocks that look alike says how many they are.',
        rule: '3.0',
      }),
    ),
  ];

  return [
    { title: 'Blocks', entries: ANATOMY },
    { title: 'What can be done with a block', entries: looksOf(legion, BlockPicture) },
    {
      title: 'Kinds of blocks',
      entries: Object.values(KINDS).map(({ id, ...entry }) => ({
        ...entry,
        picture: <BlockPicture piece={sample(id)} size={52} />,
      })),
    },
    { title: 'What can be done with a place', entries: [...placeMarks(marked, ['marked']), CROSSED] },
    { title: 'Cities and seas', entries: [...Object.values(VALUES), ...Object.values(PORTS), SEA] },
    { title: 'Ways', entries: Object.values(WAYS) },
    { title: 'Battles', entries: battleMarks(SIDES, CONTESTED, '7.3', Arrow) },
    {
      title: 'Sides',
      entries: SIDES.map((side) => ({
        picture: <SideBadge side={side} size={36} />,
        name: sideName(side),
        text: side === 'caesar' ? 'Square blocks, with a comet.' : 'Blocks with cut corners, with a wreath.',
      })),
    },
  ];
}
