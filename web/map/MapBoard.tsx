import { lazy, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Obstacle } from '../../games/kit/action';
import type { LegalMove } from '../../games/kit/move';
import type { BoardProps } from '../table/board';
import type { PieceArt } from './art';
import type { Thing } from './Clickable';
import { Cost } from './Cost';
import { hoverOver } from './hover';
import { MapFrame } from './MapFrame';
import type { Marking } from './marking';
import { type Camp, contentsOf, idsOf, type Look, type Piece } from './piece';
import type { Point } from './projection';
import { Reach } from './Reach';
import type { Scene } from './scene';
import {
  type Choice,
  destinations,
  keepSelectable,
  type Offers,
  type Option,
  type Outcome,
  onPiece,
  onPlace,
  piecesOffered,
} from './selection';
import type { PlaceFacts } from './Tray';
import { useMapFrame } from './useMapFrame';
import type { Size } from './viewport';

const Tray = lazy(async () => ({ default: (await import('./Beside')).Tray }));

/** What the table gives to every board, and the map passes on. */
type FromTable = Pick<BoardProps, 'sides' | 'selected' | 'select' | 'busy' | 'play' | 'recent'>;

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
  const { camps, art, offers, select, busy, placeName, costOf, picked = null, marking = null } = props;
  const [hover] = useState(() => hoverOver<Place>());
  const [open, setOpen] = useState<Place | null>(null);
  const [menu, setMenu] = useState<Menu<Place> | null>(null);
  const pieces = useMemo(
    () => [...camps.values()].flatMap((camp) => camp.flatMap((party) => party.pieces)),
    [camps],
  );
  const placeOf = useMemo(() => new Map(pieces.map(({ id, place }) => [id, place])), [pieces]);

  const { deeds, travellers, starts, wordsOf } = offers;
  const selected = keepSelectable(offers, props.selected);
  const goals = destinations(offers, selected);
  const beside = selected.length > 0 ? [] : [...travellers].filter((id) => !placeOf.has(id));
  const acting = piecesOffered(offers);
  const idsIn = (place: Place): string[] => idsOf(camps.get(place));

  const clear = useCallback(() => {
    select([]);
    setOpen(null);
    setMenu(null);
  }, [select]);

  const isIdle = selected.length === 0 && open === null && menu === null;
  const frame = useMapFrame(isIdle, clear);

  const follow = (outcome: Outcome<Place>, at: { x: number; y: number }) => {
    setMenu(null);
    if (busy) return;
    if (outcome.kind === 'open') {
      setOpen((before) => (before === outcome.place && selected.length === 0 ? null : outcome.place));
      if (!idsIn(outcome.place).some((id) => selected.includes(id))) select([]);
    } else if (outcome.kind === 'select') select(outcome.pieces);
    else if (outcome.kind === 'choose') setMenu({ at: frame.inFrame(at), options: outcome.options });
    else make(outcome.moves);
  };

  const make = (moves: readonly LegalMove[]) => {
    props.play(...moves);
    const gone = moves.map((move) => props.read(move).piece);
    setOpen((before) =>
      before !== null && idsIn(before).some((id) => travellers.has(id) && !gone.includes(id)) ? before : null,
    );
    select([]);
  };

  const choose = (option: Option<Place>) => {
    setMenu(null);
    if ('moves' in option) make(option.moves);
    else setOpen(option.open);
  };

  const refuse = (why: Obstacle, at: { x: number; y: number }) => {
    setMenu(null);
    frame.refuse(why, at);
  };

  /** Returns why the selected pieces cannot go to a place, where nothing else is meant by a click on it. */
  const refusalAt = (place: Place, outcome: Outcome<Place>): Obstacle | null => {
    const here = idsIn(place);
    const isElsewhere =
      outcome.kind === 'open' && !here.some((id) => travellers.has(id) || selected.includes(id));
    if (!isElsewhere) return null;
    const reasons = pieces
      .filter(({ id }) => selected.includes(id))
      .map((piece) => offers.obstacleTo(piece, place));
    return reasons.find((reason) => reason !== null) ?? null;
  };

  const markThing = (place: Place, { marks, toggled }: Marking<Place>): Thing => ({
    label: `${marks.includes(place) ? 'Marked' : 'Mark'} ${placeName(place)}: ${contentsOf(camps.get(place))}`,
    act: () => {
      if (!busy) props.onMark?.(toggled(place));
    },
  });
  const placeThing = (place: Place): Thing => {
    if (marking?.markable.has(place) && !goals.has(place)) return markThing(place, marking);
    const outcome = onPlace(offers, selected, place, idsIn(place), beside);
    const words = outcome.kind === 'play' ? wordsOf(outcome.moves).join('; ') : placeName(place);
    const act = (at: { x: number; y: number }) => {
      const why = refusalAt(place, outcome);
      if (why === null) follow(outcome, at);
      else refuse(why, at);
    };
    return { label: [words, contentsOf(camps.get(place))].filter(Boolean).join(': '), act };
  };
  const pieceThing = (piece: P): Thing | null => {
    const place = placeOf.get(piece.id);
    const outcome = onPiece(offers, selected, piece.id, place === undefined ? [] : idsIn(place));
    if (outcome === null) return place === undefined ? null : thingBeside(piece, place);
    const words =
      outcome.kind === 'play'
        ? wordsOf(outcome.moves).join('; ')
        : `${selected.includes(piece.id) ? 'Deselect' : 'Select'} ${piece.words}`;
    return { label: words, act: (at) => follow(outcome, at) };
  };
  /** What a click on a piece does that cannot act itself: one that is not the viewer's, or stands at a goal, is its place. */
  const thingBeside = (piece: P, place: Place): Thing | null =>
    goals.has(place) || !props.sides.includes(piece.side)
      ? { ...placeThing(place), isForPointer: true }
      : null;
  const explain = (piece: P, at: { x: number; y: number }): boolean => {
    const why = offers.obstacleTo(piece, null);
    if (why !== null) refuse(why, at);
    return why !== null;
  };
  const lookOf = (piece: P): Look => ({
    isDimmed: piece.hasMoved && !acting.has(piece.id),
    isSelected: selected.includes(piece.id) || picked === piece.id,
    isOffered: acting.has(piece.id) && !selected.includes(piece.id),
  });

  const coming = destinations(offers, beside).keys();
  const offered = new Set([...starts, ...coming, ...(marking?.markable ?? [])]);
  for (const { piece, place } of deeds) if (piece === null && place !== null) offered.add(place);
  const ableHere = open === null ? [] : idsIn(open).filter((id) => travellers.has(id));
  const active = new Set([...offered, ...[...acting].flatMap((id) => placeOf.get(id) ?? [])]);
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
      recent={props.recent}
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
          thingOf={pieceThing}
          lookOf={lookOf}
          onAll={ableHere.length > 1 ? () => select(ableHere) : null}
          onClose={clear}
        />
      )}
      over={
        <>
          {opening !== null && costOf !== undefined && <Cost words={costOf(opening)} />}
          {props.children}
        </>
      }
    >
      {props.drawMap({
        camps,
        art,
        open,
        offered,
        goals: new Set(goals.keys()),
        marked: new Set(marking?.marks),
        placeName,
        placeThing,
        pieceThing,
        explain,
        lookOf,
        hover,
      })}
      {marking !== null && <Reach hover={hover} reachOf={marking.reachOf} positionOf={props.positionOf} />}
    </MapFrame>
  );
}

function inShort([first, ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
