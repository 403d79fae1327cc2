/* What is printed in the box that a game is played with; its state, or what names its set, is the first argument of each function. */
import type { Boxed } from '../../kit/components/boxes';
import { type AreaId, OFF_MAP, type Place } from './areas';
import type { BorderKind } from './borders';
import { boxOf } from './box';
import type { Card } from './cards';
import type { UnitFace } from './units';

/** Returns the face of a unit. Throws for a unit whose face is hidden. */
export function faceOf(of: Boxed, id: string): UnitFace {
  const face = boxOf(of).unit[id];
  if (face === undefined) throw new Error(`the face of ${id} is hidden`);
  return face;
}

/** Returns the name of a place. */
export function placeName(of: Boxed, place: Place): string {
  return place === OFF_MAP ? 'the Roman Off Map Area' : boxOf(of).area[place].name;
}

/** Returns the kind of the border between two areas, or undefined when they are not adjacent. */
export function borderBetween(of: Boxed, a: AreaId, b: AreaId): BorderKind | undefined {
  return boxOf(of).borders[a][b];
}

function printed(of: Boxed, id: string): Card {
  const card = boxOf(of).card[id];
  if (card === undefined) throw new Error(`card ${id} is hidden`);
  return card;
}

/** Returns the Action Points of a card: 1 to 3, and 1 for an event (5.2.1 A). Throws for a card whose face is hidden. */
export function pointsOf(of: Boxed, id: string): number {
  const card = printed(of, id);
  return card.kind === 'tribe' ? card.value : 1;
}

/** Returns how a card is called, with its Action Points. Throws for a card whose face is hidden. */
export function cardName(of: Boxed, id: string): string {
  const card = printed(of, id);
  return card.kind === 'tribe' ? `${placeName(of, card.area)} (${card.value})` : card.name;
}
