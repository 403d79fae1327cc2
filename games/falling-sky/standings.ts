/* Who is how far ahead: players with one Faction or two, Non-players, ranking and ties (1.5.1, 7.1, 8.9). */
import type { Result } from '../kit/result';
import { withMinus } from '../kit/signed';
import { PLAYERS, type Player } from './components/factions';
import { isOnePlayerGame, outcomeOf } from './onePlayer';
import { namesOf, partnerOf } from './seats';
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
 * Returns who contends for victory, the best first: by the margin, ties go to Non-players, then in the order Romans, Arverni, Aedui,
 * Belgae (7.1). Of the two Factions of one player the lower margin counts, of Arverni and Belgae in The Great Revolt the
 * higher (1.5.1).
 */
export function rankingOf(G: G): Contender[] {
  const contenders: Contender[] = [];
  for (const faction of PLAYERS) {
    if (contenders.some(({ factions }) => factions.includes(faction))) continue;
    const partner = partnerOf(G.seats, faction);
    contenders.push(contender(G, partner === null ? [faction] : [faction, partner]));
  }
  return contenders.sort(
    (a, b) =>
      b.margin - a.margin ||
      Number(isByRule(G, b)) - Number(isByRule(G, a)) ||
      PLAYERS.indexOf(a.counted) - PLAYERS.indexOf(b.counted),
  );
}

function contender(G: G, factions: readonly Player[]): Contender {
  const margins = factions.map((faction) => marginOf(G, faction));
  const takesHigher = G.scenario === 'great-revolt' && factions.includes('arverni');
  const margin = takesHigher ? Math.max(...margins) : Math.min(...margins);
  return { factions, counted: factions[margins.indexOf(margin)], margin };
}

function isByRule({ seats }: G, { counted }: Contender): boolean {
  return seats[counted] === null;
}

/**
 * Says whether a victory check ends the game: somebody has met the condition, of two Factions both (6.1, 1.5.1). For a player
 * alone only a Non-player does so; with the easy option the player, too, and with the difficult one whoever is ahead of him (8.9).
 */
export function isVictory(G: G): boolean {
  const ranking = rankingOf(G);
  if (!isOnePlayerGame(G)) return ranking.some(({ margin }) => margin > 0);
  const own = Math.max(...ranking.filter((each) => !isByRule(G, each)).map(({ margin }) => margin));
  return ranking.some(
    (each) =>
      (each.margin > 0 && (isByRule(G, each) || G.onePlayer === 'easy')) ||
      (G.onePlayer === 'difficult' && each.margin > own),
  );
}

/**
 * Returns the result of a game that ends now. When a Non-player has met its condition all players lose to the best of them;
 * otherwise the highest margin wins (7.1, 7.3). `why` is a sentence for the table; what becomes of Gaul is told to a player
 * alone (8.9).
 */
export function resultOf(G: G, why: string): Result<Player> {
  const ranking = rankingOf(G);
  const byRule = ranking.filter((each) => isByRule(G, each));
  const isLost = byRule.some(({ margin }) => margin > 0);
  return resultFor(G, why, isLost ? byRule[0] : ranking[0]);
}

/** Returns the result of a game that somebody has won, or nobody. */
export function resultFor(G: G, why: string, winner: Contender | undefined): Result<Player> {
  const places = rankingOf(G).map(({ factions, margin }) => `${namesOf(factions)} (${withMinus(margin)})`);
  const outcome = winner === undefined ? null : fateOfGaul(G, winner.counted);
  return {
    winners: winner?.factions ?? [],
    margins: marginsOf(G),
    reason: `${why} By victory margin: ${places.join(', ')}.${outcome === null ? '' : ` ${outcome}`}`,
  };
}

/** Returns what becomes of Gaul when a Faction wins against a player alone, or is run by that player, whose margin counts (8.9); null in other games. */
export function fateOfGaul(G: G, winner: Player): string | null {
  if (!isOnePlayerGame(G)) return null;
  const ranking = rankingOf(G);
  const own = ranking.find(({ factions }) => factions.includes(winner));
  const best = ranking.find((each) => isByRule(G, each));
  if (own === undefined || best === undefined) return null;
  return outcomeOf(G, own.counted, own.margin - best.margin);
}
