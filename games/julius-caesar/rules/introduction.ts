import type { RuleSection } from '../../kit/sections';

/** The introduction (1.0): players, victory and what is in the box. */
export const introduction: readonly RuleSection[] = [
  {
    number: '1.0',
    title: 'The war',
    text: `The game is about the Roman civil war of 49 to 45 BC. You lead the legions, ships and generals of one side, and the outcome decides whether Rome stays a republic. Years are numbered as the Romans numbered them: 705 is 49 BC and 709 is 45 BC.`,
  },
  {
    number: '1.1',
    title: 'Players',
    text: `There are two sides, each with one player: Caesar and Pompey.`,
  },
  {
    number: '1.2',
    title: 'How to win',
    text: `Each of the five Years ends with a Winter Turn (8.0). In it both sides add up their Victory Points (VP): the values of their Friendly cities (4.2), and 1 VP for every enemy leader they have killed (7.51). A side with at least 10 VP wins.

If nobody has 10 VP when Year 5 ends, the higher total wins. If both are equal, the side that holds Rome wins, and if neither does, the game is a draw. Caesar begins with 1 VP (Massilia) and Pompey with 7 VP. Our ruling: when the game is over, all blocks and cards are shown.`,
  },
  {
    number: '1.3',
    title: 'What is in the box',
    text: `There are 27 cards, four dice, a map and 63 blocks: one is blue, and of the others half are tan and half green, 31 of each. Our ruling: both sides always see the colour of every block, and it stays the same when a block changes sides: tan for Caesar's, green for Pompey's, blue for Cleopatra. Face and strength are hidden (3.0).`,
  },
];
