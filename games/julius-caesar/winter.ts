/* The winter turn (8.0), in the exact order of the rulebook. */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { faceOf, type Side } from './components/blocks';
import {
  CITY_IDS,
  type CityId,
  cityValue,
  isCity,
  isPlace,
  PORTS,
  placeName,
  SEA_IDS,
} from './components/map';
import { census, countIn, statusIn } from './control';
import { changeSides, removeBlock } from './elimination';
import { blocksIn, enemyOf, type G, SIDES, seatOf, sideAt, sideName } from './state';
import { startYear } from './turns';
import { checkVictory, LAST_YEAR } from './victory';

/** Blocks any city supplies in winter besides its value (8.4). */
const WINTER_SUPPLY = 3;

/** Returns how many blocks a city supplies in winter (8.4). */
export function supplyOf(city: CityId): number {
  return WINTER_SUPPLY + cityValue(city);
}

/**
 * The year ends and the next one begins. While winter lasts this step lies below the decisions it asks for: Caesar's
 * before Pompey's in each section.
 */
export const yearStep: Step<G> = {
  prompt: () => ({ rule: '8.0', text: 'Winter.' }),
  actions: {},
  proceed(play) {
    const { G } = play;
    if (G.turn > 0) winterComes(play);
    else newYear(play);
  },
};

function winterComes(play: Play<G>): void {
  const { G } = play;
  play.journal('8.0', `Winter of ${704 + G.year}.`);
  sendCleopatraHome(play);
  checkVictory(play);
  if (play.over !== null) return;
  G.turn = 0;
  for (const step of ['disband', 'supply', 'navis'] as const) {
    for (const side of ['pompey', 'caesar'] as const) play.call(step, [seatOf(side)]);
  }
}

/** Cleopatra goes to Alexandria and joins the enemy if it holds the city (8.1). */
function sendCleopatraHome(play: Play<G>): void {
  const { G } = play;
  const side = SIDES.find((each) => 'cleopatra' in G.secret[each].blocks);
  if (side === undefined) return;
  G.secret[side].blocks.cleopatra.place = 'alexandria';
  if (blocksIn(G, enemyOf(side), 'alexandria').length > 0) {
    changeSides(G, side, 'cleopatra');
    play.journal('8.1', `Cleopatra goes home to Alexandria and joins ${sideName(enemyOf(side))}.`);
  } else {
    play.journal('8.1', 'Cleopatra goes home to Alexandria.');
  }
}

/** Killed blocks stand up again, all cards are shuffled and dealt (8.6). */
function newYear(play: Play<G>): void {
  const { G } = play;
  for (const side of SIDES) {
    for (const block of Object.values(G.secret[side].blocks))
      if (block.place === 'killed') block.place = 'pool';
  }
  G.year = Math.min(G.year + 1, LAST_YEAR);
  startYear(G, (cards) => play.shuffle(cards));
  play.journal('8.6', `The year ${704 + G.year} begins.`);
  play.become('discard', ['0', '1']);
}

function navisAtSea(G: G, side: Side): [string, CityId[]][] {
  const counts = census(G);
  return SEA_IDS.filter((sea) => countIn(counts, side, sea) > 0).flatMap((sea) =>
    blocksIn(G, side, sea).map((id): [string, CityId[]] => [
      id,
      PORTS[sea].filter((port) => statusIn(counts, side, port) === 'friendly'),
    ]),
  );
}

/** Navis at sea go to a Friendly port on the same sea, or are disbanded (8.3). */
export const navisStep: Step<G> = {
  prompt: () => ({
    rule: '8.3',
    text: 'Winter: bring each Navis at sea to a friendly port on the same sea.',
  }),
  actions: {
    port: action({
      legal: (G: G, seat: Seat) =>
        navisAtSea(G, sideAt(seat)).flatMap(([id, ports]) =>
          ports.map((port): [string, CityId] => [id, port]),
        ),
      effect(play, seat, id, port) {
        const side = sideAt(seat);
        play.G.secret[side].blocks[id].place = port;
        play.journal('8.3', `A Navis of ${sideName(side)} winters in ${placeName(port)}.`);
      },
      label: (_G, id, port) => `${faceOf(id).name} winters in ${placeName(port)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const side = sideAt(G.stack[G.stack.length - 1].seats[0]);
    for (const [id, ports] of navisAtSea(G, side)) {
      if (ports.length > 0) continue;
      play.journal('8.3', `A Navis of ${sideName(side)} finds no port and is disbanded.`);
      removeBlock(G, side, id, 'pool');
    }
    if (navisAtSea(G, side).length === 0) play.finish();
  },
};

function surplus(G: G, side: Side): [string][] {
  const counts = census(G);
  return CITY_IDS.filter((city) => countIn(counts, side, city) > supplyOf(city)).flatMap((city) =>
    blocksIn(G, side, city)
      .filter((id) => faceOf(id).kind !== 'cleopatra')
      .map((id): [string] => [id]),
  );
}

function disband(play: Play<G>, side: Side, id: string, rule: string): void {
  const { G } = play;
  const { place } = G.secret[side].blocks[id];
  removeBlock(G, side, id, 'pool');
  if (isCity(place)) play.journal(rule, `${sideName(side)} disbands a block in ${placeName(place)}.`);
}

/** Blocks beyond a city's winter supply are disbanded, the owner's choice (8.4). */
export const supplyStep: Step<G> = {
  prompt: () => ({ rule: '8.4', text: 'Winter supply: disband a block in each city that holds too many.' }),
  actions: {
    disband: action({
      legal: (G: G, seat: Seat) => surplus(G, sideAt(seat)),
      effect(play, seat, id) {
        disband(play, sideAt(seat), id, '8.4');
      },
      label: (_G, id) => `Disband ${faceOf(id).name}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    if (surplus(G, sideAt(G.stack[G.stack.length - 1].seats[0])).length === 0) play.finish();
  },
};

/** Players may disband any block but Cleopatra (8.5). */
export const disbandStep: Step<G> = {
  prompt: () => ({ rule: '8.5', text: 'Disband any blocks you would rather build anew, or end winter.' }),
  actions: {
    disband: action({
      legal(G: G, seat: Seat) {
        const { blocks } = G.secret[sideAt(seat)];
        const ids: [string][] = [];
        for (const id in blocks) if (isPlace(blocks[id].place) && id !== 'cleopatra') ids.push([id]);
        return ids;
      },
      effect(play, seat, id) {
        disband(play, sideAt(seat), id, '8.5');
      },
      label: (_G, id) => `Disband ${faceOf(id).name}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        play.finish();
      },
      label: () => 'Disband no more',
    }),
  },
};
