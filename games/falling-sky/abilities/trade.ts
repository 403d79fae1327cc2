/* Trade (4.4.1). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { type Answers, note } from '../answers';
import type { Order } from '../commands/order';
import { orderUnderWay } from '../commands/underWay';
import { MOST_RESOURCES, nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionOrder } from '../execution';
import { askFor, handOver, offersTo } from '../negotiation';
import { controls } from '../pieces/control';
import { piecesIn } from '../pieces/forces';
import { withResources } from '../pieces/hypothetical';
import { supplyAskable, supplyLine } from '../pieces/supplyLines';
import { alliesAndCitadelsIn, alliesIn, subduedIn } from '../pieces/tribes';
import { regionName } from '../places';
import { changeResources } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import { resourceCount } from '../words';
import { close, end } from './end';
import type { Use } from './frames';
import { mayAccompany, selectable, useFor } from './use';

/** Says whether it could bring in any Resources now, if all agree to Supply Lines who have not refused (4.4.1). */
export function canTrade(G: G, use: Use): boolean {
  const { refused } = answersOf(G, use);
  const others = PLAYERS.filter((player) => !refused.includes(player));
  const line = lineFor(G, others);
  return selectable(G, use).some((region) => yieldIn(G, region, line, others) > 0);
}

/** Returns the game as if the Aedui had added Trade to a Command about to begin and all had agreed; null where they cannot. */
export function asIfTraded(G: G, order: Order): G | null {
  if (order.faction !== 'aedui' || !mayAccompany(order, 'trade')) return null;
  const count = yields(G, useFor(order, 'trade'), PLAYERS).reduce(total, 0);
  const aedui = Math.min(MOST_RESOURCES, G.resources.aedui + count);
  return withResources(G, { aedui });
}

/** Returns what has been answered: a refusal holds for the whole Command, also after the Trade was called off (1.5.2). */
function answersOf(G: G, { supply: { agreed, refused } }: Use): Answers {
  return { agreed, refused: [...refused, ...(orderUnderWay(G)?.supply.refused ?? [])] };
}

function noteAnswer(G: G, use: Use, of: Player, agrees: boolean): void {
  note(agrees ? use.supply : (orderUnderWay(G)?.supply ?? use.supply), of, agrees);
}

/** Returns what Trade brings in from a Region in a Supply Line, by whether the Romans agree (4.4.1). */
export function tradeIn(G: G, region: RegionId, romansAgree: boolean): number {
  if (piecesIn(G, region, 'aedui') === 0) return 0;
  let count = alliesAndCitadelsIn(G, region, 'aedui');
  if (controls(G, 'aedui', region)) {
    count += subduedIn(G, region).length;
    if (romansAgree) count += alliesIn(G, region, 'romans').length;
  }
  return romansAgree ? 2 * count : count;
}

/** Returns the Regions in a Supply Line with the agreement of some; null where Trade needs none (card 39). */
function lineFor(G: G, agreed: readonly Player[]): ReadonlySet<RegionId> | null {
  return G.capabilities[39]?.text === 'unshaded' ? null : supplyLine(G, ['aedui', ...agreed]);
}

function yieldIn(
  G: G,
  region: RegionId,
  line: ReadonlySet<RegionId> | null,
  agreed: readonly Player[],
): number {
  return line === null || line.has(region) ? tradeIn(G, region, agreed.includes('romans')) : 0;
}

/** Returns the Regions that bring in Resources with the agreement of some, and how many. */
function yields(G: G, use: Use, agreed: readonly Player[]): { region: RegionId; count: number }[] {
  const line = lineFor(G, agreed);
  const found: { region: RegionId; count: number }[] = [];
  for (const region of selectable(G, use)) {
    const count = yieldIn(G, region, line, agreed);
    if (count > 0) found.push({ region, count });
  }
  return found;
}

/** Returns the Resources that Trade would bring in with the agreement of some: from all Regions, or the first where it selects but one. */
export function expectedTrade(G: G, use: Use, agreed: readonly Player[]): number {
  const found = yields(G, use, agreed);
  return found.slice(0, isLimited(G) ? 1 : undefined).reduce(total, 0);
}

/** Says whether Trade selects but one Region (card 39 shaded). */
function isLimited(G: G): boolean {
  return G.capabilities[39]?.text === 'shaded';
}

/**
 * Returns the Factions that have not declared yet whether they agree: the Romans in any case, the others where their agreement
 * could bring a Region into a Supply Line (4.4.1).
 */
