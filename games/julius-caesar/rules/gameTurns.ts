import type { RuleSection } from '../../kit/sections';

/** Game turns (2.0): cards, commands and battles. */
export const gameTurns: readonly RuleSection[] = [
  {
    number: '2.0',
    title: 'Years and game turns',
    text: `The game lasts at most five Years. A Year has five game turns, and in each of them come, in this order, the phases of cards (2.1), commands (2.2) and battles (2.3). A Winter Turn (8.0) follows the fifth game turn.`,
  },
  {
    number: '2.1',
    title: 'Cards and events',
    text: `There are 20 Command cards and 7 Event cards. When a Year begins all 27 are shuffled; you are dealt six and discard one of them unseen, so that you have a card for each game turn. In every game turn both sides play a card face down and reveal them together. You have to play a card, but you may use fewer Moves and Levies than it gives. What you do not use is lost.

The side whose card has more Moves is Player 1; if they are equal, Caesar is. Levies do not matter for this. A side that plays an Event against a Command card is Player 1. Two Events cancel each other, and the game turn is over.

Our ruling: an Event may be declined. It gives no Levies and no amphibious moves. Mars, Mercury, Neptune and Pluto move one group each: Neptune only its Navis, the others only its land blocks.

- Apollo becomes the card that your opponent showed in the game turn before; if it was an Event, you have the same Event. Our ruling: Apollo cannot be played in the first game turn of a Year. It turns into the other card before Player 1 is worked out: a copied Command card competes with its Moves, and Caesar wins ties; a copied Event counts as an Event. An Event that was cancelled can be copied.
- Jupiter makes an enemy block next to one of your Friendly cities change sides; it may be at sea. A leader or a Navis loses a step instead; Cleopatra does change sides. Our ruling: you name a place and a colour, and one such block there is taken at random. Places are adjacent by road or strait, and a sea to its ports; two ports of one sea are not. The block keeps its strength and goes at once to a Friendly city, of your choice, next to where it stood. If it is eliminated or disbanded later, it goes to the levy pool it first came from.
- Mars is a surprise attack. In round 1 of one battle all your attacking blocks have their turns before any defending block does. Mind that a defender may then act twice in a row, at the end of round 1 and the start of round 2. Our ruling: it is a battle in which Player 1 attacks, named when that battle is chosen. If just one battle is left and Player 1 attacks in it, the surprise is there. Reserves still arrive in round 2.
- Mercury lets the blocks of one group go one city further: three cities, or two with an attack. They may go different ways, and each may use the extra city or not.
- Neptune is the same surprise for a group of Navis, at sea or against a port. The rulings on Mars hold for it.
- Pluto raises the road limits for one group move, but neither for retreats nor for regroups. Our ruling: it raises them on roads used to attack, to 6 on a major road, 3 on a minor road and 2 over a strait. Other roads keep their limits.
- Vulcan takes a step from every block in one city. Blocks of strength I are eliminated, leaders too. Our ruling: you choose a city with enemy blocks, not a sea; Navis in port are hit as well. A Cleopatra of strength I changes sides (7.52). If others of her former side are left there, she attacks them as a main force: she pins one of them, and the battle is fought in the battle phase.`,
  },
  {
    number: '2.2',
    title: 'Command phase',
    text: `Player 1 carries out a whole card, Moves and then Levies, or the Event; then Player 2 does.

- For a Move, any blocks of your choice in one place go one or two cities, or seas for Navis; only one if they attack or reinforce a battle. A block stops where it meets enemy blocks.
- For a Levy, add a step to a block on the map, or bring a new block from your levy pool into play at its lowest strength. Levies follow all your moves, so what you raise does not move in this game turn.

The details are in 6.0 to 6.4.`,
  },
  {
    number: '2.3',
    title: 'Battle phase',
    text: `A battle is fought in each city and sea where both sides have blocks, one after the other. Player 1 chooses the order (7.1).`,
  },
];
