/* Every mark of the board, drawn by what draws it there. Loaded when somebody looks at it. */
import type { ReactNode } from 'react';
import { MapSample } from '../../map/MapSample';
import type { LegendEntry, LegendGroup } from '../../table/teaching/legend/legend';
import type * as Parts from './parts';
import type { Face, Pile } from './stacks';

/** Returns the marks of the board of Alesia. */
export function legendOf(parts: typeof Parts): readonly LegendGroup[] {
  const { Counter, PilePicture, Line, GoalHex, ZoneBadge, OUTLINE, ground, classes, zones, stakesAt } = parts;
  const { Filled, ReadyPin, WayLine, ways } = parts;

  const sample = (picture: ReactNode) => (
    <MapSample frame="-44 -22 88 44">
      <g className={ground.ground}>
        <rect className={ground.land} x={-44} y={-22} width={88} height={44} />
      </g>
      <g transform="scale(1.4)">{picture}</g>
    </MapSample>
  );
  const onGround = (picture: ReactNode) => (
    <MapSample frame="-44 -22 88 44">
      <g className={ground.ground}>
        <rect className={ground.land} x={-44} y={-22} width={88} height={44} />
        {picture}
      </g>
    </MapSample>
  );
  const terrain = (name: 'land' | 'slope' | 'top' | 'town') => (
    <MapSample frame="-44 -22 88 44">
      <g className={ground.ground}>
        <rect className={ground[name]} x={-44} y={-22} width={88} height={44} />
      </g>
    </MapSample>
  );
  const line = (kind: 'perimeter' | 'camp' | 'trench') =>
    onGround(<Line kind={kind} path="M-40 4Q-20 10 0 0 20-10 40-2" />);
  const usual: Face = {
    side: 'caesar',
    kind: 'cohort',
    combat: 6,
    movement: 8,
    name: 'VII 1',
    isBesieged: false,
    isDisrupted: false,
    isHidden: false,
  };
  const counter = (more: Partial<Face>) => sample(<Counter face={{ ...usual, ...more }} />);
  const pile = (more: Partial<Pile>) =>
    sample(
      <PilePicture
        pile={{
          hex: '',
          top: usual,
          count: 1,
          strength: 6,
          hidden: 0,
          disrupted: 0,
          hasFort: false,
          leaders: [],
          rages: false,
          ...more,
        }}
      />,
    );
  const place = (
    mark: Partial<Record<'data-offered' | 'data-chosen' | 'data-asked' | 'data-open', boolean>>,
  ) =>
    sample(
      <g className={classes.place} {...mark}>
        <path className={classes.ring} d={OUTLINE} />
      </g>,
    );
  const gaul = { side: 'relief', kind: 'infantry', combat: 7, movement: 6, name: 'AED 5' } as const;
  const entry = (picture: ReactNode, name: string, text: string, rule?: string): LegendEntry => ({
    picture,
    name,
    text,
    ...(rule === undefined ? {} : { rule }),
  });

  return [
    {
      title: 'The ground',
      entries: [
        entry(terrain('land'), 'Clear', 'No effect.'),
        entry(
          terrain('slope'),
          'Slope',
          'Who stands on a hilltop is doubled against attacks from slopes alone.',
          '25.6',
        ),
        entry(terrain('top'), 'Hilltop', 'High ground within the slopes.'),
        entry(terrain('town'), 'Alesia', 'Gauls alone; nobody attacks them there.', '9.1'),
        entry(
          onGround(<path className={ground.water} d="M-40 6Q-20-10 0 0 20 10 40-4" strokeWidth={5} />),
          'River',
          'One has to stop on it, and may cross in the next turn.',
          '8.1',
        ),
        entry(line('trench'), 'Isolated Trench', 'As a river.', '8.1'),
        entry(
          onGround(
            <>
              <Line kind="trench" path="M-40 4Q-20 10 0 0 20-10 40-2" />
              <Filled at={{ x: 0, y: 0 }} />
            </>,
          ),
          'Trench filled in',
          'As clear ground for all but cavalry; who defends behind it is doubled still (option).',
          '8.4',
        ),
        entry(
          line('perimeter'),
          'Perimeter rampart',
          'Brown: half a factor along it; it doubles the defence.',
          '25.1',
        ),
        entry(line('camp'), 'Camp rampart', 'Black: stronger than a perimeter rampart.', '25.2'),
        entry(
          onGround(
            <path
              className={ground.works}
              data-works="outer"
              d={stakesAt({ x: 0, y: 0 })}
              transform="scale(1.5)"
            />,
          ),
          'Outer Works',
          'Red against the relieving army, violet against the town. No cavalry; Gauls in a Roman zone of control may fall there.',
          '23.2',
        ),
      ],
    },
    {
      title: 'Counters',
      entries: [
        entry(counter({}), 'Cohort', 'A shield, combat and movement factor, legion and number.', '2.2'),
        entry(
          counter({ kind: 'recruit', combat: 4, movement: 7, name: 'REC 3' }),
          'Recruits',
          'An open shield.',
          '2.2',
        ),
        entry(
          counter({ kind: 'light', combat: 2, movement: 9, name: 'NLI 1' }),
          'Light infantry',
          'A round shield and a javelin.',
          '2.2',
        ),
        entry(
          counter({ kind: 'cavalry', combat: 2, movement: 15, name: 'GER 1' }),
          'Cavalry',
          'A horse.',
          '22.3',
        ),
        entry(
          counter({ kind: 'archer', combat: 1, movement: 8, name: 'ARC 1' }),
          'Archers',
          'A bow: they fire at two hexes.',
          '20.5',
        ),
        entry(
          counter({ kind: 'slinger', combat: 1, movement: 8, name: 'SLI 1' }),
          'Slingers',
          'A sling: as archers.',
          '20.5',
        ),
        entry(counter(gaul), 'Relieving Gauls', 'A long shield; their counters are octagons.', '2.2'),
        entry(
          counter({ ...gaul, side: 'vercingetorix', name: 'MAN 2', isBesieged: true }),
          'Besieged Gauls',
          'A long shield; their counters have battlements, as the town.',
          '2.3',
        ),
        entry(
          pile({ count: 3, strength: 17 }),
          'Stack',
          'How many units, and their combat factors together.',
          '10.1',
        ),
        entry(
          pile({ leaders: [{ side: 'caesar', letter: 'C' }] }),
          'Leader',
          'A star with the first letter of the name.',
          '19.4',
        ),
        entry(
          pile({ top: null, count: 0, hasFort: true }),
          'Fort',
          'Towers around the hex: it doubles who is in it, and fires once somebody is.',
          '24.1',
        ),
        entry(
          counter({ isDisrupted: true }),
          'Disrupted',
          'Pale, with a bolt: no zone of control, no attack, no movement.',
          '21.2',
        ),
        entry(
          counter({ isHidden: true, name: '' }),
          'Hidden',
          'A unit behind a rampart or in a fort, whichever it is (option).',
          '25.7',
        ),
        entry(pile({ rages: true }), 'Battle Rages', 'Crossed swords: to be fought again.', '15.3'),
      ],
    },
    {
      title: 'Off the board',
      entries: [
        entry(
          sample(<ZoneBadge id="IV" isPresent={false} known="" />),
          'Off-board zone',
          'Triangles at the edge part the zones.',
          '11.1',
        ),
        entry(
          sample(<ZoneBadge id="IV" isPresent={true} known="" />),
          'Presence',
          'Gauls are in the zone; how many is their secret.',
          '11.9',
        ),
        entry(
          onGround(<path className={zones.sphere} data-side="labienus" d="M-44-30H0V30H-44Z" />),
          'Sphere of command',
          'Tinted: the zones of Labienus. The rest of the lines is Caesar’s.',
          '17.4',
        ),
      ],
    },
    {
      title: 'What can be done',
      entries: [
        entry(
          sample(
            <>
              <PilePicture
                pile={{
                  hex: '',
                  top: usual,
                  count: 1,
                  strength: 6,
                  hidden: 0,
                  disrupted: 0,
                  hasFort: false,
                  leaders: [],
                  rages: false,
                }}
              />
              <circle className={classes.ready} cx={8} cy={8} r={2.4} />
            </>,
          ),
          'May still act',
          'A bright dot: press it to choose who goes.',
        ),
        entry(
          sample(<ReadyPin at={{ x: 0, y: 18 }} />),
          'Few may still act',
          'A pin above each of them, as large however small the map is; N goes to the next.',
        ),
        entry(
          place({ 'data-chosen': true }),
          'Chosen',
          'Who is to go. Press a stack again for one of its counters.',
        ),
        entry(
          sample(<GoalHex goal={{ cost: '2½', stops: '' }} />),
          'Within reach',
          'What it costs in movement factors; press it to go there.',
          '5.3',
        ),
        entry(
          sample(<GoalHex goal={{ cost: '4', stops: 'x' }} />),
          'The way ends there',
          'Dashed: one has to stop.',
          '6.2',
        ),
        entry(
          onGround(
            <WayLine
              from={{ x: -36, y: 8 }}
              steps={[
                { at: { x: -12, y: 8 }, isStop: false, isUnderFire: false },
                { at: { x: 0, y: -12 }, isStop: true, isUnderFire: true },
                { at: { x: 24, y: -12 }, isStop: true, isUnderFire: false },
              ]}
            />,
          ),
          'The way',
          'Of the cheapest the one with the least fire. Bursts: there it may be fired at. It is shown before it is walked, and can be drawn hex by hex.',
          '5.2',
        ),
        entry(
          onGround(
            <g className={ways.fields}>
              <path d="M-30-18H30V18H-30Z" />
              <path d="M-12-18H12V18H-12Z" />
            </g>,
          ),
          'Fields of fire',
          'Where who is chosen may be fired at, the darker the likelier it is hit; of a fort or missile unit its own.',
          '20.5',
        ),
        entry(place({ 'data-offered': true }), 'Something can be done here', 'Press it.'),
        entry(place({ 'data-asked': true }), 'In question', 'What you are asked is about this hex.'),
        entry(place({ 'data-open': true }), 'Open', 'Its counters are shown beside the map.'),
        entry(
          sample(
            <g className={classes.attack}>
              <path d="M-6-2.200H1V-5L7 0 1 5V2.200H-6Z" />
            </g>,
          ),
          'Attack',
          'From who attacks to who is attacked.',
          '14.1',
        ),
      ],
    },
  ];
}
