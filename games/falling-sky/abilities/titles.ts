/* The names of the Special Abilities (4.2 to 4.5). */
import type { AbilityName } from '../commands/order';

export const TITLES: Readonly<Record<AbilityName, string>> = {
  build: 'Build',
  scout: 'Scout',
  besiege: 'Besiege',
  entreat: 'Entreat',
  devastate: 'Devastate',
  ambush: 'Ambush',
  trade: 'Trade',
  suborn: 'Suborn',
  enlist: 'Enlist',
  rampage: 'Rampage',
};
