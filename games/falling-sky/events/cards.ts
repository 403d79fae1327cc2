/* The texts of all 72 Events, by number (5.0), with what becomes Capabilities (5.3) and markers (5.1.4). */
import type { Text } from '../components/cards';
import { CARDS_1_TO_6 } from './cards1to6';
import { CARDS_7_TO_12 } from './cards7to12';
import { CARDS_13_TO_18 } from './cards13to18';
import { CARDS_19_TO_24 } from './cards19to24';
import { CARDS_25_TO_30 } from './cards25to30';
import { CARDS_31_TO_36 } from './cards31to36';
import { CARDS_37_TO_42 } from './cards37to42';
import { CARDS_43_TO_48 } from './cards43to48';
import { CARDS_49_TO_54 } from './cards49to54';
import { CARDS_55_TO_60 } from './cards55to60';
import { CARDS_61_TO_66 } from './cards61to66';
import { CARDS_67_TO_72 } from './cards67to72';
import type { CardEffects, Effect } from './effect';

const TEXTS: Readonly<Record<number, CardEffects>> = {
  ...CARDS_1_TO_6,
  ...CARDS_7_TO_12,
  ...CARDS_13_TO_18,
  ...CARDS_19_TO_24,
  ...CARDS_25_TO_30,
  ...CARDS_31_TO_36,
  ...CARDS_37_TO_42,
  ...CARDS_43_TO_48,
  ...CARDS_49_TO_54,
  ...CARDS_55_TO_60,
  ...CARDS_61_TO_66,
  ...CARDS_67_TO_72,
};

/** Returns the effects of a text in the order in which they are carried out (5.1). */
export function effectsOf(card: number, text: Text): readonly Effect[] {
  return TEXTS[card]?.[text] ?? [];
}
