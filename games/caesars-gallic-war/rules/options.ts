import type { RuleSection } from '../../kit/sections';

/** Optional rules (9.0 to 9.9). */
export const options: readonly RuleSection[] = [
  {
    number: '9.0',
    title: 'Optional rules',
    text: `The players may agree on any of these rules, alone or together. Here they are chosen when a room is created.`,
  },
  {
    number: '9.1',
    title: 'Tournament play',
    text: `The winner of a coin toss bids the supply points with which he would start as Rome. The other player accepts and plays the Barbarians, or bids lower. The lowest bid plays Rome; a bid of 0 ends the bidding.

Our ruling: the first bid is 19 at most. Who bids lowest moves to the seat of Rome. The supply points can also be agreed on beforehand, without bids.`,
  },
  {
    number: '9.2',
    title: 'Solitaire play',
    text: `One player plays both sides. Hands are dealt face down; in turn each side flips a card and plays it before the other flips one. Who rolls higher goes first in 58 BC; after that the sides take turns in going first, year by year.

Our ruling: each card is a card play of its own, and its battles are fought before the next is flipped. A Massive Revolt card taken for nothing (5.1) is shuffled into the five; one that was paid for lies on top.`,
  },
  {
    number: '9.3',
    title: 'Political Actions against units',
    text: `The die of a Political Action has +1 if legions or Germans of the other side are in the area.

Our ruling: cavalry counts, Gallic units do not.`,
  },
  {
    number: '9.4',
    title: 'Cavalry',
    text: `There is one German and one Roman cavalry unit; use either or both. Cavalry has initiative A, battle rating 2 and strength 2. It moves up to two areas, but stops as usual at a blue border and on entering an area with enemies. In all else it follows the rules for infantry, replacements included.

When the turn ends, cavalry goes home before eliminated tribes return, so that it never wins over a tribe. Only with Caesar or Ariovistus may it winter elsewhere, and not where he may not do so himself or has no room for it.

Our ruling: cavalry starts in Transalpine Gaul or Germania. Its second area costs no supply. Roman cavalry is supplied, repaired and returns like a legion, and counts against garrison limits. For lost Transalpine Gaul see 6.2.2: cavalry that stayed with Caesar and leaves his quarters belongs to the one group that attacks, and retreats to the off-map area or to where Caesar winters.`,
  },
  {
    number: '9.5',
    title: 'Scorched earth',
    text: `The Barbarians may take one Supply Action a turn before Vercingetorix arrives, and two while he is in play (5.2.1 B).

Our ruling: once he has been eliminated they may take none.`,
  },
  {
    number: '9.6',
    title: 'Caesar called back home',
    text: `Before the harvest a die is rolled. On a 1 Caesar leaves the map and returns with the reinforcements of the next turn. This cannot happen two turns in a row.

Our ruling: there is no roll while he is not in play. He returns at full strength.`,
  },
  {
    number: '9.7',
    title: 'The politics of war',
    text: `Each legion that comes into play as a reinforcement gives the Barbarians 1 VP. After the die has been rolled, Rome may hold back any of those that arrive; it can bring them in at the end of a later turn without a roll, for the same 1 VP each.

Our ruling: every legion counts, also one that returns (6.7.1), and Caesar (9.6). Cavalry does not.`,
  },
  {
    number: '9.8',
    title: 'Legio X',
    text: `Caesar rolls one die more in battle.`,
  },
  {
    number: '9.9',
    title: 'Roman historical strength',
    text: `Legions in battle together with Caesar have battle rating 3 instead of 2.

Our ruling: so has Caesar himself. He must be fighting, not in reserve.`,
  },
];
