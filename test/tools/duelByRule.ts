/* A bot against the rules for Factions that nobody runs: both play the same seat of Falling Sky against three Non-players. */
import { FallingSky } from '../../games/falling-sky';
import { PLAYERS, type Player } from '../../games/falling-sky/components/factions';
import { keyOf } from '../../games/falling-sky/seats';
import { Match } from '../../games/testing/match';
import { type BotName, duel, duellist, type Particulars } from './bots';
import { playByRule } from './byRule';
import { type Outcome, Score } from './score';

/** The name by which `npm run duel` knows the rules as an opponent. */
export const RULE = 'rule';

/** Which games are to be played by a bot and its twin, and what the bot is told. */
interface DuelsByRule {
  games: number;
  seed: number;
  particulars: Particulars;
  watch(faction: Player, score: Score): void;
}

/** Returns how a bot has fared with each Faction, each in turn, against the rules in the same seat. */
export async function duelsByRule(
  name: BotName,
  { games, seed: firstSeed, particulars, watch }: DuelsByRule,
): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const { faction, outcome } = await duelByRule(name, seed, particulars);
    const score = scores.get(faction) ?? new Score();
    scores.set(faction, score.count(outcome));
    watch(faction, score);
  }
  return scores;
}

/**
 * Plays a game in which a bot has one Faction, each in turn, and the rules have the others, and one in which the rules have all.
 * Returns the Faction, and a win where only the bot has won with it, a loss where only the rules have, else a draw. The bot may win
 * in any Winter, as the rules may (8.9, the easy option).
 */
async function duelByRule(
  name: BotName,
  number: number,
  particulars: Particulars,
): Promise<{ faction: Player; outcome: Outcome }> {
  const faction = PLAYERS[number % PLAYERS.length];
  const others = PLAYERS.filter((each) => each !== faction);
  const match = new Match(FallingSky, number, { nonPlayers: keyOf(others), onePlayer: 'easy' }, 1);
  await duel(match, [duellist(name, FallingSky, `rule ${number}`, particulars)]);
  const botWins = match.state.ctx.gameover.winningSeats.length > 0;
  const ruleWins = playByRule('great-revolt', number).winners.includes(faction);
  return { faction, outcome: botWins === ruleWins ? 'draw' : botWins ? 'win' : 'loss' };
}
