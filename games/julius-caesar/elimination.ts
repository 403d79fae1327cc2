import { findFrame } from '../kit/frame';
import type { Loss } from '../kit/journal';
import type { Play } from '../kit/play';
import { ownerOf, type Side, THIRD_LEADER } from './components/blocks';
import { blockName, faceOf, stepDown } from './components/inPlay';
import { isPlace } from './components/map';
import { type Block, enemyOf, type G, sideName } from './state';

/**
 * Takes a step from a block, at once (7.4; an elephant's are of two, 7.41), and eliminates it when it has none left (7.5).
 * Returns whether the block is gone from its side.
 */
export function loseStep(play: Play<G>, side: Side, id: string): boolean {
  const { G } = play;
  const block = G.secret[side].blocks[id];
  block.strength = stepDown(G, id, block.strength);
  if (block.strength > 0) return false;
  eliminate(play, side, id);
  return true;
}

/**
 * Eliminates a block. A leader is dead for good and a trophy of the enemy (3.21, 7.51), Cleopatra joins the other side at
 * strength I (3.27, 7.52), any other block goes face-up to the levy pool it first came from (5.2, 7.5).
 */
export function eliminate(play: Play<G>, side: Side, id: string): void {
  const { G } = play;
  const { kind, name } = faceOf(G, id);
  const { blocks } = G.secret[side];
  const { place } = blocks[id];
  const lost = [lossOf(side, place, name)];
  if (kind === 'cleopatra') {
    const joined = { place, strength: 1, ...entryOf(G, enemyOf(side), place) };
    changeSides(G, side, id);
    G.secret[enemyOf(side)].blocks[id] = joined;
    play.journal('7.52', `${name} joins ${sideName(enemyOf(side))}.`, {
      lost,
      battle: { kind: 'lost', side, piece: id, joins: enemyOf(side) },
    });
    return;
  }
  if (kind === 'leader') {
    blocks[id] = { place: 'trophy', strength: 0 };
    play.journal('7.51', `${name} is killed: 1 VP for ${sideName(enemyOf(side))}.`, {
      lost,
      battle: { kind: 'lost', side, piece: id },
    });
    const third = blocks[THIRD_LEADER[side]];
    if (third.place === 'third') {
      third.place = 'pool';
      play.journal('7.51', `${blockName(G, THIRD_LEADER[side])} joins ${sideName(side)}'s levy pool.`);
    }
    return;
  }
  removeBlock(G, side, id, 'killed');
  play.journal('7.5', `${name} is eliminated.`, { lost, battle: { kind: 'lost', side, piece: id } });
}

/** Returns a block that a side is about to lose in a place, as the journal counts it. */
export function lossOf(side: Side, place: Block['place'], one: string, many?: string): Loss {
  return { side, count: 1, one, ...(many !== undefined && { many }), ...(isPlace(place) && { place }) };
}

/** An attacker that changes sides in battle belongs to the main force, not to the Reserves. */
function entryOf(G: G, side: Side, place: Block['place']): Pick<Block, 'from'> {
  const battle = findFrame(G, 'round');
  const contest = battle?.place === place ? G.contests[battle.place] : undefined;
  return contest?.attacker === side && contest.main !== null ? { from: contest.main } : {};
}

/** Puts a block into the levy pool it first came from: face-up (7.5) or upright (8.4, 8.5). */
export function removeBlock(G: G, side: Side, id: string, to: 'killed' | 'pool'): void {
  const owner = ownerOf(id);
  if (owner !== side) hand(G, side, id);
  G.secret[owner].blocks[id] = { place: to, strength: 0 };
}

/** Gives a block to the other side, where it stands and as strong as it is (7.52, 8.1). */
export function changeSides(G: G, side: Side, id: string): void {
  const { place, strength } = G.secret[side].blocks[id];
  hand(G, side, id);
  G.secret[enemyOf(side)].blocks[id] = { place, strength };
}

/** Moves a block from a side's blocks to the other's. */
function hand(G: G, side: Side, id: string): void {
  const { [id]: block, ...rest } = G.secret[side].blocks;
  const other = G.secret[enemyOf(side)];
  G.secret[side].blocks = rest;
  other.blocks = { ...other.blocks, [id]: block };
}
