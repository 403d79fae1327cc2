import type { RuleSection } from '../../kit/sections';
import { actions } from './actions';
import { battle } from './battle';

/** The sequence of play and the Card Phase (4.0 to 5.2.2). */
export const cards: readonly RuleSection[] = [
  {
    number: '4.0',
    title: 'Sequence of play',
    text: `Each of the eight turns has two phases.

- Card Phase: cards are dealt (5.1) and played (5.2). The actions of a card play are resolved in the order event, Supply Action, Neutral Tribe Activation, Political Action, movement.
- End of Turn Phase: harvest (6.1), units go home (6.2), tribe control (6.3), supply and attrition (6.4), replacements (6.5), Roman supply production (6.6), Roman reinforcements (6.7).`,
  },
  {
    number: '5.0',
    title: 'Card Phase',
    text: `Cards are dealt to both players (5.1), who then play all of them, one after another (5.2).`,
  },
  {
    number: '5.1',
    title: 'Draw cards',
    text: `The whole deck is shuffled and each player is dealt five cards.

- If Rome controlled 13 or more tribes when the last turn ended, the Barbarians may first take the Massive Revolt card, unless it has been played already. They are then dealt four cards.
- When 52 BC begins (turn 7), they may take it even if Rome controls fewer, but it costs them 1 VP, must be their first card, and must be played as the event.

Our ruling: "Played already" means played by the Barbarians as a Massive Revolt. Their score may go down to −1 for the card. With 13 Roman tribes it is free in 52 BC, too. It is taken in the open, before the deal. The card is Massive Revolt, although the summary of changes in the rulebook says Major Revolt.`,
  },
  {
    number: '5.2',
    title: 'Playing cards',
    text: `Both players choose a card in secret and reveal them together. Rome announces its action, then the Barbarians do. Actions are resolved in the order event, Supply Action, Neutral Tribe Activation, Political Action, movement. When both chose the same, Rome is first; but of two movements that with the higher card is first, and Rome on a tie.

When both are resolved, there is a battle in each area with units of both sides. Five such card plays make up the phase: no card is kept for another turn, and all go back into the deck. Played cards may be looked at by both players.

Our ruling: an action that another has spoiled before it is resolved has no effect. A movement may move nothing. The Barbarians may announce the activation of a tribe of theirs that the revolt Rome has announced may turn neutral.`,
  },
  actions,
  battle,
];
