/* The Factions and their pieces (1.4, 1.5). Source: the rulebook's Forces in the component sheet. */

/** A Faction that a player or the Non-player rules run: the sides of the game (1.5). */
export type Player = 'romans' | 'arverni' | 'aedui' | 'belgae';

/** Every Faction; the Germans are moved by the rules (3.4, 6.2) or as another Faction says. */
export type Faction = Player | 'germans';

/** The Gallic Factions (1.5). */
export type Gaul = 'arverni' | 'aedui' | 'belgae';

export const PLAYERS: readonly Player[] = ['romans', 'arverni', 'aedui', 'belgae'];
export const FACTIONS: readonly Faction[] = [...PLAYERS, 'germans'];
export const GAULS: readonly Gaul[] = ['arverni', 'aedui', 'belgae'];

/** Returns a record with a value made for every Faction. */
export function byFactions<Value>(value: (faction: Faction) => Value): Record<Faction, Value> {
  return {
    romans: value('romans'),
    arverni: value('arverni'),
    aedui: value('aedui'),
    belgae: value('belgae'),
    germans: value('germans'),
  };
}

/** How many pieces of each kind a Faction has (1.4.1). `troops` are Auxilia or Warbands; one Fort is Provincia's for good. */
export interface Pool {
  /** Leaders: 1, or 0 for a Faction without. */
  readonly leader: number;
  /** Legions. */
  readonly legions: number;
  /** Auxilia of the Romans, Warbands of the others. */
  readonly troops: number;
  /** Forts. */
  readonly forts: number;
  /** Allies. */
  readonly allies: number;
  /** Citadels. */
  readonly citadels: number;
}

export const POOLS: Readonly<Record<Faction, Pool>> = {
  romans: { leader: 1, legions: 12, troops: 20, forts: 6, allies: 6, citadels: 0 },
  arverni: { leader: 1, legions: 0, troops: 35, forts: 0, allies: 10, citadels: 3 },
  aedui: { leader: 0, legions: 0, troops: 20, forts: 0, allies: 6, citadels: 2 },
  belgae: { leader: 1, legions: 0, troops: 25, forts: 0, allies: 10, citadels: 1 },
  germans: { leader: 0, legions: 0, troops: 15, forts: 0, allies: 6, citadels: 0 },
};

/** The most Resources a Faction may have (1.8). */
export const MOST_RESOURCES = 45;

/** How many Dispersed markers there are (3.2.3). */
export const DISPERSED_MARKERS = 4;

/** Says whether a Faction is a Gallic one. */
export function isGaul(faction: Faction): faction is Gaul {
  return faction !== 'romans' && faction !== 'germans';
}

/** Says whether a Faction is one that players run. */
export function isPlayer(faction: Faction): faction is Player {
  return faction !== 'germans';
}

const NAMES: Readonly<Record<Faction, string>> = {
  romans: 'Romans',
  arverni: 'Arverni',
  aedui: 'Aedui',
  belgae: 'Belgae',
  germans: 'Germans',
};

/** Returns the name of a Faction, as it stands after "the". */
export function nameOf(faction: Faction): string {
  return NAMES[faction];
}
