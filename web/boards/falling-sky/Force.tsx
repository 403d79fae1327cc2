import type { ReactNode } from 'react';
import type { Faction } from '../../../games/falling-sky/components/factions';
import { type Force, LIES, type Lie } from '../../../games/falling-sky/pieces/force';
import { Eagle, Helmet } from '../../map/signs';
import css from './Force.module.css';
import { INITIALS, MARKS } from './factions';

/** How high a Force is drawn, in units of pieces. */
export const FORCE_HEIGHT = 18.5;

/** Hexagons with room for a digit, and for two. */
const HEXAGON = 'M-8 0L-4.200-7.200H4.200L8 0 4.200 7.200H-4.200Z';
const LONG_HEXAGON = 'M-11 0L-7.200-7.200H7.200L11 0 7.200 7.200H-7.200Z';
/** Those of the Germans are squares. */
const SQUARE = 'M-7-6.800H7V6.800H-7Z';
const LONG_SQUARE = 'M-10-6.800H10V6.800H-10Z';
/** How much wider the long one is. */
const MORE = 6;
const FORT = 'M-6.500 6V-6H-3.500V-3.500H-1.500V-6H1.500V-3.500H3.500V-6H6.500V6Z';
const EYE = 'M-4.500 0C-2.500-3.200 2.500-3.200 4.500 0 2.500 3.200-2.500 3.200-4.500 0Z';

/** A kind of piece of a Force, as it is drawn. */
interface Part {
  key: string;
  width: number;
  picture: ReactNode;
}

/** Returns the kinds of pieces a Force has, as they are drawn. */
function partsOf(faction: Faction, force: Readonly<Force>): Part[] {
  const parts: Part[] = [];
  const { leader, legions, fort } = force;
  if (leader !== null)
    parts.push({
      key: 'leader',
      width: leader === 'named' ? 24 : 18,
      picture: <Leader {...{ faction, leader }} />,
    });
  if (legions > 0)
    parts.push({ key: 'legions', width: legions > 9 ? 31 : 25, picture: <Legions count={legions} /> });
  for (const lie of LIES) {
    const count = force[lie];
    const width = (lie === 'scouted' ? 22 : 18) + (count > 9 ? MORE : 0);
    if (count > 0) parts.push({ key: lie, width, picture: <Troops {...{ faction, lie, count }} /> });
  }
  if (fort) parts.push({ key: 'fort', width: 17, picture: <path className={css.solid} d={FORT} /> });
  return parts;
}

/** How much of a Force its mark takes. */
const MARK = 15;

/** Returns how wide a Force is drawn. */
export function widthOf(faction: Faction, force: Readonly<Force>): number {
  return MARK + partsOf(faction, force).reduce((sum, { width }) => sum + width, 3);
}

/** The mobile pieces and the Fort of a Faction in a Region, in one row around the origin: its mark, and its pieces by kind. */
export function ForceRow({ faction, force }: { faction: Faction; force: Readonly<Force> }) {
  const parts = partsOf(faction, force);
  const width = widthOf(faction, force);
  let left = -width / 2 + MARK;
  return (
    <g className={css.force} data-side={faction} data-force={faction}>
      <rect
        className={css.band}
        x={-width / 2}
        y={-FORCE_HEIGHT / 2 + 0.5}
        width={width}
        height={FORCE_HEIGHT - 1}
        rx={faction === 'germans' ? 0 : 4.5}
      />
      <path
        className={css.solid}
        d={MARKS[faction]}
        transform={`translate(${-width / 2 + 2.5} -5.200) scale(.65)`}
      />
      {parts.map(({ key, width: room, picture }) => {
        const x = left + room / 2;
        left += room;
        return (
          <g key={key} data-part={key} transform={`translate(${x} 0)`}>
            {picture}
          </g>
        );
      })}
    </g>
  );
}

/** A Leader: his helmet and his initial, or as a Successor an empty helmet (1.4.3). */
export function Leader({ faction, leader }: { faction: Faction; leader: 'named' | 'successor' }) {
  const isNamed = leader === 'named';
  return (
    <g className={isNamed ? css.named : css.successor}>
      <g transform={`translate(${isNamed ? -4 : 0} 1) scale(.68)`}>
        <Helmet />
      </g>
      {isNamed && (
        <text className={css.count} x={7.5} y={4}>
          {INITIALS[faction]}
        </text>
      )}
    </g>
  );
}

/** Legions: an eagle and their number. */
export function Legions({ count }: { count: number }) {
  return (
    <g className={css.named}>
      <g transform="translate(-4.500 0) scale(.66)">
        <Eagle />
      </g>
      <text className={css.count} x={7.5} y={4}>
        {count}
      </text>
    </g>
  );
}

interface TroopsProps {
  faction: Faction;
  lie: Lie;
  count: number;
}

/** Warbands or Auxilia with their number, hexagons or German squares: Hidden full, Revealed empty, Scouted empty under an eye (1.4.3, 4.2.2). */
export function Troops({ faction, lie, count }: TroopsProps) {
  const [short, long] = faction === 'germans' ? [SQUARE, LONG_SQUARE] : [HEXAGON, LONG_HEXAGON];
  return (
    <g className={css[lie]}>
      <path d={count > 9 ? long : short} />
      <text className={css.count} y={3.8}>
        {count}
      </text>
      {lie === 'scouted' && (
        <g className={css.eye} transform={`translate(${count > 9 ? 9 : 6} -6.500)`}>
          <path d={EYE} />
          <circle r={1.5} />
        </g>
      )}
    </g>
  );
}

/** A Fort. */
export function Fort() {
  return <path className={css.solid} d={FORT} />;
}
