/* What draws Armies on, and what they have to fear, at a glance. */
import { boxOf } from '../components/box';
import { groundOf } from '../fast/ground';
import { remembered, rememberedFor } from '../fast/standing';
import { defenceOf } from '../siege/defence';
import { enemyOf, type G, type Side } from '../state';
import { supplyLines } from '../supply';
import { type Field, fieldOf, strengthIn } from './field';

/** How much of its worth a space keeps for who is a Movement Point away. */
const NEARNESS = 0.85;
/** Less than this draws nobody near. */
const NOTHING_THERE = 0.3;

/** What an influence marker and the pass are worth to an Army that comes for them. */
const REMOVAL = 1.5;
const PASS = 3;
const SUPPORT = 1.5;

/** The strength of an Army that need not fear the peoples of Germania and Britannia, and of one that dares go there. */
const INVADERS = 9;
const DETACHMENT = 6;

/** How much of its worth a space keeps for Legions that it leaves without supply, and for those that stronger enemies can reach. */
const UNSUPPLIED = 0.3;
const EXPOSED = 0.4;
/** An Army with less strength loses nothing for want of supply (15.4.2). */
const NEEDS_SUPPLY = 3;
/** By how much enemies have to be stronger to be feared, and how many Movement Points away. */
const FEARED = 1.1;
const REACH = 3;

/** What stands where as a side sees it: worked out once as long as all stands as it is. */
export class Theatre {
  readonly field: Field;
  readonly #targets: Targets;
  readonly #draws: Map<number, Float64Array>;

  constructor(
    readonly G: G,
    readonly side: Side,
  ) {
    this.field = fieldOf(G);
    this.#targets = targetsOf(G, side);
    this.#draws = drawsOf(G, side);
  }

  /** Returns the enemy's Combat Strength in a space outside walls. */
  enemies(space: string): number {
    return strengthIn(this.field, enemyOf(this.side), space).outside;
  }

  /** Returns how much draws an Army of so much strength on from a space: the worth of what is there or near, less by distance. */
  draw(strength: number, space: string): number {
    let draw = this.#draws.get(strength);
    if (draw === undefined) {
      draw =
        strength === 0 ? this.#spread(this.#companies(), 0) : this.#spread(this.#worths(strength), strength);
      this.#draws.set(strength, draw);
    }
    return draw[this.#numberOf(space)];
  }

  /** Returns how good it is for an Army of so much strength to come to a space: above 1 is a reason to go there. */
  worth(strength: number, space: string): number {
    const number = this.#numberOf(space);
    const target = this.#targets.get(number);
    return target === undefined ? 0 : this.#worth(strength, number, target);
  }

  /** Returns how safe a space is for an Army of so much strength, up to 1: whether it is fed there, and whom it has to fear. */
  safety(strength: number, space: string): number {
    return this.#safety(strength, this.#numberOf(space));
  }

  #numberOf(space: string): number {
    return groundOf(boxOf(this.G)).numbers.get(space) ?? -1;
  }

