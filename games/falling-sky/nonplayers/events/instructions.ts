/* Instructions by which a Non-player declines an Event for what it would come to (8.2.1). */
import type { Text } from '../../components/cards';
import type { Player } from '../../components/factions';
import { controls } from '../../control';
import { availableTroops } from '../../forces';
import type { G } from '../../state';
import { alliedTo } from '../../tribes';
import { tallyOf } from './rehearsal';

/** How many Auxilia the Romans want to place in full, by card. */
const IN_FULL: Readonly<Record<number, number>> = { 11: 3, 19: 5, 21: 5 };

/** The same for Legions. */
const LEGIONS_IN_FULL: Readonly<Record<number, number>> = { 2: 2 };

/** Says whether the instructions for an Event decline it as things stand, by what it would come to. */
export function isRefused(before: G, after: G, side: Player, card: number, text: Text): boolean {
  const gained = (faction: Player) => {
    const [was, is] = [tallyOf(before, faction), tallyOf(after, faction)];
    return {
      legions: is.legions - was.legions,
      troops: is.troops - was.troops,
      standing: is.allies + is.citadels - was.allies - was.citadels,
    };
  };
  switch (side) {
    case 'romans':
      if (availableTroops(before, 'romans') < (IN_FULL[card] ?? 0)) return true;
      if (card in LEGIONS_IN_FULL && gained('romans').legions < LEGIONS_IN_FULL[card]) return true;
      return card === 72 && !isFought(before, after);
    case 'arverni':
      if (card === 67) return gained('romans').legions === 0;
      if (card === 52) return !controls(before, 'arverni', 'carnutes');
      if (card === 68) return alliedTo(before, 'remi') !== 'arverni';
      return card === 44 && text === 'shaded' && gained('arverni').troops === 0;
    case 'aedui':
      return card === 68 && alliedTo(before, 'remi') !== 'aedui';
    case 'belgae':
      if (card === 2 || card === 45) return gained('romans').legions === 0;
      return [57, 64, 65, 68].includes(card) && gained('belgae').standing <= 0;
  }
}

/** Says whether a Battle has cost anybody a piece, as far as a rehearsal tells. */
function isFought(before: G, after: G): boolean {
  return (['arverni', 'belgae', 'romans'] as const).some((faction) => {
    const [was, is] = [tallyOf(before, faction), tallyOf(after, faction)];
    return (
      is.troops + is.legions + is.allies + is.citadels < was.troops + was.legions + was.allies + was.citadels
    );
  });
}
