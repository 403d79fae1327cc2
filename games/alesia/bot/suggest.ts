/* The moves that bots consider where listing all would take long: a hundred units with sixty hexes each. */
import { topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { boxOf } from '../components/box';
import { type Field, fieldOf } from '../field';
import { mustWithdraw } from '../movement/missiles';
import { causeOf, type G, type Side } from '../state';
import { gallicMoves, type Suggestion } from './gallicMarch';
import { romanMoves } from './romanMarch';
import { shifts } from './shifting';

const END: LegalMove = { move: 'end', args: [] };

/** Returns what is worth a thought, the best first, with how good it looks; null where all that is legal is. */
export function suggestions(G: G, side: Side): Suggestion[] | null {
  const frame = topFrame(G);
  if (frame.step !== 'movement') return reckoned(G, side);
  const field = fieldOf(G);
  const { shifted, zones } = G.secret;
  const key = [side, G.turn, JSON.stringify(frame), shifted, Object.values(zones)].join(' ');
  const known = thoughts.get(field);
  if (known?.key === key) return known.suggestions;
  const found = reckoned(G, side);
  thoughts.set(field, { key, suggestions: found });
  return found;
}

/** What was suggested last, by who stands where: it is asked for several times. */
const thoughts = new WeakMap<Field, { key: string; suggestions: Suggestion[] | null }>();

function reckoned(G: G, side: Side): Suggestion[] | null {
  const frame = topFrame(G);
  if (frame.step === 'deployment') return deployments(G);
  if (frame.step === 'offBoard') return [...shifts(G, side), { move: END, weight: 1 }];
  if (frame.step !== 'movement') return null;
  const moves = causeOf(side) === 'gallic' ? gallicMoves(G, side) : romanMoves(G, side);
  const mayEnd = mustWithdraw(G, frame, side).length === 0;
  if (mayEnd) moves.push({ move: END, weight: 1 });
  return moves.length > 0 ? moves : null;
}

/** Returns the moves of {@link suggestions}. */
export function suggest(G: G, side: Side): LegalMove[] | null {
  return suggestions(G, side)?.map(({ move }) => move) ?? null;
}

/** Bots take a ready deployment as it is. */
function deployments(G: G): Suggestion[] {
  return boxOf(G).components.deployments.length > 0 ? [{ move: { move: 'ready', args: [] }, weight: 1 }] : [];
}
