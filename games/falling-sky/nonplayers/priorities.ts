/* Whom Non-players strike first (8.4.1), and whom Event instructions let them strike (8.2.1, 8.3.1). */
import { type Faction, PLAYERS, type Player } from '../components/factions';
import type { G } from '../state';

const ENEMIES: Readonly<Record<Player, readonly Faction[]>> = {
  romans: ['arverni', 'belgae', 'germans', 'aedui'],
  aedui: ['arverni', 'belgae', 'germans', 'romans'],
  arverni: ['romans', 'aedui', 'belgae', 'germans'],
  belgae: ['romans', 'aedui', 'arverni', 'germans'],
};

/** Returns the other Factions in the order in which a Non-player strikes them (8.4.1). */
export function enemiesOf(side: Player): readonly Faction[] {
  return ENEMIES[side];
}

/** Returns how readily a Non-player strikes a Faction: the more the sooner; less than 0 for its own pieces (8.4.1). */
export function enmity(side: Player, faction: Faction): number {
  return faction === side ? -1 : ENEMIES[side].length - ENEMIES[side].indexOf(faction);
}

/** Says whether a player runs a Faction: not the Germans, nor a Non-player. */
export function isRunByPlayer({ seats }: G, faction: Faction): boolean {
  return faction !== 'germans' && seats[faction] !== null;
}

/** Says whether players run any Factions. */
export function isAnyRunByPlayer(G: G): boolean {
  return PLAYERS.some((faction) => isRunByPlayer(G, faction));
}

const NEVER_AEDUI: readonly number[] = [24, 25, 46, 52];
const PLAYER_GAULS_ONLY: readonly number[] = [19, 24, 36, 42, 49, 52, 61];

/** Says whether the instructions for an Event say whom a Non-player may strike by it, and nobody else (8.2.1). */
export function mayStrikeSomeOnly(side: Player, card: number): boolean {
  return (side === 'romans' ? NEVER_AEDUI : side === 'aedui' ? PLAYER_GAULS_ONLY : []).includes(card);
}

/** Says whether the instructions for an Event let a Non-player strike a Faction by it (8.2.1). */
export function mayStrike(G: G, side: Player, card: number, faction: Faction): boolean {
  if (faction === side) return false;
  if (side === 'romans' && NEVER_AEDUI.includes(card)) return faction === 'arverni' || faction === 'belgae';
  if (side === 'aedui' && PLAYER_GAULS_ONLY.includes(card))
    return (faction === 'arverni' || faction === 'belgae') && isRunByPlayer(G, faction);
  return true;
}
