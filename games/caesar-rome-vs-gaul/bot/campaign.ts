/* What the Roman Armies on the map may win where they stand, in Victory Points: it makes marching there worth something before anything is won. */
import { boxOf } from '../components/box';
import { factsOf, isUnit, ownerOf, strengthOf } from '../pieces';
import { defenceOf } from '../siege/defence';
import type { G } from '../state';
import { distancesOf } from './distances';
import { logistic } from './governance';

/** What may be won in each place, in Victory Points. These and the weights below are judgement, not fitted. */
const TOWN = 0.6;
const STAR = 0.9;
const PASS = 0.7;
/** How much of its strength counts for each Movement Point that an Army is away. */
const NEARNESS = 0.8;
const STAR_NEARNESS = 0.9;
/** How much more an Army can do under Caesar or a Legate. */
const CAESAR = 1.2;
const LEGATE = 1.1;
/** How much each target counts beside the better ones: who is near several can go for one at a time. */
const NEXT = 0.5;
/** The odds with which a siege is even, and how sharply more make it better. */
const EVEN_ODDS = 1.2;
const SHARPNESS = 2.5;
/** The strength with which an invasion is as likely as not to be beaten off, and how much more makes it safer (17.1.4). */
const INVADERS = 8;
const MORE_INVADERS = 1.2;

/** Returns what the Roman Armies may win where they stand. */
export function prospectsOfArmies(G: G): number {
  const armies = armiesOf(G);
  const defenders = defendersOf(G);
  const distances = distancesOf(boxOf(G));
  const pressureOn = (target: string, nearness = NEARNESS) => {
    const to = distances.get(target);
    let pressure = 0;
    for (const [at, strength] of armies) {
      const away = to?.get(at);
      if (away !== undefined) pressure += strength * nearness ** away;
    }
    return pressure;
  };
  const { named } = boxOf(G).components;
  const found: number[] = [];
  for (const space in G.markers) {
    const marker = G.markers[space];
    if (marker.side !== 'gallic') continue;
    if (marker.kind === 'town' || marker.kind === 'city') {
      const odds = pressureOn(space) / ((defenders.get(space) ?? 0) + defenceOf(G, space).garrison);
      found.push(TOWN * logistic((odds - EVEN_ODDS) * SHARPNESS));
    } else if (marker.kind === 'influence' && boxOf(G).space[space].kind === 'vp') {
      found.push(STAR * logistic((pressureOn(space, STAR_NEARNESS) - INVADERS) / MORE_INVADERS));
    } else if (space === named.pass && G.conquered.pass === 0) {
      found.push(PASS * Math.min(1, pressureOn(space, STAR_NEARNESS) / 4));
    }
  }
  found.sort((a, b) => b - a);
  return found.reduce((sum, worth, index) => sum + worth * NEXT ** index, 0);
}

/** Returns the strength of the Roman units in each space, more where they are well led. */
function armiesOf(G: G): Map<string, number> {
  const { space } = boxOf(G);
  const armies = new Map<string, number>();
  const led = new Map<string, number>();
  for (const id in G.pieces) {
    const { at } = G.pieces[id];
    if (space[at] === undefined || ownerOf(G, id) !== 'roman') continue;
    const facts = factsOf(G, id);
    if (facts.kind === 'leader')
      led.set(at, Math.max(led.get(at) ?? 1, facts.rank === 'caesar' ? CAESAR : LEGATE));
    else armies.set(at, (armies.get(at) ?? 0) + strengthOf(G, id));
  }
  for (const [at, by] of led) armies.set(at, (armies.get(at) ?? 0) * by);
  return armies;
}

function defendersOf(G: G): Map<string, number> {
  const { space } = boxOf(G);
  const defenders = new Map<string, number>();
  for (const id in G.pieces) {
    const { at } = G.pieces[id];
    if (space[at] === undefined || !isUnit(G, id) || ownerOf(G, id) !== 'gallic') continue;
    defenders.set(at, (defenders.get(at) ?? 0) + strengthOf(G, id));
  }
  return defenders;
}
