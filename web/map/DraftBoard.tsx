import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import type { Obstacle } from '../../games/kit/action';
import type { Argument } from '../../games/kit/move';
import type { BoardProps } from '../table/board';
import { useStable } from '../ui/useStable';
import type { Thing } from './Clickable';
import { optionsFor, type Targets, wordsOfDraft } from './draft';
import { type Hover, hoverOver } from './hover';
import { MapFrame } from './MapFrame';
import type { Strip } from './Strip';
import type { Drafting, Line } from './useDrafts';
import type { ScreenPoint } from './useMapFrame';
import type { Size } from './viewport';

/** What the map shows of what can be done, and what a click on it does. */
export interface DraftScene<Place extends string> {
  /** What a click does something with. */
  targets: Targets;
  /** A move is under way, which goes on where a click is possible. */
  isDrafting: boolean;
  open: Place | null;
  /** Returns what a press on a spot does, and how that reads. */
  thingOf(spot: string): Thing;
  /** Presses a spot at a point of the window; `adds` says that it is chosen besides what is. */
  press(spot: string, at: ScreenPoint, adds?: boolean): void;
  hover: Hover<Place>;
}

/** A press on a spot, and the ways by which it goes on. */
export interface Press {
  spot: string;
  adds: boolean;
  lines: readonly Line[];
}

/** What a game does with presses besides going on with its moves. */
export interface OwnPresses {
  /** Returns what may be done at a spot besides; those lines come first. */
  linesAt(spot: string): readonly Line[];
  /** Takes a press for something of its own. Says whether it did; else the press goes on by its lines. */
  take(press: Press): boolean;
  /** What has been begun in the game's own way, of which is asked why it cannot go on to a spot; null for nothing. */
  begun: readonly { move: string; args: readonly Argument[] }[] | null;
  /** A press meant nothing. */
  letGo(): void;
}

type OfStrip = ComponentProps<typeof Strip>;

/** What a game tells of a board on which the arguments of a move are chosen one after another. */
export interface DraftBoardProps<Place extends string>
  extends Pick<BoardProps, 'busy' | 'possible' | 'prompt' | 'whyNot'>,
    Pick<ComponentProps<typeof MapFrame<Place>>, 'points' | 'near' | 'around' | 'play' | 'spotOf'> {
  drafting: Drafting<Place>;
  /** What the map is, for screen readers. */
  name: string;
  drawing: Size;
  pieces?: number;
  /** Changes when something new is asked, so that the map shows `points`, where it can be done. */
  question: string;
  /** Returns the place that is opened by a press on a spot. */
  placeOf(spot: string): Place;
  describe(place: Place, isOpen: boolean): ReactNode;
  /** What is under way, with what is left to pay with; empty for nothing. */
  underWay: string;
  own?: OwnPresses;
  drawMap(scene: DraftScene<Place>): ReactNode;
  /** What of the map stands over what is drawn of what has happened. */
  drawAbove?(scene: DraftScene<Place>): ReactNode;
  /** What stands in the dock: what is fought. */
  windows?: ReactNode;
  /** Draws the foot of the map, with what is being chosen and what is begun there. */
  drawFoot(strip: OfStrip, hover: Hover<Place>): ReactNode;
}

/** A map on which the arguments of a move are chosen one after another: what can be pressed, what a press leads to, and why it means nothing. */
export function DraftBoard<Place extends string>(props: DraftBoardProps<Place>) {
  const { drafting, busy, possible, whyNot, placeOf, own } = props;
  const { choices, moves, draft, targets, open, setOpen, openRefused, frame, menu, goOn, linesFor } =
    drafting;
  const [hover] = useState(() => hoverOver<Place>());
  const isAsked = props.prompt !== null;

  /** Says why nothing can be done at a spot, of whatever could be done elsewhere. */
  const obstacleAt = (spot: string): Obstacle | null => {
    const begun = own?.begun ?? (draft === null ? possible.map(({ move }) => ({ move, args: [] })) : [draft]);
    const names = own?.begun == null ? moves.namesAt(spot) : [spot];
    for (const { move, args } of begun) {
      for (const name of names) {
        const why = whyNot(move, [...args.map(String), name]);
        if (why !== null) return why;
      }
    }
    return null;
  };
  const press = useStable((spot: string, at: ScreenPoint, adds?: boolean) => {
    drafting.closeMenu();
    if (busy) return;
    const ways = moves.waysAt(spot, targets, draft !== null);
    const lines = [...(own?.linesAt(spot) ?? []), ...linesFor(ways)];
    if (own?.take({ spot, adds: adds === true, lines }) === true) return;
    if (lines.length > 0) {
      goOn(lines, frame.inFrame(at));
      return;
    }
    const why = obstacleAt(spot);
    if (why === null) own?.letGo();
    else frame.refuse(why, at);
    drafting.giveUp();
    const place = placeOf(spot);
    if (why !== null) openRefused(place);
    else setOpen(open === place ? null : place);
  });
  const scene = useMemo(
    (): DraftScene<Place> => ({
      targets,
      isDrafting: draft !== null,
      open,
      thingOf(spot) {
        const [only, ...more] = optionsFor(moves.waysAt(spot, targets, draft !== null), choices, moves);
        const words = only !== undefined && more.length === 0 ? only.words : moves.nameOf(spot);
        return {
          label: [words, moves.contentsOf(spot)].filter(Boolean).join(': '),
          act: (at) => press(spot, at),
        };
      },
      press,
      hover,
    }),
    [targets, draft, open, choices, moves, press, hover],
  );

  const others = draft === null && isAsked ? moves.beside : [];
  const strip: OfStrip = {
    underWay: isAsked ? props.underWay : '',
    draft: draft && wordsOfDraft(draft, moves),
    others: others.map((other) => ({ move: other.move, words: wordsOfDraft(other, moves) })),
    onBegin: (move, at) => goOn(linesFor(others.filter((other) => other.move === move)), frame.inFrame(at)),
    onCancel: drafting.clear,
  };
  return (
    <MapFrame
      {...frame}
      name={props.name}
      drawing={props.drawing}
      pieces={props.pieces}
      question={props.question}
      points={props.points}
      near={props.near}
      around={props.around}
      play={props.play}
      spotOf={props.spotOf}
      busy={busy}
      clear={drafting.clear}
      menu={menu && { at: menu.at, words: menu.lines.map(({ words }) => words) }}
      onMenu={drafting.onMenu}
      open={open}
      hover={hover}
      isQuiet={menu !== null}
      describe={(place) => props.describe(place, open !== null)}
      above={props.drawAbove?.(scene)}
      over={props.windows}
      foot={props.drawFoot(strip, hover)}
    >
      {props.drawMap(scene)}
    </MapFrame>
  );
}
