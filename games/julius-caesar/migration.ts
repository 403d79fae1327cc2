/* Matches begun with an earlier release, whose state had another shape. */
import type { AnyFrame } from '../kit/frame';
import type { Side } from './components/blocks';
import type { PlaceId, SeaId } from './components/map';
import { type Battle, enemyOf, type G, type Moves, SIDES } from './state';
import { commandOf, TURNS_IN_YEAR } from './turns';

type Command = Moves & { side: Side; levies: number; crossing: SeaId[]; defector: PlaceId | null };
type OldBattle = Battle & { hits: { side: Side; count: number } | null };

/** The state of version 1: who moves, levies and fights stood beside the stack, and the stack named seats. */
interface Version1 extends Omit<G, 'stack' | 'seats'> {
  stack: { step: string; seats: string[] }[];
  command: Command | null;
  surprise: boolean;
  battle: OldBattle | null;
}

const SEATS: G['seats'] = { caesar: '0', pompey: '1' };

/**
 * Returns a state of version 1 as one of today, which goes on where it stood; a block of the levy pool that was chosen
 * and not yet deployed is to be chosen anew. Throws for any other version.
 */
export function migrate(old: unknown, version: number): G {
  if (version !== 1 || !isVersion1(old)) throw new Error(`matches of version ${version} cannot be read`);
  const { stack, command, surprise, battle, ...rest } = old;
  const G: G = { ...rest, seats: SEATS, stack: [] };
  if (G.turn === 0) G.stack = winterOf(old);
  else G.stack = [...yearOf(old), ...turnOf(G, old)];
  const { step } = topOf(stack);
  if (step !== 'sail' && step !== 'deploy') for (const side of SIDES) G.secret[side].picked = null;
  return G;
}

function isVersion1(old: unknown): old is Version1 {
  return (
    typeof old === 'object' &&
    old !== null &&
    ['stack', 'command', 'battle', 'secret'].every((key) => key in old)
  );
}

function topOf(stack: Version1['stack']): Version1['stack'][number] {
  const top = stack[stack.length - 1];
  if (top === undefined) throw new Error('the match is over');
  return top;
}

/** What is left of the year after the present game turn. */
function yearOf({ stack, turn }: Version1): AnyFrame<G>[] {
  const { step } = topOf(stack);
  if (step === 'deploy') return [{ step: 'year', sides: [], number: 1 }];
  const frames: AnyFrame<G>[] = [{ step: 'winter', sides: [] }];
  const played = step === 'discard' ? turn - 1 : turn;
  for (let number = TURNS_IN_YEAR; number > played; number--)
    frames.push({ step: 'turn', sides: [], number });
  return frames;
}

function turnOf(G: G, { stack, command, battle, surprise }: Version1): AnyFrame<G>[] {
  const { step } = topOf(stack);
  const sides = sidesOf(topOf(stack));
  if (step === 'deploy' || step === 'discard' || step === 'card') return [{ step, sides }];
  const battles: AnyFrame<G> = { step: 'battles', sides: [G.player1], surprise };
  if (command === null) return [battles, ...(battle === null ? [] : fightOf(battle, step, sides))];
  const second = command.side === G.player1 ? commandOf(G, enemyOf(G.player1)) : [];
  return [battles, ...second.reverse(), ...restOfCommand(G, command, step)];
}

function sidesOf({ seats }: Version1['stack'][number]): Side[] {
  return SIDES.filter((side) => seats.some((seat) => seat === SEATS[side]));
}

/** What is left of a command, the last of it first. */
function restOfCommand(G: G, command: Command, step: string): AnyFrame<G>[] {
  const { side, levies, crossing, defector, ...moves } = command;
  const sides = [side];
  const block = G.secret[side].picked;
  if (step === 'defect' && block !== null && defector !== null)
    return [{ step, sides, block, from: defector }];
  const levy: AnyFrame<G>[] = [{ step: 'levy', sides, levies }];
  if (step === 'levy' || step === 'raise') return levy;
  if (levies === 0) levy.pop();
  if (step === 'main') return [...levy, { step, sides }];
  const moving: AnyFrame<G>[] = [...levy, { step: 'main', sides }, { step: 'move', sides, ...moves }];
  if (step === 'move') return moving;
  return step === 'sail' ? [...moving, { step, sides, crossed: crossing }] : commandOf(G, side);
}

function fightOf({ hits, ...battle }: OldBattle, step: string, sides: Side[]): AnyFrame<G>[] {
  if (step === 'regroup') return [{ step, sides, place: battle.place, roads: battle.roads }];
  if (step === 'round') return [{ step, sides, ...battle }];
  if (step !== 'hit' || hits === null) return [];
  return [
    { step: 'round', sides: [], ...battle },
    { step, sides, ...hits },
  ];
}

/** What is left of the winter; the year to come lies below it. */
function winterOf({ stack, year }: Version1): AnyFrame<G>[] {
  const frames: AnyFrame<G>[] = [{ step: 'year', sides: [], number: year + 1 }];
  for (const frame of stack) {
    const { step } = frame;
    if (step === 'navis' || step === 'supply' || step === 'disband')
      frames.push({ step, sides: sidesOf(frame) });
  }
  return frames;
}
