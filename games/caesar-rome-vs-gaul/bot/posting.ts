/* Where Legions winter, and where Leaders and Legions that arrive are placed, at a glance. */
import type { LegalMove } from '../../kit/move';
import { boxOf } from '../components/box';
import { commandRatingOf, faceOf, leadersIn, unitsIn } from '../pieces';
import type { G } from '../state';
import { supplyLines } from '../supply';
import { forageLevel, hungry, hungrySpaces } from '../winter/forage';
import { fieldOf, strengthIn } from './field';

/** Returns weights for where Roman Leaders and new Legions arrive (5.2.3, 5.3, 5.4.3): they go where many Legions are, or next to them, and Leaders where there is none yet. */
export function postWeights(G: G, moves: readonly LegalMove[]): number[] {
  const field = fieldOf(G);
  const strengthAt = (space: string) => {
    const { outside, inside } = strengthIn(field, 'roman', space);
    return outside + inside;
  };
  return moves.map(({ args }) => {
    const space = String(args[args.length - 1]);
    if (!(space in boxOf(G).space)) return 1;
    const led = leadersIn(G, 'roman', space).length;
    const near = boxOf(G).exits[space].reduce((sum, { to }) => sum + strengthAt(to), 0);
    return (0.1 + (strengthAt(space) + near / 3) ** 2) / (1 + led);
  });
}

/** Returns weights for who begins with Caesar (3.1): the better Legate is left to command where Caesar does not. */
export function appointmentWeights(G: G, moves: readonly LegalMove[]): number[] {
  return moves.map(({ args: [legate] }) => {
    const { battle, movement } = faceOf(G, String(legate));
    return 1 / (battle + commandRatingOf(G, String(legate)) + (movement ?? 0));
  });
}

/** How much the better a camp is for each Legion there, and for each next to it: together they fear no ambush, and make an Army in spring. */
const TOGETHER = 2;
const NEIGHBOURS = 0.5;
/** How good a camp without a Supply Path to Rome is: Legions there get no replacements, and Caesar does not come. */
const CUT_OFF = 0.4;
/** How good a Neutral space is, in which influence is won in spring (16.5). */
const WINS_INFLUENCE = 1.5;
/** How much a Legion that would go hungry wants to leave, and one that would not. */
const HUNGRY = 3;
const SETTLED = 0.15;

/** Returns weights for the marches to winter camp (16.2.2): a Legion winters where it does not starve (16.2.4), near others. */
export function campWeights(G: G, moves: readonly LegalMove[]): number[] {
  const lines = supplyLines(G, 'roman');
  const known = new Map<string, number>();
  const isHungry = hungrySpaces(G).length > 0;
  const worth = (space: string) => {
    const there = unitsIn(G, 'roman', space).length;
    if (there >= forageLevel(G, space)) return 0.03;
    const near = boxOf(G).exits[space].reduce((sum, { to }) => sum + unitsIn(G, 'roman', to).length, 0);
    const influence = G.markers[space] === undefined ? WINS_INFLUENCE : 1;
    const supply = lines.reachesRome(space) ? 1 : CUT_OFF;
    return influence * supply * (1 + TOGETHER * there + NEIGHBOURS * near);
  };
  return moves.map(({ move, args: [legion, space] }) => {
    if (move === 'end') return isHungry ? 0.03 : 2;
    const to = String(space);
    let value = known.get(to);
    if (value === undefined) {
      value = worth(to);
      known.set(to, value);
    }
    return value * (hungry(G, G.pieces[String(legion)].at) > 0 ? HUNGRY : SETTLED);
  });
}
