/* Single steps of who retreats or advances, and what they do to forts (16, 24.9). */

import type { Play } from '../../kit/play';
import { noteLanding } from '../command';
import { boxOf, type Unit } from '../components/box';
import { countersIn, isUnit, put } from '../field';
import { lossOf } from '../losses';
import { leaveBoard } from '../offboard';
import { type G, LOST, TOWN } from '../state';
import { win } from '../victory';

/** Takes a counter to a place: a hex, the town, or an off-board zone by its id (11.5). Vercingetorix has won there (26.1). */
export function goTo(play: Play<G>, unit: Unit, place: string): void {
  const { G } = play;
  if (boxOf(G).zone[place] === undefined) {
    put(G, unit.id, place);
    noteLanding(G, unit, place);
    return;
  }
  leaveBoard(G, unit.id, place);
  if (unit.kind === 'leader') win(play, 'gallic', '26.1', 'Vercingetorix is off the map');
}

/** Returns what a place is called within a sentence about who goes there. */
export function wayTo(place: string): string {
  if (place === TOWN) return 'into Alesia';
  return place.length > 0 && isZone(place) ? `off the board to zone ${place}` : `to ${place}`;
}

/** Removes the forts in some hexes that Gauls have entered: they are out of the game (24.9). */
export function takeForts(play: Play<G>, hexes: readonly string[]): void {
  const { G } = play;
  for (const hex of hexes) {
    const fort = countersIn(G, hex).find(({ kind }) => kind === 'fort');
    if (fort === undefined || countersIn(G, hex).some((unit) => isUnit(unit) && unit.side === 'roman'))
      continue;
    const lost = [lossOf(G, fort.id)];
    put(G, fort.id, LOST);
    play.journal('24.9', `The fort in ${hex} is destroyed.`, {
      kind: 'control',
      places: [hex],
      pieces: [fort.id],
      lost,
    });
  }
}

/** What tells of units that are the same to the rules: of these one is offered for all. */
export function likeness(G: G, { id, side, kind, combat, movement, force }: Unit): string {
  return [G.at[id], side, kind, combat, movement, force, G.disrupted.includes(id)].join(' ');
}

/** Returns one of each kind of units that are alike; `past` tells what else they differ by: how they have come to where they are. */
export function oneOfEach(G: G, ids: readonly string[], past: (id: string) => string): string[] {
  const { unit } = boxOf(G);
  const found = new Map<string, string>();
  for (const id of ids) {
    const key = unit[id].kind === 'leader' ? id : `${likeness(G, unit[id])} ${past(id)}`;
    if (!found.has(key)) found.set(key, id);
  }
  return [...found.values()];
}

function isZone(place: string): boolean {
  return !/\d/.test(place);
}
