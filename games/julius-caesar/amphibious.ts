import { action, type Step } from '../kit/step';
import type { Side } from './components/blocks';
import {
  type CityId,
  isCity,
  isPlace,
  type PlaceId,
  PORTS,
  placeName,
  type SeaId,
  seasNextTo,
} from './components/map';
import { type Census, census, isOpen, statusIn } from './control';
import { commandOf, type G, sideAt, sideName } from './state';

/**
 * Returns where a block that left `from` and has crossed `crossed` (the last sea is where it is) may go: ports to
 * land at and seas to sail on to that lead to a landing (6.3). It crosses Friendly
 * seas, each once, and lands in Friendly or Vacant ports.
 */
export function landings(
  counts: Census,
  side: Side,
  from: PlaceId,
  crossed: readonly SeaId[],
): { ports: CityId[]; seas: SeaId[] } {
  const here = crossed[crossed.length - 1];
  if (statusIn(counts, side, here) !== 'friendly') return { ports: [], seas: [] };
  const ports = PORTS[here].filter((port) => port !== from && isOpen(statusIn(counts, side, port)));
  const seas = seasNextTo(here).filter(
    (sea) => !crossed.includes(sea) && canLand(counts, side, from, [...crossed, sea]),
  );
  return { ports, seas };
}

/** Says whether a block that left `from` and has crossed `crossed` can land anywhere (6.3). */
export function canLand(counts: Census, side: Side, from: PlaceId, crossed: readonly SeaId[]): boolean {
  const here = crossed[crossed.length - 1];
  if (statusIn(counts, side, here) !== 'friendly') return false;
  return (
    PORTS[here].some((port) => port !== from && isOpen(statusIn(counts, side, port))) ||
    seasNextTo(here).some((sea) => !crossed.includes(sea) && canLand(counts, side, from, [...crossed, sea]))
  );
}

function onward(G: G) {
  const { side, crossing } = commandOf(G);
  const id = G.secret[side].picked;
  if (id === null) return { ports: [], seas: [] };
  const { place } = G.secret[side].blocks[id];
  return isPlace(place) ? landings(census(G), side, place, crossing) : { ports: [], seas: [] };
}

/** A block on its way by sea lands, or crosses the next sea (6.3). */
export const sailStep: Step<G> = {
  prompt(G) {
    const { crossing } = commandOf(G);
    return {
      rule: '6.3',
      text: `Choose the port to land at, or the next sea after ${placeName(crossing[crossing.length - 1])}.`,
    };
  },
  actions: {
    land: action({
      legal: (G: G) => onward(G).ports.map((port): [CityId] => [port]),
      effect(play, seat, port) {
        const command = commandOf(play.G);
        const secret = play.G.secret[sideAt(seat)];
        if (secret.picked === null) return;
        const block = secret.blocks[secret.picked];
        const from = block.place;
        block.place = port;
        block.group = 0;
        secret.picked = null;
        for (const sea of command.crossing) if (!command.held.includes(sea)) command.held.push(sea);
        const seas = command.crossing.map(placeName).join(', ');
        const start = isCity(from) ? placeName(from) : '';
        play.journal(
          '6.3',
          `A block of ${sideName(command.side)} goes by sea from ${start} to ${placeName(port)} (${seas}).`,
        );
        command.crossing = [];
        play.finish();
      },
      label: (_G, port) => `Land at ${placeName(port)}`,
    }),
    sail: action({
      legal: (G: G) => onward(G).seas.map((sea): [SeaId] => [sea]),
      effect(play, _seat, sea) {
        commandOf(play.G).crossing.push(sea);
      },
      label: (_G, sea) => `Sail on to ${placeName(sea)}`,
    }),
  },
};