  #worth(strength: number, number: number, target: Target): number {
    const prize = prizeOf(target, strength);
    return prize === 0 ? 0 : prize * this.#safety(strength, number);
  }

  #safety(strength: number, number: number): number {
    const { G, side } = this;
    if (side === 'gallic' || strength === 0) return 1;
    const supply = strength < NEEDS_SUPPLY || fedIn(G, side)[number] > 0 ? 1 : UNSUPPLIED;
    return threatsOf(G)[number] > strength * FEARED ? supply * EXPOSED : supply;
  }

  #worths(strength: number): Worth[] {
    const worths: Worth[] = [];
    for (const [number, target] of this.#targets) {
      const worth = this.#worth(strength, number, target);
      if (worth >= NOTHING_THERE) worths.push({ number, worth });
    }
    return worths;
  }

  /** Who leads nobody goes where there are many to lead. */
  #companies(): Worth[] {
    const worths: Worth[] = [];
    for (const [space, { outside, inside }] of this.field[this.side]) {
      const worth = (outside + inside) / 2;
      if (worth >= NOTHING_THERE) worths.push({ number: this.#numberOf(space), worth });
    }
    return worths;
  }

  /** Returns what the worth of some spaces comes to everywhere: what is worth most first, so that hardly anything is gone over twice. */
  #spread(worths: Worth[], strength: number): Float64Array {
    const { G, side } = this;
    const { ids, open } = groundOf(boxOf(G));
    const draw = new Float64Array(ids.length);
    const queue: number[] = [];
    for (const { number, worth } of worths.sort((a, b) => b.worth - a.worth)) {
      draw[number] = worth;
      queue.push(number);
    }
    for (let index = 0; index < queue.length; index++) {
      const here = draw[queue[index]];
      for (const { to, kind } of open[side][queue[index]]) {
        const there = here * (kind === 'path' ? NEARNESS : NEARNESS * NEARNESS);
        if (there < NOTHING_THERE || there <= draw[to]) continue;
        if ((this.#targets.get(to)?.outside ?? 0) > strength) continue;
        draw[to] = there;
        queue.push(to);
      }
    }
    return draw;
  }
}

/** What a space by its number is worth. */
interface Worth {
  number: number;
  worth: number;
}

/** What draws an Army to a space. */
interface Target {
  /** The enemy's Combat Strength outside walls. */
  outside: number;
  /** What it takes to storm an enemy Walled City or Fortified Town; null where there is none. */
  walls: number | null;
  /** Whether an enemy influence marker is there that wins Victory Points; and what is there to be had for any Army. */
  isStarred: boolean;
  worth: number;
}

type Targets = ReadonlyMap<number, Target>;

const targetsOf = rememberedFor((G, side: Side): Targets => {
  const { ids } = groundOf(boxOf(G));
  const field = fieldOf(G);
  const enemy = enemyOf(side);
  const targets = new Map<number, Target>();
  for (let number = 0; number < ids.length; number++) {
    const space = ids[number];
    const { outside, inside } = strengthIn(field, enemy, space);
    const marker = G.markers[space];
    const kind = marker?.side === enemy ? marker.kind : null;
    if (outside === 0 && kind === null) continue;
    const walls = kind === 'city' || kind === 'town' ? inside + defenceOf(G, space).garrison : null;
    const isStarred = kind === 'influence' && boxOf(G).space[space].kind === 'vp';
    const isPass = side === 'roman' && space === boxOf(G).components.named.pass && G.conquered.pass === 0;
    const worth = kind === 'influence' ? REMOVAL : kind === 'stronghold' && isPass ? PASS : 0;
    targets.set(number, { outside, walls, isStarred, worth });
  }
  return targets;
});

function prizeOf({ outside, walls, isStarred, worth }: Target, strength: number): number {
  if (outside > 0) {
    const odds = strength / (outside + SUPPORT);
    return odds >= 3 ? 9 : odds >= 1.2 ? 6 : odds >= 0.9 ? 1.5 : 0.05;
  }
  if (strength === 0) return 0;
  if (walls === null) return isStarred ? invasion(strength) : worth;
  const odds = strength / walls;
  return odds >= 3 ? 9 : odds >= 1.5 ? 6 : odds >= 1 ? 4 : odds >= 0.5 ? 0.8 : 0.1;
}

/** A marker of Germania or Britannia is worth half of two Victory Points (17.1.3), to an Army that need not fear the peoples there. */
function invasion(strength: number): number {
  return strength >= INVADERS ? 30 : strength >= DETACHMENT ? 2 : 0.1;
}

/** Returns for each space by its number over 0 where a side is fed: who stands in an enemy space traces on from there. */
const fedIn = rememberedFor((G, side: Side): Uint8Array => {
  const { ids, ways } = groundOf(boxOf(G));
  const lines = supplyLines(G, side);
  const isSupplied = ids.map((space) => lines.isSupplied(space));
  return Uint8Array.from(ways, (each, number) =>
    Number(isSupplied[number] || each.some(({ to }) => isSupplied[to])),
  );
});

/**
 * Returns by the numbers of spaces the strength of the strongest Gallic stack that can come to each, some Movement Points away; none to fear in a
 * Walled City.
 */
const threatsOf = remembered((G): Float64Array => {
  const { ids, numbers, open } = groundOf(boxOf(G));
  const threats = new Float64Array(ids.length);
  const left = new Int8Array(ids.length);
  for (const [start, { outside, inside }] of fieldOf(G).gallic) {
    left.fill(-1);
    const queue = [numbers.get(start) ?? 0];
    left[queue[0]] = REACH;
    for (let index = 0; index < queue.length; index++) {
      const from = queue[index];
      threats[from] = Math.max(threats[from], outside + inside);
      for (const { to, kind } of open.gallic[from]) {
        const points = left[from] - (kind === 'path' ? 1 : 2);
        if (points < 0 || points <= left[to]) continue;
        left[to] = points;
        queue.push(to);
      }
    }
  }
  for (let number = 0; number < ids.length; number++)
    if (G.markers[ids[number]]?.kind === 'city') threats[number] = 0;
  return threats;
});

/** What draws Armies of a side on, by their strength and by the numbers of spaces. */
const drawsOf = rememberedFor((_G, _side: Side): Map<number, Float64Array> => new Map());
