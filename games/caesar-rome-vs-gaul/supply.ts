/* Supply: where it comes from, how it is traced, and who suffers without it (15.0). */
import type { FrameAt } from '../kit/frame';
import type { Play } from '../kit/play';
import { boxOf } from './components/box';
import { controlsProvince, isInGaul, isWalled } from './control';
import { rememberedFor } from './fast/standing';
import { leadersWith, lossesOf } from './losses';
import { isAuxiliary, isUnit, ownerOf, stepsOfAll } from './pieces';
import { displacementOf, displaceUnaccompanied, sendToHolding } from './removal';
import type { G, Marker, ProcedureOf, Side } from './state';
import { adjectiveOf, spaceName, told } from './words';

/** A stack with fewer steps loses none for want of supply (15.4.2). */
const ATTRITION_FROM = 3;

/** What can be told of a side's supply as long as nothing changes on the map. */
export interface SupplyLines {
  /** Says whether what a side has, or would have, in a space is in supply (15.1): besieged units live on what they are in (14.5.4). */
  isSupplied(space: string): boolean;
  /** Says whether a Supply Path leads from a space to Rome (15.3.2). */
  reachesRome(space: string): boolean;
}

/** Spaces that are connected by Supply Paths. */
interface Network {
  hasSource: boolean;
  reachesRome: boolean;
}

/** Returns the Supply Paths of a side as they are now (15.3), from its sources (15.2.1, 15.2.2), past what its enemy controls (8.4). */
export const supplyLines = rememberedFor((G, side: Side): SupplyLines => {
  const { space: spaces, exits, viaDomitia } = boxOf(G);
  const isOpen = passage(G, side);
  const networks = new Map<string, Network>();
  const controlled = new Map<string, boolean>();

  function controls(province: string): boolean {
    const known = controlled.get(province);
    if (known !== undefined) return known;
    const now = controlsProvince(G, province, side);
    controlled.set(province, now);
    return now;
  }

  function isGallicSource(space: string, kind: Marker['kind']): boolean {
    if (kind === 'influence') return controls(spaces[space].province) && isInGaul(G, space);
    return kind === 'town' || kind === 'stronghold';
  }

  /** A network is followed as far as all is known of it; where it meets one that is known it is the same. */
  function networkAt(start: string): Network {
    const known = networks.get(start);
    if (known !== undefined) return known;
    const network: Network = { hasSource: false, reachesRome: side === 'gallic' };
    const friendly = new Set<string>();
    let hasMarker = false;
    const found = [start];
    networks.set(start, network);
    for (const space of found) {
      const marker = G.markers[space];
      const isOwn = marker !== undefined && marker.side === side;
      if (side === 'roman') {
        const { province } = spaces[space];
        if (isOwn && marker.kind === 'city') network.hasSource = network.reachesRome = true;
        else if (space === viaDomitia) network.reachesRome = true;
        if (!network.hasSource && controls(province)) {
          friendly.add(province);
          hasMarker ||= isOwn;
          if (hasMarker && friendly.size > 1) network.hasSource = true;
        }
      } else if (isOwn && !network.hasSource) network.hasSource = isGallicSource(space, marker.kind);
      if (network.hasSource && network.reachesRome) break;
      for (const { to } of exits[space]) {
        const beyond = networks.get(to);
        if (beyond === network) continue;
        if (beyond !== undefined) {
          network.hasSource ||= beyond.hasSource;
          network.reachesRome ||= beyond.reachesRome;
        } else if (isOpen(to)) {
          networks.set(to, network);
          found.push(to);
        }
      }
    }
    return network;
  }

  const some = (start: string, test: (network: Network) => boolean) =>
    isOpen(start) && test(networkAt(start));

  return {
    isSupplied(space) {
      const marker = G.markers[space];
      if (marker?.side === side && isWalled(marker) && !isOpen(space))
        return marker.kind === (side === 'roman' ? 'city' : 'town');
      return some(space, ({ hasSource }) => hasSource);
    },
    reachesRome(space) {
      const marker = G.markers[space];
      if (marker?.kind === 'city' && marker.side === 'roman') return true;
      return some(space, ({ reachesRome }) => reachesRome);
    },
  };
});

