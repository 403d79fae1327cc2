import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { isWalled, regionOf } from '../../games/caesar-rome-vs-gaul/control';
import { hasUnits, ownerOf, piecesAt, unitsIn } from '../../games/caesar-rome-vs-gaul/pieces';
import { townOf } from '../../games/caesar-rome-vs-gaul/removal';
import { BOXES, type G } from '../../games/caesar-rome-vs-gaul/state';
import { findFrame, isOver } from '../../games/kit/frame';

/** Says what is broken in a state of Caesar: Rome vs Gaul, or returns null. */
export function romeVsGaulInvariant(G: G): string | null {
  return brokenPieces(G) ?? brokenMarkers(G) ?? brokenCards(G) ?? brokenStacks(G);
}

function brokenPieces(G: G): string | null {
  const { piece, space } = boxOf(G);
  if (Object.keys(G.pieces).join() !== Object.keys(piece).join()) return 'pieces are lost or doubled';
  for (const [id, { at, inside, reduced }] of Object.entries(G.pieces)) {
    const { kind } = piece[id];
    const isOnMap = space[at] !== undefined;
    if (!isOnMap && !BOXES.some((box) => box === at)) return `${id} is nowhere: ${at}`;
    if (inside && !isOnMap) return `${id} is inside a box`;
    if (inside && (!isWalled(G.markers[at]) || G.markers[at].side !== ownerOf(G, id)))
      return `${id} is inside nothing (10.6)`;
    if (reduced && kind !== 'legion' && kind !== 'tribe' && kind !== 'germans')
      return `${id} is reduced, but has one step`;
    if (isOnMap && ownerOf(G, id) === 'gallic' && ['germania', 'britannia'].includes(regionOf(G, at)))
      return `${id} is in ${at} (10.7)`;
    if (isOnMap && kind !== 'germans' && regionOf(G, at) === 'germania' && space[at].kind === 'stronghold')
      return `${id} is in ${at} (10.7)`;
    if (kind === 'tribe' && isOnMap !== (townOf(G, id) !== null))
      return `${id} and its Fortified Town are parted (11.2.4)`;
  }
  const leaving = findFrame(G, 'placement')?.tribe;
  const council = piecesAt(G, 'council').filter((id) => id !== leaving).length;
  if (council > 2 || G.council > 6 || G.council < 0) return 'the Gallic Council Box is too full (18.1)';
  return null;
}

function brokenMarkers(G: G): string | null {
  const { space, components } = boxOf(G);
  for (const [id, marker] of Object.entries(G.markers)) {
    const { kind } = space[id];
    if (marker.kind === 'stronghold' && kind !== 'stronghold') return `a Stronghold marker is in ${id}`;
    if ((marker.kind === 'city') !== (kind === 'walledCity')) return `the marker in ${id} is wrong`;
    if (marker.kind === 'influence' && G.devastated.includes(id))
      return `influence in devastated ${id} (17.5.1)`;
  }
  for (const { id, kind } of components.spaces)
    if (kind === 'walledCity' && G.markers[id] === undefined) return `${id} has no marker`;
  for (const [id, points] of Object.entries(G.sieges)) {
    if (points < 1) return `a siege of ${id} without points`;
    if (G.markers[id] === undefined || G.markers[id].kind === 'influence')
      return `Siege Points on nothing in ${id}`;
  }
  return null;
}

function brokenCards(G: G): string | null {
  const { deck, roman, gallic } = G.secret;
  const cards = [...deck, ...roman, ...gallic, ...G.discards];
  const { length } = boxOf(G).components.cards;
  if (cards.length !== length || new Set(cards).size !== length) return 'cards are lost or doubled (3.5)';
  return null;
}

/** While nothing is fought out, units of both sides stand together only where one side is inside. */
function brokenStacks(G: G): string | null {
  if (isOver(G) || findFrame(G, 'entry') !== undefined || findFrame(G, 'battle') !== undefined) return null;
  for (const { id } of boxOf(G).components.spaces) {
    if (
      hasUnits(G, 'roman', id, 'outside') &&
      hasUnits(G, 'gallic', id, 'outside') &&
      findFrame(G, 'winter') === undefined
    ) {
      return `enemies share ${id}: ${[...unitsIn(G, 'roman', id), ...unitsIn(G, 'gallic', id)].join(' ')}`;
    }
  }
  return null;
}
