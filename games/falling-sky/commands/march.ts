/* March (3.2.2, 3.3.2, 3.4.2), also over the Rhenus (1.3.5) and to Britannia (1.3.4, 4.1.3). */
import { type Action, action } from '../../kit/action';
import { Filtered } from '../../kit/filtered';
import { once } from '../../kit/once';
import { nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName, regionsOf } from '../places';
import type { DecisionOf, FrameOf, G, SituationOf } from '../state';
import { payAhead } from './ahead';
import { askPassage, askPieces } from './asking';
import { commonTo } from './common';
import { costOf, obstacleToPay, obstacleToSelect, paidText, payFor } from './costs';
import type { Column, Trek } from './frames';
import { harassmentFrame, isPassed } from './harassment';
import {
  destinations,
  forming,
  marchPrice,
  mayBeOrigin,
  mayEndIn,
  newTrek,
  obstacleToEnter,
  obstacleToMarch,
  origins,
  passable,
  ruleOf,
  surplus,
} from './marching';
import { type Executed, noteSelected, type Order } from './order';
import {
  emptyParty,
  kindInParty,
  kindsInParty,
  NO_PARTY,
  partyName,
  pieceName,
  sizeOf,
  transferKind,
} from './party';
import { advance, arrivedIn, flipOrigin, setOut, settle, tidy } from './trek';

type At = SituationOf<'march'>;
type Frame = FrameOf<'march'>;

/** What a March that is over tells the step below it. */
export interface Marched extends Executed {
  /** The pieces that have moved, by where they have ended or dropped off. */
  arrived: Trek['arrived'];
}

/** Says whether a value handed down is of a March that is over. */
export function isMarched(value: unknown): value is Marched {
  return typeof value === 'object' && value !== null && 'arrived' in value && 'selected' in value;
}

/** Says whether the Command could be executed in at least one Region (3.2.2, 3.3.2, 3.4.2). */
export function canMarch(G: G, order: Order): boolean {
  const trek = newTrek();
  return regionsOf(G).some((region) => mayBeOrigin(G, order, trek, region));
}

function trekOf({ trek }: Frame): Trek {
  if (trek === undefined) throw new Error('the March has not begun');
  return trek;
}

/** Returns the group that may go on, or that is being formed; null without one. */
const columnOf = once(({ G, frame }: At): Column | null => {
  const trek = trekOf(frame);
  if (trek.column !== undefined) return trek.column;
  const party = forming(G, frame.order, trek);
  return trek.origin === undefined || sizeOf(party) === 0
    ? null
    : { party, at: trek.origin.region, entered: 0 };
});

function maySettle({ frame }: At): boolean {
  const trek = trekOf(frame);
  return trek.column === undefined || mayEndIn(frame.order, trek, trek.column.at);
}

/** Returns what is thrown away when the origin that was paid for last is left before anything has Marched out of it. */
function unsent({ G, frame: { order, trek } }: At): string | null {
  const origin = trek?.origin;
  if (origin === undefined || origin.groups > 0 || sizeOf(forming(G, order, trek ?? newTrek())) === 0)
    return null;
  return `Nothing has Marched out of ${regionName(G, origin.region)} yet.`;
}

/** 3.2.2: An origin is paid for, and what lies Revealed there flips to Hidden. */
const select: Action<G, Frame> = action({
  available: ({ frame }) => trekOf(frame).column === undefined,
  first: ({ G, frame }) =>
    new Filtered(regionsOf(G), (region) => mayBeOrigin(G, frame.order, trekOf(frame), region)),
  effect(play, { G, frame }, region) {
    const { order } = frame;
    const paid = payFor(G, order, marchPrice(G, order, region));
    noteSelected(order, region);
    trekOf(frame).origin = { region, flipped: [], left: emptyParty(), groups: 0 };
    play.journal(
      ruleOf(order),
      `The ${nameOf(order.faction)} March out of ${regionName(play.G, region)}${paidText(paid)}.`,
      { kind: 'group', side: order.by, places: [region] },
    );
  },
  forgoes: unsent,
  label: ({ G, frame: { order } }, region) =>
    `March out of ${regionName(G, region)}${paidText(costOf(G, order, marchPrice(G, order, region)))}`,
  obstacle({ G, frame }, id) {
    const region = regionsOf(G).find((each) => each === id);
    if (region === undefined) return null;
    const { order } = frame;
    const trek = trekOf(frame);
    if (trek.column !== undefined)
      return { rule: ruleOf(order), text: 'The group under way has to stop first.' };
    return (
      obstacleToSelect(G, order, region) ??
      obstacleToMarch(G, order, trek, region) ??
      obstacleToPay(G, order, marchPrice(G, order, region))
    );
  },
});

/** 3.1: An origin is paid for before it is resolved. */
const ahead: Action<G, Frame> = payAhead(
  ({ G, frame }) => (trekOf(frame).column === undefined ? origins(G, frame.order, trekOf(frame)) : []),
  marchPrice,
);

/** 3.2.2: Pieces that do not go with the group that is being formed; they may form another one. */
const leave: Action<G, Frame> = action({
  available: ({ frame }) => trekOf(frame).column === undefined,
  first: (at) => keysIn(at),
  second: (at, key) => countsOf(at, key),
  effect(_play, { G, frame }, key, count) {
    const trek = trekOf(frame);
    const party = forming(G, frame.order, trek);
    if (trek.origin !== undefined)
      transferKind(party, trek.origin.left, kindInParty(party, frame.order.faction, key), count);
  },
  label: (at, key, count) => `Leave ${nameIn(at, key, count)} behind`,
});

