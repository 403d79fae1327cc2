import { BLOCK_IDS, kindOf } from '../../games/julius-caesar/components/blocks';
import { boxOf } from '../../games/julius-caesar/components/box';
import { isCity, isSea, PLACE_IDS } from '../../games/julius-caesar/components/map';
import { census, countIn } from '../../games/julius-caesar/control';
import { type G, SIDES } from '../../games/julius-caesar/state';
import { findFrame } from '../../games/kit/frame';

/** Says what is broken in a state of Julius Caesar, or returns null. */
export function juliusCaesarInvariant(G: G): string | null {
  const ids = SIDES.flatMap((side) => Object.keys(G.secret[side].blocks)).sort();
  if (ids.join() !== [...BLOCK_IDS].sort().join()) return 'blocks are lost or doubled (1.3)';
  const counts = census(G);
  const { face } = boxOf(G);
  for (const side of SIDES) {
    const { blocks, hand } = G.secret[side];
    if (new Set(hand).size !== hand.length) return 'a card is doubled (2.1)';
    for (const [id, { place, strength, from }] of Object.entries(blocks)) {
      const onMap = isCity(place) || isSea(place);
      if (onMap !== strength > 0) return `${id} has strength ${strength} in ${place} (3.11)`;
      if (onMap && !face[id].strengths.includes(strength)) return `${id} stands at ${strength} (3.11)`;
      if (isSea(place) && kindOf(id) !== 'navis') return `${id} is at sea (4.1)`;
      if (from !== undefined && !(place in G.contests)) return `${id} entered a battle that is not there`;
    }
  }
  for (const place of PLACE_IDS) {
    const both = countIn(counts, 'caesar', place) > 0 && countIn(counts, 'pompey', place) > 0;
    if (both !== place in G.contests) return `${place} is contested or not (4.21)`;
  }
  const battle = findFrame(G, 'round');
  if (battle !== undefined && battle.round > 4) return 'a battle goes beyond round 4 (7.2)';
  return null;
}
