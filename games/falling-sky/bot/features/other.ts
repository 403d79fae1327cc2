/* What speaks for moves of any step, by what they name: Regions, Factions, kinds of pieces, numbers. */
import type { Argument } from '../../../kit/move';
import { type Faction, isPlayer, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { presenceIn } from '../../pieces/presence';
import { regionOfTribe } from '../../places';
import type { G } from '../../state';
import { marginOf } from '../../victory';
import { type Choice, factionOfArgument, joined, regionOfArgument, share } from './choice';
import { areOfOnePlayer, enemyTribesIn, leadIn, threatIn } from './strength';

/** Words in arguments that say what is meant: kinds of pieces, Commands, ways to fight. */
const WORDS = new Set([
  'leader',
  'legion',
  'legions',
  'hidden',
  'revealed',
  'scouted',
  'fort',
  'ally',
  'citadel',
  'all',
  'recruit',
  'rally',
  'march',
  'seize',
  'raid',
  'battle',
  'ambush',
]);

/** Tells of each move what it is called, and what it names. */
export function describeAny({ G, side, moves, tell }: Choice, step: string): void {
  const most = mostOf(moves);
  const known = new Map<Argument, Named>();
  moves.forEach(({ move, args }, index) => {
    tell(index, joined(step, move), 1);
    const last = args[args.length - 1];
    if (typeof last === 'number') tell(index, joined(move, 'count'), last / Math.max(1, most.get(move) ?? 1));
    for (const argument of args) {
      if (typeof argument !== 'string') continue;
      const named = known.get(argument) ?? namedBy(G, side, argument);
      known.set(argument, named);
      for (const [feature, value] of named) tell(index, joined(move, feature), value);
    }
  });
}

/** What there is to tell of what an argument names. */
type Named = (readonly [feature: string, value: number])[];

function mostOf(moves: Choice['moves']): Map<string, number> {
  const most = new Map<string, number>();
  for (const { move, args } of moves) {
    const last = args[args.length - 1];
    if (typeof last === 'number') most.set(move, Math.max(last, most.get(move) ?? 0));
  }
  return most;
}

function namedBy(G: G, side: Player, argument: string): Named {
  const faction = factionOfArgument(argument);
  if (faction !== null) return ofFaction(G, side, faction);
  const region = regionOfArgument(argument) ?? regionOfTribe(G, argument);
  if (region !== null) return ofRegion(G, side, region);
  return argument.split(' ').flatMap((word): Named => {
    if (WORDS.has(word)) return [[word, 1]];
    const named = factionOfArgument(word);
    return named === null ? [] : ofFaction(G, side, named);
  });
}

function ofFaction(G: G, side: Player, faction: Faction): Named {
  if (faction === side) return [['own', 1]];
  if (areOfOnePlayer(G, side, faction)) return [['friends', 1]];
  if (!isPlayer(faction)) return [['Germans', 1]];
  return [
    [faction, 1],
    ['margin', share(marginOf(G, faction), 8)],
  ];
}

function ofRegion(G: G, side: Player, region: RegionId): Named {
  const lead = leadIn(G, region, side);
  const isOthers = lead <= 0 && presenceIn(G, region).leading !== null;
  const features: Named = [
    ['where we Control', Number(lead > 0)],
    ['where others Control', Number(isOthers)],
    ['where Control is near', Number(Math.abs(lead) < 2)],
    ['with Leader', Number(forceIn(G, region, side).leader !== null)],
    ['where Allies of enemies are', share(enemyTribesIn(G, region, side), 2)],
    ['under threat', share(threatIn(G, region, side), 6)],
    ['Devastated', Number(G.devastated.includes(region))],
  ];
  return features.filter(([, value]) => value !== 0);
}
