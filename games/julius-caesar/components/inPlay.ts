/* What the components that a state is played with say of blocks, cards and places. */
import type { Boxed } from '../../kit/components/boxes';
import { type BlockFace, boxOf } from './box';
import type { Card } from './cards';
import type { PlaceId, SeaId } from './map';

/** Returns the face of a block. Throws for a block whose face is hidden. */
export function faceOf(of: Boxed, id: string): BlockFace {
  const face = boxOf(of).face[id];
  if (face === undefined) throw new Error(`the face of ${id} is hidden`);
  return face;
}

/** Returns the name of a block. Throws for a block whose face is hidden. */
export function blockName(of: Boxed, id: string): string {
  return faceOf(of, id).name;
}

/** Returns the highest strength of a block (3.11). */
export function fullStrength(of: Boxed, id: string): number {
  const { strengths } = faceOf(of, id);
  return strengths[strengths.length - 1];
}

/** Returns the strength one step above `strength`, or undefined at full strength (6.4). */
export function stepUp(of: Boxed, id: string, strength: number): number | undefined {
  for (const other of faceOf(of, id).strengths) if (other > strength) return other;
  return undefined;
}

/** Returns the strength one step below `strength`, or 0 when the block is eliminated (7.4). */
export function stepDown(of: Boxed, id: string, strength: number): number {
  let below = 0;
  for (const other of faceOf(of, id).strengths) if (other < strength) below = other;
  return below;
}

/** Returns the strength a levied block is deployed at (6.4). */
export function lowestStrength(of: Boxed, id: string): number {
  return faceOf(of, id).strengths[0];
}

/** Returns a card. Throws for a card whose face is hidden. */
export function cardOf(of: Boxed, id: string): Card {
  const card = boxOf(of).card[id];
  if (card === undefined) throw new Error(`card ${id} is hidden`);
  return card;
}

/** Returns how a card is called: `3/1` for three Moves and one Levy, or the name of the event. */
export function cardName(of: Boxed, id: string): string {
  const card = cardOf(of, id);
  return card.kind === 'event' ? card.name : `${card.moves}/${card.levies}`;
}

/** Returns the name printed on the map. */
export function placeName(of: Boxed, place: PlaceId): string {
  return boxOf(of).name[place];
}

/** Returns the seas next to a port or a sea; a city without a port has none (4.42). */
export function seasNextTo(of: Boxed, place: PlaceId): readonly SeaId[] {
  return boxOf(of).seasNextTo[place];
}