/**
 * Returns which spaces a Supply Path of a side may enter (15.3.1). Enemies inside a Walled City or Fortified Town bar it by that
 * marker, unless they are besieged. None begins at a Stronghold on which the German Tribe stands (17.4.4).
 */
function passage(G: G, side: Side): (space: string) => boolean {
  const { space: spaces } = boxOf(G);
  const own = new Set<string>();
  const barred = new Set<string>();
  for (const id in G.pieces) {
    const { at, inside: isInside } = G.pieces[id];
    if (spaces[at] === undefined || !isUnit(G, id)) continue;
    if (ownerOf(G, id) === side) own.add(at);
    else if (!isInside) barred.add(at);
  }
  return (space) => {
    if (barred.has(space)) return false;
    if (own.has(space)) return true;
    const marker = G.markers[space];
    return (marker === undefined || marker.side === side) && !G.devastated.includes(space);
  };
}

/** Says whether what a side has, or would have, in a space is in supply (15.1). For several spaces see {@link supplyLines}. */
export function isSupplied(G: G, side: Side, space: string): boolean {
  return supplyLines(G, side).isSupplied(space);
}

/** Says whether a Supply Path of the Roman player leads from a space to Rome (15.3.2). */
export function hasPathToRome(G: G, space: string): boolean {
  return supplyLines(G, 'roman').reachesRome(space);
}

/** Returns a side's stacks that are out of supply: the Combat Units of each by space (15.4.1). */
export function stacksOutOfSupply(G: G, side: Side): Map<string, string[]> {
  const { space: spaces } = boxOf(G);
  const stacks = new Map<string, string[]>();
  for (const id in G.pieces) {
    const { at } = G.pieces[id];
    if (spaces[at] === undefined || !isUnit(G, id) || ownerOf(G, id) !== side) continue;
    const stack = stacks.get(at);
    if (stack === undefined) stacks.set(at, [id]);
    else stack.push(id);
  }
  const lines = supplyLines(G, side);
  for (const space of stacks.keys()) if (lines.isSupplied(space)) stacks.delete(space);
  return stacks;
}

/** The Supply Phase of a side: Mercenaries out of supply go (17.3.2), other stacks suffer Attrition (15.4). */
export const supplyStep: ProcedureOf<'supply'> = {
  proceed(play, { side }) {
    const { G } = play;
    const losses: FrameAt<G, 'losses'>[] = [];
    for (const [space, units] of stacksOutOfSupply(G, side)) {
      const leaders = leadersWith(G, units);
      disband(play, side, space, units);
      displaceUnaccompanied(play, leaders);
      const left = units.filter((id) => G.pieces[id].at === space);
      if (stepsOfAll(G, left) < ATTRITION_FROM) continue;
      const what = `The ${adjectiveOf(side)} Army in ${spaceName(G, space)}`;
      play.journal('15.4.2', `${what} is out of supply.`, { side, places: [space], pieces: left });
      losses.push(lossesOf(G, side, left, 1, '15.4.2'));
    }
    const next = [...displacementOf(G), ...losses];
    if (next.length === 0) play.finish();
    else play.become(...next);
  },
};

/** Returns the Mercenaries among units out of supply to their Holding Boxes (15.4.1). */
function disband(play: Play<G>, side: Side, space: string, units: readonly string[]): void {
  const { G } = play;
  for (const id of units) {
    if (!isAuxiliary(G, id)) continue;
    sendToHolding(G, id);
    const what = told(G, id, 'disbands', 'disband');
    play.journal('15.4.1', `${what}, out of supply in ${spaceName(G, space)}.`, {
      side,
      places: [space],
      pieces: [id],
    });
  }
}

export const supplySteps = { supply: supplyStep };