/** 3.2.2: Pieces of the group that stay where it is before it goes on. */
const drop: Action<G, Frame> = action({
  available: (at) => trekOf(at.frame).column !== undefined && maySettle(at),
  first: (at) => keysIn(at),
  second: (at, key) => countsOf(at, key),
  effect(play, at, key, count) {
    const trek = trekOf(at.frame);
    const { column } = trek;
    if (column === undefined) return;
    const { order } = at.frame;
    play.journal(
      ruleOf(order),
      `${nameOf(order.faction)} in ${regionName(play.G, column.at)}: ${nameIn(at, key, count)} ${count === 1 ? 'drops' : 'drop'} off.`,
      {
        places: [column.at],
      },
    );
    transferKind(
      column.party,
      arrivedIn(trek, column.at),
      kindInParty(column.party, order.faction, key),
      count,
    );
  },
  label: (at, key, count) => `Drop off ${nameIn(at, key, count)}`,
});

function keysIn(at: At): string[] {
  const column = columnOf(at);
  if (column === null || sizeOf(column.party) < 2) return [];
  return kindsInParty(column.party, at.frame.order.faction).map(({ key }) => key);
}

function countsOf(at: At, key: string): number[] {
  const column = columnOf(at);
  if (column === null) return [];
  const { count } = kindInParty(column.party, at.frame.order.faction, key);
  const most = Math.min(count, sizeOf(column.party) - 1);
  return Array.from({ length: most }, (_, index) => index + 1);
}

function nameIn(at: At, key: string, count: number): string {
  const { faction, kind } = kindInParty(columnOf(at)?.party ?? NO_PARTY, at.frame.order.faction, key);
  return pieceName(faction, kind, count);
}

const NOWHERE: readonly RegionId[] = [];

/** 3.2.2: A group enters the next Region: at once from its origin, after Harassment from one that it has entered. */
const go: Action<G, Frame> = action({
  available: ({ G, frame }) => surplus(G, frame.order, trekOf(frame)) === 0,
  first(at) {
    const column = columnOf(at);
    return column === null ? NOWHERE : destinations(at.G, at.frame.order, trekOf(at.frame), column);
  },
  effect(play, at, to) {
    const { G, frame } = at;
    const column = columnOf(at);
    if (column === null) return;
    if (column.entered === 0) {
      setOut(G, frame.order, trekOf(frame), column);
      advance(play, frame.order, trekOf(frame), column, to);
    } else {
      column.next = to;
      play.call(harassmentFrame(frame.order, column.at, column.party));
    }
  },
  label(at, to) {
    const column = columnOf(at);
    const on = column !== null && column.entered > 0 ? 'on ' : '';
    return `March ${on}to ${regionName(at.G, to)} with ${partyName(column?.party ?? NO_PARTY, at.frame.order.faction)}`;
  },
  obstacle(at, id) {
    const { G, frame } = at;
    const region = regionsOf(G).find((each) => each === id);
    if (region === undefined) return null;
    const column = columnOf(at);
    if (column === null) return { rule: ruleOf(frame.order), text: 'Select an origin first.' };
    const tooMany = surplus(G, frame.order, trekOf(frame));
    if (tooMany > 0) return { rule: '5.4', text: `Leave ${tooMany} pieces more behind.` };
    return obstacleToEnter(G, frame.order, trekOf(frame), column, region);
  },
});

/** 3.2.2: The group goes no farther. */
const stop: Action<G, Frame> = action({
  available: (at) => trekOf(at.frame).column !== undefined && maySettle(at),
  effect(_play, { frame }) {
    settle(trekOf(frame));
  },
  label: ({ G, frame }) => `Stop in ${regionName(G, trekOf(frame).column?.at ?? 'provincia')}`,
});

const common = commonTo(canMarch);

/** 3.1: The March is over; see {@link commonTo}. */
const end: Action<G, Frame> = action({
  available: (at) => maySettle(at) && common.end.available?.(at) !== false,
  effect(play, { frame }) {
    const trek = trekOf(frame);
    settle(trek);
    for (const region of frame.order.paid ?? []) flipOrigin(play, frame.order, trek, region);
    const { command, selected, abilities } = frame.order;
    play.finish({ command, selected, abilities, arrived: trek.arrived } satisfies Marched);
  },
  label: (at) => common.end.label(at),
  forgoes: unsent,
});

/** 3.2.2, 3.3.2, 3.4.2: Origins are selected one after the other, and groups set out from each, Region by Region. */
export const marchStep: DecisionOf<'march'> = {
  prompt({ G, frame }) {
    const { order } = frame;
    const { column, origin } = trekOf(frame);
    const rule = ruleOf(order);
    if (column !== undefined)
      return { rule, text: `March on from ${regionName(G, column.at)}, drop pieces off there, or stop.` };
    if (origin === undefined) return { rule, text: 'Select a Region to March out of, or end the March.' };
    const party = partyName(forming(G, order, trekOf(frame)), order.faction);
    return {
      rule,
      text: `March out of ${regionName(G, origin.region)} (${party}), leave pieces behind, or select another Region.`,
    };
  },
  actions: {
    select,
    ahead,
    go,
    drop,
    leave,
    stop,
    passage: askPassage(({ G, frame }: At) => passable(G, frame.order, trekOf(frame))),
    pieces: askPieces(),
    ...common,
    end,
  },
  proceed(play, frame, handedDown) {
    frame.trek ??= newTrek();
    const { trek, order } = frame;
    const { column } = trek;
    if (column?.next !== undefined && isPassed(handedDown)) {
      const to = column.next;
      column.next = undefined;
      column.party = handedDown.party ?? emptyParty();
      if (sizeOf(column.party) > 0) advance(play, order, trek, column, to);
    }
    tidy(play, order, trek);
  },
};
