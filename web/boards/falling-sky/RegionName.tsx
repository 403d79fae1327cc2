import { memo } from 'react';
import type { Faction } from '../../../games/falling-sky/components/factions';
import { Flame } from '../../map/signs';
import { MARKS } from './factions';
import css from './RegionName.module.css';

const LETTER = 7.4;

interface RegionNameProps {
  name: string;
  /** Whose home it is; null for nobody's. */
  home: Faction | null;
  controller: Faction | null;
  isDevastated: boolean;
  /** It bears the marker of Circumvallation. */
  isEncircled: boolean;
}

/** The name of a Region, with who Controls it before it, and behind it whose home it is and what marks it bears. */
export const RegionName = memo(function RegionName({
  name,
  home,
  controller,
  isDevastated,
  isEncircled,
}: RegionNameProps) {
  const half = (name.length * LETTER) / 2;
  const marks = [
    home === null ? null : <Home key="home" faction={home} />,
    isDevastated ? <Devastated key="devastated" /> : null,
    isEncircled ? <Ring key="ring" /> : null,
  ].filter((mark) => mark !== null);
  return (
    <>
      {controller !== null && (
        <g transform={`translate(${-half - 12} -4)`}>
          <Control faction={controller} />
        </g>
      )}
      <text className={css.name}>{name}</text>
      {marks.map((mark, index) => (
        <g key={mark.key} transform={`translate(${half + 11 + index * 16} -4)`}>
          {mark}
        </g>
      ))}
    </>
  );
});

/** The marker of Control of a Region (1.6). */
export function Control({ faction }: { faction: Faction }) {
  return (
    <g data-side={faction} data-controls={faction}>
      <rect className={css.control} x={-8} y={-8} width={16} height={16} rx={3.5} />
      <path className={css.controlMark} d={MARKS[faction]} transform="translate(-5.600 -5.600) scale(.7)" />
    </g>
  );
}

/** A Region where a Faction Rallies or Recruits without other help: its home (1.3.1). */
export function Home({ faction }: { faction: Faction }) {
  return (
    <g data-side={faction} data-home={faction}>
      <path className={css.home} d="M-7 7V-1.500L0-8 7-1.500V7Z" />
      <path className={css.controlMark} d={MARKS[faction]} transform="translate(-3.600 -1.800) scale(.45)" />
    </g>
  );
}

/** The marker of a Devastated Region (4.3.2). */
export function Devastated() {
  return (
    <g className={css.flame} data-marker="devastated">
      <circle className={css.fire} r={8} />
      <Flame />
    </g>
  );
}

/** The marker of Circumvallation (card 4). */
export function Ring() {
  return <circle className={css.ring} r={6.5} data-marker="circumvallation" />;
}
