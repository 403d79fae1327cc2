/* When the besieged may come out of Alesia (18). */
import type { Play } from '../../kit/play';
import { commandersOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import type { Hex } from '../components/hex';
import type { G, Side } from '../state';

/** How many relieving units have to be on the Outer Works in one turn (18.1). */
export const LANDINGS = 10;

/** The delay counters (18.2). */
export const DELAYS = [1, 2, 3] as const;

/**
 * Says whether the besieged may come out of Alesia in this turn: ten relieving units have been on the Outer Works in an earlier one, a
 * hand-to-hand combat has been resolved (18.1), and the delay drawn by a single Gallic commander has passed (18.2). It looks at the delay,
 * which the Romans do not know.
 */
export function mayLeaveTown(G: G): boolean {
  const first = firstSortie(G);
  return first !== null && G.release.fought && G.turn >= first;
}

/**
 * Returns the first turn of this Assault Period in which the besieged may come out, if a hand-to-hand combat has been resolved by then (18.1, 18.2): for
 * who knows the delay. Null as long as ten relieving units have not landed.
 */
export function firstSortie({ release, secret }: G): number | null {
  return release.turn > 0 ? release.turn + secret.delay + 1 : null;
}

/** Notes that a unit has come to a hex: a relieving one has landed where Outer Works are, be it after combat (18.1). */
export function noteLanding(G: G, unit: Unit, place: string): void {
  const { landed } = G.release;
  const hex: Hex | undefined = boxOf(G).hex[place];
  if (unit.force === 'relieving' && hex?.works && !landed.includes(unit.id)) landed.push(unit.id);
}

/** Notes the turn in which ten relieving units were on the Outer Works (18.1); called when the Gauls have moved. */
export function countLandings(play: Play<G>): void {
  const { release, turn } = play.G;
  if (release.turn > 0 || release.landed.length < LANDINGS) return;
  release.turn = turn;
  play.journal('18.1', `${release.landed.length} relieving units have reached the Outer Works.`, {
    kind: 'control',
    side: 'relief',
  });
}

/** Begins to wait for the relieving army anew, with another delay where one commander leads both armies (18.1, 18.2). */
export function awaitRelief(play: Play<G>): void {
  const { G } = play;
  G.release = { landed: [], fought: false, turn: 0, out: false };
  G.secret.delay = commandersOf(G, 'gallic').length === 1 ? play.pick(DELAYS) : 0;
}

/** Notes that besieged units come out of Alesia; the first ones of an Assault Period show the delay that was drawn (17.3, 18.2). */
export function noteSortie(play: Play<G>): void {
  const { release, secret } = play.G;
  if (release.out) return;
  release.out = true;
  play.reveal();
  const delay = secret.delay > 0 ? ` after a delay of ${secret.delay}` : '';
  play.journal('18.2', `The besieged come out of Alesia${delay}.`, {
    kind: 'control',
    side: 'vercingetorix',
  });
}

/**
 * Returns those who move now, of the commanders of a cause who have not yet ended their movement: all at once, but Vercingetorix alone
 * as long as the besieged may come out for the first time in this Assault Period (17.3).
 */
export function movingNow(G: G, pending: readonly Side[]): Side[] {
  const isSortie = pending.includes('vercingetorix') && mayLeaveTown(G) && !G.release.out;
  return isSortie ? ['vercingetorix'] : [...pending];
}
