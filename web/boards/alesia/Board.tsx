import { type ComponentProps, useCallback, useEffect, useMemo, useState } from 'react';
import { boxOf } from '../../../games/alesia/components/box';
import type { G } from '../../../games/alesia/state';
import { isOver, topFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { DraftBoard, type Press } from '../../map/DraftBoard';
import type { Hover } from '../../map/hover';
import type { Strip } from '../../map/Strip';
import { useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { useRoot } from '../../ui/root';
import { useStable } from '../../ui/useStable';
import { listOf, wordsOf } from '../../ui/words';
import { wordFor } from './arguments';
import css from './Board.module.css';
import { CombatWindow } from './CombatWindow';
import { movesOnMap } from './choosing';
import { spotOf } from './edge';
import { FireWindow } from './FireWindow';
import { placeText } from './facts';
import { forcesIn, placeOf } from './forces';
import { VIEW, WIDTH } from './geography';
import { HexTray } from './HexTray';
import { BoardMap } from './Map';
import { marksOf } from './marks';
import { OrderBar } from './OrderBar';
import { goalsOf, type Order, type Orders, ordersIn, type Repeat, repeatOf, together } from './orders';
import type { Siege } from './scene';
import { attacksIn, placesAsked } from './underWay';
import { useWays } from './useWays';
import { WayNote } from './WayNote';
import { movesAlong } from './ways';

/** The last orders given, and from where. */
interface Last {
  orders: readonly Order[];
  from: string | null;
}

/** How much larger than usual what the table draws over the map is. */
const PIECES = 0.6;

/** The map of the siege with all that can be pressed on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, play, busy, selected, select } = table;
  const box = boxOf(G);
  const [frames, setFrames] = useState(false);
  const [last, setLast] = useState<Last>({ orders: [], from: null });
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const moves = useMemo(() => movesOnMap(choices, G), [choices, G]);
  const orders = useMemo(() => ordersIn(choices, G), [choices, G]);
  const chosen = useMemo(() => {
    const named = selected.filter((id) => orders.of.has(id));
    return named.length === 0 && prompt !== null ? onlyOne(G, orders) : named;
  }, [selected, orders, prompt, G]);
  const goals = useMemo(() => goalsOf(chosen, orders, choices, G), [chosen, orders, choices, G]);
  const repeat = useMemo(
    () => repeatOf(last.orders, last.from, orders, choices, G),
    [last, orders, choices, G],
  );
  const { element: root } = useRoot();
  const ready = useMemo(() => {
    const places = [...orders.of.keys()].map((id) => placeOf(G, id));
    return new Set(places.filter((place) => place !== null));
  }, [orders, G]);

  const goes = useWays(G, side, chosen, orders, goals);
  const { plan, drawn, isDrawing } = goes;
  const question = `${G.stack.length} ${G.stack[G.stack.length - 1]?.step}`;
  const drafting = useDrafts<string>({
    choices,
    moves,
    question,
    play,
    isBusyOtherwise: chosen.length > 0 || frames,
    onClear: useCallback(() => {
      setFrames(false);
      plan([]);
      select([]);
    }, [select, plan]),
  });
  const { draft, targets, open, setOpen } = drafting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: frames are drawn for what was asked
  useEffect(() => setFrames(false), [question]);

  const make = (...made: readonly LegalMove[]) => {
    drafting.giveUp();
    drafting.closeMenu();
    if (made.length > 0) play(...made);
  };
  const give = (given: readonly Order[]) => {
    const gone = new Set(given.map(({ unit }) => unit));
    select(chosen.filter((id) => !gone.has(id)));
    setLast({ orders: given, from: given.length === 0 ? null : placeOf(G, given[0].unit) });
    setOpen(null);
    make(...given.map(({ move }) => move));
  };
  const choose = (units: readonly string[], adds: boolean) => {
    const fresh = units.filter((id) => !chosen.includes(id));
    select(adds ? [...chosen, ...fresh] : units);
  };
  /** Takes a press for what chooses counters or draws their way. */
  const take = ({ spot: place, adds, lines }: Press): boolean => {
    const able = forcesIn(G, place).flatMap(({ id }) => (orders.of.has(id) ? [id] : []));
    if (adds && able.length > 0) {
      setOpen(place);
      choose(able, true);
      return true;
    }
    if (isDrawing && drawOn(place)) return true;
    if (lines.length === 1 && isMove(goals.get(place)) && goes.isToBeShown(place)) {
      setOpen(null);
      plan([place]);
      return true;
    }
    if (lines.length > 0) {
      plan([]);
      return false;
    }
    if (draft !== null || able.length === 0) return false;
    choose(nextOf(withoutForts(G, able), chosen), false);
    setOpen(place);
    return true;
  };
  /** Draws the way of who is chosen on to a place, or anew where it does not lead on; lets him walk it when its end is pressed. Says whether any was done. */
  const drawOn = (place: string): boolean => {
    const [way] = drawn;
    if (way?.stops.at(-1) === place) walk();
    else if (goes.beyond.has(place)) plan([...(way?.stops ?? []), place]);
    else if (isMove(goals.get(place))) plan([place]);
    else return false;
    return true;
  };
  /** Lets those who are chosen go as it is drawn. */
  const walk = () => {
    const [way] = drawn;
    if (way === undefined) return;
    const [place] = way.stops;
    plan([]);
    setOpen(null);
    if (isDrawing) make(...movesAlong(way));
    else ordersAt(place)[0]?.act();
  };
  /** What those who are chosen may be told at a place, a line for each kind of order. */
  const ordersAt = (place: string): { words: string; act(): void }[] => {
    const here = goals.get(place) ?? [];
    return [...new Set(here.map(({ move }) => move.move))].flatMap((name) => {
      const told = here.filter(({ move }) => move.move === name);
      const one = told.filter(({ unit }) => unit === told[0].unit);
      if (one.length > 1) return one.map((order) => ({ words: label(order.move), act: () => give([order]) }));
      const given = together(G, place, told);
      const words = given.length === 1 ? label(given[0].move) : manyText(name, given.length, place);
      return [{ words, act: () => give(given) }];
    });
  };
  const framed = useStable((units: readonly string[]) => {
    setFrames(false);
    choose(
      units.filter((id) => orders.of.has(id)),
      true,
    );
  });

  const asked = useMemo(() => {
    if (prompt === null) return new Set<string>();
    return new Set([...placesAsked(G), ...(topFrame(G).step === 'advance' ? ready : [])]);
  }, [prompt, ready, G]);
  const { reachOf, beyond, wayTo, fire, touched } = goes;
  const marks = useMemo(
    () => (isDrawing ? beyond : marksOf(G, goals, reachOf)),
    [goals, G, reachOf, isDrawing, beyond],
  );
  const places = useMemo(
    () => new Set(chosen.map((id) => placeOf(G, id)).filter((place) => place !== null)),
    [chosen, G],
  );
  const siege = useMemo(
    (): Siege => ({
      box,
      goals: marks,
      chosen: places,
      ready,
      asked,
      attacks: attacksIn(G),
      ways: drawn,
      wayTo,
      fire,
      touched,
      frames,
      framed,
      wordsFor(place) {
        const mark = marks.get(place);
        if (mark === undefined) return placeText(G, place);
        const [given] = goals.get(place) ?? [];
        const hit = fire.get(place) ?? 0;
        const risk = hit === 0 ? '' : `under fire, hit ${Math.round(hit * 100)} %`;
        const told = [mark.cost === '' ? '' : `cost ${mark.cost}`, mark.stops, risk]
          .filter(Boolean)
          .join(', ');
        return `${wordsOf(given?.move.move ?? 'move')} here${told === '' ? '' : ` (${told})`}. ${placeText(G, place)}`;
      },
    }),
    [G, box, marks, goals, places, ready, asked, drawn, wayTo, fire, touched, frames, framed],
  );
  const wanted = [...targets.ways.keys(), ...asked];
  const spots = (wanted.length > 0 ? wanted : [...ready]).flatMap((place) => spotOf(box, place) ?? []);
  const isChosen = draft === null && places.size > 0;
  const sight = isChosen ? [...places].flatMap((place) => spotOf(box, place) ?? []) : spots;
  const orderBar = (strip: ComponentProps<typeof Strip>, hover: Hover<string>) => (
    <div className={css.foot}>
      <OrderBar
        {...strip}
        draft={strip.draft ?? (chosen.length > 0 ? listOf(namesOf(G, chosen)) : null)}
        repeat={isAbout(repeat, chosen) ? repeat : null}
        onRepeat={give}
        way={
          drawn.length === 0
            ? null
            : {
                onWalk: walk,
                onBack: isDrawing ? () => plan(drawn[0].stops.slice(0, -1)) : null,
              }
        }
        note={<WayNote hover={hover} ways={drawn} wayTo={wayTo} />}
        drawing={goes.mayDraw ? isDrawing : null}
        onDrawing={goes.draw}
        frames={orders.of.size > 1 ? frames : null}
        onFrames={setFrames}
        busy={busy}
      />
    </div>
  );
  return (
    <DraftBoard
      {...table}
      drafting={drafting}
      name="Map of Alesia"
      drawing={VIEW}
      pieces={PIECES}
      question={`${side} ${question} ${draft?.args.join(' ') ?? [...places].join(' ')}`}
      points={sight}
      near={isSmall(root) && (places.size > 0 || asked.size > 0) ? NEAR : 0}
      around={isChosen || asked.size > 0 ? AROUND : 0}
      play={[]}
      spotOf={(place) => spotOf(box, place) ?? spotOf(box, G.at[place] ?? '')}
      placeOf={(place) => place}
      describe={(place) => (
        <HexTray
          G={G}
          place={place}
          isOpen={open !== null}
          chosen={chosen}
          mayGo={(id) => orders.of.has(id)}
          onChoose={(units) => select(units)}
          onClose={() => setOpen(null)}
        />
      )}
      underWay=""
      own={{
        linesAt: ordersAt,
        take,
        begun:
          chosen.length > 0
            ? (orders.of.get(chosen[0]) ?? []).map((move) => ({ move, args: [chosen[0]] }))
            : null,
        letGo: () => select([]),
      }}
      windows={
        <>
          <FireWindow {...{ G, possible, next, label, play, busy }} />
          <CombatWindow {...{ G, chosen, next }} />
        </>
      }
      drawFoot={orderBar}
      drawMap={(scene) => <BoardMap G={G} scene={scene} siege={siege} />}
    />
  );
}

/** Returns who is chosen without a press: the one counter that is asked about after a battle (16). */
function onlyOne(G: G, { of }: Orders): string[] {
  const isAfterBattle = !isOver(G) && ['retreat', 'advance'].includes(topFrame(G).step);
  return isAfterBattle && of.size === 1 ? [...of.keys()] : [];
}

/** Says whether a press moves counters on the map, and does nothing else. */
function isMove(orders: readonly Order[] = []): boolean {
  return orders.length > 0 && orders.every(({ move }) => move.move === 'move');
}

/** Says whether to offer the last order once more: to who is chosen, or where nobody is. */
function isAbout(repeat: Repeat | null, chosen: readonly string[]): boolean {
  return chosen.length === 0 || repeat?.orders.some(({ unit }) => chosen.includes(unit)) === true;
}

/** A table that is no wider or no higher has hexes too small for a finger, unless they are magnified so much. */
const SMALL = 620;
const NEAR = 1.1;

function isSmall(root: HTMLElement | null): boolean {
  return root !== null && Math.min(root.clientWidth, root.clientHeight) <= SMALL;
}

/** So much of the map is brought into sight around who is chosen: five hexes. */
const AROUND = 5 * WIDTH;

/** Returns an order to several counters in words. */
function manyText(move: string, count: number, place: string): string {
  return `${wordsOf(move)} ${count} units: ${place}`;
}

/** So many of those who are chosen are named. */
const NAMED = 2;

function namesOf(G: G, units: readonly string[]): string[] {
  if (units.length <= NAMED) return units.map((id) => wordFor(G, id));
  return [wordFor(G, units[0]), `${units.length - 1} more`];
}

/** Returns counters without the forts among them, which are chosen by themselves; forts alone as they are. */
function withoutForts(G: G, ids: readonly string[]): readonly string[] {
  const others = ids.filter((id) => boxOf(G).unit[id].kind !== 'fort');
  return others.length > 0 ? others : ids;
}

/** Returns who is chosen by a press on a stack: all, and by more presses one after another. */
function nextOf(able: readonly string[], chosen: readonly string[]): readonly string[] {
  if (able.length < 2 || !able.some((id) => chosen.includes(id))) return able;
  if (able.every((id) => chosen.includes(id))) return [able[0]];
  const at = able.findIndex((id) => chosen.includes(id));
  return at + 1 < able.length ? [able[at + 1]] : able;
}
