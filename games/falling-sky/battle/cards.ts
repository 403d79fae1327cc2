/* What Events change in the Battles that they grant (5.4): by card and text, for the Battle Command with that card in its terms. */
import { findFrame } from '../../kit/frame';
import type { Order } from '../commands/order';
import { type Faction, GAULS } from '../components/factions';
import type { RegionId } from '../components/map';
import { forceIn } from '../forces';
import type { G } from '../state';
import type { Contingent, FightTerms } from './fight';

/** What a card changes in Battle. */
export interface CardBattle {
  /** The only Factions that may be attacked; any when left out. */
  targets?: readonly Faction[];
  /** Ambush comes with it: `always`, whatever is Hidden there and wherever the Leader is, or wherever it is possible. */
  ambush?: 'always' | 'able';
  /** No own pieces are needed in the Region. */
  withoutPieces?: boolean;
  /** Only Auxilia attack. */
  auxiliaOnly?: boolean;
  /** The Faction whose pieces the Attacker uses as its own. */
  helper?: Faction;
  terms?: Partial<FightTerms>;
}

const NOTHING: CardBattle = {};

const CARDS: Readonly<Partial<Record<string, CardBattle>>> = {
  '2 shaded': { targets: ['romans'], terms: { firstLoss: 'legion' } },
  '6 unshaded': { terms: { doubledTroops: true } },
  '11 unshaded': { auxiliaOnly: true, terms: { doubledTroops: true } },
  '21 shaded': { terms: { noFort: true } },
  '25 unshaded': { withoutPieces: true, terms: { extraLosses: 3, firstLoss: 'ally' } },
  '36 unshaded': {
    targets: GAULS,
    terms: { noRetreat: true, noCounterattack: true, noHalving: true, hides: true },
  },
  '36 shaded': { ambush: 'always' },
  '45 shaded': { targets: ['romans'], ambush: 'able', helper: 'aedui' },
  '58 shaded': { targets: ['romans'], ambush: 'always', terms: { noHalving: true } },
};

/** Returns what the Event under way changes in the Battles of a Command that it grants; nothing for most cards. */
export function cardBattle(G: G, { terms: { card } }: Order): CardBattle {
  const event = card === null ? undefined : findFrame(G, 'event');
  return event === undefined ? NOTHING : (CARDS[`${card} ${event.text}`] ?? NOTHING);
}

/** Returns the pieces of others that an Attacker uses as its own in a Region: Aedui (card 45), Enlisted Germans (4.5.1). */
export function helpersIn(G: G, order: Order, region: RegionId): Contingent[] {
  const { helper } = cardBattle(G, order);
  const helpers: Contingent[] = [];
  if (helper !== undefined && helper !== order.faction) helpers.push({ faction: helper, pieces: 'all' });
  if (order.enlisted.includes(region)) helpers.push({ faction: 'germans', pieces: 'troops' });
  return helpers;
}

/** Returns the Auxilia in a Region as the group that alone attacks (card 11). */
export function auxiliaIn(G: G, region: RegionId) {
  const { hidden, revealed, scouted } = forceIn(G, region, 'romans');
  return { leader: null, legions: 0, hidden, revealed, scouted };
}
