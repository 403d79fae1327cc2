import { lazy, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Obstacle } from '../../games/kit/action';
import type { LegalMove } from '../../games/kit/move';
import type { BoardProps } from '../table/board';
import { useStable } from '../ui/useStable';
import type { PieceArt } from './art';
import { Cost } from './Cost';
import { hoverOver } from './hover';
import { MapFrame } from './MapFrame';
import type { Marking } from './marking';
import type { Camp, Piece } from './piece';
import type { Point } from './projection';
import { Reach } from './Reach';
import type { Scene } from './scene';
import type { Choice, Offers, Option, Outcome } from './selection';
import { situationOf } from './situation';
import type { PlaceFacts } from './Tray';
import { type ScreenPoint, useMapFrame } from './useMapFrame';
import { useOpened } from './useOpened';
import type { Size } from './viewport';

const Tray = lazy(async () => ({ default: (await import('./Beside')).Tray }));

/** What the table gives to every board, and the map passes on. */
type FromTable = Pick<BoardProps, 'sides' | 'selected' | 'select' | 'busy' | 'play'>;

/** What a game tells of its map. */
export interface MapBoardProps<Place extends string, P extends Piece<Place>> extends FromTable {
  /** What the map is, for screen readers. */
  name: string;
  drawing: Size;
  /** How much larger than usual pieces and names are drawn. */
  pieces?: number;
  camps: ReadonlyMap<Place, Camp<P>>;
  art: PieceArt<P>;
  offers: Offers<Place>;
  /** What on the board a move is about. */
  read(move: LegalMove): Choice<Place>;
  placeName(place: Place): string;
  positionOf(place: Place): Point;
  factsOf(place: Place): PlaceFacts;
  /** A piece picked by an earlier move, or null. */
  picked?: string | null;
  /** How places are marked that something is done with together; null while nothing is. */
  marking?: Marking<Place> | null;
  /** Marks places instead of those before. */
  onMark?(marks: readonly Place[]): void;
  /** Changes when something new is asked, so that the map shows where it can be done. */
  question: string;
  /** Returns what an opening costs that has to be made before pieces can go, in words. */
  costOf?(opening: LegalMove): string;
  /** The places are not described while the pointer is over them. */
  isQuiet: boolean;
  drawMap(scene: Scene<Place, P>): ReactNode;
  children?: ReactNode;
}

interface Menu<Place extends string> {
  at: { x: number; y: number };
  options: readonly Option<Place>[];
}

