/* Who is how far ahead: players with one Faction or two, ranking and ties (1.5.1, 7.1). */
import type { Result } from '../kit/result';
import { nameOf, PLAYERS, type Player } from './components/factions';
import { partnerOf } from './seats';
import type { G } from './state';
import { marginOf, marginsOf } from './victory';

/** Who contends for victory: a Faction, or the two of one player. */
export interface Contender {
  factions: readonly Player[];
  /** The Faction whose margin counts, and its margin (1.5.1). */
  counted: Player;
  margin: number;
}

/**
 * Returns who contends for victory, the best first: by the margin, ties in the order Romans, Arverni, Aedui, Belgae (7.1). A
 * Faction that nobody runs does not contend; of the two of one player the lower margin counts, of Arverni and Belgae
 * in The Great Revolt the higher (1.5.1).
 */
export function rankingOf(G: G): Contender[] {
  const contenders: Contender[] = [];
  for (const faction of PLAYERS) {
    if (G.seats[faction] === null || contenders.some(({ factions }) => factions.includes(faction))) continue;
    const partner = partnerOf(G.seats, faction);
    contenders.push(contender(G, partner === null ? [faction] : [faction, partner]));
  }
  return contenders.sort(
    (a, b) => b.margin - a.margin || PLAYERS.indexOf(a.counted) - PLAYERS.indexOf(b.counted),
  );
}

function contender(G: G, factions: readonly Player[]): Contender {
  const margins = factions.map((faction) => marginOf(G, faction));
  const takesHigher = G.scenario === 'great-revolt' && factions.includes('arverni');
  const margin = takesHigher ? Math.max(...margins) : Math.min(...margins);
  return { factions, counted: factions[margins.indexOf(margin)], margin };
}

/** Says whether a victory check ends the game: somebody has met the condition, of two Factions both (6.1, 1.5.1). */
export function isVictory(G: G): boolean {
  return rankingOf(G).some(({ margin }) => margin > 0);
}

/** Returns the result of a game that ends now: the highest margin wins (7.1, 7.3). `why` is a sentence for the table. */
export function resultOf(G: G, why: string): Result<Player> {
  const ranking = rankingOf(G);
  const places = ranking.map(({ factions, margin }) => `${namesOf(factions)} (${margin})`).join(', ');
  return {
    winners: ranking[0]?.factions ?? [],
    margins: marginsOf(G),
    reason: `${why} By victory margin: ${places}.`,
  };
}

function namesOf(factions: readonly Player[]): string {
  return factions.map(nameOf).join(' and ');
}
