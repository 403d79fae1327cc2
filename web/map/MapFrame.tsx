import { lazy, type ReactNode, Suspense, useContext } from 'react';
import { useSettings } from '../settings/useSettings';
import type { BoardProps } from '../table/board';
import { RecentContext } from '../table/recap/history';
import { drawnOfThePast } from './drawnOfThePast';
import { type Hover, useHover } from './hover';
import css from './MapFrame.module.css';
import type { Point } from './projection';
import { PositionContext } from './TracesBeneath';
import type { MapFrame as Frame } from './useMapFrame';
import type { Size } from './viewport';
import { ZoomPan } from './ZoomPan';

const beside = () => import('./Beside');
const RecentEvents = drawnOfThePast((all) => all.RecentEvents);
const LostNames = drawnOfThePast((all) => all.LostNames);
const ChoiceMenu = lazy(async () => ({ default: (await beside()).ChoiceMenu }));
const Refusal = lazy(async () => ({ default: (await beside()).Refusal }));

export interface MapFrameProps<Place extends string> extends Frame, Pick<BoardProps, 'busy'> {
  /** What the map is, for screen readers. */
  name: string;
  drawing: Size;
  /** How much larger than usual pieces and names are drawn. */
  pieces?: number | undefined;
  /** Changes when something new is asked, so that the map shows `points`, where it can be done. */
  question: string;
  points: readonly Point[];
  /** How much they are magnified at least. */
  near?: number | undefined;
  /** How much of the drawing is seen around them, if there is room. */
  around?: number | undefined;
  /** Where play is. */
  play: readonly Point[];
  /** Returns where a place is that the journal names; undefined for what is not on the map. */
  spotOf(place: string): Point | undefined;
  clear(): void;
  /** The menu that is open, its lines in words. */
  menu: { at: { x: number; y: number }; words: readonly string[] } | null;
  /** Called with the number of the line chosen, or with null when none is. */
  onMenu(line: number | null): void;
  open: Place | null;
  hover: Hover<Place>;
  /** The places are not described while the pointer is over them. */
  isQuiet: boolean;
  describe(place: Place): ReactNode;
  /** What stands over the map. */
  over?: ReactNode;
  /** What stands under the map: what is being chosen, and what it costs. */
  foot: ReactNode;
  /** The map. */
  children: ReactNode;
  /** What of the map stands over what is drawn of what has happened: names and numbers that it would cross. */
  above?: ReactNode;
}

/** What every map of a game is framed with: zoom, what has happened, a menu, its foot, and the place that is looked at. */
export function MapFrame<Place extends string>(props: MapFrameProps<Place>) {
  const { menu, onMenu, spotOf } = props;
  const recent = useContext(RecentContext);
  const { shown } = recent;
  const { size } = useSettings();
  const spots = (places: readonly string[]) => places.flatMap((place) => spotOf(place) ?? []);
  return (
    <div className={css.board} data-testid="board" data-busy={props.busy}>
      <div className={css.map} ref={props.frame}>
        <ZoomPan
          drawing={props.drawing}
          pieces={(props.pieces ?? 1) * size}
          label={props.name}
          sight={
            shown === null
              ? { ...props, key: props.question, open: spots(props.open === null ? [] : [props.open]) }
              : { key: `shown ${shown.key}`, points: spots(shown.places), isWhole: true, open: [] }
          }
          play={props.play}
          onClear={props.clear}
        >
          <PositionContext.Provider value={spotOf}>{props.children}</PositionContext.Provider>
          <Suspense>
            <RecentEvents recent={recent} positionOf={spotOf} />
          </Suspense>
          {props.above}
          {recent.lost.length > 0 && (
            <Suspense>
              <LostNames recent={recent} positionOf={spotOf} />
            </Suspense>
          )}
        </ZoomPan>
        {props.over}
        <Suspense>
          <Refusal refused={props.refused} onGone={props.forget} />
          {menu !== null && (
            <ChoiceMenu
              key={`${menu.at.x} ${menu.at.y} ${menu.words.join()}`}
              at={menu.at}
              options={menu.words}
              onChoose={onMenu}
              onCancel={() => onMenu(null)}
            />
          )}
        </Suspense>
      </div>
      <div className={css.foot}>{props.foot}</div>
      <Suspense>
        <Shown open={props.open} hover={props.hover} isQuiet={props.isQuiet}>
          {props.describe}
        </Shown>
      </Suspense>
    </div>
  );
}

interface ShownProps<Place extends string> {
  open: Place | null;
  hover: Hover<Place>;
  isQuiet: boolean;
  children(place: Place): ReactNode;
}

/** Shows the place that is open, or else the one the pointer is over. */
function Shown<Place extends string>({ open, hover, isQuiet, children }: ShownProps<Place>) {
  const hovered = useHover(hover);
  const place = open ?? (isQuiet ? null : hovered);
  return place === null ? null : children(place);
}
