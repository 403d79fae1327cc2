/* How the Romans move: next to Vercingetorix if they can, against Gauls they can beat, away from others, and from quiet posts to threatened ones. */
import { findFrame } from '../../kit/frame';
import { boxOf, type Unit } from '../components/box';
import { distance, type Hex } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import { isMissile } from '../movement/missiles';
import { reachOf, unitsToMove } from '../movement/movers';
import type { G, Side } from '../state';
import { Dispositions, Muster } from './dispositions';
import { Onslaught } from './onslaught';
import { type Beginning, nextErrand, type Plan, plansFor } from './plan';
import { Posts } from './posts';
import { distances, wayOut } from './route';
import type { Suggestion } from './suggestion';
import { dangerAt, preyOf, romanReach } from './threat';

const CATCH = 1_000_000;
/** How much more to be feared on the lines outweighs a factor. */
const LEFT_POST = 4;
/** The longest any Roman moves, along ramparts. */
const FARTHEST = 30;
/** At most so many units are sent to other posts in a turn. */
const SENT = 40;
/** What must be gained by sending a unit to a post, so that it is done. */
const GAIN = 0.05;
/** How near his way out those are who bar it, how near the Gauls who count, and what share of their strength is enough. */
const NEAR = 4;
const GALLIC_NEAR = 12;
const ENOUGH = 0.7;
/** The same once he is out; so much may be feared, too, where a unit is taken from then. */
const HUNTED = 2;
/** What may be feared at most where a unit is taken from for it. */
const SPARED = 0.5;
/** How near his way those are who screen him, and what it is worth to keep them in battle. */
const SCREEN = 2;
const PINNED = 3;
/** So many of the posts in most need draw in units from afar. */
const DRAWING = 8;

/** Returns the moves worth a thought for a Roman commander: the next one of each plan that he may follow. */
export function romanMoves(G: G, side: Side): Suggestion[] {
  const frame = findFrame(G, 'movement');
  if (frame === undefined) return [];
  return plansFor(G, frame, side, romanPlans).flatMap((plan) => {
    const move = nextErrand(G, frame, side, plan.errands);
    return move === null ? [] : [{ move, weight: plan.weight }];
  });
}

/** Returns the plan to move next to Vercingetorix, which wins (26.2); null where nobody can. */
function hunt({ G, frame, side }: Beginning): Plan | null {
  const box = boxOf(G);
  const prey = preyOf(G);
  if (prey === undefined) return null;
  if (dangerAt(G, romanReach(G), prey.number) === 0) return null;
  for (const { id } of unitsToMove(G, frame, side)) {
    const at = box.hex[G.at[id]];
    if (at === undefined || distance(at, prey) > FARTHEST) continue;
    const { places } = reachOf(G, frame, side, id);
    const place = places.find((each) => prey.neighbours.includes(each));
    if (place !== undefined) return { errands: [{ unit: id, to: place }], weight: CATCH };
  }
  return null;
}

/**
 * What an attack must be worth in each plan: the more, the more careful it is. Who always guards all posts alike, or never attacks, loses nearly every
 * game; these plans weigh little.
 */
const BOLDNESS: readonly {
  least: number;
  weight: number;
  bars: boolean;
  elsewhere: number;
  isSecure: boolean;
}[] = [
  { least: 3, weight: 4, bars: true, elsewhere: 0.25, isSecure: true },
  { least: 3, weight: 0.3, bars: false, elsewhere: 1, isSecure: true },
  { least: 0.5, weight: 3, bars: true, elsewhere: 0.1, isSecure: true },
  { least: 8, weight: 3, bars: true, elsewhere: 0.25, isSecure: true },
  { least: Number.POSITIVE_INFINITY, weight: 0.2, bars: true, elsewhere: 0.25, isSecure: false },
];

function romanPlans(beginning: Beginning): Plan[] {
  const { G } = beginning;
  const caught = hunt(beginning);
  if (caught !== null) return [caught];
  const muster = new Muster(beginning);
  const screen = screenOf(G);
  return BOLDNESS.map(({ least, weight, bars, elsewhere, isSecure }) => {
    const dispositions = new Dispositions(muster);
    const posts = new Posts(G, dispositions, elsewhere);
    const onslaught = new Onslaught(beginning, dispositions, {
      least,
      isTarget: () => true,
      gainAt: ({ number }) => (screen.has(number) ? PINNED : 0),
      costOfLeaving: (unit, to) => LEFT_POST * posts.costOfLeaving(unit, to),
    });
    onslaught.lay();
    withdraw(G, dispositions, posts, onslaught.targets);
    if (bars) bar(G, dispositions, posts);
    reinforce(G, dispositions, posts);
    draw(G, dispositions, posts);
    if (isSecure) secure(G, dispositions);
    return { errands: dispositions.errands, weight };
  });
}

