/* What the journal tells of units that go home: their colours and places, in the order of the map (6.2.2 to 6.2.5). */

import type { Play } from '../kit/play';
import { type Place, placeIndex } from './components/areas';
import { placeName } from './components/labels';
import { type Colour, UNITS } from './components/units';
import { enemyOf, type G, type Side } from './state';
import { countOf, nameOf, sentence } from './words';

/** A unit has gone home, and joined the other side if that is there. */
export interface Return {
  colour: Colour;
  from: Place;
  to: Place;
  joins: Side | null;
}

/** Moves a unit of a side home and returns what is seen of it. The unit may change sides afterwards. */
export function goHome(G: G, side: Side, id: string, to: Place, defects = false): Return {
  const block = G.secret[side].blocks[id];
  const from = block.place;
  block.place = to;
  return { colour: UNITS[id].colour, from, to, joins: defects ? enemyOf(side) : null };
}

/** Tells of the units that have gone home together, so that no line is about one of two that look alike. */
export function tellReturns(play: Play<G>, rule: string, returns: readonly Return[]): void {
  const lines = new Map<string, Return & { count: number }>();
  for (const made of [...returns].sort(inOrder)) {
    const key = Object.values(made).join();
    lines.set(key, { ...made, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  for (const { from, to, ...line } of lines.values()) {
    play.journal(
      rule,
      `${whoReturns(line)} from ${placeName(play.G, from)} to ${placeName(play.G, to)}${whatFor(line)}.`,
      {
        places: [from, to],
      },
    );
  }
}

function inOrder(a: Return, b: Return): number {
  return placeIndex(a.from) - placeIndex(b.from) || placeIndex(a.to) - placeIndex(b.to);
}

function whoReturns({ count, colour }: { count: number; colour: Colour }): string {
  return count === 1 ? `A ${colour} unit returns` : `${sentence(countOf(count))} ${colour} units return`;
}

function whatFor({ count, joins }: { count: number; joins: Side | null }): string {
  return joins === null ? '' : ` and ${count === 1 ? 'joins' : 'join'} ${nameOf(joins)}`;
}
