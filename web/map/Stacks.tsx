import { useContext, useMemo } from 'react';
import { overlap } from '../ui/box';
import { Fit, FitContext } from './Fit';
import type { Camp, Piece } from './piece';
import { Stack } from './Stack';
import css from './Stacks.module.css';
import type { Scene } from './scene';
import { bandsOf, nearest, openStanding, type Site, type Standing, standings } from './standing';
import type { Size } from './viewport';

interface StacksProps<Place extends string, P extends Piece<Place>> {
  scene: Scene<Place, P>;
  /** All places of the map, whose marks and names are covered as little as possible. */
  places: readonly Place[];
  drawing: Size;
  siteOf(place: Place): Site;
}

/** A tie leads to pieces that stand further from their mark than this, in units of pieces. */
const UNTIED = 8;

/** The pieces of all places, beside each other; those of the open place lie on top, spread out. */
export function Stacks<Place extends string, P extends Piece<Place>>({
  scene,
  places,
  drawing,
  siteOf,
}: StacksProps<Place, P>) {
  const { camps, art, open, goals, hover } = scene;
  const fit = useContext(FitContext);
  const standing = useMemo(
    () =>
      standings(
        new Map([...camps].map(([place, camp]) => [place, bandsOf(camp)])),
        siteOf,
        places,
        drawing,
        fit,
        art.size,
      ),
    [camps, siteOf, places, drawing, fit, art],
  );
  const opened = open === null ? undefined : camps.get(open);
  const draw = (place: Place, camp: Camp<P>, here: Standing) => {
    const site = siteOf(place);
    const end = nearest(here.box);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
      <g
        key={place}
        data-camp={place}
        transform={`translate(${site.at.x} ${site.at.y})`}
        onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(place)}
        onPointerLeave={hover.leave}
        onFocus={() => hover.enter(place)}
      >
        <Fit>
          {Math.hypot(end.x, end.y) > site.radius + UNTIED && (
            <path className={css.tie} d={`M0 0L${end.x} ${end.y}`} />
          )}
          <Stack
            camp={camp}
            standing={here}
            art={art}
            isOpen={place === open}
            thingOf={scene.pieceThing}
            pileThing={scene.placeThing(place)}
            explain={scene.explain}
            lookOf={scene.lookOf}
          />
        </Fit>
      </g>
    );
  };
  return (
    <g className={css.stacks} data-stacks="">
      {[...camps].map(([place, camp]) => {
        const here = standing.get(place);
        return place === open || here === undefined ? null : draw(place, camp, here);
      })}
      {open !== null &&
        opened !== undefined &&
        draw(open, opened, openStanding(bandsOf(opened), siteOf(open), coversOf(open), art.size))}
    </g>
  );

  /** Returns how much of the goals pieces beside an open place cover. */
  function coversOf(place: Place) {
    const { at } = siteOf(place);
    const marks = [...goals].flatMap((goal) => {
      const { at: there, kept } = siteOf(goal);
      const [dx, dy] = [(there.x - at.x) / fit, (there.y - at.y) / fit];
      return kept.map(({ left, top, right, bottom }) => ({
        left: left + dx,
        top: top + dy,
        right: right + dx,
        bottom: bottom + dy,
      }));
    });
    return (box: Standing['box']) => marks.reduce((area, mark) => area + overlap(box, mark), 0);
  }
}
