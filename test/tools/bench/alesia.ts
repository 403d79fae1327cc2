/* How bots play Alesia against each other, in the figures that a player would ask for. */
import { Alesia } from '../../../games/alesia';
import { attackOf, type Battle, battlesOf, COLUMNS, defenceOf, oddsOf } from '../../../games/alesia/combat';
import { boxOf } from '../../../games/alesia/components/box';
import type { Cause, G } from '../../../games/alesia/state';
import { findFrame } from '../../../games/kit/frame';
import { journalOf } from '../../../games/kit/journal';
import { seatsDeciding } from '../../../games/kit/seats';
import { Match } from '../../../games/testing/match';
import { duellist } from '../bots';
import { type Measure, rounded } from './measure';

/** Iterations for each decision: one, so that a game takes less than a minute of a processor. */
const ITERATIONS = 1;

const EVEN = COLUMNS.indexOf('1-1');

/** What has been counted of a cause. */
class Tally {
  moves = 0;
  attacks = 0;
  /** Attacks at 1-1 or worse that are no soak-offs (14.7). */
  hopeless = 0;
  /** Units lost to overstacking after their own movement, and where the enemy has taken them back into full hexes (16.4). */
  overstacked = 0;
  driven = 0;

  /** Counts the attacks of a combat that has been divided. */
  countBattles(G: G, battles: readonly Battle[]): void {
    const columns = battles.map((battle) => oddsOf(attackOf(G, battle), defenceOf(G, battle).total).column);
    const beaten = new Set(battles.flatMap(({ hexes }, index) => (columns[index] > EVEN ? hexes : [])));
    battles.forEach(({ attackers }, index) => {
      this.attacks++;
      if (columns[index] <= EVEN && !attackers.some((id) => isNextTo(G, G.at[id], beaten))) this.hopeless++;
    });
  }
}

/** Says whether a place is next to one of some hexes; those who attack from the town and from off the board are next to none. */
function isNextTo(G: G, place: string, hexes: ReadonlySet<string>): boolean {
  const box = boxOf(G);
  return box.hex[place]?.neighbours.some((number) => hexes.has(box.hexes[number]?.id ?? '')) === true;
}

/**
 * Lets bots play whole games, and returns for each cause the unit moves a game, the attacks, the share of them that were made at 1-1 or worse and did not
 * soak off (14.7) for a better one next to it, and the units lost to overstacking (10.2): after their own movement, and after retreats, which the enemy chooses.
 */
export async function alesiaPlay(games: number): Promise<Measure[]> {
  const tallies: Record<Cause, Tally> = { roman: new Tally(), gallic: new Tally() };
  const wins = { roman: 0, gallic: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const match = new Match(Alesia, seed, {}, 2);
    const bots = match.allSeats.map((seat) =>
      duellist('hard', Alesia, `${seat} ${seed}`, { iterations: ITERATIONS, ms: Number.POSITIVE_INFINITY }),
    );
    while (!match.over) {
      const [seat] = seatsDeciding(match.state.G);
      const { move, args } = await bots[Number(seat)].play(match.state, seat);
      const { G } = match.state;
      const combat = findFrame(G, 'combat');
      if (combat !== undefined && move === 'done' && G.stack.at(-1) === combat)
        tallies[combat.cause].countBattles(G, battlesOf(G, combat.targets));
      if (!match.make({ seat, move, args })) throw new Error(`a bot made an illegal move: ${move}`);
      count(match, tallies, findFrame(G, 'battles') !== undefined);
    }
    if (match.state.ctx.gameover.winningSeats.includes('0')) wins.roman++;
    else wins.gallic++;
  }
  return (['roman', 'gallic'] as const).flatMap((cause) => {
    const { moves, attacks, hopeless, overstacked, driven } = tallies[cause];
    return [
      { bench: `alesia: ${cause} wins of ${games}`, value: wins[cause], unit: 'games' },
      { bench: `alesia: ${cause} moves a game`, value: Math.round(moves / games), unit: 'units' },
      { bench: `alesia: ${cause} attacks`, value: attacks, unit: 'battles' },
      {
        bench: `alesia: ${cause} attacks at 1-1 or worse`,
        value: attacks === 0 ? 0 : rounded(hopeless / attacks),
        unit: 'share',
      },
      { bench: `alesia: ${cause} lost to overstacking`, value: overstacked, unit: 'units' },
      { bench: `alesia: ${cause} lost to overstacking in retreats`, value: driven, unit: 'units' },
    ];
  });
}

/** Counts what the journal tells of the last move, be it made in combat or not. */
function count({ state }: Match<G>, tallies: Record<Cause, Tally>, isInCombat: boolean): void {
  const { unit } = boxOf(state.G);
  for (const { rule, pieces = [], lost } of journalOf(state.deltalog ?? []).flatMap(({ lines }) => lines)) {
    for (const id of pieces) {
      const tally = tallies[unit[id].side];
      if (rule === '5.2') tally.moves++;
      if (rule !== '10.2' || lost === undefined) continue;
      if (isInCombat) tally.driven++;
      else tally.overstacked++;
    }
  }
}