function silent(G: G, use: Use): Player[] {
  const answers = answersOf(G, use);
  const others = factionOrder(G).filter(
    (player) => player !== 'aedui' && !answers.agreed.includes(player) && !answers.refused.includes(player),
  );
  if (others.length === 0 || !canTrade(G, use)) return [];
  if (others.every((player) => player === 'romans')) return others;
  if (G.capabilities[39]?.text === 'unshaded') return others.filter((player) => player === 'romans');
  const worth = selectable(G, use).filter((region) => tradeIn(G, region, true) > 0);
  const askable = supplyAskable(G, 'aedui', worth, answers);
  return others.filter((player) => player === 'romans' || askable.includes(player));
}

function ask(play: Play<G>, frame: FrameOf<'trade'>, of: Player, offer: number): void {
  frame.asking = { of, offer };
  play.call(askFor('aedui', of, 'supply', null, offer, true));
}

/** Brings in the Resources of these Regions, and hands over what was promised for agreeing. */
function bringIn(play: Play<G>, frame: FrameOf<'trade'>, regions: readonly RegionId[]): void {
  const { G } = play;
  const { use } = frame;
  const agreed = answersOf(G, use).agreed.includes('romans');
  const count = regions.reduce((sum, region) => sum + tradeIn(G, region, agreed), 0);
  use.selected.push(...regions);
  play.journal(
    '4.4.1',
    `The Aedui Trade: ${resourceCount(count)}, ${agreed ? 'with' : 'without'} Roman agreement.`,
    {
      places: [...regions],
      side: 'aedui',
    },
  );
  changeResources(play, '4.4.1', 'aedui', count);
  for (const { to, count: promised } of frame.promised ?? []) handOver(play, 'aedui', to, promised);
  close(play, use);
}

function regionsNow(G: G, use: Use): RegionId[] {
  return yields(G, use, answersOf(G, use).agreed).map(({ region }) => region);
}

/** 4.4.1: The others declare whether they agree to Supply Lines; then the Aedui Trade, or call it off. */
export const tradeStep: DecisionOf<'trade'> = {
  prompt: ({ G, frame: { use } }) => ({
    rule: '4.4.1',
    text:
      silent(G, use).length > 0
        ? 'Trade: ask the others to agree to Supply Lines, with an offer or without.'
        : `Trade${isLimited(G) ? ': choose a Region' : ' on these terms'}, or call it off.`,
  }),
  actions: {
    ask: action({
      first: ({ G, frame: { use } }) => silent(G, use),
      second: ({ G, frame: { use } }, of) =>
        offersTo(G, 'aedui', of, yields(G, use, [...answersOf(G, use).agreed, of]).reduce(total, 0)),
      effect(play, { frame }, of, offer) {
        ask(play, frame, of, offer);
      },
      label: (_at, of, offer) =>
        `Ask the ${nameOf(of)} to agree${offer === 0 ? '' : ` for ${offer} of the Resources`}`,
    }),
    trade: action({
      available: ({ G, frame: { use } }) => !isLimited(G) || silent(G, use).length > 0,
      effect(play, { G, frame }) {
        if (silent(G, frame.use).length > 0) frame.declares = true;
        else bringIn(play, frame, regionsNow(G, frame.use));
      },
      label: ({ G, frame: { use } }) => {
        const asked = silent(G, use);
        return asked.length > 0
          ? `Ask the ${asked.map(nameOf).join(', ')} and Trade`
          : `Trade for ${resourceCount(yields(G, use, answersOf(G, use).agreed).reduce(total, 0))}`;
      },
    }),
    tradeIn: action({
      first: ({ G, frame: { use } }) =>
        isLimited(G) && silent(G, use).length === 0 ? regionsNow(G, use) : [],
      effect(play, { frame }, region) {
        bringIn(play, frame, [region]);
      },
      label: ({ G, frame: { use } }, region) => {
        const count = tradeIn(G, region, answersOf(G, use).agreed.includes('romans'));
        return `Trade in ${regionName(G, region)} for ${resourceCount(count)}`;
      },
    }),
    end,
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, frame, handedDown) {
    const { G } = play;
    const { use } = frame;
    if (frame.asking !== undefined && typeof handedDown === 'boolean') {
      const { of, offer } = frame.asking;
      noteAnswer(G, use, of, handedDown);
      if (handedDown && offer > 0) frame.promised = [...(frame.promised ?? []), { to: of, count: offer }];
      frame.asking = undefined;
    }
    const [next] = silent(G, use);
    if (next !== undefined) {
      if (frame.declares) ask(play, frame, next, 0);
      return;
    }
    const regions = regionsNow(G, use);
    if (regions.length === 0) {
      play.journal('4.4.1', 'The Aedui have nothing to Trade without agreement.', { side: 'aedui' });
      close(play, use);
    } else if (frame.declares && answersOf(G, use).refused.length === 0 && !isLimited(G)) {
      bringIn(play, frame, regions);
    }
  },
};

function total(sum: number, { count }: { count: number }): number {
  return sum + count;
}
