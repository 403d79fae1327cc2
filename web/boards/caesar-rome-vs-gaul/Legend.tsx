/* Every mark of the board, drawn by what draws it there. Loaded when somebody looks at it. */
import type { ReactNode } from 'react';
import type { PathKind, SpaceKind } from '../../../games/caesar-rome-vs-gaul/components/components';
import type { Marker, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { placeMarks } from '../../map/legend';
import { MapSample } from '../../map/MapSample';
import type { SceneMark } from '../../map/scene';
import type { LegendEntry, LegendGroup } from '../../table/teaching/legend/legend';
import type { Counter } from './Army';
import type * as Parts from './parts';

/** Returns the marks of the board of Caesar: Rome vs Gaul. */
export function legendOf(parts: typeof Parts): readonly LegendGroup[] {
  const { Army, ControlMarker, Devastation, Fit, GoalMark, PathLine, Points, Port, ProvinceBadge } = parts;
  const { SiegePoints, SpaceShape, Supremacy, classes } = parts;

  const sign = (picture: ReactNode, side?: Side) => (
    <MapSample fit={1.5} frame="-48 -24 96 48">
      <Fit>
        <g data-side={side}>{picture}</g>
      </Fit>
    </MapSample>
  );
  const space = (kind: SpaceKind, marker?: Marker, more?: ReactNode) =>
    sign(
      <>
        <SpaceShape kind={kind} />
        {marker !== undefined && <ControlMarker marker={marker} />}
        {more}
      </>,
    );
  const town = (upgraded: boolean): Marker => ({ kind: 'town', side: 'gallic', tribe: '', upgraded });
  const army = (more: Partial<Counter>) => {
    const usual = {
      owner: 'roman',
      inside: false,
      strength: 5,
      leader: null,
      others: 0,
      steps: [2, 2, 1],
    } as const;
    return sign(<Army counter={{ ...usual, ...more }} isBanner={false} />);
  };
  const line = (kind: PathKind) => (
    <MapSample isSea={kind === 'channel'}>
      <PathLine kind={kind} path="M-44 6L44-6" />
    </MapSample>
  );
  const border = (kind: 'province' | 'region' | 'section') => (
    <MapSample>
      <path className={classes.border} data-border={kind} d="M-46 8C-20-8 16 14 46-6" />
    </MapSample>
  );
  const place = (mark: SceneMark | 'asked') => (
    <MapSample fit={1.5} frame="-48 -24 96 48">
      <g
        className={classes.space}
        data-offered={mark === 'offered'}
        data-goal={mark === 'goals'}
        data-open={mark === 'open'}
        data-asked={mark === 'asked'}
      >
        <Fit>
          <circle className={classes.ring} r={14.5} />
          <SpaceShape kind="town" />
          {mark === 'goals' && <GoalMark y={-8} />}
        </Fit>
      </g>
    </MapSample>
  );
  const card = (usableBy: Side | 'either', name: string, text: string): LegendEntry => ({
    picture: <Points card={{ points: 2, usableBy }} />,
    name,
    text,
    rule: '7.5.1',
  });

  return [
    {
      title: 'Spaces',
      entries: [
        { picture: space('town'), name: 'Town', text: 'A circle.', rule: '2.2.2' },
        { picture: space('walledCity'), name: 'Walled City space', text: 'A square.', rule: '2.2.2' },
        { picture: space('stronghold'), name: 'Stronghold space', text: 'A hexagon.', rule: '2.2.2' },
        {
          picture: space('vp'),
          name: 'Town of a Victory Point',
          text: 'On a star. Caesar wins points for both of Germania, and for both of Britannia.',
          rule: '17.1.3',
        },
        {
          picture: space('town', undefined, <Port />),
          name: 'Port',
          text: 'On one Sea Zone or two.',
          rule: '17.2',
        },
        { picture: line('path'), name: 'Path', text: 'One Movement Point.', rule: '10.4.1' },
        { picture: line('rough'), name: 'Rough path', text: 'Dashed: two Movement Points.', rule: '10.4.1' },
        {
          picture: line('channel'),
          name: 'Channel Crossing',
          text: 'Dotted: two Movement Points and the risk of a storm.',
          rule: '17.1.2',
        },
        {
          picture: line('viaDomitia'),
          name: 'Via Domitia',
          text: 'Leads off the map to Rome: supply comes over it.',
          rule: '15.3.2',
        },
      ],
    },
    {
      title: 'Control',
      entries: [
        {
          picture: space('town', { kind: 'influence', side: 'roman' }),
          name: 'Roman influence',
          text: 'A square, as all that is Roman.',
          rule: '8.1',
        },
        {
          picture: space('town', { kind: 'influence', side: 'gallic' }),
          name: 'Gallic influence',
          text: 'A diamond, as all that is Gallic.',
          rule: '8.1',
        },
        {
          picture: space('town', town(false)),
          name: 'Fortified Town',
          text: 'Of a Tribe, which falls with it.',
          rule: '11.2',
        },
        {
          picture: space('town', town(true)),
          name: 'Upgraded Fortified Town',
          text: 'With a keep: harder to besiege.',
          rule: '11.2.3',
        },
        {
          picture: space('walledCity', { kind: 'city', side: 'roman' }),
          name: 'Walled City',
          text: 'In the colour and with the mark of whose it is.',
          rule: '14.1',
        },
        {
          picture: space('stronghold', { kind: 'stronghold', side: 'gallic' }),
          name: 'Stronghold',
          text: 'Until Rome subjugates it; it shelters nobody.',
          rule: '14.7',
        },
        {
          picture: sign(<SiegePoints points={2} needed={3} />),
          name: 'Siege Points',
          text: 'Full ones are won; with the last the place falls.',
          rule: '14.3.1',
        },
        {
          picture: sign(<Devastation />),
          name: 'Devastation',
          text: 'No influence and no supply until the winter is over.',
          rule: '17.5',
        },
      ],
    },
    {
      title: 'Armies',
      entries: [
        {
          picture: army({ leader: 'Cae', others: 1 }),
          name: 'Army',
          text: 'Its mark, its Leader and how many others, its strength; a high bar for a full unit, a low one for a reduced unit. Where there is little room, without bars.',
          rule: '2.3.3',
        },
        {
          picture: army({ owner: 'gallic' }),
          name: 'Gallic Army',
          text: 'With the diamond of the Gauls.',
          rule: '2.3.3',
        },
        {
          picture: army({ owner: 'gallic', inside: true, steps: [2], strength: 4 }),
          name: 'Inside the walls',
          text: 'With battlements: in a Walled City or Fortified Town.',
          rule: '10.6',
        },
        {
          picture: army({ owner: 'germans', steps: [2], strength: 8 }),
          name: 'German Tribe',
          text: 'With a cross: an enemy to both.',
          rule: '17.4',
        },
      ],
    },
    {
      title: 'Provinces and seas',
      entries: [
        {
          picture: sign(<ProvinceBadge controller={null} number={19} majority={3} />),
          name: 'Province',
          text: 'Its number, and how many of its spaces control it; on a circle nobody does.',
          rule: '8.2.2',
        },
        {
          picture: sign(<ProvinceBadge controller="roman" number={19} majority={3} />),
          name: 'Roman Province',
          text: 'On a square, and in the colour of Rome.',
          rule: '8.2.2',
        },
        {
          picture: sign(<ProvinceBadge controller="gallic" number={19} majority={3} />),
          name: 'Gallic Province',
          text: 'On a diamond, and in the colour of the Gauls.',
          rule: '8.2.2',
        },
        {
          picture: border('province'),
          name: 'Border of Provinces',
          text: 'Of no account to movement.',
          rule: '2.2.1',
        },
        { picture: border('region'), name: 'Border of Regions', text: 'Thick.', rule: '2.2.1' },
        {
          picture: border('section'),
          name: 'Border of two Tribes',
          text: 'Within a Province that they share: each arrives in its own part.',
          rule: '11.3.5',
        },
        {
          picture: sign(<Supremacy side="gallic" />),
          name: 'Naval Supremacy',
          text: 'With the mark of who has it in the Sea Zone.',
          rule: '17.2.2',
        },
      ],
    },
    {
      title: 'What can be done',
      entries: [
        ...placeMarks(place, ['marked']),
        { picture: place('asked'), name: 'In question', text: 'What you are asked is about this space.' },
      ],
    },
    {
      title: 'Cards',
      entries: [
        card('roman', 'A Roman event', 'Action Points on a square: only Rome uses the event.'),
        card('gallic', 'A Gallic event', 'On a diamond: only the Gauls use the event.'),
        card('either', "Anybody's event", 'On a circle: both may use it.'),
      ],
    },
  ];
}
