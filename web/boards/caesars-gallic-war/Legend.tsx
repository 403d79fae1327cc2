/* Every mark of the board, drawn by what draws it there. Loaded when somebody looks at it. */
import type { ReactNode } from 'react';
import type { AreaId, Region } from '../../../games/caesars-gallic-war/components/areas';
import type { BorderKind } from '../../../games/caesars-gallic-war/components/borders';
import type { Colour, UnitKind } from '../../../games/caesars-gallic-war/components/units';
import type { Side } from '../../../games/caesars-gallic-war/state';
import type { Boxed } from '../../../games/kit/components/boxes';
import { battleMarks, looksOf } from '../../blocks/legend';
import { placeMarks } from '../../map/legend';
import { MapSample } from '../../map/MapSample';
import type { SceneMark } from '../../map/scene';
import type { LegendEntry, LegendGroup } from '../../table/teaching/legend/legend';
import type { BorderLook } from './Borders';
import type * as Parts from './parts';
import type { Owner } from './stacks';

const LINE = 'M-46 8C-20-8 16 14 46-6';

/** Returns the marks of the board of Caesar's Gallic War. */
export function legendOf(parts: typeof Parts, played: Boxed): readonly LegendGroup[] {
  const {
    boxOf,
    SIDES,
    BlockPicture,
    Arrow,
    CrossedSwords,
    GoalMark,
    AreaName,
    BorderLine,
    Fit,
    frameOf,
    geographyOf,
    OUTLINES,
    AreaShape,
    classes: map,
    regions,
    SideBadge,
    liveryOf,
    pieceAside,
    pieceOf,
    TITLES,
  } = parts;
  const box = boxOf(played);
  const { positions, courses } = geographyOf(box.components);
  const area = (id: AreaId, control?: Side) => (
    <MapSample frame={frameOf(id)} isSea>
      <path
        className={`${regions.region} ${regions[box.area[id].region]}`}
        data-control={control}
        d={OUTLINES[id]}
      />
    </MapSample>
  );

  const REGIONS: Record<Region, LegendEntry> = {
    belgica: {
      picture: area('remi'),
      name: 'Belgica',
      text: 'Tribes among which Ambiorix may appear.',
      rule: '11.0 B',
    },
    celtae: {
      picture: area('bituriges'),
      name: 'Celtae',
      text: 'Tribes among which Dumnorix may appear.',
      rule: '11.0 B',
    },
    aquitania: {
      picture: area('santones'),
      name: 'Aquitania',
      text: 'Tribes without a Major Revolt.',
      rule: '11.0 B',
    },
    britannia: {
      picture: area('britannia'),
      name: 'Britannia',
      text: 'Worth 3 VP to Rome, and reached over sea.',
      rule: '8.0',
    },
    germania: { picture: area('germania'), name: 'Germania', text: 'The home of the Germans.', rule: '2.1' },
    transalpine: {
      picture: area('transalpine-gaul'),
      name: 'Transalpine Gaul',
      text: 'The home of the legions.',
      rule: '2.1',
    },
  };

  const CONTROL: Record<Side, LegendEntry> = {
    roman: {
      picture: area('bituriges', 'roman'),
      name: 'Controlled by Rome',
      text: 'The home of a tribe that counts for Rome.',
      rule: '6.3',
    },
    barbarian: {
      picture: area('bituriges', 'barbarian'),
      name: 'Controlled by the Barbarians',
      text: 'The home of a tribe that counts for the Barbarians.',
      rule: '6.3',
    },
  };

  /** Draws an area with a mark that the map puts on it. */
  const shape = (classes: string, mark: SceneMark | null, sign: ReactNode = null) => {
    const { x, y } = positions.sequani;
    return (
      <MapSample frame={frameOf('sequani')} fit={3}>
        <g
          className={classes}
          data-offered={mark === 'offered'}
          data-marked={mark === 'marked'}
          data-goal={mark === 'goals'}
          data-open={mark === 'open'}
          transform={`translate(${x} ${y})`}
        >
          <AreaShape id="sequani" at={positions.sequani} />
          <Fit>
            {mark === 'goals' && <GoalMark y={0} />}
            {sign}
          </Fit>
        </g>
      </MapSample>
    );
  };

  const marked = (mark: SceneMark) => shape(map.area, mark);

  const CONTESTED = shape(`${map.area} ${map.contested}`, null, <CrossedSwords x={0} y={0} />);

  const ACTIVE: LegendEntry = {
    picture: shape(`${map.area} ${map.active}`, null),
    name: 'Activated',
    text: 'Its group may move in this card play.',
    rule: '5.2.1 E',
  };

  const border = (...looks: BorderLook[]) => (
    <MapSample>
      {looks.map((look) => (
        <BorderLine key={look} look={look} path={LINE} />
      ))}
    </MapSample>
  );

  const BORDERS: Record<BorderKind | Exclude<BorderLook, 'bank' | 'closed'>, LegendEntry> = {
    black: {
      picture: border('black'),
      name: 'Black border',
      text: 'Six of your units may cross it in a movement.',
      rule: '5.2.1 E',
    },
    blue: {
      picture: border('bank', 'blue'),
      name: 'Blue border',
      text: 'A river or a range: two of your units may cross it in a movement, and it stops them.',
      rule: '5.2.1 E',
    },
    rhine: {
      picture: border('bank', 'rhine'),
      name: 'The Rhine',
      text: 'A blue border; whoever is attacked over it is stronger in round 1.',
      rule: '5.2.2 B',
    },
  };

  const CLOSED: LegendEntry = {
    picture: border('closed'),
    name: 'Broken line',
    text: 'The areas touch on the drawing, but no unit crosses from one to the other.',
    rule: '5.2.1 E',
  };

  const SIGNS: LegendEntry[] = [
    {
      picture: (
        <MapSample>
          <AreaName box={box} id="sequani" leaders={[]} />
        </MapSample>
      ),
      name: 'Fortified town',
      text: 'A tower and its name. Defenders act as A, and hit more in round 1; Rome draws supply from it.',
      rule: '5.2.2 B',
    },
    {
      picture: (
        <MapSample frame="-52 -30 104 52">
          <AreaName box={box} id="britannia" leaders={[]} />
        </MapSample>
      ),
      name: 'Port',
      text: 'Two units of a group may sail from port to port.',
      rule: '5.2.1 E',
    },
    {
      picture: (
        <MapSample>
          <AreaName box={box} id="remi" leaders={['vercingetorix']} />
        </MapSample>
      ),
      name: 'Home of a Gallic leader',
      text: 'A house with the first letter of his name.',
      rule: '11.0 C',
    },
    {
      picture: (
        <MapSample>
          <AreaName box={box} id="off-map" leaders={[]} />
        </MapSample>
      ),
      name: 'Roman Off Map Area',
      text: 'Legions enter Transalpine Gaul from here. The box is framed by a broken line.',
      rule: '5.2.1 E',
    },
  ];

  const sample = (id: string, strength = box.unit[id].full) =>
    pieceOf(box, box.unit[id].colour === 'black' ? 'roman' : 'barbarian', id, { place: 'off-map', strength });

  /** The kinds of units, each with one that stands for it. */
  const KINDS: Record<UnitKind, Omit<LegendEntry, 'picture'> & { id: string }> = {
    legion: { id: 'legion-vii', name: 'Legion', text: 'Its number. All legions are black.', rule: '2.2' },
    cavalry: { id: 'roman-cavalry', name: 'Cavalry', text: 'Only with the optional rule.', rule: '9.4' },
    infantry: { id: 'german-1', name: 'German infantry', text: 'Blue, with an axe.', rule: '2.2' },
    leader: {
      id: 'ariovistus',
      name: 'Leader',
      text: 'A helmet and the first letters of his name.',
      rule: '7.0',
    },
    'minor-leader': {
      id: 'ambiorix',
      name: 'Minor leader',
      text: 'He comes with a Major Revolt.',
      rule: '7.4',
    },
    tribe: { id: 'remi-1', name: 'Tribe', text: 'The first letters of its name.', rule: '2.2' },
  };

  const COLOURS: Record<Colour, Omit<LegendEntry, 'picture'> & { colour: Colour; owner: Owner }> = {
    black: { colour: 'black', owner: 'roman', name: 'Black, a square', text: 'A legion.' },
    blue: { colour: 'blue', owner: 'barbarian', name: 'Blue, a hexagon', text: 'A German.' },
    grey: { colour: 'grey', owner: 'barbarian', name: 'Grey, a circle', text: 'A tribe of Celtae.' },
    green: {
      colour: 'green',
      owner: 'barbarian',
      name: 'Green, a diamond',
      text: 'A tribe of Belgica or Aquitania.',
    },
  };

  const OWNERS: Record<Owner, Omit<LegendEntry, 'picture'> & { owner: Owner; colour: Colour }> = {
    roman: {
      owner: 'roman',
      colour: 'black',
      name: 'A hidden unit of Rome',
      text: 'Square, with a wreath. A number beside units that look alike says how many they are.',
      rule: '2.2',
    },
    barbarian: {
      owner: 'barbarian',
      colour: 'blue',
      name: 'A hidden unit of the Barbarians',
      text: 'Cut corners, with a torc.',
      rule: '2.2',
    },
    neutral: {
      owner: 'neutral',
      colour: 'grey',
      name: 'A neutral tribe',
      text: 'Round corners and a broken rim: it lies face down until somebody wins or attacks it.',
      rule: '2.2',
    },
  };

  const legion = sample('legion-vii', 3);
  const hidden = (owner: Owner, colour: Colour) => (
    <BlockPicture piece={{ ...legion, side: owner, face: null, livery: liveryOf(owner, colour) }} size={52} />
  );

  return [
    {
      title: 'Units',
      entries: [
        {
          picture: <BlockPicture piece={legion} size={84} />,
          name: 'A unit you can see',
          text: 'The pips on the top edge, and the circle, show its strength: as many dice as it rolls. In the field its sign or name, and its initiative and battle rating: the letter says when it acts, the number is the highest roll that hits.',
          rule: '2.2',
        },
        ...Object.values(OWNERS).map(({ owner, colour, ...entry }) => ({
          ...entry,
          picture: hidden(owner, colour),
        })),
      ],
    },
    {
      title: 'Colours of units',
      entries: Object.values(COLOURS).map(({ colour, owner, ...entry }) => ({
        ...entry,
        picture: hidden(owner, colour),
      })),
    },
    { title: 'What can be done with a unit', entries: looksOf(legion, BlockPicture) },
    {
      title: 'Kinds of units',
      entries: Object.values(KINDS).map(({ id, ...entry }) => ({
        ...entry,
        picture: <BlockPicture piece={pieceAside(box, id)} size={52} />,
      })),
    },
    { title: 'What can be done with an area', entries: [...placeMarks(marked), ACTIVE] },
    { title: 'Control', entries: Object.values(CONTROL) },
    { title: 'Regions', entries: Object.values(REGIONS) },
    {
      title: 'Borders',
      entries: courses.some(({ kind }) => kind === 'closed')
        ? [...Object.values(BORDERS), CLOSED]
        : Object.values(BORDERS),
    },
    { title: 'Signs in an area', entries: SIGNS },
    { title: 'Battles', entries: battleMarks(SIDES, CONTESTED, '5.2.2 A', Arrow) },
    {
      title: 'Sides',
      entries: SIDES.map((side) => ({
        picture: <SideBadge side={side} size={36} />,
        name: TITLES[side],
        text: side === 'roman' ? 'Square blocks, with a wreath.' : 'Blocks with cut corners, with a torc.',
      })),
    },
  ];
}
