/* Goes through a match from turn to turn: what dice and what decisions have changed. */
import type { Position, Simulator } from '../ai/simulator';
import type { Dice, DiceState } from '../kit/dice/dice';
import type { Side, Stacked } from '../kit/frame';
import { clone } from '../kit/json';
import type { BotRulebook } from '../kit/rulebook';
import { sidesAt } from '../kit/seats';
import type { Chances, Effort, Judge } from './chances';
import { type Change, changeBetween, Ledger } from './ledger';
import { makeOutlined, type Outline, type OutlinedMove, type Turn } from './outline';

/** A turn that has lost something by what was decided in it. */
export interface LostTurn extends Turn {
  /** The sides that its seat held. */
  held: readonly Side[];
  /** The chance of these sides before it, and after it on the average of other dice. */
  before: number;
  after: number;
  /** What dice have brought these sides in it. */
  luck: number;
  /** Where it began and what it has led to, and where the dice stood when it began. */
  start: Position<Stacked>;
  end: Position<Stacked>;
  dice: DiceState;
}

/** What has changed the chances of a match, and the turns that have lost most, the worst first. */
export interface Assessment {
  ledger: Ledger;
  lost: readonly LostTurn[];
}

/** How many playouts a position gets, and how often a move is made again with other dice. */
export interface Efforts {
  position: Effort;
  dice: Effort;
}

/** So many turns are kept. */
const KEPT = 16;

/** Goes through a match; yields how many moves are done, after each position that it has judged. */
export function* assessing(
  rulebook: BotRulebook<Stacked>,
  { simulator, dice }: { simulator: Simulator<Stacked>; dice: Dice },
  { moves, turns }: Outline,
  judge: Judge,
  effort: Efforts,
): Generator<number, Assessment> {
  let known = judge.of(simulator, effort.position);
  const ledger = new Ledger(
    rulebook.sides.map(({ id }) => id),
    known,
  );
  const lost: LostTurn[] = [];
  yield 0;
  for (const turn of turns) {
    const start = copyOf(simulator);
    const diceBefore = dice.state;
    const held = sidesAt(start.G, turn.seat);
    const ofHeld = (values: Change) => sumOf(rulebook, values, held);
    const before = ofHeld(known.means);
    let [luck, decided] = [0, 0];
    let isOpen = false;
    for (let index = turn.from; index < turn.to; index++) {
      const made = moves[index];
      isOpen ||= !made.isForced;
      const other = made.draws && isOpen ? copyOf(simulator) : null;
      makeOutlined(simulator, made);
      const isLast = index === turn.to - 1;
      if (!made.draws && !(isLast && isOpen) && simulator.result === null) continue;
      const after = judge.of(simulator, effort.position);
      const expected = expectedAt(judge, known, other, made, effort.dice);
      if (made.draws) {
        const fallen = changeBetween(expected, after);
        ledger.countDice(fallen, expected.variance + after.variance);
        luck += ofHeld(fallen);
      }
      const decision = changeBetween(known, made.draws ? expected : after);
      ledger.countDecision(decision);
      decided += ofHeld(decision);
      ledger.note(index + 1, after);
      known = after;
      isOpen = false;
      yield index + 1;
    }
    const gaveUp = moves.slice(turn.from, turn.to).some(({ move }) => move === null);
    if (gaveUp || decided >= 0) continue;
    const after = before + decided;
    keep(lost, { ...turn, held, before, after, luck, start, end: copyOf(simulator), dice: diceBefore });
  }
  return { ledger, lost };
}

/** Returns the chances that were to be expected of a move before its dice fell: those before it, where nothing was decided. */
function expectedAt(
  judge: Judge,
  known: Chances,
  position: Position<Stacked> | null,
  made: OutlinedMove,
  effort: Effort,
): Chances {
  if (position === null) return known;
  return judge.after(position, (simulator) => makeOutlined(simulator, made), effort);
}

/** Returns the sum of what belongs to some sides. */
export function sumOf({ sides }: BotRulebook<Stacked>, values: Change, held: readonly Side[]): number {
  return values.reduce((sum, value, index) => (held.includes(sides[index].id) ? sum + value : sum), 0);
}

/** Keeps a turn among those that have lost most. */
function keep(lost: LostTurn[], turn: LostTurn): void {
  lost.push(turn);
  lost.sort((a, b) => lossOf(b) - lossOf(a));
  if (lost.length > KEPT) lost.pop();
}

/** Returns how much a turn has lost by what was decided in it. */
export function lossOf({ before, after }: Pick<LostTurn, 'before' | 'after'>): number {
  return before - after;
}

function copyOf({ G, ctx }: Position<Stacked>): Position<Stacked> {
  return { G: clone(G), ctx: clone(ctx) };
}
