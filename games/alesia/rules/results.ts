import type { RuleSection } from '../../kit/sections';

/** Odds, results, advances and retreats (15, 16). */
export const results: readonly RuleSection[] = [
  {
    number: '15.1',
    title: 'Odds',
    text: `Divide the larger side by the smaller one and drop or raise the fraction, whichever helps the defender. The attacker’s number comes first: 14 against 8 is 1-1, 14 against 6 is 2-1, 8 against 14 is 1-2, 4 against 14 is 1-4.`,
  },
  {
    number: '15.2',
    title: 'The die',
    text: `The attacker rolls one die and reads the column of the odds. Two Gallic groups of 8 and one of 6 attack a cohort of 5 and a squadron of 2: 22 against 7 is 3-1, and a 4 makes the Romans retreat one hex.`,
  },
  {
    number: '15.3',
    title: 'Results',
    text: `- AR, DR: the attackers, or the defenders, retreat so many hexes, by a way the enemy chooses (16.4). It passes no hex twice, and leads into no enemy zone of control and through no river or trench while another way is open. Who cannot go all of it is eliminated. Our ruling: it ends where there is room (10.1), and a Gaul who leaves the board or comes into the town has gone far enough.
- AA, DA: attackers, or defenders, as many as wish, may advance so many hexes. The first is the hex the enemy has left, if nobody is in it any more; then they go on as zones of control, rivers and trench allow.
- AE, DE: all attackers, or all defenders, are eliminated.
- Melee: nothing moves. Who moves next attacks or withdraws.
- Battle Rages: see below.

A. Battle Rages. All who took part are turned over and stay where they are. They keep factors and zones of control. In the attacker’s next turn the battle is fought again with all of them, at whatever odds there are by then, unless the defender counterattacks in his own turn. Our ruling: the attackers may be divided anew; a battle whose attackers or defenders are gone or disrupted is over; who attacked from the walls or from off the board attacks again, too, as long as there is room left for it there.

B. Reinforcing. Both sides may bring units into the battle. The defender’s may enter the hexes of those attacked without having to attack, and other hexes nearby as long as no enemy unit that is not turned over is next to them. Such a one must be attacked like any other, with all who stand in its hex; if original attackers are among these, that is a counterattack.

C. Counterattack. If the defender attacks one of the original attackers, he must attack them all, and all of them are free of Battle Rages. Our ruling: all, that is, whom any of his units can reach.

D. Defenders who came later. When the attacker fights again, he must also attack enemies beside his units who have come up since, in battles of their own.`,
  },
  {
    number: '15.4',
    title: 'Surrounded Gauls',
    text: `Gauls all around whom are Roman zones of control are eliminated without a die if they are attacked at 2-1 or better. The Romans who attacked may advance up to four hexes, first into the hex that has become free. Our ruling: a hex with Romans in it is as good as a controlled one; the town, an empty fort and the edge of the board are ways out.`,
  },
  {
    number: '15.5',
    title: '6-1 or better',
    text: `The defender is eliminated without a die, and the attacker may advance up to four hexes.`,
  },
  {
    number: '15.6',
    title: 'Worse than 1-4',
    text: `The column 1-4 is used.`,
  },
  {
    number: '16.1',
    title: 'Advances',
    text: `The hex that a beaten enemy has left may always be entered, whatever zones of control and terrain are there; not if somebody who was not in the battle still holds it. Beyond it zones of control, rivers and the trench stop an advance as they stop a move.

Who has attacked across a river goes on beyond that first hex only if he began the turn on that river or on its far side. Who advances into a stack that has still to fight does not share its battle: he neither adds to it nor suffers from it. Our ruling: an advance passes over full hexes, and ends where there is room (10.1).`,
  },
  {
    number: '16.2',
    title: 'Retreats that fail',
    text: `Who cannot retreat so far, for zones of control or terrain, is eliminated. Romans forced over the edge of the board are eliminated, too; Gauls may retreat over it. A full hex is no such hindrance. Our ruling: a retreat ends where there is room if any way does; else it ends in a full hex, and its owner loses a unit there when all battles have been fought (10.2).`,
  },
  {
    number: '16.3',
    title: 'Fire at who advances or retreats',
    text: `Archers and slingers that have not fired yet in this turn may fire at Gauls who advance or retreat. Our ruling: not if they have fired at any range since the Gallic turn began, and forts never; whether the Gaul has come closer (24.51) does not matter.`,
  },
  {
    number: '16.4',
    title: 'Which way',
    text: `Beaten units are led towards their own lines wherever that can be: besieged Gauls to the town, relieving Gauls to the edge of the board, Romans to the ground between the two lines. Our ruling: such a retreat ends nearer to them than it began; where none does, the enemy chooses any.`,
  },
  {
    number: '16.5',
    title: 'Into zones of control',
    text: `An advance may enter an enemy zone of control, and ends there. Who has to retreat into one is eliminated.`,
  },
];
