import { memo } from 'react';
import { zonesOfSphere } from '../../../games/alesia/commanders';
import { type Box, boxOf } from '../../../games/alesia/components/box';
import type { Hex } from '../../../games/alesia/components/hex';
import { fromTheTop } from '../../../games/alesia/stacks';
import { type G, TOWN } from '../../../games/alesia/state';
import { PilePicture } from './Counter';
import { edgeOfMap } from './edge';
import { forcesIn } from './forces';
import { outlineOf } from './outlines';
import { faceOf, strengthOf } from './stacks';
import css from './Zones.module.css';

/** The borders of the off-board zones, which never change (11.1). */
export const ZoneBorders = memo(function ZoneBorders({ box }: { box: Box }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g className={css.borders} aria-hidden="true">
      {edgeOfMap(box).borders.map(({ x, y }) => (
        <path key={`${x} ${y}`} d="M-5 4H5L0-5Z" transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
});

/** Labienus's sphere of command, tinted; nothing where there is none or the table does not show it (17.4, 17.8). */
export const Sphere = memo(function Sphere({ box, sphere }: { box: Box; sphere: string | null }) {
  if (sphere === null || sphere === '') return null;
  const zones = zonesOfSphere(box, sphere);
  const isIn = ({ sector }: Hex) => zones.includes(box.zoneIds[sector]);
  return (
    <path className={css.sphere} data-side="labienus" data-testid="sphere" d={outlineOf(box.hexes, isIn)} />
  );
});

/** An off-board zone around the origin: its numeral, its presence marker (11.9), and for who may know it how strong it is. */
export function ZoneBadge({ id, isPresent, known }: { id: string; isPresent: boolean; known: string }) {
  return (
    <g className={css.zone} data-side={isPresent ? 'relief' : 'neutral'} data-present={isPresent}>
      <rect x={-17} y={-11} width={34} height={22} rx={4} />
      <text className={css.numeral} y={known === '' ? 4.6 : 0.6}>
        {id}
      </text>
      {known !== '' && (
        <text className={css.known} y={8.4}>
          {known}
        </text>
      )}
    </g>
  );
}

/** The besieged within the town, as one stack: nobody is anywhere in particular there (9.2). */
export function Garrison({ G }: { G: G }) {
  const units = forcesIn(G, TOWN);
  const [first] = units;
  const { unit } = boxOf(G);
  if (first === undefined) return null;
  const fighters = units.filter(({ kind }) => kind !== 'leader');
  const [top] = fromTheTop(fighters);
  const leaders = units.filter(({ kind }) => kind === 'leader');
  return (
    <g transform="scale(1.6)">
      <PilePicture
        pile={{
          hex: TOWN,
          top: top === undefined ? null : faceOf(G, unit[top.id]),
          count: fighters.length,
          strength: strengthOf(fighters),
          hidden: 0,
          disrupted: 0,
          hasFort: false,
          leaders: leaders.map(({ name }) => ({ side: 'vercingetorix', letter: name.slice(0, 1) })),
          rages: false,
        }}
      />
    </g>
  );
}
