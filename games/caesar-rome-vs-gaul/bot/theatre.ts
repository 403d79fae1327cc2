/* What draws Armies on, and what they have to fear, at a glance. */
import { isOpenTo } from '../bounds';
import { boxOf } from '../components/box';
import { defenceOf } from '../siege/defence';
import { enemyOf, type G, type Side } from '../state';
import { type SupplyLines, supplyLines } from '../supply';
import { type Field, fieldOf, strengthIn } from './field';

/** How much of its worth a space keeps for who is a Movement Point away. */
const NEARNESS = 0.75;
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

/** What stands where as a side sees it: worked out once for all moves. */
export class Theatre {
  readonly field: Field;
  readonly #draw = new Map<number, ReadonlyMap<string, number>>();
  #lines: SupplyLines | null = null;
  #threats: ReadonlyMap<string, number> | null = null;

  constructor(
    readonly G: G,
    readonly side: Side,
  ) {
    this.field = fieldOf(G);
  }

  /** Returns the enemy's Combat Strength in a space outside walls. */
  enemies(space: string): number {
    return strengthIn(this.field, enemyOf(this.side), space).outside;
  }

  /** Returns how much draws an Army of so much strength on from a space: the worth of what is there or near, less by distance. */
  draw(strength: number, space: string): number {
    let draw = this.#draw.get(strength);
    if (draw === undefined) {
      draw = this.#drawOf(strength);
      this.#draw.set(strength, draw);
    }
    return draw.get(space) ?? 0;
  }

  /** Returns how good it is for an Army of so much strength to come to a space: above 1 is a reason to go there. */
  worth(strength: number, space: string): number {
    const worth = this.#prize(strength, space);
    return worth === 0 ? 0 : worth * this.safety(strength, space);
  }

  /** Returns how safe a space is for an Army of so much strength, up to 1: whether it is fed there, and whom it has to fear. */
  safety(strength: number, space: string): number {
    const { G, side } = this;
    if (side === 'gallic' || strength === 0) return 1;
    this.#lines ??= supplyLines(G, side);
    this.#threats ??= threatsOf(G, this.field);
    const supply = strength < NEEDS_SUPPLY || this.#isFed(this.#lines, space) ? 1 : UNSUPPLIED;
    const isExposed =
      G.markers[space]?.kind !== 'city' && (this.#threats.get(space) ?? 0) > strength * FEARED;
    return isExposed ? supply * EXPOSED : supply;
  }

  /** Who stands in an enemy space traces on from there. */
  #isFed(lines: SupplyLines, space: string): boolean {
    return lines.isSupplied(space) || boxOf(this.G).exits[space].some(({ to }) => lines.isSupplied(to));
  }

  #prize(strength: number, space: string): number {
    const { G, side } = this;
    const { outside, inside } = strengthIn(this.field, enemyOf(side), space);
    if (outside > 0) {
      const odds = strength / (outside + SUPPORT);
      return odds >= 3 ? 9 : odds >= 1.2 ? 6 : odds >= 0.9 ? 1.5 : 0.05;
    }
    const marker = G.markers[space];
    if (marker?.side !== enemyOf(side) || strength === 0) return 0;
    if (marker.kind === 'influence')
      return boxOf(G).space[space].kind === 'vp' ? invasion(strength) : REMOVAL;
    if (marker.kind === 'stronghold') {
      const isPass = side === 'roman' && space === boxOf(G).components.named.pass && G.conquered.pass === 0;
      return isPass ? PASS : 0;
    }
    const odds = strength / (inside + defenceOf(G, space).garrison);
    return odds >= 3 ? 9 : odds >= 1.5 ? 6 : odds >= 1 ? 4 : odds >= 0.5 ? 0.8 : 0.1;
  }

  #drawOf(strength: number): ReadonlyMap<string, number> {
    const { components, exits } = boxOf(this.G);
    const draw = new Map<string, number>();
    const queue: string[] = [];
    for (const { id } of components.spaces) {
      const worth = strength === 0 ? this.#company(id) : this.worth(strength, id);
      if (worth < NOTHING_THERE) continue;
      draw.set(id, worth);
      queue.push(id);
    }
    for (const from of queue) {
      const here = draw.get(from) ?? 0;
      for (const { to, kind } of exits[from]) {
        const there = here * (kind === 'path' ? NEARNESS : NEARNESS * NEARNESS);
        if (there < NOTHING_THERE || there <= (draw.get(to) ?? 0)) continue;
        if (!isOpenTo(this.G, this.side, to) || this.enemies(to) > strength) continue;
        draw.set(to, there);
        queue.push(to);
      }
    }
    return draw;
  }

  /** Who leads nobody goes where there are many to lead. */
  #company(space: string): number {
    const { outside, inside } = strengthIn(this.field, this.side, space);
    return (outside + inside) / 2;
  }
}

/** A marker of Germania or Britannia is worth half of two Victory Points (17.1.3), to an Army that need not fear the peoples there. */
function invasion(strength: number): number {
  return strength >= INVADERS ? 12 : strength >= DETACHMENT ? 2 : 0.1;
}

/** Returns the strength of the strongest Gallic stack that can come to each space, some Movement Points away. */
function threatsOf(G: G, { gallic }: Field): ReadonlyMap<string, number> {
  const { exits } = boxOf(G);
  const threats = new Map<string, number>();
  for (const [start, { outside, inside }] of gallic) {
    const left = new Map([[start, REACH]]);
    const queue = [start];
    for (const from of queue) {
      threats.set(from, Math.max(threats.get(from) ?? 0, outside + inside));
      for (const { to, kind } of exits[from]) {
        const points = (left.get(from) ?? 0) - (kind === 'path' ? 1 : 2);
        if (points < 0 || points <= (left.get(to) ?? -1) || !isOpenTo(G, 'gallic', to)) continue;
        left.set(to, points);
        queue.push(to);
      }
    }
  }
  return threats;
}
