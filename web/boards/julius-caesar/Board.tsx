import './board.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PlaceId, placeName } from '../../../games/julius-caesar/map';
import { type G, sideAt } from '../../../games/julius-caesar/state';
import type { LegalMove } from '../../../games/kit/rulebook';
import { VIEW } from '../../map/mediterranean';
import { ZoomPan } from '../../map/ZoomPan';
import type { BoardProps } from '../board';
import { BattleWindow } from './BattleWindow';
import { Choices } from './Choices';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import type { Thing } from './Place';
import {
  blocksOffered,
  type Choice,
  choicesOf,
  destinations,
  isPlace,
  keepSelectable,
  type Option,
  type Outcome,
  onBlock,
  onPlace,
  travellers,
} from './selection';
import { camps as campsOf, describe, type Piece } from './stacks';
import { Tray } from './Tray';
import { useQueue } from './useQueue';

interface Menu {
  at: { x: number; y: number };
  options: readonly Option[];
}

/** The map of Julius Caesar, its blocks, and the battle being fought. */
export function Board(props: BoardProps<G>) {
  const { G, seat, legal, label, play, busy } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setSelected] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<PlaceId | null>(null);
  const [hover, setHover] = useState<PlaceId | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [isNear, setNear] = useState(false);
  const send = useQueue(legal, busy, play);

  const choices = useMemo(() => choicesOf(legal), [legal]);
  const camps = useMemo(() => campsOf(G), [G]);
  const selected = keepSelectable(choices, wanted);
  const goals = destinations(choices, selected);
  const acting = blocksOffered(choices);
  const able = travellers(choices);
  const own = seat === null ? null : sideAt(seat);
  const idsIn = (place: PlaceId): string[] => {
    const camp = camps.get(place);
    return camp === undefined ? [] : [...camp.caesar, ...camp.pompey].map(({ id }) => id);
  };

  const clear = useCallback(() => {
    setSelected([]);
    setOpen(null);
    setMenu(null);
  }, []);

  const isIdle = selected.length === 0 && open === null && menu === null;
  useEffect(() => {
    if (isIdle) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isIdle, clear]);

  const follow = (outcome: Outcome | null, at: { x: number; y: number }) => {
    setMenu(null);
    if (outcome === null || busy) return;
    if (outcome.kind === 'open') {
      setOpen((before) => (before === outcome.place && selected.length === 0 ? null : outcome.place));
      setSelected([]);
    } else if (outcome.kind === 'select') setSelected(outcome.blocks);
    else if (outcome.kind === 'choose') {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      setMenu({ at: { x: at.x - left + 6, y: at.y - top + 6 }, options: outcome.options });
    } else make(outcome.moves);
  };

  const make = (moves: readonly LegalMove[]) => {
    send(moves);
    const [first] = moves;
    const start = choices.find(({ move }) => move === first);
    if (first.move === 'group' && start?.place) setOpen(start.place);
    else if (start?.place) setOpen(null);
    setSelected([]);
  };

  const choose = (option: Option) => {
    setMenu(null);
    if ('moves' in option) make(option.moves);
    else setOpen(option.open);
  };

  const placeThing = (place: PlaceId): Thing => {
    const outcome = onPlace(choices, selected, place, idsIn(place));
    const words = outcome.kind === 'play' ? outcome.moves.map(label).join('; ') : placeName(place);
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const blockThing = (piece: Piece): Thing | null => {
    const { place } = piece.block;
    const beside = isPlace(place) ? idsIn(place) : [];
    const outcome = onBlock(choices, selected, piece.id, beside);
    if (outcome === null) return null;
    const words =
      outcome.kind === 'play'
        ? outcome.moves.map(label).join('; ')
        : `${selected.includes(piece.id) ? 'Deselect' : 'Select'} ${describe(piece)}`;
    return { label: words, act: (at) => follow(outcome, at) };
  };
  const lookOf = (piece: Piece) => ({
    isDimmed: piece.block.group !== undefined && !acting.has(piece.id),
    isSelected: selected.includes(piece.id) || (own !== null && G.secret[own].picked === piece.id),
    isOffered: acting.has(piece.id) && !selected.includes(piece.id),
  });

  const offered = new Set<PlaceId>();
  for (const { block, place } of choices) if (block === null && place !== null) offered.add(place);
  const shown = open ?? (G.battle === null ? hover : null);
  const ableHere = open === null ? [] : idsIn(open).filter((id) => able.has(id));

  return (
    <div className="jc-board" data-testid="board" data-busy={busy} ref={frame}>
      <ZoomPan
        drawing={VIEW}
        label="Map of the Mediterranean"
        sight={sightOf(G, seat, choices)}
        onNear={setNear}
        onClear={clear}
      >
        <BoardMap
          G={G}
          camps={camps}
          isNear={isNear}
          open={open}
          offered={offered}
          goals={new Set(goals.keys())}
          crossing={G.command?.crossing ?? []}
          placeThing={placeThing}
          blockThing={blockThing}
          lookOf={lookOf}
          onHover={setHover}
        />
      </ZoomPan>
      {shown !== null && (
        <Tray
          place={shown}
          camp={camps.get(shown)}
          contest={G.contests[shown]}
          isOpen={open !== null}
          thingOf={blockThing}
          lookOf={lookOf}
          onAll={ableHere.length > 1 ? () => setSelected(ableHere) : null}
          onClose={clear}
        />
      )}
      {G.battle !== null && <BattleWindow {...props} battle={G.battle} />}
      {menu !== null && (
        <Choices
          at={menu.at}
          options={menu.options}
          labelOf={(option) =>
            'open' in option
              ? `Choose blocks in ${placeName(option.open)}`
              : `${label(option.moves[0])}${option.moves.length > 1 ? ` and ${option.moves.length - 1} more` : ''}`
          }
          onChoose={choose}
          onCancel={() => setMenu(null)}
        />
      )}
    </div>
  );
}

/** Returns where something can be done on the map; the key changes with what is asked. */
function sightOf(G: G, seat: string | null, choices: readonly Choice[]) {
  const key = `${seat} ${G.year} ${G.turn} ${G.stack[G.stack.length - 1]?.step}`;
  const blocks = { ...G.secret.caesar.blocks, ...G.secret.pompey.blocks };
  const points = choices.flatMap(({ block, place }) => {
    const where = block === null ? place : blocks[block]?.place;
    return where && isPlace(where) ? [POSITIONS[where]] : [];
  });
  return { key, points };
}
