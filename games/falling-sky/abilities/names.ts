/* The Special Abilities: their names, and whose they are (4.1 to 4.5). */
import type { Player } from '../components/factions';

/** The Special Abilities (4.2 to 4.5). */
export type AbilityName =
  | 'build'
  | 'scout'
  | 'besiege'
  | 'entreat'
  | 'devastate'
  | 'ambush'
  | 'trade'
  | 'suborn'
  | 'enlist'
  | 'rampage';

/** The Special Abilities that have a step of their own. */
export type SteppedAbility = Exclude<AbilityName, 'ambush' | 'besiege'>;

/** What the Special Abilities are called. */
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

/** The Special Abilities of each Faction (4.2 to 4.5). */
export const ABILITIES: Readonly<Record<Player, readonly AbilityName[]>> = {
  romans: ['build', 'scout', 'besiege'],
  arverni: ['entreat', 'devastate', 'ambush'],
  aedui: ['trade', 'suborn', 'ambush'],
  belgae: ['enlist', 'rampage', 'ambush'],
};

/** Says whether a Special Ability has a step of its own; Ambush and Besiege modify Battles (4.1). */
export function isStepped(ability: AbilityName): ability is SteppedAbility {
  return ability !== 'ambush' && ability !== 'besiege';
}
