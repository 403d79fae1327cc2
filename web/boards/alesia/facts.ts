/* What there is to know of a place, in words. */
import { boxOf, type Unit } from '../../../games/alesia/components/box';
import { isFaceless } from '../../../games/alesia/components/faceless';
import type { Hex } from '../../../games/alesia/components/hex';
import { TURNS } from '../../../games/alesia/movement/trench';
import { type G, TOWN } from '../../../games/alesia/state';
import { listOf } from '../../ui/words';
import { placeName } from './arguments';
import { forcesIn } from './forces';
import { strengthText } from './stacks';

const TERRAINS = { clear: 'Clear', slope: 'Slope', hilltop: 'Hilltop', town: 'Town' } as const;

const AREAS: Readonly<Record<Hex['area'], string>> = {
  o: 'outside the lines',
  O: 'on the outer line',
  b: 'between the lines',
  I: 'on the inner line',
  i: 'inside the lines',
  t: '',
};

/** Returns what the ground of a place is: terrain, works, ramparts, waters, and where it lies. */
export function groundText(G: G, place: string): string {
  const { hex: hexes, zone, zoneIds } = boxOf(G);
  if (place === TOWN)
    return 'Gauls alone may be here, and nobody attacks them. They come out over the walls.';
  if (zone[place] !== undefined)
    return `Beyond the edge of the map${G.presence.includes(place) ? '; Gauls are present' : ''}.`;
  const hex = hexes[place];
  if (hex === undefined) return '';
  const facts = [
    hex.wall ? 'Wall of Alesia' : TERRAINS[hex.terrain],
    hex.works === null
      ? ''
      : `Outer Works against ${hex.works === 'outer' ? 'the relieving army' : 'the town'}`,
    hex.camp.includes(true) ? 'camp rampart' : '',
    hex.perimeter.includes(true) ? 'perimeter rampart' : '',
    hex.rivers.length === 0 ? '' : hex.rivers.join(' and '),
    hex.bridge ? 'bridge' : '',
    hex.trench.includes(true) ? trenchText(G, place) : '',
    AREAS[hex.area],
    hex.sector < 0 ? '' : `faces zone ${zoneIds[hex.sector]}`,
  ];
  return `${facts.filter(Boolean).join(' · ')}.`;
}

/** Returns what has become of the trench in a hex (8.4). */
function trenchText(G: G, place: string): string {
  if (G.filled.includes(place)) return 'trench, filled in for all but cavalry';
  const turns = G.filling[place]?.turns ?? 0;
  return turns === 0 ? 'trench' : `trench, worked on for ${turns} of ${TURNS} turns`;
}

/** Returns a counter in words: what it is called, what it is worth, and what befell it. */
export function unitText(G: G, { id, name, combat, movement, kind }: Unit): string {
  const worth = kind === 'fort' || kind === 'leader' || isFaceless(id) ? '' : ` ${combat}-${movement}`;
  const rages = G.rages.some(({ attackers, defenders }) => [...attackers, ...defenders].includes(id));
  const states = [G.disrupted.includes(id) ? 'disrupted' : '', rages ? 'in a battle that rages' : ''];
  const state = states.filter(Boolean).join(', ');
  return `${name}${worth}${state === '' ? '' : ` (${state})`}`;
}

/** So many counters are named one by one. */
const NAMED = 6;

/** Returns what stands in a place, for who cannot see it; empty for nothing. */
export function contentsOf(G: G, place: string): string {
  const units = forcesIn(G, place);
  if (units.length === 0) return '';
  if (units.length > NAMED) return `${units.length} counters, strength ${strengthText(units)}`;
  return listOf(units.map((unit) => unitText(G, unit)));
}

/** Returns a place and what stands in it. */
export function placeText(G: G, place: string): string {
  return [placeName(G, place), contentsOf(G, place)].filter(Boolean).join(': ');
}
