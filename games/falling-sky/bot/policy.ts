/* Which moves look promising at a glance, so that playouts finish Commands sensibly. */
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { forecast } from '../battle/strength';
import { orderFor } from '../commands/order';
import { commandNames, DEAREST_REGION, mayChoose } from '../commands/start';
import { FACTIONS, type Faction, type Player } from '../components/factions';
import { REGIONS, type RegionId } from '../components/map';
import { piecesIn } from '../pieces/forces';
import { termsOf } from '../sequence';
import type { G } from '../state';

/** How promising moves are by their names, where nothing more is known of them; 1 for others. */
const BY_NAME: Readonly<Record<string, number>> = {
  command: 2,
  event: 2,
  pass: 0.4,
  ability: 2,
  ally: 4,
  citadel: 3,
  placeAlly: 4,
  removeAlly: 3,
  select: 1,
  drop: 0.1,
  stop: 0.5,
  ahead: 0.1,
  passage: 0.1,
  supply: 0.1,
  ask: 0.1,
  askQuarters: 0.1,
  askSupply: 0.3,
  relocate: 0.05,
  remove: 1,
  roll: 0.7,
  stay: 20,
  vercingetorix: 4,
};

/** Moves that end something: they weigh as much as a share of all others together. */
const ENDING: Readonly<Record<string, number>> = { end: 0.3, done: 1, enough: 0.1, goOn: 1, stop: 0.3 };

/** Commands that often bring more than others. */
const COMMANDS: Readonly<Record<string, number>> = {
  recruit: 1.5,
  rally: 2,
  seize: 0.8,
  raid: 0.8,
  march: 1,
  battle: 1.2,
};

/** Returns a weight above 0 for each move. */
export function policy(G: G, side: Player, moves: readonly LegalMove[]): number[] {
  const weights = moves.map((move) => weightOf(G, side, move));
  let others = 0;
  for (let index = 0; index < moves.length; index++)
    if (ENDING[moves[index].move] === undefined) others += weights[index];
  const top = topFrame(G);
  const isEmpty = 'order' in top && top.order.selected.length === 0;
  return moves.map(({ move }, index) => {
    const share = ENDING[move];
    if (share === undefined) return weights[index];
    return isEmpty && others > 0 ? 0.02 * others : Math.max(0.1, share * others);
  });
}

function weightOf(G: G, side: Player, { move, args }: LegalMove): number {
  const usual = BY_NAME[move] ?? 1;
  const own = G.seats[side];
  const targets = args.filter(isFaction).filter((faction) => faction !== side);
  const isOwn = targets.some((faction) => faction !== 'germans' && G.seats[faction] === own);
  switch (move) {
    case 'command':
      return usual * (COMMANDS[`${args[0]}`] ?? 1) * (isWithinMeans(G, side, args[0]) ? 1 : 0.01);
    case 'pass':
      return G.resources[side] < 2 ? 2 : usual;
    case 'battle':
      return isOwn ? 0.02 : battleWeight(G, side, args);
    case 'take':
    case 'harass':
      return isOwn ? 0.05 : usual;
    case 'successor':
    case 'vercingetorix':
      return 0.2 + regionsIn(args).reduce((sum, region) => sum + piecesIn(G, region, side), 0);
    case 'supply':
    case 'ask':
      return usual / (1 + Number(args[1] ?? 0));
    case 'withdraw':
      return 0.1;
    default:
      return usual;
  }
}

/** Says whether a Faction could execute a Command that it may choose without Resources of others (1.5.2). */
function isWithinMeans(G: G, side: Player, command: LegalMove['args'][number]): boolean {
  const top = topFrame(G);
  if (G.resources[side] >= DEAREST_REGION || top.step !== 'turn') return true;
  const name = commandNames(side).find((each) => each === command);
  return name === undefined || mayChoose(G, orderFor(name, side, side, termsOf(top)));
}

/** A Battle is the better the more it costs the enemy and the less the attacker. */
function battleWeight(G: G, side: Player, args: LegalMove['args']): number {
  const [region] = regionsIn(args);
  const defender = args.find(isFaction);
  if (region === undefined || defender === undefined) return 0.5;
  const ambush = args[2] === 'ambush';
  const { attack, counterattack } = forecast(G, {
    region,
    attacker: side,
    by: side,
    defender,
    terms: { ambush },
  });
  if (attack === 0) return 0.02;
  return Math.exp(Math.max(-3, Math.min(2, 0.5 * (attack - counterattack)))) * (ambush ? 2 : 1);
}

function isFaction(argument: unknown): argument is Faction {
  return FACTIONS.some((faction) => faction === argument);
}

function regionsIn(args: LegalMove['args']): RegionId[] {
  return REGIONS.map(({ id }) => id).filter((id) => args.some((argument) => argument === id));
}