/**
 * Returns the hexes beside the way that is left to Vercingetorix once he is out: Gauls there who are in battle screen him no more, so that he does not dare go
 * on.
 */
function screenOf(G: G): Set<number> {
  const ground = groundOf(boxOf(G));
  const way = preyOf(G) === undefined ? [] : (wayOut(G)?.hexes ?? []);
  return new Set(way.flatMap((hex) => [...hexesWithin(ground, hex, SCREEN)]));
}

/** Takes those away from the Gauls who would have to attack others than the targets (6.3), archers and slingers from all (20.3). */
function withdraw(G: G, dispositions: Dispositions, posts: Posts, targets: ReadonlySet<number>): void {
  const { hexes } = boxOf(G);
  const { controlled, stacks } = fieldOf(G);
  for (const unit of dispositions.free) {
    const at = dispositions.placeOf(unit);
    if (at === undefined || controlled.gallic[at] === 0 || unit.kind === 'leader') continue;
    const isHeld = (number: number) => stacks[number]?.[0].side === 'gallic' && !targets.has(number);
    if (!isMissile(unit) && !hexes[at].neighbours.some(isHeld)) continue;
    const to = refuge(G, dispositions, posts, unit, hexes[at]);
    if (to !== null) dispositions.send(unit, to);
  }
}

/** Returns the best place for a unit that gives way: next to no Gaul, where it is needed, near, and on or within the lines. */
function refuge(G: G, dispositions: Dispositions, posts: Posts, unit: Unit, at: Hex): number | null {
  const { hexes } = boxOf(G);
  const { controlled } = fieldOf(G);
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of dispositions.reachOf(unit).places) {
    if (place >= hexes.length || controlled.gallic[place] > 0 || dispositions.roomIn(place) <= 0) continue;
    const hex = hexes[place];
    const isHome = 'ObI'.includes(hex.area);
    const worth =
      (isHome ? 0 : -5) - distance(hex, at) / 4 + posts.lackAt(hex) - posts.lackAt(hex, unit.combat);
    if (worth > most) [best, most] = [place, worth];
  }
  return best;
}

/** Sends units from where they are hardly needed to the posts that lack most. */
function reinforce(G: G, dispositions: Dispositions, posts: Posts): void {
  const { controlled } = fieldOf(G);
  const open = new Set(posts.hexes.filter(({ number }) => controlled.gallic[number] === 0));
  for (let sent = 0; sent < SENT && open.size > 0; ) {
    let post: Hex | null = null;
    let most = GAIN;
    for (const hex of open) {
      const lack = posts.lackAt(hex);
      if (lack > most) [post, most] = [hex, lack];
    }
    if (post === null) return;
    const unit = dispositions.roomIn(post.number) > 0 ? bestFor(dispositions, posts, post) : null;
    if (unit === null) {
      open.delete(post);
      continue;
    }
    dispositions.send(unit, post.number);
    sent++;
  }
}

/** Returns the unit that does most good at a post for what it leaves behind; null where none does any. */
function bestFor(dispositions: Dispositions, posts: Posts, post: Hex): Unit | null {
  let best: Unit | null = null;
  let most = GAIN;
  for (const unit of dispositions.arrivals(post.number)) {
    if (unit.kind === 'leader' || dispositions.placeOf(unit) === post.number) continue;
    const gain =
      posts.lackAt(post) - posts.lackAt(post, unit.combat) - posts.costOfLeaving(unit, post.number);
    if (gain > most) [best, most] = [unit, gain];
  }
  return best;
}

/**
 * Sends units across the way out of Vercingetorix, those near it first, as long as there is not enough against the Gauls near it: between the lines while he is in
 * the town, all along it once he is out, with all that can be spared.
 */
