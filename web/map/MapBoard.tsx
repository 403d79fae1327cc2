import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import type { BoardProps } from '../table/board';
import type { PieceArt } from './art';
import { ChoiceMenu } from './ChoiceMenu';
import type { Thing } from './Clickable';
import { type Hover, hoverOver, useHover } from './hover';
import css from './MapBoard.module.css';
import { type Camp, idsOf, type Look, type Piece } from './piece';
import type { Point } from './projection';
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
import { type PlaceFacts, Tray } from './Tray';
import type { Size } from './viewport';
import { ZoomPan } from './ZoomPan';

/** What the table gives to every board, and the map passes on. */
type FromTable = Pick<BoardProps, 'selected' | 'select' | 'busy' | 'label' | 'play'>;

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
  /** Changes when something new is asked, so that the map shows where it can be done. */
  question: string;
  /** Moves after which the place they name is opened. */
  opening?: readonly string[];
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
  const { camps, art, offers, select, busy, label, placeName, picked = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [hover] = useState(() => hoverOver<Place>());
  const [open, setOpen] = useState<Place | null>(null);
  const [menu, setMenu] = useState<Menu<Place> | null>(null);
  const [isNear, setNear] = useState(false);
  const placeOf = useMemo(
    () => new Map([...camps].flatMap(([place, camp]) => idsOf(camp).map((id) => [id, place] as const))),
    [camps],
  );

  const { deeds, travellers } = offers;
  const selected = keepSelectable(offers, props.selected);
  const goals = destinations(offers, selected);
  const acting = piecesOffered(offers);
  const idsIn = (place: Place): string[] => idsOf(camps.get(place));

  const clear = useCallback(() => {
    select([]);
    setOpen(null);
    setMenu(null);
  }, [select]);

  const isIdle = selected.length === 0 && open === null && menu === null;
  useEffect(() => {
    if (isIdle) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isIdle, clear]);

  const follow = (outcome: Outcome<Place> | null, at: { x: number; y: number }) => {
    setMenu(null);
    if (outcome === null || busy) return;
    if (outcome.kind === 'open') {
      setOpen((before) => (before === outcome.place && selected.length === 0 ? null : outcome.place));
      select([]);
    } else if (outcome.kind === 'select') select(outcome.pieces);
    else if (outcome.kind === 'choose') {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      setMenu({ at: { x: at.x - left + 6, y: at.y - top + 6 }, options: outcome.options });
    } else make(outcome.moves);
  };

  const make = (moves: readonly LegalMove[]) => {
    props.play(...moves);
    const [first] = moves;
    const { place } = props.read(first);
    if (place !== null) setOpen(props.opening?.includes(first.move) ? place : null);
    select([]);
  };

  const choose = (option: Option<Place>) => {
    setMenu(null);
    if ('moves' in option) make(option.moves);
    else setOpen(option.open);
  };

  const placeThing = (place: Place): Thing => {
    const outcome = onPlace(offers, selected, place, idsIn(place));
    const words = outcome.kind === 'play' ? outcome.moves.map(label).join('; ') : placeName(place);
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const pieceThing = (piece: P): Thing | null => {
    const place = placeOf.get(piece.id);
    const outcome = onPiece(offers, selected, piece.id, place === undefined ? [] : idsIn(place));
    if (outcome === null) return null;
    const words =
      outcome.kind === 'play'
        ? outcome.moves.map(label).join('; ')
        : `${selected.includes(piece.id) ? 'Deselect' : 'Select'} ${piece.words}`;
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const lookOf = (piece: P): Look => ({
    isDimmed: piece.hasMoved && !acting.has(piece.id),
    isSelected: selected.includes(piece.id) || picked === piece.id,
    isOffered: acting.has(piece.id) && !selected.includes(piece.id),
  });

  const offered = new Set<Place>();
  for (const { piece, place } of deeds) if (piece === null && place !== null) offered.add(place);
  const ableHere = open === null ? [] : idsIn(open).filter((id) => travellers.has(id));
  const active = new Set([...offered, ...[...acting].flatMap((id) => placeOf.get(id) ?? [])]);
  const points = [...active].map((place) => props.positionOf(place));

  return (
    <div className={css.board} data-testid="board" data-busy={busy} ref={frame}>
      <ZoomPan
        drawing={props.drawing}
        pieces={props.pieces}
        label={props.name}
        sight={{ key: props.question, points }}
        onNear={setNear}
        onClear={clear}
      >
        {props.drawMap({
          camps,
          art,
          isNear,
          open,
          offered,
          goals: new Set(goals.keys()),
          placeName,
          placeThing,
          pieceThing,
          lookOf,
          hover,
        })}
      </ZoomPan>
      <Shown open={open} hover={hover} isQuiet={props.isQuiet}>
        {(shown) => (
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
      </Shown>
      {props.children}
      {menu !== null && (
        <ChoiceMenu
          at={menu.at}
          options={menu.options}
          labelOf={(option) =>
            'open' in option
              ? `Choose pieces in ${placeName(option.open)}`
              : `${label(option.moves[0])}${option.moves.length > 1 ? ` and ${option.moves.length - 1} more` : ''}`
          }
          onChoose={choose}
          onCancel={() => setMenu(null)}
        />
      )}
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
