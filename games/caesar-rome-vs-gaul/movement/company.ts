/* Who may move together, and under whom (9.1, 9.2, 9.5.2, 9.5.3, 10.5, 17.3.2). */
import type { Obstacle } from '../../kit/action';
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
 * Returns which of some pieces in the space of a group may join it, so that they may all do so together (10.5.1), in their
 * order: each joins those before it.
 */
export function companionsOf(G: G, company: Company, ids: readonly string[]): string[] {
  const group = [...company.group];
  return ids.filter((id) => {
    if (obstacleToJoin(G, { ...company, group }, id) !== null) return false;
    group.push(id);
    return true;
  });
}

/**
 * Returns why a piece in the space of a group may not join it; null when it may (10.5.1): it is not moved, not left behind by
 * it, does not outrank its commander, and is of no people that a Gallic Leader among them may not move with (9.5.2). Units
 * without intrinsic Leader lead nobody (17.3.2).
 */
export function obstacleToJoin(G: G, company: Company, id: string): Obstacle | null {
  const { commander, group, terms, left } = company;
  if (group.includes(id)) return ALONG;
  if (!hasLeadership(G, commander)) return NO_LEADER;
  if (left.includes(id)) return LEFT;
  if (movedPieces(G).includes(id)) return MOVED;
  if (outranks(G, id)) return OUTRANKED;
  if (terms.belgicOnly && !isBelgic(G, id)) return NOT_BELGIC;
  return group.some((each) => refuses(G, each, id) || refuses(G, id, each)) ? APART : null;
}

const ALONG: Obstacle = { rule: '10.5.1', text: 'It moves along already.' };
const NO_LEADER: Obstacle = { rule: '17.3.2', text: 'Units without a Leader take nobody along.' };
const LEFT: Obstacle = { rule: '10.5.2', text: 'It was left behind in this movement.' };
const MOVED: Obstacle = { rule: '10.5.1', text: 'It has moved in this card play.' };
const OUTRANKED: Obstacle = { rule: '10.5.1', text: 'Nobody picks up who outranks him.' };
const NOT_BELGIC: Obstacle = { rule: '7.5.2', text: 'Only Belgic units move with this card.' };
const APART: Obstacle = { rule: '9.5.2', text: 'This Leader does not move with Tribes of another people.' };

/** Says whether a piece is a Gallic Leader who may not move with another (9.5.2). */
export function refuses(G: G, leader: string, id: string): boolean {
  const chief = factsOf(G, leader);
  if (chief.kind !== 'chief') return false;
  const facts = factsOf(G, id);
  if (facts.kind === 'tribe') return !chief.commands.includes(facts.people);
  const isMilitia = facts.kind === 'auxiliary' && facts.strength === 'provinces';
  return isMilitia && G.militia === 'celtica' && !chief.commands.includes('celtic');
}
