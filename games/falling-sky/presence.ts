/* Who has what in a Region, counted once as long as it stays so (1.6). */
import { type Remembered, remembered } from '../kit/remembered';
import { FACTIONS, type Faction } from './components/factions';
import type { RegionId, TribeId } from './components/map';
import { tribesIn } from './places';
import type { G } from './state';

/** The pieces of every Faction in a Region. */
export interface Presence {
  /** How many pieces of every kind each Faction has there. */
  readonly pieces: Readonly<Record<Faction, number>>;
  /** The Factions with pieces there, in a fixed order. */
  readonly factions: readonly Faction[];
  /** The Tribes with Ally discs, and those with Citadels, of each Faction. */
  readonly allies: Readonly<Partial<Record<Faction, readonly TribeId[]>>>;
  readonly citadels: Readonly<Partial<Record<Faction, readonly TribeId[]>>>;
}

/** Makes Cisalpina a Region (card 5), which Supply Lines may lead through. */
export function openCisalpina(G: G): void {
  G.galliaTogata = true;
  presenceIn.forget(G, 'cisalpina');
}

/** Returns the pieces in a Region; who writes to them calls its `forget`. */
export const presenceIn: Remembered<G, RegionId, Presence> = remembered(
  (G: G, region: RegionId): Presence => {
    const pieces = { romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 };
    const allies: Partial<Record<Faction, TribeId[]>> = {};
    const citadels: Partial<Record<Faction, TribeId[]>> = {};
    const here = G.forces[region];
    if (here !== undefined) {
      for (const faction of FACTIONS) {
        const force = here[faction];
        if (force === undefined) continue;
        const { leader, legions, hidden, revealed, scouted, fort } = force;
        pieces[faction] = (leader === null ? 0 : 1) + legions + hidden + revealed + scouted + (fort ? 1 : 0);
      }
    }
    for (const { id } of tribesIn(G, region)) {
      const state = G.tribes[id];
      if (state === undefined || !('by' in state)) continue;
      pieces[state.by]++;
      const standing = state.citadel ? citadels : allies;
      const tribes = standing[state.by];
      if (tribes === undefined) standing[state.by] = [id];
      else tribes.push(id);
    }
    return { pieces, factions: FACTIONS.filter((faction) => pieces[faction] > 0), allies, citadels };
  },
);
