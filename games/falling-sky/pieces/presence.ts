/* Who has what in a Region, counted once as long as it stays so (1.6). */

import { FACTIONS, type Faction, ofFaction } from '../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../components/map';
import { tribesIn } from '../places';
import type { G } from '../state';
import { type Remembered, remembered } from './fast/remembered';
import type { Force } from './force';

/** The pieces of every Faction in a Region. */
export interface Presence {
  /** How many pieces of every kind each Faction has there. */
  readonly pieces: Readonly<Record<Faction, number>>;
  /** The Factions with pieces there, in a fixed order. */
  readonly factions: readonly Faction[];
  /** The Faction with more pieces than all others combined; see {@link leadingOf}. */
  readonly leading: Faction | null;
  /** The Tribes with Ally discs, and those with Citadels, of each Faction. */
  readonly allies: Readonly<Record<Faction, readonly TribeId[]>>;
  readonly citadels: Readonly<Record<Faction, readonly TribeId[]>>;
  /** Each Faction's Allies, then its Citadels, as pieces. */
  readonly standing: Readonly<Record<Faction, readonly StandingPiece[]>>;
}

/** An Ally or Citadel, by its Tribe. */
export type StandingPiece = `ally ${TribeId}` | `citadel ${TribeId}`;

const TRIBES = [...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)), 'colony' as const];
const ALLIES: ReadonlyMap<TribeId, StandingPiece> = new Map(TRIBES.map((id) => [id, `ally ${id}`]));
const CITADELS: ReadonlyMap<TribeId, StandingPiece> = new Map(TRIBES.map((id) => [id, `citadel ${id}`]));

/** Returns the Faction with more of these pieces than all others combined, or null (1.6). */
export function leadingOf({
  romans,
  arverni,
  aedui,
  belgae,
  germans,
}: Readonly<Record<Faction, number>>): Faction | null {
  const all = romans + arverni + aedui + belgae + germans;
  if (romans * 2 > all) return 'romans';
  if (arverni * 2 > all) return 'arverni';
  if (aedui * 2 > all) return 'aedui';
  if (belgae * 2 > all) return 'belgae';
  return germans * 2 > all ? 'germans' : null;
}

/** Returns the pieces in a Region; who writes to them calls its `forget`. */
export const presenceIn: Remembered<G, RegionId, Presence> = remembered(
  (G: G, region: RegionId): Presence => {
    const here = G.forces[region];
    const pieces = {
      romans: sizeOf(here?.romans),
      arverni: sizeOf(here?.arverni),
      aedui: sizeOf(here?.aedui),
      belgae: sizeOf(here?.belgae),
      germans: sizeOf(here?.germans),
    };
    let allies: ByFaction<TribeId> = NONE_OF_ANY;
    let citadels: ByFaction<TribeId> = NONE_OF_ANY;
    for (const { id } of tribesIn(G, region)) {
      const state = G.tribes[id];
      if (state === undefined || !('by' in state)) continue;
      pieces[state.by]++;
      if (state.citadel) citadels = withOneMore(citadels, state.by, id);
      else allies = withOneMore(allies, state.by, id);
    }
    const factions: Faction[] = [];
    let standing: ByFaction<StandingPiece> = NONE_OF_ANY;
    for (const faction of FACTIONS) {
      if (ofFaction(pieces, faction) === 0) continue;
      factions.push(faction);
      const [discs, strongholds] = [ofFaction(allies, faction), ofFaction(citadels, faction)];
      if (discs.length + strongholds.length === 0) continue;
      if (standing === NONE_OF_ANY) standing = noneOfEach();
      standing[faction] = standingPieces(discs, strongholds);
    }
    return { pieces, factions, leading: leadingOf(pieces), allies, citadels, standing };
  },
);

function sizeOf(force: Force | undefined): number {
  if (force === undefined) return 0;
  const { leader, legions, hidden, revealed, scouted, fort } = force;
  return (leader === null ? 0 : 1) + legions + hidden + revealed + scouted + (fort ? 1 : 0);
}

const NONE: readonly never[] = [];

type ByFaction<Item> = Record<Faction, readonly Item[]>;

function noneOfEach(): ByFaction<never> {
  return { romans: NONE, arverni: NONE, aedui: NONE, belgae: NONE, germans: NONE };
}

/** Shared by all Regions where there is nothing; not written to. */
const NONE_OF_ANY = noneOfEach();

function withOneMore(standing: ByFaction<TribeId>, faction: Faction, tribe: TribeId): ByFaction<TribeId> {
  const more: ByFaction<TribeId> = standing === NONE_OF_ANY ? noneOfEach() : standing;
  more[faction] = [...more[faction], tribe];
  return more;
}

function standingPieces(allies: readonly TribeId[], citadels: readonly TribeId[]): readonly StandingPiece[] {
  const pieces: StandingPiece[] = [];
  for (const id of allies) pieces.push(ALLIES.get(id) ?? `ally ${id}`);
  for (const id of citadels) pieces.push(CITADELS.get(id) ?? `citadel ${id}`);
  return pieces;
}

/** Returns a Faction's Allies, then its Citadels, in a Region, as pieces. */
export function standingIn(G: G, region: RegionId, faction: Faction): readonly StandingPiece[] {
  return ofFaction(presenceIn(G, region).standing, faction);
}
