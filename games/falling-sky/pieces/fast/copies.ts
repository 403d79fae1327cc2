/* The game as it would be if something were different, where something is reckoned ahead. */
import { clone } from '../../../kit/json';
import { cardsInEffect } from '../../capabilities';
import type { Faction } from '../../components/factions';
import { REGIONS, type RegionId } from '../../components/map';
import { allTribes } from '../../places';
import type { G } from '../../state';
import type { Force } from '../force';
import { copyOfForce } from '../force';
import { forceIn, type Here, regionWith } from '../forces';
import { byCapability, byRegion, byTribe } from './shapes';

/**
 * Returns a game that shares all parts with another, any of which can be replaced in it. It lists them in the order of {@link setUp}, so
 * that both have one shape to the engine: copies by a spread would each have another.
 */
export function copyOfGame(G: Readonly<G>): G {
  return {
    stack: G.stack,
    seats: G.seats,
    scenario: G.scenario,
    short: G.short,
    onePlayer: G.onePlayer,
    suddenFrost: G.suddenFrost,
    errata: G.errata,
    forces: G.forces,
    tribes: G.tribes,
    devastated: G.devastated,
    resources: G.resources,
    romansInNeed: G.romansInNeed,
    eligibility: G.eligibility,
    legions: G.legions,
    senate: G.senate,
    played: G.played,
    next: G.next,
    winters: G.winters,
    victoryPhases: G.victoryPhases,
    capabilities: G.capabilities,
    galliaTogata: G.galliaTogata,
    colony: G.colony,
    circumvallation: G.circumvallation,
    optimates: G.optimates,
    lostEagle: G.lostEagle,
    vercingetorix: G.vercingetorix,
    standing: G.standing,
    handed: G.handed,
    secret: G.secret,
  };
}

/** Returns a game that shares nothing with another that is written to, in the shapes of {@link setUp}, whatever those of the other are. */
export function copyToPlay(G: Readonly<G>): G {
  const copy = copyToTry(G);
  copy.stack = clone(G.stack);
  copy.seats = clone(G.seats);
  copy.played = [...G.played];
  copy.standing = clone(G.standing);
  copy.secret.deck = [...G.secret.deck];
  return copy;
}

/**
 * Returns a game that shares with another only what no Event writes to: what is under way, the deck and the cards played, who has a seat
 * and what is answered without being asked.
 */
export function copyToTry(G: Readonly<G>): G {
  const copy = copyOfGame(G);
  const { track, fallen, removed, waiting } = G.legions;
  const { box, firm } = G.senate;
  copy.devastated = [...G.devastated];
  copy.resources = resourcesWith(G);
  copy.eligibility = clone(G.eligibility);
  copy.legions = { track, fallen, removed, waiting };
  copy.senate = { box, firm };
  copy.circumvallation = clone(G.circumvallation);
  copy.handed = clone(G.handed);
  copy.secret = { deck: G.secret.deck, looked: clone(G.secret.looked) };
  copy.forces = forcesToPlay(G);
  copy.tribes = tribesToPlay(G);
  copy.capabilities = capabilitiesToPlay(G);
  return copy;
}

/** Returns the Resources of all again, to be written to, some of them other than they are. */
export function resourcesWith(
  { resources }: Pick<G, 'resources'>,
  {
    romans = resources.romans,
    arverni = resources.arverni,
    aedui = resources.aedui,
    belgae = resources.belgae,
  }: Partial<G['resources']> = {},
): G['resources'] {
  return { romans, arverni, aedui, belgae };
}

/** Returns the Forces of a game again, to be written to. */
function forcesToPlay({ forces }: Readonly<G>): G['forces'] {
  const copy: G['forces'] = byRegion();
  for (const { id } of REGIONS) {
    const here = forces[id];
    if (here !== undefined) copy[id] = copyOfForces(here);
  }
  return copy;
}

function copyOfForces({ romans, arverni, aedui, belgae, germans }: Readonly<Here>): Here {
  return {
    romans: romans && copyOfForce(romans),
    arverni: arverni && copyOfForce(arverni),
    aedui: aedui && copyOfForce(aedui),
    belgae: belgae && copyOfForce(belgae),
    germans: germans && copyOfForce(germans),
  };
}

/** Returns what stands at the Tribes of a game again, to be written to: what stands at one is replaced, never written to, and so shared. */
function tribesToPlay(G: Readonly<G>): G['tribes'] {
  const copy: G['tribes'] = byTribe();
  for (const id of allTribes(G)) copy[id] = G.tribes[id];
  return copy;
}

function capabilitiesToPlay(G: Readonly<G>): G['capabilities'] {
  const copy: G['capabilities'] = byCapability();
  for (const card of cardsInEffect(G)) {
    const capability = G.capabilities[card];
    if (capability !== undefined) copy[card] = { text: capability.text, holder: capability.holder };
  }
  return copy;
}

/** A game that shares all it can with another. */
export interface Supposition {
  readonly G: G;
  /** Returns the Force of a Faction in a Region to be written to; it is made if there is none. */
  force(region: RegionId, faction: Faction): Force;
}

/** Returns a game in which Forces can be written to that the original keeps. */
export function suppose(original: G): Supposition {
  const supposed = copyOfGame(original);
  const forces = { ...original.forces };
  supposed.forces = forces;
  return {
    G: supposed,
    force(region, faction) {
      const before = original.forces[region];
      const force = forces[region]?.[faction];
      if (force !== undefined && force !== before?.[faction]) return force;
      const copy = copyOfForce(forceIn(original, region, faction));
      const here = forces[region];
      if (here !== undefined && here !== before) here[faction] = copy;
      else forces[region] = regionWith(before, faction, copy);
      return copy;
    },
  };
}

/** Takes so many Warbands, Auxilia and Legions from a Force, or all it has, those that count least first (8.4.1). */
export function takeLeast(force: Force, count: number): void {
  let left = count;
  for (const kind of ['scouted', 'revealed', 'hidden', 'legions'] as const) {
    const taken = Math.min(left, force[kind]);
    force[kind] -= taken;
    left -= taken;
  }
}
