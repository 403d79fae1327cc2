/* Fire at the end of the Gallic movement: forts at who is next to them (24.4), all at who has not moved (24.52). */
import { action, type Obstacle } from '../../kit/action';
import { once } from '../../kit/once';
import type { Play } from '../../kit/play';
import { fallWithCompanions } from '../command/leaders';
import { commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { distance } from '../components/hex';
import { countersIn } from '../field';
import { type DecisionOf, type G, LOST, type SituationOf } from '../state';
import { unitName } from '../words';
import { askedAbout, orderOf } from './orders';
import { PRIMARY } from './shooters';
import { type Approach, type Beginnings, hexAt, obstacleToFire, type Shot, shotsOn } from './shots';
import { fireShot, rangeWords } from './volley';

type LastFire = SituationOf<'lastFire'>['frame'];
/** A shot at one of those who may be fired at in the end. */
export type Aimed = Shot & { target: string };

/**
 * Returns the frame in which the Romans fire at the end of a Gallic movement, for the caller to call or become, or null when nobody may
 * or wants to. The movement says who has moved, and where from.
 */
export function lastFireFrame(G: G, movement: Beginnings): LastFire | null {
  const { frame, isWanted } = lastFire(G, movement);
  return isWanted ? frame : null;
}

/**
 * Returns what {@link lastFireFrame} returns. Where anybody may fire, the move that leads here cannot be taken back, whether or not the Romans
 * are asked: their standing orders are for nobody to learn from that.
 */
export function lastFireUpon(play: Play<G>, movement: Beginnings): LastFire | null {
  const { frame, isWanted } = lastFire(play.G, movement);
  if (frame.targets.length > 0) play.reveal();
  return isWanted ? frame : null;
}

function lastFire(G: G, movement: Beginnings): { frame: LastFire; isWanted: boolean } {
  const { began, neared } = movement;
  const frame: LastFire = { step: 'lastFire', sides: [], targets: [], began: {}, held: [] };
  let isWanted = false;
  for (const { id, side } of boxOf(G).units) {
    if (side !== 'gallic') continue;
    const shots = shotsAmong(G, id, movement);
    if (shots.length === 0) continue;
    frame.targets.push(id);
    if (began[id] !== undefined) frame.began[id] = began[id];
    if (neared?.[id] !== undefined) frame.neared = { ...frame.neared, [id]: neared[id] };
    isWanted ||= shots.some((shot) => orderOf(G, shot.shooter) === 'ask' || isByOrder(G, shot));
  }
  return { frame, isWanted };
}

/** The Romans fire for the last time in a turn. */
export const lastFireStep: DecisionOf<'lastFire'> = {
  simultaneous: true,
  prompt: () => ({ text: 'The Gauls have moved. Do you fire?', rule: '24.4' }),
  proceed(play, frame) {
    fireByOrder(play, frame);
    if (play.result !== null) return;
    const asked = askedAbout(play.G, lastShots(play.G, frame), frame.held);
    if (asked.length === 0) play.finish();
    else play.ask(...asked);
  },
  actions: {
    fire: action({
      first: (at) => [...new Set(shotsOf(at).map(({ shooter }) => shooter.id))],
      second: (at, shooter) =>
        shotsOf(at).flatMap((shot) => (shot.shooter.id === shooter ? [shot.target] : [])),
      effect: (play, at, shooter, target) => {
        const shot = shotsOf(at).find((each) => each.shooter.id === shooter && each.target === target);
        if (shot !== undefined) shoot(play, shot);
      },
      label: (at, shooter, target) => {
        const shot = shotsOf(at).find((each) => each.shooter.id === shooter && each.target === target);
        const { G } = at;
        const far = rangeWords(shot?.range ?? PRIMARY);
        return `Fire${far} at ${unitName(G, target)} in ${G.at[target]} with ${unitName(G, shooter)}`;
      },
      obstacle: ({ G, side, frame }, shooter, target) => {
        const unit = boxOf(G).unit[shooter];
        if (unit === undefined || !commands(G, side, shooter)) return null;
        return whyNotAt(G, unit, target ?? nearestTo(G, unit, frame.targets), frame);
      },
    }),
    hold: action({
      effect: (_play, { side, frame }) => {
        frame.held.push(side);
      },
      label: () => 'Fire no more in this turn',
    }),
  },
};

const shotsOf = once(({ G, side, frame }: SituationOf<'lastFire'>): Aimed[] =>
  lastShots(G, frame).filter(({ shooter }) => commands(G, side, shooter.id)),
);

/** Returns the shots that are left at the end of the Gallic movement. */
export function lastShots(G: G, frame: LastFire): Aimed[] {
  return frame.targets.flatMap((target) => shotsAmong(G, target, frame).map((shot) => ({ ...shot, target })));
}

function shotsAmong(G: G, unit: string, movement: Beginnings): Shot[] {
  const approach = approachAtLast(G, unit, movement);
  return approach === null ? [] : shotsOn(G, approach);
}

/** Returns how a unit stands at the end of the movement: who has not moved stands; null where it is in no hex. */
function approachAtLast(G: G, unit: string, { began, neared }: Beginnings): Approach | null {
  const hex = hexAt(G, G.at[unit]);
  if (hex === null) return null;
  return {
    unit,
    hex,
    how: began[unit] === undefined ? 'stands' : 'ends',
    from: null,
    began: hexAt(G, began[unit] ?? null),
    neared: neared?.[unit],
  };
}

/** Says why a missile unit or a fort may not fire at a counter; null where there is nothing to say. */
function whyNotAt(G: G, shooter: Unit, target: string, frame: LastFire): Obstacle | null {
  const unit = boxOf(G).unit[target];
  const approach = approachAtLast(G, target, frame);
  if (unit?.side !== 'gallic' || approach === null) return null;
  const late = `${unit.name} has moved: at the end only forts next to it fire at it`;
  return obstacleToFire(G, shooter, approach) ?? { rule: '24.52', text: late };
}

/** Returns the first of the targets that are nearest to a missile unit or a fort. */
function nearestTo(G: G, shooter: Unit, targets: readonly string[]): string {
  const stand = hexAt(G, G.at[shooter.id]);
  const range = (target: string) => {
    const hex = hexAt(G, G.at[target]);
    return stand === null || hex === null ? Number.POSITIVE_INFINITY : distance(stand, hex);
  };
  return targets.reduce((a, b) => (range(b) < range(a) ? b : a));
}

/** Fires at one of those who stand; with the last of his men Vercingetorix may fall (19.7). */
function shoot(play: Play<G>, shot: Aimed): void {
  const { at } = play.G;
  const place = at[shot.target];
  fireShot(play, shot, shot.target);
  if (at[shot.target] === LOST) fallWithCompanions(play, place);
}

function isByOrder(G: G, { shooter, range }: Shot): boolean {
  return range === PRIMARY && orderOf(G, shooter) === 'primary';
}

/** Who has the order to fires at Vercingetorix, or at the fullest hex next to it, and there at the strongest, sooner at who is not disrupted. */
function fireByOrder(play: Play<G>, frame: LastFire): void {
  const { G } = play;
  while (play.result === null) {
    const shots = lastShots(G, frame).filter((shot) => isByOrder(G, shot));
    if (shots.length === 0) return;
    const ofFirst = shots.filter(({ shooter }) => shooter === shots[0].shooter);
    const best = ofFirst.reduce((a, b) => (worthShooting(G, b.target) > worthShooting(G, a.target) ? b : a));
    shoot(play, best);
  }
}

/** Returns how much a target at the end of the movement is worth a shot: Vercingetorix most, then the fullest hex, in it the strongest, sooner who is not disrupted. */
export function worthShooting(G: G, target: string): number {
  const { kind, combat } = boxOf(G).unit[target];
  if (kind === 'leader') return Number.POSITIVE_INFINITY;
  const isWell = (id: string) => !G.disrupted.includes(id);
  const well = countersIn(G, G.at[target]).filter(({ id }) => isWell(id));
  return well.length * 100 + (isWell(target) ? 50 : 0) + combat;
}
