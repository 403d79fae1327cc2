/* The texts of all 72 Events, by number (5.0). */
import type { Text } from '../components/cards';
import { CARDS_1_TO_6 } from './cards1to6';
import { CARDS_37_TO_42 } from './cards37to42';
import type { CardEffects, Effect } from './effect';

const TEXTS: Readonly<Record<number, CardEffects>> = {
  ...CARDS_1_TO_6,
  ...CARDS_37_TO_42,
};

/** Returns the effects of a text in the order in which they are carried out (5.1). */
export function effectsOf(card: number, text: Text): readonly Effect[] {
  return TEXTS[card]?.[text] ?? [];
}
