import { type ComponentProps, memo, useContext, useMemo } from 'react';
import { overlap } from '../ui/box';
import { useShared } from '../ui/useShared';
import { isDrawnAlike } from './alike';
import { Fit, FitContext } from './Fit';
import type { Camp, Piece } from './piece';
import { type ShownPiece, Stack } from './Stack';
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
  const { camps, art, open, goals, hover, explain } = scene;
  const fit = useContext(FitContext);
  const standing = useShared(
    useMemo(
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
    ),
  );
  const opened = open === null ? undefined : camps.get(open);
  const draw = (place: Place, camp: Camp<P>, here: Standing) => {
    const pieces = camp.flatMap((party) => party.pieces);
    const shown = pieces.map((piece): [string, ShownPiece] => [
      piece.id,
      { thing: scene.pieceThing(piece), look: scene.lookOf(piece) },
    ]);
    return (
      <CampOnMap
        key={place}
        place={place}
        camp={camp}
        standing={here}
        site={siteOf(place)}
        art={art}
        isOpen={place === open}
        shown={Object.fromEntries(shown)}
        pileThing={scene.placeThing(place)}
        explain={explain}
        hover={hover}
      />
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

interface CampProps<Place extends string, P extends Piece<Place>> extends ComponentProps<typeof Stack<P>> {
  place: Place;
  site: Site;
  hover: Scene<Place, P>['hover'];
}

/** The pieces of a place beside its mark, with a tie to it where they stand far off. */
const CampOnMap = memo(function CampOnMap<Place extends string, P extends Piece<Place>>({
  place,
  site,
  hover,
  ...stack
}: CampProps<Place, P>) {
  const end = nearest(stack.standing.box);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
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
        <Stack {...stack} />
      </Fit>
    </g>
  );
}, isDrawnAlike);