function bar(G: G, dispositions: Dispositions, posts: Posts): void {
  const { hexes, units } = boxOf(G);
  const { stacks } = fieldOf(G);
  const isOut = preyOf(G) !== undefined;
  const lines = wayOut(G)?.hexes.filter((hex) => isOut || 'ObI'.includes(hexes[hex].area)) ?? [];
  const far = distances(
    boxOf(G),
    lines,
    (hex) => stacks[hex]?.[0].side === 'gallic' || hexes[hex].terrain === 'town',
  );
  let missing = 0;
  for (const unit of units) {
    const at = dispositions.placeOf(unit);
    if (at === undefined || !isUnit(unit)) continue;
    if (unit.side === 'roman' && far[at] >= 0 && far[at] <= NEAR) missing -= unit.combat;
    if (unit.side === 'gallic' && lines.some((hex) => distance(hexes[hex], hexes[at]) <= GALLIC_NEAR))
      missing += (isOut ? HUNTED : ENOUGH) * unit.combat;
  }
  const reserves = dispositions.free
    .filter((unit) => isUnit(unit) && !isMissile(unit))
    .map((unit) => ({ unit, from: dispositions.placeOf(unit) ?? -1 }))
    .filter(({ from }) => far[from] > NEAR)
    .sort((a, b) => far[a.from] - far[b.from]);
  for (const { unit, from } of reserves) {
    if (missing <= 0) return;
    if (posts.costOfLeaving(unit, -1) > (isOut ? HUNTED : SPARED)) continue;
    const best = nearestFor(G, dispositions, unit, from, far);
    if (best === from) continue;
    dispositions.send(unit, best);
    missing -= unit.combat;
  }
}

/** Lets units that nothing keeps come nearer to the posts that still lack most. */
function draw(G: G, dispositions: Dispositions, posts: Posts): void {
  const { hexes } = boxOf(G);
  const { stacks } = fieldOf(G);
  const needy = [...posts.hexes]
    .map((hex) => ({ hex, lack: posts.lackAt(hex) }))
    .filter(({ lack }) => lack > GAIN)
    .sort((a, b) => b.lack - a.lack)
    .slice(0, DRAWING);
  if (needy.length === 0) return;
  const far = distances(
    boxOf(G),
    needy.map(({ hex }) => hex.number),
    (hex) => stacks[hex]?.[0].side === 'gallic' || !'ObI'.includes(hexes[hex].area),
  );
  for (const unit of dispositions.free) {
    const at = dispositions.placeOf(unit);
    if (at === undefined || !isUnit(unit) || far[at] <= 2 || posts.costOfLeaving(unit, -1) > GAIN) continue;
    const best = nearestFor(G, dispositions, unit, at, far);
    if (best !== at) dispositions.send(unit, best);
  }
}

/** How far from the Gauls leaders are safe. */
const SAFE = 9;

/** Sends leaders to whom Gauls may come where these are farther away: where Caesar has fallen the Romans cannot win (26.3). */
function secure(G: G, dispositions: Dispositions): void {
  const { hexes, zone, hex } = boxOf(G);
  const gauls = fieldOf(G).stacks.flatMap((stack, number) => (stack?.[0].side === 'gallic' ? [number] : []));
  const edges = G.presence.flatMap((id) => zone[id].edge.map((edge) => hex[edge].number));
  const far = distances(boxOf(G), [...gauls, ...edges], () => false);
  for (const leader of dispositions.free.filter(({ kind }) => kind === 'leader')) {
    const at = dispositions.placeOf(leader);
    if (at === undefined || far[at] < 0) continue;
    let best = at;
    for (const place of dispositions.reachOf(leader).places)
      if (place < hexes.length && Math.min(SAFE, far[place]) > Math.min(SAFE, far[best])) best = place;
    if (best !== at) dispositions.send(leader, best);
  }
}

/** Returns the hex that a unit can come to, or where it is, that is least far by `far`, with room and next to no Gauls. */
function nearestFor(
  G: G,
  dispositions: Dispositions,
  unit: Unit,
  from: number,
  far: ArrayLike<number>,
): number {
  const { hexes } = boxOf(G);
  const { controlled } = fieldOf(G);
  let best = from;
  for (const place of dispositions.reachOf(unit).places)
    if (
      place < hexes.length &&
      far[place] >= 0 &&
      far[place] < far[best] &&
      controlled.gallic[place] === 0 &&
      dispositions.roomIn(place) > 0
    )
      best = place;
  return best;
}
