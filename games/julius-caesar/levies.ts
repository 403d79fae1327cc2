import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { BLOCKS, faceOf, lowestStrength, type Side, stepUp } from './components/blocks';
import { CITY_IDS, type CityId, isCity, isMajorPort, placeName } from './components/map';
import { census, statusIn } from './control';
import { commandOf, type G, sideAt, sideName } from './state';
import { endCommand } from './turns';

/** Returns the friendly cities in which a block may be deployed (6.4). */
function citiesToRaise(G: G, side: Side, id: string): CityId[] {
  const counts = census(G);
  return RAISED_IN[id].filter((city) => statusIn(counts, side, city) === 'friendly');
}

/** Says whether a block of the levy pool may be deployed in a friendly city (6.4). */
function canRaise(id: string, city: CityId): boolean {
  const { kind, levyCity } = faceOf(id);
  return kind === 'navis' ? isMajorPort(city) : levyCity === undefined || levyCity === city;
}

/** Returns the blocks a Levy Point may be spent on: blocks on the map below full strength, and blocks of the pool. */
function candidates(G: G, side: Side): [string][] {
  const counts = census(G);
  const isFriendly = (city: CityId) => statusIn(counts, side, city) === 'friendly';
  const { blocks } = G.secret[side];
  const offered: string[] = [];
  const ids: [string][] = [];
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    if (place === 'pool') {
      const alike = LIKENESS[id];
      if (offered.includes(alike) || !RAISED_IN[id].some(isFriendly)) continue;
      offered.push(alike);
      ids.push([id]);
    } else if (stepUp(id, strength) !== undefined && isCity(place) && isFriendly(place)) {
      ids.push([id]);
    }
  }
  return ids;
}

/** The cities in which each block can be deployed when they are friendly. */
const RAISED_IN: Record<string, readonly CityId[]> = Object.fromEntries(
  Object.keys(BLOCKS).map((id) => [id, CITY_IDS.filter((city) => canRaise(id, city))]),
);

/** The same for two blocks that differ in nothing but their number, as two Auxilia do: one of them is offered. */
const LIKENESS: Record<string, string> = Object.fromEntries(
  Object.entries(BLOCKS).map(([id, { owner, kind, initiative, firepower, strengths, levyCity }]) => [
    id,
    levyCity === undefined && kind !== 'leader'
      ? [owner, kind, initiative, firepower, strengths.length].join()
      : id,
  ]),
);

function spendLevy(play: Play<G>): void {
  commandOf(play.G).levies--;
}

function raise(play: Play<G>, side: Side, id: string, city: CityId): void {
  const block = play.G.secret[side].blocks[id];
  block.place = city;
  block.strength = lowestStrength(id);
  spendLevy(play);
  play.journal('6.4', `${sideName(side)} levies a new block in ${placeName(city)}.`);
}

/** Levies: a step or a new block for each Levy Point, after all moves (6.4). */
export const levyStep: Step<G> = {
  prompt(G) {
    const { levies } = commandOf(G);
    const points = levies === 1 ? '1 Levy Point' : `${levies} Levy Points`;
    return {
      rule: '6.4',
      text: `Add a step to a block, or choose a new one from your levy pool (${points} left).`,
    };
  },
  actions: {
    levy: action({
      legal: (G: G, seat: Seat) => (commandOf(G).levies > 0 ? candidates(G, sideAt(seat)) : []),
      effect(play, seat, id) {
        const side = sideAt(seat);
        const secret = play.G.secret[side];
        const block = secret.blocks[id];
        if (isCity(block.place)) {
          block.strength = stepUp(id, block.strength) ?? block.strength;
          spendLevy(play);
          play.journal('6.4', `${sideName(side)} adds a step to a block in ${placeName(block.place)}.`);
          return;
        }
        const cities = citiesToRaise(play.G, side, id);
        if (cities.length === 1) raise(play, side, id, cities[0]);
        else {
          secret.picked = id;
          play.call('raise', [seat]);
        }
      },
      label: (_G, id) => `Levy ${faceOf(id).name}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        endCommand(play);
      },
      label: () => 'End levies',
    }),
  },
};

/** A new block is deployed in one of the cities that can raise it (6.4). */
export const raiseStep: Step<G> = {
  prompt(G, seat) {
    const { picked } = G.secret[sideAt(seat)];
    return {
      rule: '6.4',
      text: `Choose the friendly city in which ${picked === null ? '' : faceOf(picked).name} is deployed.`,
    };
  },
  actions: {
    raise: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        const { picked } = G.secret[side];
        if (picked === null) return [];
        return citiesToRaise(G, side, picked).map((city): [CityId] => [city]);
      },
      effect(play, seat, city) {
        const side = sideAt(seat);
        const secret = play.G.secret[side];
        if (secret.picked === null) return;
        raise(play, side, secret.picked, city);
        secret.picked = null;
        play.finish();
      },
      label: (_G, city) => `Deploy in ${placeName(city)}`,
    }),
  },
};
