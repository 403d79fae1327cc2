/* A player alone against Non-players (8.9). */
import { PLAYERS, type Player } from './components/factions';
import type { G } from './state';

/** Says whether one player plays alone against Non-players, with one Faction or several (8.9). */
export function isOnePlayerGame({ seats }: G): boolean {
  const held = PLAYERS.map((faction) => seats[faction]).filter((seat) => seat !== null);
  return held.length < PLAYERS.length && new Set(held).size === 1;
}

const BY_RULE: Readonly<Record<Player, string>> = {
  belgae: 'Lugdunensis Limit: Rome takes Celtica with pains and lets the north be; Belgica stays free.',
  aedui: 'Client State: Rome stays, but the Aedui, who have its ear and its trade, rule Gaul for it.',
  arverni:
    'Imperium Rebuff: the Legions go home to lick their wounds, and for a time all Gaul is one under the Arverni.',
  romans: 'Subject Gaul: all of Gaul becomes Roman provinces, and Roman, for centuries.',
};

/** By so much or more a player is far ahead. */
const FAR_AHEAD = 3;
const AHEAD =
  'In Gallia Bella! Gaul is restless for a generation, and everybody keeps the arms to guard what is his.';
const ROMAN_TRIUMPH = 'Imperator! Caesar and his heirs are the first men of Rome, and Gaul is theirs.';
const GALLIC_TRIUMPH =
  'Galli ipsi gubernandi sunt! One Gallic people comes out as the strongest and rules Gaul, while Rome looks to itself.';

/** Returns what becomes of Gaul when a player alone has won, so far ahead of the best Non-player, or when a Non-player has (8.9). */
export function outcomeOf(G: G, winner: Player, lead: number): string {
  if (G.seats[winner] === null) return BY_RULE[winner];
  if (lead < FAR_AHEAD) return AHEAD;
  return winner === 'romans' ? ROMAN_TRIUMPH : GALLIC_TRIUMPH;
}
