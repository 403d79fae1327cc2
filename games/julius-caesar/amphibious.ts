import { action, type Situation } from '../kit/action';
import { type FrameAt, frameOf } from '../kit/frame';
import type { Side } from './components/blocks';
import { type Box, boxOf } from './components/box';
import { placeName } from './components/inPlay';
import { type CityId, isCity, isPlace, type PlaceId, type SeaId } from './components/map';
import { type Census, census, isOpen, statusIn } from './control';
import { type DecisionOf, describeBlock, type G } from './state';

/**
 * Returns where a block that left `from` and has crossed `crossed` (the last sea is where it is) may go: ports to
 * land at and seas to sail on to that lead to a landing (6.3). It crosses Friendly
 * seas, each once, and lands in Friendly or Vacant ports.
 */
export function landings(
  box: Box,
  counts: Census,
  side: Side,
  from: PlaceId,
  crossed: readonly SeaId[],
): { ports: CityId[]; seas: SeaId[] } {
  const here = crossed[crossed.length - 1];
  if (statusIn(counts, side, here) !== 'friendly') return { ports: [], seas: [] };
  const ports = box.sea[here].ports.filter((port) => port !== from && isOpen(statusIn(counts, side, port)));
  const seas = box.seasNextTo[here].filter(
    (sea) => !crossed.includes(sea) && canLand(box, counts, side, from, [...crossed, sea]),
  );
  return { ports, seas };
}

/** Says whether a block that left `from` and has crossed `crossed` can land anywhere (6.3). */
export function canLand(
  box: Box,
  counts: Census,
  side: Side,
  from: PlaceId,
  crossed: readonly SeaId[],
): boolean {
  const here = crossed[crossed.length - 1];
  if (statusIn(counts, side, here) !== 'friendly') return false;
  return (
    box.sea[here].ports.some((port) => port !== from && isOpen(statusIn(counts, side, port))) ||
    box.seasNextTo[here].some(
      (sea) => !crossed.includes(sea) && canLand(box, counts, side, from, [...crossed, sea]),
    )
  );
}

function onward({ G, side, frame: { crossed } }: Situation<G, FrameAt<G, 'sail'>>) {
  const id = G.secret[side].picked;
  if (id === null) return { ports: [], seas: [] };
  const { place } = G.secret[side].blocks[id];
  return isPlace(place) ? landings(boxOf(G), census(G), side, place, crossed) : { ports: [], seas: [] };
}

/** A block on its way by sea lands, or crosses the next sea (6.3). */
export const sailStep: DecisionOf<'sail'> = {
  prompt: ({ G, frame: { crossed } }) => ({
    rule: '6.3',
    text: `Choose the port to land at, or the next sea after ${placeName(G, crossed[crossed.length - 1])}.`,
  }),
  actions: {
    land: action({
      first: (at) => onward(at).ports,
      effect(play, { G, side, frame: { crossed } }, port) {
        const secret = G.secret[side];
        if (secret.picked === null) return;
        const block = secret.blocks[secret.picked];
        const from = block.place;
        block.place = port;
        block.group = 0;
        const { held } = frameOf(G, 'move');
        for (const sea of crossed) if (!held.includes(sea)) held.push(sea);
        const start = isCity(from) ? placeName(G, from) : '';
        play.journal(
          '6.3',
          `${describeBlock(side, secret.picked)} goes by sea from ${start} to ${placeName(G, port)} (${crossed.map((sea) => placeName(G, sea)).join(', ')}).`,
          { kind: 'move', places: [from, ...crossed, port] },
        );
        secret.picked = null;
        play.finish();
      },
      label: ({ G }, port) => `Land at ${placeName(G, port)}`,
    }),
    sail: action({
      first: (at) => onward(at).seas,
      effect(_play, { frame }, sea) {
        frame.crossed.push(sea);
      },
      label: ({ G }, sea) => `Sail on to ${placeName(G, sea)}`,
    }),
  },
};
