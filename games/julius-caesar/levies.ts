import { action, type Obstacle, type Situation } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import { once } from '../kit/once';
import { boxOf } from './components/box';
import { blockName, faceOf, lowestStrength, placeName, stepUp } from './components/inPlay';
import { CITY_IDS, type CityId, isCity } from './components/map';
import { census, statusIn } from './control';
import { type DecisionOf, describeBlock, type G, sideName } from './state';

type LevySituation = Situation<G, FrameAt<G, 'levy'>>;

/** The friendly cities, and those of them that are major ports. */
const friendlyOf = once(({ G, side }: LevySituation) => {
  const counts = census(G);
  const { city: known } = boxOf(G);
  const cities = CITY_IDS.filter((city) => statusIn(counts, side, city) === 'friendly');
  return { cities, ports: cities.filter((city) => known[city].majorPort) };
});

/** Returns the friendly cities in which a block may be deployed (6.4): a Navis in major ports (3.26), some in a city of their own (3.13). */
function citiesToRaise(at: LevySituation, id: string): readonly CityId[] {
  const { cities, ports } = friendlyOf(at);
  const { kind, levyCity } = faceOf(at.G, id);
  if (kind === 'navis') return ports;
  return levyCity === undefined ? cities : cities.filter((city) => city === levyCity);
}

/** Returns the blocks on the map below full strength that may have a step (6.4). */
function blocksToStrengthen(at: LevySituation): string[] {
  const { cities } = friendlyOf(at);
  const { blocks } = at.G.secret[at.side];
  const ids: string[] = [];
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    if (isCity(place) && stepUp(at.G, id, strength) !== undefined && cities.includes(place)) ids.push(id);
  }
  return ids;
}

/** Returns the blocks of the levy pool that may be deployed (6.4), not those killed this year (7.5); of those that are alike one. */
function blocksToRaise(at: LevySituation): string[] {
  const { blocks } = at.G.secret[at.side];
  const { likeness } = boxOf(at.G);
  const offered: string[] = [];
  const ids: string[] = [];
  for (const id in blocks) {
    if (blocks[id].place !== 'pool' || offered.includes(likeness[id])) continue;
    if (citiesToRaise(at, id).length === 0) continue;
    offered.push(likeness[id]);
    ids.push(id);
  }
  return ids;
}

function obstacleToStrengthen(at: LevySituation, id: string): Obstacle | null {
  const block = at.G.secret[at.side].blocks[id];
  if (block === undefined) return null;
  const name = blockName(at.G, id);
  if (at.frame.levies === 0) return NO_POINTS;
  if (!isCity(block.place)) return { rule: '6.4', text: `${name}: only blocks in cities gain steps.` };
  if (!friendlyOf(at).cities.includes(block.place)) {
    return { rule: '6.4', text: `${name}: ${placeName(at.G, block.place)} is not a friendly city.` };
  }
  return stepUp(at.G, id, block.strength) === undefined
    ? { rule: '6.4', text: `${name} is at full strength.` }
    : null;
}

function obstacleToRaise(at: LevySituation, id: string, city?: string): Obstacle | null {
  if (at.G.secret[at.side].blocks[id]?.place !== 'pool') return null;
  if (at.frame.levies === 0) return NO_POINTS;
  const { name, kind, levyCity } = faceOf(at.G, id);
  const cities = citiesToRaise(at, id);
  if (levyCity !== undefined && (city === undefined ? cities.length === 0 : city !== levyCity)) {
    return {
      rule: '6.4',
      text: `${name} is levied in ${placeName(at.G, levyCity)} only, while that is friendly.`,
    };
  }
  if (city === undefined ? cities.length > 0 : cities.some((each) => each === city)) return null;
  if (kind === 'navis') return { rule: '6.4', text: `${name}: a Navis is levied in a friendly major port.` };
  return { rule: '6.4', text: `${name}: new blocks are levied in friendly cities.` };
}

const NO_POINTS: Obstacle = { rule: '6.4', text: 'No Levy Points are left.' };

/** Levies: a step or a new block for each Levy Point, after all moves (2.2, 6.4). */
export const levyStep: DecisionOf<'levy'> = {
  prompt: (at) => ({ rule: '6.4', text: promptOf(at) }),
  actions: {
    levy: action({
      available: ({ frame: { levies } }) => levies > 0,
      first: blocksToStrengthen,
      effect(play, { G, side, frame }, id) {
        const block = G.secret[side].blocks[id];
        frame.levies--;
        block.strength = stepUp(G, id, block.strength) ?? block.strength;
        if (!isCity(block.place)) return;
        play.journal('6.4', `${describeBlock(side, id)} in ${placeName(G, block.place)} gains a step.`, {
          places: [block.place],
        });
      },
      label: ({ G }, id) => `Add a step to ${blockName(G, id)}`,
      own: (id, of) => `It is ${blockName(of, id)}.`,
      obstacle: obstacleToStrengthen,
    }),
    raise: action({
      available: ({ frame: { levies } }) => levies > 0,
      first: blocksToRaise,
      second: citiesToRaise,
      effect(play, { G, side, frame }, id, city) {
        const block = G.secret[side].blocks[id];
        frame.levies--;
        block.place = city;
        block.strength = lowestStrength(G, id);
        play.journal('6.4', `${sideName(side)} levies a new block in ${placeName(G, city)}.`, {
          places: [city],
        });
      },
      label: ({ G }, id, city) => `Deploy ${blockName(G, id)} in ${placeName(G, city)}`,
      own: (id, _city, of) => `It is ${blockName(of, id)}.`,
      obstacle: obstacleToRaise,
    }),
    end: action({
      effect(play, { side, frame: { levies } }) {
        if (levies > 0) play.journal('6.4', `${sideName(side)} ends his levies with ${levies} left.`);
        play.finish();
      },
      label: () => 'End levies',
      forgoes: (at) => (canLevy(at) ? `You have ${pointsLeft(at.frame)} left.` : null),
    }),
  },
};

function promptOf(at: LevySituation): string {
  if (at.frame.levies === 0) return 'All Levy Points are spent. End your levies.';
  const points = pointsLeft(at.frame);
  const [canRaise, canStrengthen] = [blocksToRaise(at).length > 0, blocksToStrengthen(at).length > 0];
  if (!canRaise && !canStrengthen) return `Nothing is left to levy (${points} left). End your levies.`;
  if (!canRaise) return `Add a step to a block: no block of your levy pool can be deployed (${points} left).`;
  if (!canStrengthen)
    return `Deploy a block from your levy pool: none in a city can gain a step (${points} left).`;
  return `Add a step to a block, or deploy a new one from your levy pool (${points} left).`;
}

function pointsLeft({ levies }: LevySituation['frame']): string {
  return levies === 1 ? '1 Levy Point' : `${levies} Levy Points`;
}

/** Says whether a side has Levy Points left and something to use them for. */
function canLevy(at: LevySituation): boolean {
  return at.frame.levies > 0 && (blocksToRaise(at).length > 0 || blocksToStrengthen(at).length > 0);
}
