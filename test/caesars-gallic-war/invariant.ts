import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { CARD_IDS } from '../../games/caesars-gallic-war/components/cards';
import { isTribe, tribeOf, UNITS, UNITS_OF } from '../../games/caesars-gallic-war/components/units';
import {
  type G as CaesarsGallicWarState,
  hasUnits,
  SIDES as PLAYERS,
} from '../../games/caesars-gallic-war/state';
import { BLOCKS } from '../../games/julius-caesar/components/blocks';
import { isCity, isSea, PLACE_IDS } from '../../games/julius-caesar/components/map';
import { census, countIn } from '../../games/julius-caesar/control';
import type { G as JuliusCaesarState } from '../../games/julius-caesar/state';
import { SIDES } from '../../games/julius-caesar/state';
import { findFrame, isOver } from '../../games/kit/frame';

/** Says what is broken in a state of Julius Caesar, or returns null. */
export function juliusCaesarInvariant(G: JuliusCaesarState): string | null {
  const ids = SIDES.flatMap((side) => Object.keys(G.secret[side].blocks)).sort();
  if (ids.join() !== Object.keys(BLOCKS).sort().join()) return 'blocks are lost or doubled (1.3)';
  const counts = census(G);
  for (const side of SIDES) {
    const { blocks, hand } = G.secret[side];
    if (new Set(hand).size !== hand.length) return 'a card is doubled (2.1)';
    for (const [id, { place, strength, from }] of Object.entries(blocks)) {
      const onMap = isCity(place) || isSea(place);
      if (onMap !== strength > 0) return `${id} has strength ${strength} in ${place} (3.11)`;
      if (onMap && !BLOCKS[id].strengths.includes(strength)) return `${id} stands at ${strength} (3.11)`;
      if (isSea(place) && BLOCKS[id].kind !== 'navis') return `${id} is at sea (4.1)`;
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

/** Says what is broken in a state of Caesar's Gallic War, or returns null. */
export function caesarsGallicWarInvariant(G: CaesarsGallicWarState): string | null {
  const neutral = Object.values(G.neutral).flat();
  const isMarching = findFrame(G, 'march') !== undefined;
  const active = PLAYERS.flatMap((side) => Object.keys(G.secret[side].blocks));
  const ids = [...neutral, ...active, ...Object.keys(G.aside)].sort();
  const { cavalry } = G.variants;
  const left = Object.keys(UNITS).filter(
    (id) =>
      (id === 'roman-cavalry' && cavalry !== 'roman' && cavalry !== 'both') ||
      (id === 'german-cavalry' && cavalry !== 'german' && cavalry !== 'both'),
  );
  if ([...ids, ...left].sort().join() !== Object.keys(UNITS).sort().join())
    return 'units are lost or doubled (2.2)';
  for (const [area, units] of Object.entries(G.neutral)) {
    if (!isTribe(area) || units.length === 0 || units.some((id) => !UNITS_OF[area].includes(id)))
      return `${area} has wrong neutral units (2.2)`;
  }
  for (const side of PLAYERS) {
    const { blocks, hand, retreats } = G.secret[side];
    for (const id in retreats) {
      if (G.stack.length > 0 && blocks[id]?.place !== findFrame(G, 'battle')?.area)
        return `${id} retreats from where it is not (5.2.2)`;
    }
    if (new Set(hand).size !== hand.length || hand.some((card) => !CARD_IDS.includes(card)))
      return 'a hand is broken (5.1)';
    for (const [id, { place, strength, path, defended }] of Object.entries(blocks)) {
      const { colour, full } = UNITS[id];
      if (strength < 1 || strength > full) return `${id} stands at ${strength} (2.2)`;
      if (colour === 'black' && side !== 'roman') return `${id} fights for the wrong side (2.2)`;
      if ((colour === 'blue' || (tribeOf(id) === null && colour !== 'black')) && side !== 'barbarian')
        return `${id} fights for the wrong side (2.2)`;
      if (place === OFF_MAP && colour !== 'black') return `${id} is beside the map (5.2.1)`;
      const marks = isOver(G) ? undefined : defended;
      if (marks !== undefined && findFrame(G, 'cardPlay')?.unpinned[side][marks] === undefined)
        return `${id} was attacked where nobody came (5.2.1)`;
      if (path !== undefined && !isMarching && place !== OFF_MAP && G.contests[place] === undefined)
        return `${id} came to a battle that is not there`;
    }
  }
  const cardPhase = findFrame(G, 'winter') === undefined && G.stack.length > 0;
  for (const area of AREA_IDS) {
    const both = PLAYERS.every((side) => hasUnits(G, side, area));
    const contested = G.contests[area] !== undefined;
    const revolting = findFrame(G, 'revolt') !== undefined;
    if (cardPhase && !revolting && both !== contested) return `${area} is contested or not (5.2.1)`;
    if (G.neutral[area] !== undefined && PLAYERS.some((side) => hasUnits(G, side, area)))
      return `${area} is neutral and occupied (5.2.1)`;
  }
  if (G.supply < 0 || G.supply > 19) return `supply is ${G.supply} (6.6)`;
  if (G.germansKilled > 3) return 'too many points for Germans (8.0)';
  if (G.score.barbarian < -1 || G.score.roman < 0) return 'victory points are lost (8.0)';
  if (G.turn < 1 || G.turn > 8 || G.round < 1 || G.round > 5)
    return `turn ${G.turn}, card play ${G.round} (4.0)`;
  if ((findFrame(G, 'battle')?.round ?? 0) > 3) return 'a battle goes beyond round 3 (5.2.2)';
  return null;
}
