/* Which Commands a Faction may choose, and the step each begins with (3.1). */
import { Filtered } from '../../kit/filtered';
import { enablingAbilities } from '../abilities/start';
import { type Faction, isGaul, type Player } from '../components/factions';
import { helpFor } from '../negotiation';
import { withResources } from '../pieces/hypothetical';
import type { G } from '../state';
import { withLent } from './asking';
import { canBattle } from './battle';
import { canMarch } from './march';
import { type Order, orderFor } from './order';
import { canRaid } from './raid';
import { canRally, canRallyAtOnce } from './rally';
import { canRecruit, canRecruitAtOnce } from './recruit';
import { canSeize } from './seize';
import type { CommandName, Terms } from './terms';

const CAN: Readonly<Record<CommandName, (G: G, order: Order) => boolean>> = {
  recruit: canRecruit,
  march: canMarch,
  seize: canSeize,
  battle: canBattle,
  rally: canRally,
  raid: canRaid,
};

/** The Commands of a Faction (3.2, 3.3, 3.4). */
export function commandNames(faction: Faction): readonly CommandName[] {
  return isGaul(faction) || faction === 'germans'
    ? ['rally', 'march', 'raid', 'battle']
    : ['recruit', 'march', 'seize', 'battle'];
}

/**
 * Returns the Commands that a Faction could execute on these terms in at least one Region, be it with the pieces of another that
 * may be asked for them (card 38); no March upon Frost (2.3.8).
 */
export function commandsOf(
  G: G,
  faction: Faction,
  by: Player,
  terms: Terms,
  frost: boolean,
): Filtered<CommandName> {
  return new Filtered(
    commandNames(faction),
    (name) => !(frost && name === 'march') && mayChoose(G, orderFor(name, faction, by, terms)),
  );
}

/** Says whether a Command could be executed in at least one Region, be it with the pieces of another that may be asked for them (card 38). */
export function mayChoose(G: G, order: Order): boolean {
  if (canExecute(G, order)) return true;
  const lent = withLent(G, order);
  return lent !== null && canExecute(G, lent);
}

/** Returns the Commands that a Faction may choose by the Sequence of Play, be it that others would have to help it to pay (1.5.2). */
export function commandsToChoose(G: G, faction: Player, terms: Terms, frost: boolean): Filtered<CommandName> {
  const own = G.resources[faction];
  const help = own < DEAREST_REGION ? helpFor(G, faction) : 0;
  if (help === 0) return commandsOf(G, faction, faction, terms, frost);
  const funded = withResources(G, { [faction]: own + help });
  return commandsOf(funded, faction, faction, terms, frost);
}

/** The most that a Region of a Command costs: Devastated for Romans, or for Aedui with card 43 (3.2.2, 3.3.2). */
export const DEAREST_REGION = 4;

/** Says whether a Command could be executed in at least one Region, be it by the help of a Special Ability before it (4.1). */
export function canExecute(G: G, order: Order): boolean {
  return canExecuteAsIs(G, order) || enablingAbilities(G, order, canExecuteAsIs).length > 0;
}

/** Says whether a Command could be executed in at least one Region with the pieces that take part in it so far. */
export function canExecuteAsIs(G: G, order: Order): boolean {
  return CAN[order.command](G, order);
}

/** Says whether a Command could be executed in at least one Region without own pieces being removed first (1.4.1), and whatever others say. */
export function canExecuteAtOnce(G: G, order: Order): boolean {
  if (order.command === 'rally') return canRallyAtOnce(G, order);
  return order.command === 'recruit' ? canRecruitAtOnce(G, order) : canExecuteAsIs(G, order);
}
