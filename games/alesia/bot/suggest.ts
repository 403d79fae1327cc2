/* The moves that bots consider where listing all would take long: a hundred units with sixty hexes each. */
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { forecastOf } from '../combat/forecast';
import { commanderOf } from '../commanders';
import { boxOf } from '../components/box';
import { mustWithdraw } from '../movement/missiles';
import { reachOf } from '../movement/movers';
import { namesOf } from '../movement/reach';
import { causeOf, type G, type Side, type SituationOf } from '../state';
import { nextAdvance } from './advancing';
import { nextAttack } from './attacks';
import { gallicMoves } from './gallicMarch';
import { romanMoves } from './romanMarch';
import { shifts } from './shifting';
import { lastShot, shotAt } from './shooting';
import type { Suggestion } from './suggestion';

const END: LegalMove = { move: 'end', args: [] };

/** Returns what is worth a thought, with how good it looks; null where all that is legal is. Where there is but one, nothing is left to think about. */
export function suggestions(G: G, side: Side): Suggestion[] | null {
  const frame = topFrame(G);
  switch (frame.step) {
    case 'deployment':
      return deployments(G);
    case 'offBoard':
      return only(shifts(G, side)[0]?.move ?? END);
    case 'movement':
      return marches(G, side, frame);
    case 'combat':
      return only(nextAttack({ G, side, frame }));
    case 'advance':
      return only(nextAdvance({ G, side, frame }));
    case 'battles':
      return only(nextBattle({ G, side, frame }));
    case 'fire':
      return only(shotAt({ G, side, frame }));
    case 'lastFire':
      return only(lastShot({ G, side, frame }));
    default:
      return null;
  }
}

function only(move: LegalMove): Suggestion[] {
  return [{ move, weight: 1 }];
}

/** Returns the moves of {@link suggestions}. */
export function suggest(G: G, side: Side): LegalMove[] | null {
  return suggestions(G, side)?.map(({ move }) => move) ?? null;
}

/** Returns the ways to go on with a movement. */
function marches(G: G, side: Side, frame: SituationOf<'movement'>['frame']): Suggestion[] {
  const moves = causeOf(side) === 'gallic' ? gallicMoves(G, side) : romanMoves(G, side);
  if (moves.length > 0) return moves;
  const [unit] = mustWithdraw(G, frame, side);
  if (unit === undefined) return only(END);
  const [place] = namesOf(G, reachOf(G, frame, side, unit.id).places);
  return only({ move: 'move', args: [unit.id, place] });
}

/** Returns the battle to fight first: the one at the best odds, so that those who are surrounded still are (15.4). */
function nextBattle({ G, side, frame }: SituationOf<'battles'>): LegalMove {
  const { unit } = boxOf(G);
  const own = frame.battles.filter(({ attackers }) =>
    attackers.some((id) => commanderOf(G, unit[id]) === side),
  );
  const columns = own.map((battle) => {
    const { odds, certain } = forecastOf(G, battle);
    return odds.column + (certain === null ? 0 : CERTAIN);
  });
  return { move: 'fight', args: [own[columns.indexOf(Math.max(...columns))].hexes[0]] };
}

/** More than any column of the table. */
const CERTAIN = 10;

/** Bots take a ready deployment as it is. */
function deployments(G: G): Suggestion[] {
  return boxOf(G).components.deployments.length > 0 ? [{ move: { move: 'ready', args: [] }, weight: 1 }] : [];
}
