import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { boxOf } from '../../games/caesars-gallic-war/components/box';
import { CARD_IDS } from '../../games/caesars-gallic-war/components/cards';
import { isTribe, tribeOf, UNITS, UNITS_OF } from '../../games/caesars-gallic-war/components/units';
import { type G, hasUnits, SIDES } from '../../games/caesars-gallic-war/state';
import { findFrame, isOver } from '../../games/kit/frame';

/** Says what is broken in a state of Caesar's Gallic War, or returns null. */
export function caesarsGallicWarInvariant(G: G): string | null {
  const neutral = Object.values(G.neutral).flat();
  const isMarching = findFrame(G, 'march') !== undefined;
  const active = SIDES.flatMap((side) => Object.keys(G.secret[side].blocks));
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
  for (const side of SIDES) {
    const { blocks, hand, retreats } = G.secret[side];
    for (const id in retreats) {
      if (G.stack.length > 0 && blocks[id]?.place !== findFrame(G, 'battle')?.area)
        return `${id} retreats from where it is not (5.2.2)`;
    }
    if (new Set(hand).size !== hand.length || hand.some((card) => !CARD_IDS.includes(card)))
      return 'a hand is broken (5.1)';
    for (const [id, { place, strength, path, defended }] of Object.entries(blocks)) {
      const { colour, full } = boxOf(G).unit[id];
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
    const both = SIDES.every((side) => hasUnits(G, side, area));
    const contested = G.contests[area] !== undefined;
    const revolting = findFrame(G, 'revolt') !== undefined;
    if (cardPhase && !revolting && both !== contested) return `${area} is contested or not (5.2.1)`;
    if (G.neutral[area] !== undefined && SIDES.some((side) => hasUnits(G, side, area)))
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
