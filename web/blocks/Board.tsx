import './board.css';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import type { Point } from '../map/projection';
import type { Size } from '../map/viewport';
import { ZoomPan } from '../map/ZoomPan';
import { Choices } from './Choices';
import type { Thing } from './Clickable';
import { type Camp, idsOf, type Look, type Piece } from './piece';
import {
  blocksOffered,
  type Choice,
  destinations,
  keepSelectable,
  type Offers,
  type Option,
  type Outcome,
  onBlock,
  onPlace,
} from './selection';
import { Tray } from './Tray';
import { useQueue } from './useQueue';

/** What the map shows of what can be done, and what a click on it does. */
export interface Scene<Place extends string> {
  /** The map is large enough for every block to be shown. */
  isNear: boolean;
  /** The place whose blocks are spread out. */
  open: Place | null;
  /** Places a click does something with. */
  offered: ReadonlySet<Place>;
  /** Places the selected blocks can go to. */
  goals: ReadonlySet<Place>;
  placeThing(place: Place): Thing;
  blockThing(piece: Piece): Thing | null;
  lookOf(piece: Piece): Look;
  onHover(place: Place | null): void;
}

interface BlockBoardProps<Place extends string> {
  /** What the map is, for screen readers. */
  label: string;
  drawing: Size;
  /** How much larger than usual pieces and names are drawn. */
  pieces?: number;
  camps: ReadonlyMap<Place, Camp<Piece<Place>>>;
  offers: Offers<Place>;
  /** What on the board a move is about. */
  read(move: LegalMove): Choice<Place>;
  /** The blocks that are selected to go somewhere; some may be able no more. */
  selected: readonly string[];
  select(blocks: readonly string[]): void;
  busy: boolean;
  /** A legal move in plain words, nothing for any other; another function whenever something else is asked. */
  labelOf(move: LegalMove): string;
  play(move: LegalMove): void;
  placeName(place: Place): string;
  positionOf(place: Place): Point;
  /** What there is to know of a place, and who attacks whom there. */
  factsOf(place: Place): { facts: string; contest: string | null };
  /** A block picked by an earlier move, or null. */
  picked?: string | null;
  /** Changes when something new is asked, so that the map shows where it can be done. */
  question: string;
  /** Moves after which the place they name is opened. */
  opening?: readonly string[];
  /** The places are not described while the pointer is over them. */
  isQuiet: boolean;
  drawMap(scene: Scene<Place>): ReactNode;
  children?: ReactNode;
}

interface Menu<Place extends string> {
  at: { x: number; y: number };
  options: readonly Option<Place>[];
}

/** The map of a block game: what is selected and open, what can be reached, and what a click leads to. */
export function BlockBoard<Place extends string>(props: BlockBoardProps<Place>) {
  const { camps, offers, select, busy, labelOf, placeName, picked = null } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Place | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
  const [menu, setMenu] = useState<Menu<Place> | null>(null);
  const [isNear, setNear] = useState(false);
  const placeOf = useMemo(
    () => new Map([...camps].flatMap(([place, camp]) => idsOf(camp).map((id) => [id, place] as const))),
    [camps],
  );
  const isLegal = useCallback((move: LegalMove) => labelOf(move) !== '', [labelOf]);
  const send = useQueue(isLegal, busy, props.play);

  const { deeds, travellers } = offers;
  const selected = keepSelectable(offers, props.selected);
  const goals = destinations(offers, selected);
  const acting = blocksOffered(offers);
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
    } else if (outcome.kind === 'select') select(outcome.blocks);
    else if (outcome.kind === 'choose') {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      setMenu({ at: { x: at.x - left + 6, y: at.y - top + 6 }, options: outcome.options });
    } else make(outcome.moves);
  };

  const make = (moves: readonly LegalMove[]) => {
    send(moves);
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
    const words = outcome.kind === 'play' ? outcome.moves.map(labelOf).join('; ') : placeName(place);
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const blockThing = (piece: Piece): Thing | null => {
    const place = placeOf.get(piece.id);
    const outcome = onBlock(offers, selected, piece.id, place === undefined ? [] : idsIn(place));
    if (outcome === null) return null;
    const words =
      outcome.kind === 'play'
        ? outcome.moves.map(labelOf).join('; ')
        : `${selected.includes(piece.id) ? 'Deselect' : 'Select'} ${piece.words}`;
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const lookOf = (piece: Piece): Look => ({
    isDimmed: piece.hasMoved && !acting.has(piece.id),
    isSelected: selected.includes(piece.id) || picked === piece.id,
    isOffered: acting.has(piece.id) && !selected.includes(piece.id),
  });

  const offered = new Set<Place>();
  for (const { block, place } of deeds) if (block === null && place !== null) offered.add(place);
  const shown = open ?? (props.isQuiet ? null : hover);
  const ableHere = open === null ? [] : idsIn(open).filter((id) => travellers.has(id));
  const active = new Set([...offered, ...[...acting].flatMap((block) => placeOf.get(block) ?? [])]);
  const points = [...active].map((place) => props.positionOf(place));

  return (
    <div className="block-board" data-testid="board" data-busy={busy} ref={frame}>
      <ZoomPan
        drawing={props.drawing}
        pieces={props.pieces}
        label={props.label}
        sight={{ key: props.question, points }}
        onNear={setNear}
        onClear={clear}
      >
        {props.drawMap({
          isNear,
          open,
          offered,
          goals: new Set(goals.keys()),
          placeThing,
          blockThing,
          lookOf,
          onHover: setHover,
        })}
      </ZoomPan>
      {shown !== null && (
        <Tray
          name={placeName(shown)}
          {...props.factsOf(shown)}
          camp={camps.get(shown)}
          isOpen={open !== null}
          thingOf={blockThing}
          lookOf={lookOf}
          onAll={ableHere.length > 1 ? () => select(ableHere) : null}
          onClose={clear}
        />
      )}
      {props.children}
      {menu !== null && (
        <Choices
          at={menu.at}
          options={menu.options}
          labelOf={(option) =>
            'open' in option
              ? `Choose blocks in ${placeName(option.open)}`
              : `${labelOf(option.moves[0])}${option.moves.length > 1 ? ` and ${option.moves.length - 1} more` : ''}`
          }
          onChoose={choose}
          onCancel={() => setMenu(null)}
        />
      )}
    </div>
  );
}