/** The map of a game with its pieces: what is selected and open, what can be reached, and what a click leads to. */
export function MapBoard<Place extends string, P extends Piece<Place>>(props: MapBoardProps<Place, P>) {
  const { camps, art, offers, select, busy, placeName, costOf, sides, picked = null, marking = null } = props;
  const { selected: chosen } = props;
  const [hover] = useState(() => hoverOver<Place>());
  const { open, setOpen, openUntil } = useOpened<Place>(offers);
  const [menu, setMenu] = useState<Menu<Place> | null>(null);
  const situation = useMemo(
    () => situationOf({ camps, offers, chosen, picked, marking, sides, placeName }),
    [camps, offers, chosen, picked, marking, sides, placeName],
  );
  const { selected, goals, offered, active, idsIn } = situation;
  const { travellers, wordsOf } = offers;

  const clear = useCallback(() => {
    select([]);
    setOpen(null);
    setMenu(null);
  }, [select, setOpen]);

  const isIdle = selected.length === 0 && open === null && menu === null;
  const frame = useMapFrame(isIdle, clear);

  const follow = (outcome: Outcome<Place>, at: ScreenPoint) => {
    setMenu(null);
    if (busy) return;
    if (outcome.kind === 'open') {
      setOpen(open === outcome.place && selected.length === 0 ? null : outcome.place);
      if (!idsIn(outcome.place).some((id) => selected.includes(id))) select([]);
    } else if (outcome.kind === 'select') select(outcome.pieces);
    else if (outcome.kind === 'choose') setMenu({ at: frame.inFrame(at), options: outcome.options });
    else make(outcome.moves);
  };

  const make = (moves: readonly LegalMove[]) => {
    props.play(...moves);
    const gone = moves.map((move) => props.read(move).piece);
    const stays = open !== null && idsIn(open).some((id) => travellers.has(id) && !gone.includes(id));
    if (!stays) openUntil(open);
    select([]);
  };

  const choose = (option: Option<Place>) => {
    setMenu(null);
    if ('moves' in option) make(option.moves);
    else setOpen(option.open);
  };

  const refuse = (why: Obstacle, at: ScreenPoint) => {
    setMenu(null);
    frame.refuse(why, at);
  };

  const pressPlace = useStable((place: Place, at: ScreenPoint) => {
    if (marking !== null && situation.marks(place)) {
      if (!busy) props.onMark?.(marking.toggled(place));
      return;
    }
    const outcome = situation.outcomeAt(place);
    const why = situation.refusalAt(place, outcome);
    if (why === null) follow(outcome, at);
    else refuse(why, at);
  });
  const pressPiece = useStable((piece: P, at: ScreenPoint) => {
    const outcome = situation.outcomeOf(piece);
    if (outcome === null) pressPlace(piece.place, at);
    else follow(outcome, at);
  });
  const explain = useStable((piece: P, at: ScreenPoint): boolean => {
    const why = offers.obstacleTo(piece, null);
    if (why !== null) refuse(why, at);
    return why !== null;
  });
  const scene = useMemo(
    (): Scene<Place, P> => ({
      camps,
      art,
      open,
      offered,
      goals: new Set(goals.keys()),
      marked: new Set(marking?.marks),
      placeName,
      placeThing: (place) => ({
        ...situation.captionOf(place),
        act: (at) => pressPlace(place, at),
      }),
      pieceThing(piece) {
        const caption = situation.captionOfPiece(piece);
        return caption && { ...caption, act: (at) => pressPiece(piece, at) };
      },
      explain,
      lookOf: situation.lookOf,
      hover,
    }),
    [camps, art, open, offered, goals, marking, placeName, situation, hover, pressPlace, pressPiece, explain],
  );

  const ableHere = open === null ? [] : idsIn(open).filter((id) => travellers.has(id));
  const [opening = null] = [...goals.values()].flat().flatMap((journey) => journey.opening ?? []);
  const spotOf = (id: string): Point | undefined => props.positionOf(id as Place);

  return (
    <MapFrame
      {...frame}
      name={props.name}
      drawing={props.drawing}
      pieces={props.pieces}
      question={props.question}
      points={[...active].map((place) => props.positionOf(place))}
      play={[...camps.keys()].map((place) => props.positionOf(place))}
      spotOf={spotOf}
      busy={busy}
      clear={clear}
      menu={
        menu && {
          at: menu.at,
          words: menu.options.map((option) =>
            'open' in option ? `Choose pieces in ${placeName(option.open)}` : inShort(wordsOf(option.moves)),
          ),
        }
      }
      onMenu={(line) => (menu === null || line === null ? setMenu(null) : choose(menu.options[line]))}
      open={open}
      hover={hover}
      isQuiet={props.isQuiet}
      describe={(shown) => (
        <Tray
          name={placeName(shown)}
          {...props.factsOf(shown)}
          camp={camps.get(shown)}
          art={art}
          isOpen={open !== null}
          thingOf={scene.pieceThing}
          lookOf={scene.lookOf}
          onAll={ableHere.length > 1 ? () => select(ableHere) : null}
          onClose={clear}
        />
      )}
      over={props.children}
      foot={opening !== null && costOf !== undefined && <Cost words={costOf(opening)} />}
    >
      {props.drawMap(scene)}
      {marking !== null && <Reach hover={hover} reachOf={marking.reachOf} positionOf={props.positionOf} />}
    </MapFrame>
  );
}

function inShort([first, ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
