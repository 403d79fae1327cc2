import type { RuleSection } from '../../kit/sections';

/** Counters, set-up and the sequence of play (2 to 4). */
export const overview: readonly RuleSection[] = [
  {
    number: '2.1',
    title: 'Counters',
    text: `Each counter is a body of troops, a leader or a fort of the battle, and carries all that play needs to know of it.`,
  },
  {
    number: '2.2',
    title: 'Kinds of counter',
    text: `- Gallic: warrior groups, cavalry squadrons, and Vercingetorix.
- Roman: cohorts of legions, cohorts of recruits, Numidian light infantry, Germanic cavalry, Numidian archers, Balearic slingers, 23 forts, and the leaders Caesar and Labienus.

A unit shows its combat factor (2.4) and its movement factor (2.5). A leader only moves, a fort does neither: its engines fire for whoever holds it (24.1).`,
  },
  {
    number: '2.3',
    title: 'Besieged and relieving Gauls',
    text: `A Gallic counter with a black triangle is of the besieged force, which starts in the town with Vercingetorix. All other Gauls are of the relieving force.`,
  },
  {
    number: '2.4',
    title: 'Combat factor',
    text: `The strength of a unit, the same in attack and in defence. It may be doubled in defence (13.5). Archers and slingers only defend with it (20.1).`,
  },
  {
    number: '2.5',
    title: 'Movement factor',
    text: `The movement factor, MF for short, is the number of clear hexes a unit may enter in a turn.`,
  },
  {
    number: '2.6',
    title: 'Names of units',
    text: `Tribe and group, legion and cohort tell one counter from another and mean nothing else.`,
  },
  {
    number: '3.1',
    title: 'The board',
    text: `Movement, range and what is next to what are counted in hexes. Rows have 52 and 51 hexes in turn, lettered A to YY from north to south; the number of a hex is that of its diagonal, which runs from south-west to north-east. So KK28 is in row KK, on the diagonal 28.`,
  },
  {
    number: '3.2',
    title: 'Roman set-up',
    text: `The Romans set up first: all their counters, anywhere on the board but in the town or next to it. No fort is placed within seven hexes of the town.

A ready deployment stands on the board to begin with. Take it as it is, take another, or place single counters elsewhere. Our ruling: no hex has two forts, cavalry is not placed on Outer Works, and each of two commanders places what is in his sphere.`,
  },
  {
    number: '3.3',
    title: 'Gallic set-up',
    text: `The besieged force starts inside Alesia, Vercingetorix among it. The relieving force starts off the board, in zone I.`,
  },
  {
    number: '3.4',
    title: 'The chart of off-board zones',
    text: `Where Gauls are off the board is for Gallic eyes alone. The Romans see it once, between the two Assault Periods (11.8), and never touch it.`,
  },
  {
    number: '4.1',
    title: 'Turn: Gallic movement',
    text: `Gauls on the board move, then others may come onto it from the off-board zones. Our ruling: of two commanders each keeps this order for himself. While they move, archers, slingers and forts fire at them (20.5, 24.2).`,
  },
  {
    number: '4.2',
    title: 'Turn: off-board movement',
    text: `Gauls who are off the board may change zones (11.4). Then the markers of Gallic presence are put right (11.9).`,
  },
  {
    number: '4.3',
    title: 'Turn: the Outer Works',
    text: `A die is rolled for each Gallic unit on Outer Works in a Roman zone of control (23.2).`,
  },
  {
    number: '4.4',
    title: 'Turn: Gallic attacks',
    text: `All battles that Gallic movement has brought about are fought. Advances and retreats follow each battle at once.`,
  },
  {
    number: '4.5',
    title: 'Turn: Roman movement',
    text: `The Romans move whichever units they wish.`,
  },
  {
    number: '4.6',
    title: 'Turn: Roman attacks',
    text: `All battles that Roman movement has brought about are fought, as in 4.4.`,
  },
  {
    number: '4.7',
    title: 'Turn: its end',
    text: `The turn marker goes on one box, and the next turn begins with 4.1, until the game is decided.`,
  },
];
