import { memo } from 'react';
import type { Box } from '../../../games/alesia/components/box';
import { type Hover, useHover } from '../../map/hover';
import type { Point } from '../../map/projection';
import { spotOf } from './edge';
import { words } from './geography';
import { outlineOf } from './outlines';
import type { Siege } from './scene';
import css from './WayLines.module.css';
import type { Way } from './ways';

type WaysProps = Pick<Siege, 'box' | 'ways' | 'wayTo'> & { hover: Hover<string> };

/** The ways that are drawn, and those to the place that the pointer or the focus is on. */
export function Ways({ box, ways, wayTo, hover }: WaysProps) {
  const place = useHover(hover);
  const looked = place === null ? [] : wayTo(place);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g className={css.ways} aria-hidden="true">
      {(looked.length > 0 ? looked : ways).map((way) => (
        <g key={way.unit} data-way={way.places.join(' ')} data-under-fire={[...way.underFire].join(' ')}>
          <WayLine {...lineOf(box, way)} />
        </g>
      ))}
    </g>
  );
}

interface WayLineProps {
  /** Where it begins; undefined for what is not on the map. */
  from: Point | undefined;
  /** Where it comes, in turn. */
  steps: readonly { at: Point; isStop: boolean; isUnderFire: boolean }[];
}

/** A way as a line from hex to hex: a dot where it comes past, a ring where it was drawn to, and a burst where the unit may be fired at. */
export function WayLine({ from, steps }: WayLineProps) {
  const path = [...(from === undefined ? [] : [from]), ...steps.map(({ at }) => at)].map(words);
  return (
    <>
      <path className={css.bed} d={`M${path.join('L')}`} />
      <path className={css.line} d={`M${path.join('L')}`} />
      {steps.map(({ at, isStop, isUnderFire }) => (
        <g key={words(at)} transform={`translate(${words(at)})`}>
          <circle className={css.step} data-stop={isStop} r={isStop ? 4 : 1.9} />
          {isUnderFire && <path className={css.burst} d={BURST} transform="translate(6 -6)" />}
        </g>
      ))}
    </>
  );
}

/** Returns how a way is drawn on the map of a box: a place that it comes to twice once. */
function lineOf(box: Box, { begins, places, stops, underFire }: Way): WayLineProps {
  const end = places.at(-1);
  return {
    from: begins === null ? undefined : spotOf(box, begins),
    steps: [...new Set(places)].flatMap((place) => {
      const at = spotOf(box, place);
      const isStop = place === end || stops.includes(place);
      return at === undefined ? [] : [{ at, isStop, isUnderFire: underFire.has(place) }];
    }),
  };
}

/** What may befall who comes there, from little to much: the chances to be hit from which a hex is drawn darker. */
const LEVELS = [0, 0.4, 0.7] as const;

/** The fields of fire, the darker the likelier who comes there is hit (20.5, 24.2). */
export const Fields = memo(function Fields({ box, fire }: Pick<Siege, 'box' | 'fire'>) {
  if (fire.size === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g className={css.fields} data-testid="fields-of-fire" aria-hidden="true">
      {LEVELS.map((level) => (
        <path key={level} d={outlineOf(box.hexes, ({ id }) => (fire.get(id) ?? 0) > level)} />
      ))}
    </g>
  );
});

const BURST =
  'M0-4.800 1.300-1.600 4.600-2.400 2.200 0 4.600 2.400 1.300 1.600 0 4.800-1.300 1.600-4.600 2.400-2.200 0-4.600-2.400-1.300-1.600Z';
