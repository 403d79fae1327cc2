import type { Random } from '../kit/play';
import { action, type Seat, type Step as StepDefinition } from '../kit/step';
import { BLOCKS, faceOf, fullStrength, HISTORICAL, type Side, THIRD_LEADER } from './components/blocks';
import { isCity, isPlace, placeName, seasNextTo } from './components/map';
import { type Block, type G, type SideSecret, sideAt } from './state';
import { startYear } from './turns';

/** Returns the state at the start of 705 (5.0). */
export function deploy(deployment: G['deployment'], random: Random): G {
  const G: G = {
    stack: [],
    deployment,
    year: 1,
    turn: 1,
    played: { caesar: [], pompey: [] },
    player1: 'caesar',
    command: null,
    surprise: false,
    contests: {},
    battle: null,
    secret: { caesar: secretOf('caesar'), pompey: secretOf('pompey') },
  };
  if (deployment === 'historical') startYear(G, (cards) => random.Shuffle([...cards]));
  G.stack.push({ step: deployment === 'free' ? 'deploy' : 'discard', seats: ['0', '1'] });
  return G;
}

function secretOf(side: Side): SideSecret {
  const blocks: Record<string, Block> = Object.fromEntries(
    Object.keys(BLOCKS)
      .filter((id) => BLOCKS[id].owner === side)
      .map((id) => [id, { place: 'pool', strength: 0 }]),
  );
  blocks[THIRD_LEADER[side]].place = 'third';
  for (const [city, ids] of Object.entries(HISTORICAL[side])) {
    if (isCity(city)) for (const id of ids) blocks[id] = { place: city, strength: fullStrength(id) };
  }
  return { hand: [], discard: null, chosen: null, blocks, picked: null };
}

function deployedBlocks(G: G, side: Side): string[] {
  const { blocks } = G.secret[side];
  return Object.keys(blocks).filter((id) => isPlace(blocks[id].place));
}

/** Navis are deployed in ports only (4.1). */
function fits(id: string, place: Block['place']): boolean {
  return faceOf(id).kind !== 'navis' || (isCity(place) && seasNextTo(place).length > 0);
}

/** Free deployment (5.3): both players swap blocks they have on the map, at the same time and unseen. */
export const deployStep: StepDefinition<G> = {
  simultaneous: true,
  prompt: (G, seat) => {
    const picked = G.secret[sideAt(seat)].picked;
    return picked === null
      ? { rule: '5.3', text: 'Free deployment: choose a block to swap with another, or say you are done.' }
      : { rule: '5.3', text: `Choose the block that changes places with ${BLOCKS[picked]?.name ?? 'it'}.` };
  },
  actions: {
    pick: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        if (G.secret[side].picked !== null) return [];
        return deployedBlocks(G, side).map((id): [string] => [id]);
      },
      effect(play, seat, id) {
        play.G.secret[sideAt(seat)].picked = id;
      },
      label: (_G, id) => `Swap ${BLOCKS[id].name}`,
    }),
    swap: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        const { picked, blocks } = G.secret[side];
        if (picked === null) return [];
        return deployedBlocks(G, side)
          .filter((id) => blocks[id].place !== blocks[picked].place)
          .filter((id) => fits(id, blocks[picked].place) && fits(picked, blocks[id].place))
          .map((id): [string] => [id]);
      },
      effect(play, seat, id) {
        const secret = play.G.secret[sideAt(seat)];
        const other = secret.picked;
        if (other === null) return;
        const { place } = secret.blocks[id];
        secret.blocks[id].place = secret.blocks[other].place;
        secret.blocks[other].place = place;
        secret.picked = null;
      },
      label: (G, id) => {
        const place = G.secret[BLOCKS[id].owner].blocks[id].place;
        return `with ${BLOCKS[id].name}${isCity(place) ? ` in ${placeName(place)}` : ''}`;
      },
    }),
    done: action({
      legal: (G: G, seat: Seat) => (G.secret[sideAt(seat)].picked === null ? [[] as const] : []),
      effect(play, seat) {
        play.decided(seat);
      },
      label: () => 'Deployment is done',
    }),
  },
  proceed(play) {
    if (play.G.stack[play.G.stack.length - 1].seats.length > 0) return;
    play.journal('5.3', 'Both sides have deployed their blocks.');
    startYear(play.G, (cards) => play.shuffle(cards));
    play.become('discard', ['0', '1']);
  },
};
