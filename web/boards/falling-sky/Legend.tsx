/* Every mark of the board, drawn by what draws it there. Loaded when somebody looks at it. */
import type { ReactNode } from 'react';
import type { Faction } from '../../../games/falling-sky/components/factions';
import type { Tribe as TribeData } from '../../../games/falling-sky/components/map';
import type { TribeState } from '../../../games/falling-sky/pieces/force';
import type { Boxed } from '../../../games/kit/components/boxes';
import { placeMarks } from '../../map/legend';
import { MapSample } from '../../map/MapSample';
import type { SceneMark } from '../../map/scene';
import type { LegendEntry, LegendGroup } from '../../table/teaching/legend/legend';
import type { Course } from './geography';
import type * as Parts from './parts';

/** Returns the marks of the board of Falling Sky. */
export function legendOf(parts: typeof Parts, played: Boxed): readonly LegendGroup[] {
  const { boxOf, linesOf, FACTIONS, nameOf, classes, frameOf, OUTLINES, POSITIONS } = parts;
  const { Tribe, Allied, Control, Home, Devastated, Ring, ForceRow, Leader, Legions, Troops, Fort } = parts;
  const { Fit, GermanGround, GoalMark, RegionShape } = parts;

  const sign = (picture: ReactNode, side?: Faction) => (
    <MapSample fit={1.5} frame="-39 -20 78 40">
      <Fit>
        <g data-side={side}>{picture}</g>
      </Fit>
    </MapSample>
  );
  const onBand = (picture: ReactNode) =>
    sign(
      <>
        <rect x={-16} y={-10} width={32} height={20} rx={4.5} fill="var(--arverni)" />
        {picture}
      </>,
      'arverni',
    );
  const tribe = (city: string | null, only: Faction | null, state?: TribeState) => {
    const data: TribeData = { id: 'mandubii', name: 'Mandubii', city, only };
    return sign(<Tribe tribe={data} state={state} isBare />);
  };
  const ground = (control?: Faction) => (
    <MapSample frame={frameOf('mandubii')} isSea>
      <path className={classes.ground} data-control={control} data-side={control} d={OUTLINES.mandubii} />
      {control === 'germans' && <GermanGround d={OUTLINES.mandubii} />}
    </MapSample>
  );
  const line = (border: Course['border']) => (
    <MapSample>
      <path className={classes.border} data-border={border} d="M-46 8C-20-8 16 14 46-6" />
    </MapSample>
  );
  const place = (mark: SceneMark | 'asked') => {
    const { x, y } = POSITIONS.mandubii;
    return (
      <MapSample frame={frameOf('mandubii')} fit={3}>
        <g
          className={classes.region}
          data-offered={mark === 'offered'}
          data-goal={mark === 'goals'}
          data-open={mark === 'open'}
          data-marked={mark === 'marked'}
          data-asked={mark === 'asked'}
          transform={`translate(${x} ${y})`}
        >
          <RegionShape id="mandubii" />
          {mark === 'goals' && (
            <Fit>
              <GoalMark y={0} />
            </Fit>
          )}
        </g>
      </MapSample>
    );
  };
  const { courses, crossings } = linesOf(boxOf(played).components);

  const closedBorder: LegendEntry = {
    picture: line('closed'),
    name: 'No border',
    text: 'The Regions on its sides touch on this drawing, but not on the map of this box: they are not adjacent.',
    rule: '1.3.1',
  };
  const longBorder: LegendEntry = {
    picture: (
      <MapSample>
        <path className={classes.crossing} data-border="land" d="M-46 0H46" />
      </MapSample>
    ),
    name: 'Border elsewhere',
    text: 'The two Regions do not touch on this drawing, but they do on the map of this box: they are adjacent.',
    rule: '1.3.1',
  };

  return [
    {
      title: 'Factions',
      entries: FACTIONS.map((faction) => ({
        picture: sign(<Control faction={faction} />),
        name: nameOf(faction),
        text:
          faction === 'germans'
            ? 'Run by the rules, or by another Faction for a while.'
            : 'This mark and colour are on all that is theirs.',
        rule: faction === 'germans' ? '3.4' : '1.5',
      })),
    },
    {
      title: 'Pieces in a Region',
      entries: [
        {
          picture: sign(
            <ForceRow
              faction="romans"
              force={{ leader: 'named', legions: 4, hidden: 3, revealed: 0, scouted: 0, fort: false }}
            />,
          ),
          name: 'The pieces of a Faction',
          text: 'Its mark first, then each kind of piece with its number.',
          rule: '1.4',
        },
        {
          picture: onBand(<Leader faction="arverni" leader="named" />),
          name: 'Leader',
          text: 'Caesar, Vercingetorix or Ambiorix, by his initial.',
          rule: '1.4.3',
        },
        {
          picture: onBand(<Leader faction="arverni" leader="successor" />),
          name: 'Successor',
          text: 'An empty helmet: a Leader of lesser worth.',
          rule: '1.4.3',
        },
        { picture: onBand(<Legions count={4} />), name: 'Legions', text: 'Under their eagle.', rule: '1.4' },
        {
          picture: onBand(<Troops faction="arverni" lie="hidden" count={3} />),
          name: 'Hidden Warbands or Auxilia',
          text: 'A full hexagon.',
          rule: '1.4.3',
        },
        {
          picture: onBand(<Troops faction="arverni" lie="revealed" count={3} />),
          name: 'Revealed Warbands or Auxilia',
          text: 'An empty hexagon.',
          rule: '1.4.3',
        },
        {
          picture: onBand(<Troops faction="arverni" lie="scouted" count={3} />),
          name: 'Scouted Warbands',
          text: 'A broken hexagon under an eye.',
          rule: '4.2.2',
        },
        {
          picture: sign(
            <ForceRow
              faction="germans"
              force={{ leader: null, legions: 0, hidden: 3, revealed: 2, scouted: 0, fort: false }}
            />,
          ),
          name: 'Germans',
          text: 'Squares in a row with corners and a broken edge: full Hidden, empty Revealed.',
          rule: '1.4',
        },
        {
          picture: onBand(<Fort />),
          name: 'Fort',
          text: 'One in a Region at most; that of Provincia stays.',
          rule: '1.4.2',
        },
      ],
    },
    {
      title: 'Tribes',
      entries: [
        { picture: tribe(null, null), name: 'Subdued Tribe', text: 'An empty circle.', rule: '1.7' },
        {
          picture: tribe('Alesia', null),
          name: 'City',
          text: 'A circle in a diamond: a Citadel may stand here.',
          rule: '1.3.3',
        },
        {
          picture: tribe(null, 'germans'),
          name: 'Reserved',
          text: 'Only this Faction may have an Ally here.',
          rule: '1.4.2',
        },
        {
          picture: sign(<Allied faction="aedui" isCitadel={false} />),
          name: 'Ally',
          text: 'A disc with the mark of its Faction.',
          rule: '1.4.2',
        },
        {
          picture: sign(<Allied faction="germans" isCitadel={false} />),
          name: 'Germanic Ally',
          text: 'A square with a cross.',
          rule: '1.4.2',
        },
        {
          picture: sign(<Allied faction="aedui" isCitadel />),
          name: 'Citadel',
          text: 'Battlements with the mark of its Faction.',
          rule: '1.4.2',
        },
        {
          picture: tribe(null, null, { dispersed: 'dispersed' }),
          name: 'Dispersed',
          text: 'Neither Subdued nor open to Allies.',
          rule: '1.7',
        },
        {
          picture: tribe(null, null, { dispersed: 'gathering' }),
          name: 'Dispersed, gathering',
          text: 'Subdued again in the next Spring.',
          rule: '6.6',
        },
        {
          picture: tribe(null, null, { dispersed: 'razed' }),
          name: 'Razed',
          text: 'Dispersed for good.',
          rule: '1.7',
        },
      ],
    },
    {
      title: 'Regions',
      entries: [
        { picture: ground(), name: 'No Control', text: 'In the colour of the land.', rule: '1.6' },
        {
          picture: ground('romans'),
          name: 'Control',
          text: 'In the colour of who has more pieces there than all others together, with the mark before the name.',
          rule: '1.6',
        },
        {
          picture: ground('germans'),
          name: 'Control of the Germans',
          text: 'With crosses all over.',
          rule: '1.6',
        },
        {
          picture: sign(<Home faction="belgae" />),
          name: 'Home',
          text: 'The Faction may Rally or Recruit here without an Ally.',
          rule: '1.3.1',
        },
        {
          picture: sign(<Devastated />),
          name: 'Devastated',
          text: 'Hatched too; little can be placed and nothing much be raised here.',
          rule: '4.3.2',
        },
        {
          picture: sign(<Ring />),
          name: 'Circumvallation',
          text: 'The pieces that were shut in may not leave.',
          rule: '5.1',
        },
        {
          picture: line('land'),
          name: 'Border',
          text: 'The Regions on its sides are adjacent.',
          rule: '1.3.3',
        },
        {
          picture: line('rhenus'),
          name: 'The Rhenus',
          text: 'A March that crosses it stops.',
          rule: '1.3.5',
        },
        ...(courses.some(({ border }) => border === 'closed') ? [closedBorder] : []),
        ...(crossings.some(({ border }) => border !== 'coastal') ? [longBorder] : []),
        ...placeMarks(place, ['marked']),
        {
          picture: place('marked'),
          name: 'Selected',
          text: 'The Command has been paid for here.',
          rule: '3.1',
        },
        { picture: place('asked'), name: 'In question', text: 'What you are asked is about this Region.' },
      ],
    },
  ];
}
