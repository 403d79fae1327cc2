import { action } from '../kit/action';
import { BLOCK_IDS, isBlock, kindOf, ownerOf, type Side, THIRD_LEADER } from './components/blocks';
import { type Box, openBox } from './components/box';
import { type Components, OUR_SET } from './components/components';
import { blockName, placeName, seasNextTo } from './components/inPlay';
import { isCity, isPlace } from './components/map';
import { type Block, type DecisionOf, type G, SIDES, type SideSecret } from './state';

/** Returns the state before the year 705 (5.0); it names its set of components unless that is ours. */
export function deploy(components: Components, deployment: G['deployment'], seats: G['seats']): G {
  const box = openBox(components);
  const year = { step: 'year' as const, sides: [], number: 1 };
  return {
    stack: deployment === 'free' ? [year, { step: 'deploy', sides: [...SIDES] }] : [year],
    seats,
    ...(components.id !== OUR_SET && { box: components.id }),
    deployment,
    year: 1,
    turn: 1,
    played: { caesar: [], pompey: [] },
    player1: 'caesar',
    contests: {},
    secret: { caesar: secretOf(box, 'caesar'), pompey: secretOf(box, 'pompey') },
  };
}

/** Returns a side's blocks as the historical deployment has them, its third leader set aside (5.1, 3.21), and no cards. */
export function secretOf({ components, face }: Box, side: Side): SideSecret {
  const blocks: Record<string, Block> = Object.fromEntries(
    BLOCK_IDS.filter((id) => ownerOf(id) === side).map((id) => [id, { place: 'pool', strength: 0 }]),
  );
  blocks[THIRD_LEADER[side]].place = 'third';
  for (const [city, ids] of Object.entries(components.deployment[side])) {
    if (!isCity(city)) continue;
    for (const id of ids) blocks[id] = { place: city, strength: Math.max(...face[id].strengths) };
  }
  return { hand: [], discard: null, chosen: null, blocks, picked: null };
}

function deployedBlocks(G: G, side: Side): string[] {
  const { blocks } = G.secret[side];
  return Object.keys(blocks).filter((id) => isPlace(blocks[id].place));
}

/** Navis are deployed in ports only (4.1). */
function fits(G: G, id: string, place: Block['place']): boolean {
  return kindOf(id) !== 'navis' || (isCity(place) && seasNextTo(G, place).length > 0);
}

/** Free deployment (5.3): both players swap blocks they have on the map, at the same time and unseen. */
export const deployStep: DecisionOf<'deploy'> = {
  simultaneous: true,
  prompt({ G, side }) {
    const { picked } = G.secret[side];
    return picked === null
      ? { rule: '5.3', text: 'Free deployment: choose a block to swap with another, or say you are done.' }
      : {
          rule: '5.3',
          text: `Choose the block that changes places with ${isBlock(picked) ? blockName(G, picked) : 'it'}.`,
        };
  },
  actions: {
    pick: action({
      available: ({ G, side }) => G.secret[side].picked === null,
      first: ({ G, side }) => deployedBlocks(G, side),
      effect(_play, { G, side }, id) {
        G.secret[side].picked = id;
      },
      label: ({ G }, id) => `Swap ${blockName(G, id)}`,
    }),
    swap: action({
      first({ G, side }) {
        const { picked, blocks } = G.secret[side];
        if (picked === null) return [];
        return deployedBlocks(G, side)
          .filter((id) => blocks[id].place !== blocks[picked].place)
          .filter((id) => fits(G, id, blocks[picked].place) && fits(G, picked, blocks[id].place));
      },
      effect(_play, { G, side }, id) {
        const secret = G.secret[side];
        const other = secret.picked;
        if (other === null) return;
        const { place } = secret.blocks[id];
        secret.blocks[id].place = secret.blocks[other].place;
        secret.blocks[other].place = place;
        secret.picked = null;
      },
      label({ G, side }, id) {
        const { place } = G.secret[side].blocks[id];
        return `with ${blockName(G, id)}${isCity(place) ? ` in ${placeName(G, place)}` : ''}`;
      },
    }),
    done: action({
      available: ({ G, side }) => G.secret[side].picked === null,
      effect(play, { side }) {
        play.decided(side);
      },
      label: () => 'Deployment is done',
    }),
  },
  proceed(play, { sides }) {
    if (sides.length > 0) return;
    play.journal('5.3', 'Both sides have deployed their blocks.');
    play.finish();
  },
};
