/* Fire and hits (5.2.2). */

import { fire as rollFire, strongestOf, hitStep as takingHits } from '../kit/blockCombat';
import { type FrameAt, frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { shotOf } from './bonuses';
import { boxOf } from './components/box';
import { faceOf } from './components/labels';
import { UNITS } from './components/units';
import { loseStep } from './elimination';
import { fighters } from './fighters';
import type { Battle } from './frames';
import { enemyOf, type G, type Side } from './state';

/** A unit fires: a die for each point of strength, and a hit for each roll up to its battle rating. */
export function fire(play: Play<G>, battle: Battle, side: Side, id: string): void {
  const { G } = play;
  const shot = shotOf(G, battle, side, id);
  const { name } = faceOf(G, id);
  const { dice, hits } = rollFire(play, { rule: '5.2.2', place: battle.area, side, id, name }, shot);
  battle.acted.push(id);
  battle.roll = { unit: id, side, dice, hits };
  play.call({ step: 'hit', sides: [], side: enemyOf(side), count: hits });
}

/** Returns the units that may take the next hit: the strongest, and of those Roman and German units first. */
export function hitCandidates(G: G, side: Side): string[] {
  const ids = fighters(G, frameOf(G, 'battle'), side);
  const strongest = strongestOf(ids, (id) => G.secret[side].blocks[id].strength);
  const first = strongest.filter((id) => {
    const { colour } = UNITS[id];
    return colour === 'black' || colour === 'blue';
  });
  return first.length > 0 ? first : strongest;
}

/** Says whether it makes no difference which of the units takes a hit: blocks with the same face that are equally ready. */
function areAlike(G: G, ids: readonly string[]): boolean {
  const { acted } = frameOf(G, 'battle');
  const [first] = ids;
  const { unit } = boxOf(G);
  const { kind, home, initiative, rating, full } = unit[first];
  if (kind !== 'tribe' && kind !== 'infantry') return ids.length === 1;
  const ready = acted.includes(first);
  return ids.every((id) => {
    const face = unit[id];
    return (
      face.kind === kind &&
      face.home === home &&
      face.initiative === initiative &&
      face.rating === rating &&
      face.full === full &&
      acted.includes(id) === ready
    );
  });
}

/** Each hit is taken by the strongest enemy unit; its owner chooses among equals (5.2.2). */
export const hitStep = takingHits<G, FrameAt<G, 'hit'>>({
  rule: '5.2.2',
  noun: 'unit',
  candidates: hitCandidates,
  areAlike,
  placeOf: (G) => frameOf(G, 'battle').area,
  take: (play, side, id) => loseStep(play, side, id, '5.2.2'),
  nameOf: (id, G) => faceOf(G, id).name,
});
