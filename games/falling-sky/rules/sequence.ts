import type { RuleSection } from '../../kit/sections';

/** Cards and the order of play (2.0). */
export const sequence: readonly RuleSection[] = [
  {
    number: '2.0',
    title: 'Sequence of play',
    text: `Cards are played one after the other: an Event card lets two Factions act, a WINTER card brings a Winter Round.`,
  },
  {
    number: '2.1',
    title: 'Set up',
    text: `Three scenarios: Pax Gallica? (54 BC), Reconquest of Gaul (53 BC) and The Great Revolt (52 BC), each with its pieces, its deck, and for the latter two a shorter deck.

In Pax Gallica? the first Winter has neither a check of victory nor a Germans Phase, Vercingetorix appears in Spring, and the Senate has no mood before its first Senate Phase.`,
  },
  {
    number: '2.2',
    title: 'Start',
    text: `The first card is laid open and played; the next one is always seen. Played cards, and how many are left, are known to all.`,
  },
  {
    number: '2.3',
    title: 'Event card',
    text: `Up to two Eligible Factions execute a Command or the Event, in the order of the card.`,
  },
  {
    number: '2.3.1',
    title: 'Eligibility',
    text: `Eligible are those who did not act on the card before. All are at the beginning and after Winter.`,
  },
  {
    number: '2.3.2',
    title: 'Faction order',
    text: `The leftmost Eligible Faction on the card is the 1st, the next the 2nd.`,
  },
  {
    number: '2.3.3',
    title: 'Passing',
    text: `Who Passes stays Eligible and gains 1 Resource, the Romans 2. The next in order takes his place with the same options.`,
  },
  {
    number: '2.3.4',
    title: 'Options',
    text: `The 1st Eligible executes a Command, with a Special Ability or without, or the Event. What the 2nd may do depends on it:

- after a Command alone: a Limited Command;
- after a Command with a Special Ability: a Limited Command, or the Event;
- after the Event: a Command, with a Special Ability or without.`,
  },
  {
    number: '2.3.5',
    title: 'Limited Command',
    text: `A Command in one Region only, without a Special Ability.`,
  },
  {
    number: '2.3.6',
    title: 'Adjust Eligibility',
    text: `Who executed a Command or the Event is Ineligible for the next card, everybody else Eligible. Free actions do not count, and some Events say otherwise.`,
  },
  {
    number: '2.3.7',
    title: 'Next card',
    text: `The card that was seen is played, and another one comes to light.`,
  },
  {
    number: '2.3.8',
    title: 'Frost',
    text: `When the next card is WINTER nobody may March by Command, the Germans by Enlist included. Events still can.

With Sudden Frost the two cards change places instead: Winter comes at once, and the Event is the first of the new year.`,
  },
  {
    number: '2.4',
    title: 'WINTER card',
    text: `A Winter Round (6.0). The cards from one to the next are a year.`,
  },
  {
    number: '2.4.1',
    title: 'Final Winter',
    text: `If nobody has won in the last Winter’s Victory Phase, the game ends there by margins (7.3).`,
  },
];
