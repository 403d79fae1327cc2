/* The posts of the Romans on their lines, and how much each of them lacks against the Gauls who may come against it. */
import { onceEach } from '../../kit/once';
import { defenceFactor } from '../combat/defence';
import { mayLeaveTown } from '../command/release';
import { type Box, boxOf, type Unit } from '../components/box';
import { distance, type Hex, OFF_BOARD } from '../components/hex';
import { fieldOf, strengthOf } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import { type G, OFF, TOWN } from '../state';
import type { Dispositions } from './dispositions';
import { wayOut } from './route';

/** What the Gauls can bring against a hex in the next turns: the share of their strength that counts, by the turns they need. */
const SHARES = [1, 0.7, 0.35, 0.15] as const;
const MARCH = 6;
/** At most so much strength finds room in a hex. */
const ROOM = 13;
/** Strength that is a threat in earnest. */
const EARNEST = 20;
/** What is to be feared at most at a post that is held, in a gap, in one next to a post, and in a fort that is left empty. */
const WORST = 3;
const GAP = 4;
const BESIDE_POST = 0.25;
const FORT = 3;

/** The posts of the Romans as they will be held, and what is to be feared at each. */
export class Posts {
  /** The hexes of both lines. */
  readonly hexes: readonly Hex[];
  readonly #threat: Float64Array;
  readonly #concern: Float64Array;

  /** `elsewhere` says how much what is to be feared counts that is far from the way out of Vercingetorix: 1 where all posts are alike. */
  constructor(
    private readonly G: G,
    private readonly dispositions: Dispositions,
    elsewhere: number,
  ) {
    this.#concern = concernIn(G, elsewhere);
    this.hexes = linesOf(boxOf(G));
    this.#threat = threatsIn(G);
  }

  /**
   * Returns what is to be feared at a hex if its strength changes by so much: nothing off the lines, or where an attack would be made at 1-1 at best; most where nobody
   * is left in a gap.
   */
  lackAt({ number, neighbours }: Hex, change = 0): number {
    const threat = this.#threat[number];
    if (threat === 0) return 0;
    const weight = this.#concern[number] * Math.min(1, threat / EARNEST);
    const strength = this.dispositions.strengthIn(number) + change;
    if (strength > 0) return weight * Math.min(WORST, Math.max(0, threat / (2 * strength) - 1));
    const isBesidePost = neighbours.some(
      (near) => near !== OFF_BOARD && this.dispositions.strengthIn(near) > 0,
    );
    return weight * GAP * (isBesidePost ? BESIDE_POST : 1);
  }

  /** Returns how much more is to be feared when a unit leaves its place for another. */
  costOfLeaving(unit: Unit, to: number): number {
    const from = this.dispositions.placeOf(unit);
    if (from === undefined || from === to) return 0;
    const hex = boxOf(this.G).hexes[from];
    const isLast = this.dispositions.isFort(from) && this.dispositions.countIn(from) === 1;
    return (
      Math.max(0, this.lackAt(hex, -defenceFactor(unit)) - this.lackAt(hex)) +
      (isLast ? FORT * this.#concern[from] : 0)
    );
  }
}

/** How far from the way out of Vercingetorix posts are near it. */
const NEAR = 8;

/** Returns how much what is to be feared at each hex counts: all of it near the way out. */
function concernIn(G: G, elsewhere: number): Float64Array {
  const ground = groundOf(boxOf(G));
  const way = wayOut(G);
  const concern = new Float64Array(ground.count).fill(way === null ? 1 : elsewhere);
  for (const hex of way?.hexes ?? []) for (const near of hexesWithin(ground, hex, NEAR)) concern[near] = 1;
  return concern;
}

/** The hexes of both lines that have ramparts, or that a post may hold between them. */
const linesOf = onceEach(({ hexes }: Box): readonly Hex[] =>
  hexes.filter(({ area }) => area === 'O' || area === 'I'),
);

/** A place of Gauls, and how strong they are there. */
interface Mass {
  hex: Hex;
  strength: number;
  /** Turns until they are there. */
  delay: number;
}

const threatsIn = onceEach((G: G): Float64Array => {
  const box = boxOf(G);
  const hexes = linesOf(box);
  const threat = new Float64Array(box.hexes.length);
  const { stacks } = fieldOf(G);
  const masses: Mass[] = [];
  stacks.forEach((stack, number) => {
    if (stack?.[0].side !== 'gallic') return;
    const strength = strengthOf(stack);
    masses.push({ hex: box.hexes[number], strength, delay: 0 });
  });
  const inTown = strengthAt(G, TOWN);
  const off = strengthAt(G, OFF);
  for (const hex of hexes) {
    let sum = 0;
    for (const { hex: from, strength } of masses) {
      if (isOtherSide(from, hex)) continue;
      sum += strength * shareOf(distance(from, hex) - 1);
    }
    if (hex.area === 'I' && inTown > 0 && mayLeaveTown(G))
      sum += inTown * shareOf(townDistance(box, hex) - 1) * 0.5;
    if (hex.area === 'O' && off > 0) {
      let near = 0;
      for (const zone of G.presence) near = Math.max(near, shareOf(edgeDistance(box, zone, hex)));
      sum += (off / Math.max(1, Math.min(3, G.presence.length))) * near * 0.6;
    }
    threat[hex.number] = Math.min(sum, ROOM * openAround(box, hex));
  }
  return threat;
});

/** Says whether Romans' lines lie between Gauls and a hex of a line, so that it is not they who threaten it. */
function isOtherSide({ area }: Hex, line: Hex): boolean {
  return line.area === 'O' ? area === 'i' || area === 't' || area === 'I' : area === 'o' || area === 'O';
}

function shareOf(steps: number): number {
  const turns = Math.max(0, Math.ceil(steps / MARCH) - 1);
  return SHARES[turns] ?? 0;
}

function strengthAt(G: G, place: string): number {
  let sum = 0;
  for (const { id, side, combat, kind } of boxOf(G).units)
    if (side === 'gallic' && kind === 'infantry' && G.at[id] === place) sum += combat;
  return sum;
}

const townDistances = onceEach((box: Box) =>
  box.hexes.map((hex) => Math.min(...box.walls.map((wall) => distance(wall, hex)))),
);

function townDistance(box: Box, { number }: Hex): number {
  return townDistances(box)[number];
}

const edgeDistances = onceEach(
  (box: Box): Readonly<Record<string, readonly number[]>> =>
    Object.fromEntries(
      box.zoneIds.map((zone) => [
        zone,
        box.hexes.map((hex) => 1 + Math.min(...box.zone[zone].edge.map((id) => distance(box.hex[id], hex)))),
      ]),
    ),
);

function edgeDistance(box: Box, zone: string, { number }: Hex): number {
  return edgeDistances(box)[zone][number];
}

/** Returns from how many hexes a hex of a line can be attacked from without. */
function openAround({ hexes }: Box, { neighbours, area }: Hex): number {
  return neighbours.filter((number) => {
    if (number === OFF_BOARD) return false;
    const other = hexes[number].area;
    return area === 'O' ? other === 'o' : other === 'i';
  }).length;
}
