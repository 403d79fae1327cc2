/* What others' pieces and Events bring into the Battles of a Command (4.5.1, 5.4). */
import { lenderIn } from '../commands/asking';
import type { Order } from '../commands/order';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import type { Contingent } from './frames';
import type { FightTerms } from './terms';

/** What a card changes beside what the terms of the Command say (`Terms.fight`, `Terms.against`). */
export interface CardBattle {
  /** The only Faction that may be attacked. */
  target: Faction;
  /** Ambush comes with it: whatever is Hidden there, or wherever it is possible. */
  ambush: 'always' | 'able';
  /** The Faction whose pieces the Attacker uses as its own. */
  helper?: Faction;
  terms?: Partial<FightTerms>;
}

const CARDS: Readonly<Partial<Record<number, CardBattle>>> = {
  45: { target: 'romans', ambush: 'able', helper: 'aedui' },
  58: { target: 'romans', ambush: 'always', terms: { noHalving: true } },
};

/** Returns what the card in the terms of a Command changes; null for most. */
export function cardBattle({ terms: { card } }: Order): CardBattle | null {
  return card === null ? null : (CARDS[card] ?? null);
}

const NONE: readonly Contingent[] = [];

/** Returns the pieces of others that an Attacker uses as its own: Aedui (card 45), Enlisted Germans (4.5.1), Auxilia or Aedui Warbands (card 38). */
export function helpersIn(G: G, order: Order, region: RegionId): readonly Contingent[] {
  const { terms, enlisted, pieces } = order;
  if (terms.card === null && enlisted.length === 0 && pieces.agreed.length === 0) return NONE;
  const helpers: Contingent[] = [];
  const helper = cardBattle(order)?.helper;
  if (helper !== undefined && helper !== order.faction) helpers.push({ faction: helper, pieces: 'all' });
  if (enlisted.includes(region)) helpers.push({ faction: 'germans', pieces: 'troops' });
  const lender = lenderIn(G, order, region);
  if (lender !== null && lender !== helper) helpers.push({ faction: lender, pieces: 'troops' });
  return helpers;
}
