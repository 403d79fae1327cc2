/* The winter turn (8.0), in the exact order of the rulebook. */
import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { kindOf, type Side } from './components/blocks';
import { type Box, boxOf } from './components/box';
import { blockName, placeName } from './components/inPlay';
import { CITY_IDS, type CityId, isCity, isPlace, SEA_IDS } from './components/map';
import { census, countIn, statusIn } from './control';
import { changeSides, lossOf, removeBlock } from './elimination';
import {
  blocksIn,
  type DecisionOf,
  describeBlock,
  enemyOf,
  type G,
  type ProcedureOf,
  romanYear,
  SIDES,
  sideName,
} from './state';
import { checkVictory } from './victory';

/** Blocks any city supplies in winter besides its value (8.4). */
const WINTER_SUPPLY = 3;

/** Returns how many blocks a city supplies in winter (8.4). */
export function supplyOf({ city }: Pick<Box, 'city'>, id: CityId): number {
  return WINTER_SUPPLY + city[id].value;
}

/** Winter, section by section (8.1 to 8.5), Caesar before Pompey in each; then the next year begins (8.0). */
export const winterStep: ProcedureOf<'winter'> = {
  proceed(play) {
    const { G } = play;
    play.journal('8.0', `Winter of ${romanYear(G.year)}.`, { kind: 'heading' });
    sendCleopatraHome(play);
    checkVictory(play);
    G.turn = 0;
    play.become(
      { step: 'navis', sides: ['caesar'] },
      { step: 'navis', sides: ['pompey'] },
      { step: 'supply', sides: ['caesar'] },
      { step: 'supply', sides: ['pompey'] },
      { step: 'disband', sides: ['caesar'] },
      { step: 'disband', sides: ['pompey'] },
      { step: 'year', sides: [], number: G.year + 1 },
    );
  },
};

/** Cleopatra goes to Alexandria and joins the enemy if it holds the city (8.1). */
function sendCleopatraHome(play: Play<G>): void {
  const { G } = play;
  const side = SIDES.find((each) => 'cleopatra' in G.secret[each].blocks);
  if (side === undefined) return;
  play.reveal();
  G.secret[side].blocks.cleopatra.place = 'alexandria';
  const [name, home] = [blockName(G, 'cleopatra'), placeName(G, 'alexandria')];
  if (blocksIn(G, enemyOf(side), 'alexandria').length > 0) {
    changeSides(G, side, 'cleopatra');
    play.journal('8.1', `${name} goes home to ${home} and joins ${sideName(enemyOf(side))}.`, {
      places: ['alexandria'],
      lost: [lossOf(side, 'alexandria', name)],
    });
  } else {
    play.journal('8.1', `${name} goes home to ${home}.`, { places: ['alexandria'] });
  }
}

/** Returns the Navis at sea, each with the friendly ports on its sea. */
function navisAtSea(G: G, side: Side): [string, CityId[]][] {
  const counts = census(G);
  const { sea: seas } = boxOf(G);
  return SEA_IDS.filter((sea) => countIn(counts, side, sea) > 0).flatMap((sea) =>
    blocksIn(G, side, sea).map((id): [string, CityId[]] => [
      id,
      seas[sea].ports.filter((port) => statusIn(counts, side, port) === 'friendly'),
    ]),
  );
}

/** Navis at sea go to a Friendly port on the same sea, or are disbanded (8.3). */
export const navisStep: DecisionOf<'navis'> = {
  prompt: () => ({
    rule: '8.3',
    text: 'Winter: bring each Navis at sea to a friendly port on the same sea.',
  }),
  actions: {
    port: action({
      first: ({ G, side }) => navisAtSea(G, side).map(([id]) => id),
      second: ({ G, side }, id) => navisAtSea(G, side).find(([each]) => each === id)?.[1] ?? [],
      effect(play, { G, side }, id, port) {
        const block = G.secret[side].blocks[id];
        const places = [block.place, port];
        block.place = port;
        play.journal('8.3', `A Navis of ${sideName(side)} winters in ${placeName(G, port)}.`, {
          kind: 'move',
          places,
        });
      },
      label: ({ G }, id, port) => `${blockName(G, id)} winters in ${placeName(G, port)}`,
      own: (id, _port, of) => `It is ${blockName(of, id)}.`,
    }),
  },
  proceed(play, { sides: [side] }) {
    const { G } = play;
    for (const [id, ports] of navisAtSea(G, side)) {
      if (ports.length > 0) continue;
      play.journal('8.3', `A Navis of ${sideName(side)} finds no port and is disbanded.`, {
        places: [G.secret[side].blocks[id].place],
        lost: [lossOf(side, G.secret[side].blocks[id].place, 'Navis', 'Navis')],
      });
      removeBlock(G, side, id, 'pool');
    }
    if (navisAtSea(G, side).length === 0) play.finish();
  },
};

function surplus(G: G, side: Side): string[] {
  const counts = census(G);
  const box = boxOf(G);
  return CITY_IDS.filter((city) => countIn(counts, side, city) > supplyOf(box, city)).flatMap((city) =>
    blocksIn(G, side, city).filter((id) => kindOf(id) !== 'cleopatra'),
  );
}

function disband(play: Play<G>, side: Side, id: string, rule: string): void {
  const { G } = play;
  const { place } = G.secret[side].blocks[id];
  removeBlock(G, side, id, 'pool');
  if (!isCity(place)) return;
  play.journal(rule, `${describeBlock(side, id)} in ${placeName(G, place)} is disbanded.`, {
    places: [place],
    lost: [lossOf(side, place, 'block', 'blocks')],
  });
}

/** Blocks beyond a city's winter supply are disbanded, the owner's choice (8.4). */
export const supplyStep: DecisionOf<'supply'> = {
  prompt: () => ({ rule: '8.4', text: 'Winter supply: disband a block in each city that holds too many.' }),
  actions: {
    disband: action({
      first: ({ G, side }) => surplus(G, side),
      effect(play, { side }, id) {
        disband(play, side, id, '8.4');
      },
      label: ({ G }, id) => `Disband ${blockName(G, id)}`,
      own: (id, of) => `It was ${blockName(of, id)}.`,
    }),
  },
  proceed(play, { sides: [side] }) {
    if (surplus(play.G, side).length === 0) play.finish();
  },
};

/** Players may disband any block but Cleopatra (8.5). */
export const disbandStep: DecisionOf<'disband'> = {
  prompt: () => ({ rule: '8.5', text: 'Disband any blocks you would rather build anew, or end winter.' }),
  actions: {
    disband: action({
      first({ G, side }) {
        const { blocks } = G.secret[side];
        const ids: string[] = [];
        for (const id in blocks) if (isPlace(blocks[id].place) && id !== 'cleopatra') ids.push(id);
        return ids;
      },
      effect(play, { side }, id) {
        disband(play, side, id, '8.5');
      },
      label: ({ G }, id) => `Disband ${blockName(G, id)}`,
      own: (id, of) => `It was ${blockName(of, id)}.`,
    }),
    end: action({
      effect(play) {
        play.finish();
      },
      label: () => 'Disband no more',
    }),
  },
};
