/* Who may move together (9.2, 9.5, 10.5, 17.3.2). */
import type { FrameAt } from '../../kit/frame';
import { movedPieces } from '../inForce';
import { factsOf, hasLeadership, isBesieged, outranks } from '../pieces';
import type { G } from '../state';
import type { MarchTerms } from './frames';

/** What of a movement tells who may join it. */
export type Company = Pick<FrameAt<G, 'march'>, 'side' | 'commander' | 'group' | 'at' | 'terms' | 'left'>;

/**
 * Says whether a piece can leave its space by a Sortie only: besieged, but in the Spring Muster, when nothing is besieged
 * (14.5.1, 14.5.2).
 */
export function isHeld(G: G, id: string, terms: MarchTerms): boolean {
  return terms.kind !== 'muster' && isBesieged(G, id);
}

/** Says whether a piece is Belgic: a Belgic Tribe, the Leader of the Belgae alone, or the Militia on that side (card 29). */
export function isBelgic(G: G, id: string): boolean {
  const facts = factsOf(G, id);
  switch (facts.kind) {
    case 'tribe':
      return facts.people === 'belgic';
    case 'chief':
      return facts.commands.every((people) => people === 'belgic');
    case 'auxiliary':
      return facts.strength === 'provinces' && G.militia === 'belgica';
    default:
      return false;
  }
}

/**
 * Returns which of some pieces in the space of a group may join it (10.5.1), so that they may all do so together: not moved,
 * not left behind by it, not outranking its commander, not of a people that a Gallic Leader among them may not move with
 * (9.5.2), and besieged as he is or not at all.
 */
export function companionsOf(G: G, company: Company, ids: readonly string[]): string[] {
  const { commander, group, terms, left } = company;
  if (!hasLeadership(G, commander)) return [];
  const moved = movedPieces(G);
  const held = isHeld(G, commander, terms);
  const joined = [...group];
  return ids.filter((id) => {
    if (joined.includes(id) || moved.includes(id) || left.includes(id)) return false;
    if (outranks(G, id) || isHeld(G, id, terms) !== held) return false;
    if ((terms.belgicOnly && !isBelgic(G, id)) || joined.some((each) => isApart(G, each, id))) return false;
    joined.push(id);
    return true;
  });
}

/** Says whether one of two pieces is a Gallic Leader who may not move with the other (9.5.2). */
function isApart(G: G, a: string, b: string): boolean {
  return refuses(G, a, b) || refuses(G, b, a);
}

function refuses(G: G, leader: string, id: string): boolean {
  const chief = factsOf(G, leader);
  if (chief.kind !== 'chief') return false;
  const facts = factsOf(G, id);
  if (facts.kind === 'tribe') return !chief.commands.includes(facts.people);
  const isMilitia = facts.kind === 'auxiliary' && facts.strength === 'provinces';
  return isMilitia && G.militia === 'celtica' && !chief.commands.includes('celtic');
}
