import type { RuleSection } from '../../kit/sections';

/** The town, stacking, and what is off the board (9 to 11). */
export const places: readonly RuleSection[] = [
  {
    number: '9.1',
    title: 'No Roman in the town',
    text: `Roman units never enter Alesia.`,
  },
  {
    number: '9.2',
    title: 'What the Romans know of the town',
    text: `Nothing: where Gauls are inside Alesia has no meaning and is not shown. They are simply in the town.`,
  },
  {
    number: '9.3',
    title: 'Out of the town',
    text: `Once they may leave at all (18.1), besieged units come out by any wall hex. The first two to appear on a wall hex in a turn do so for nothing; each further pair there pays one MF more: the third and fourth 1, the fifth and sixth 2, the seventh 3. Outside they move and stack like all others. Our ruling: who starts his turn on a wall hex does not appear there again; who is sent from within the town to a wall hex appears there, whatever it costs, and may go on.`,
  },
  {
    number: '9.4',
    title: 'In and out',
    text: `Who enters the town stays there for the rest of the turn; so nobody moves through it from one side to the other. Who has come out may go back in the same turn. Our ruling: to enter a wall hex from outside costs 1 MF, to go on inside none; who has come in, be it back in, may attack from the walls in that turn, but not advance out.`,
  },
  {
    number: '9.5',
    title: 'Fighting from the walls',
    text: `Gauls on a wall hex may attack Romans next to it, two units from each hex. The Romans never attack anybody on the walls or inside. Our ruling: this is open to the besieged before they may leave, too; they neither advance nor retreat out of the town.`,
  },
  {
    number: '10.1',
    title: 'Stacking',
    text: `Three Roman units may stand in a hex, or two Gallic ones.`,
  },
  {
    number: '10.2',
    title: 'Too many in a hex',
    text: `Units may pass over full stacks. Where too many stand at the end of a movement, their owner eliminates as many as are too many, of his choice. Our ruling: that is before the last fire and before combat, and after combat where a retreat has ended in a full hex (16.2); of two commanders each loses units of his own.`,
  },
  {
    number: '10.3',
    title: 'Making and breaking stacks',
    text: `Stacks are made and broken up freely in movement, and by advances and retreats.`,
  },
  {
    number: '10.4',
    title: 'What counts',
    text: `Leaders and forts do not count for stacking. Any other unit counts as one.`,
  },
  {
    number: '10.5',
    title: 'Who lies on top',
    text: `Leaders, archers and slingers are on top of their stack, in sight of the enemy.`,
  },
  {
    number: '11.1',
    title: 'The ten zones',
    text: `Around the board lie ten zones, I to X. A unit in a zone comes onto the board on any outermost hex of that zone’s edge; the two border hexes belong to the zones on both sides.

That hex costs 1 MF for the first two units to appear on it in a turn, and one MF more for each further pair: 2 for the third and fourth, 3 for the fifth and sixth, 4 for the seventh. Our ruling: who is sent to an outermost hex appears on it, even where it would be cheaper to appear beside it and walk.`,
  },
  {
    number: '11.2',
    title: 'Attacks from off the board',
    text: `In their turn Gauls may attack Romans on the outermost hexes from the zone beyond. They stand, as if there were one more row of hexes beyond the edge, two to a hex, and must have started the turn in that zone. They count as in the zone during and after the battle. A defender is never doubled against them. Our ruling: only Romans on the edge of that very zone are attacked, and not by who has fought scouts in this turn.`,
  },
  {
    number: '11.3',
    title: 'Who uses the zones',
    text: `Only Gauls leave the board. A unit does so if it starts its turn off the board, or near enough to the edge. The end of an Assault Period is an exception (12.3); the option of reconnaissance lets Roman cavalry out (22.41).`,
  },
  {
    number: '11.4',
    title: 'What a unit off the board may do',
    text: `In a turn each Gallic unit does one of these: enter the board from its zone, move to a neighbouring zone, stay in its zone, or leave the board.

A unit leaves by zone X on turn 1, say. On turn 2 it may go to IX or to I. From IX it may enter on turn 3, or go to VIII or back to X, or wait.`,
  },
  {
    number: '11.5',
    title: 'Leaving the board',
    text: `Half hexes at the edge are off the board. A unit leaves from an outermost hex with one MF, or by an advance or retreat over the edge. It is put in the zone of that edge and does no more in this turn. Our ruling: at a border hex its commander names one of the two zones, in secret.`,
  },
  {
    number: '11.6',
    title: 'How many',
    text: `Any number of units may be off the board and move there.`,
  },
  {
    number: '11.7',
    title: 'Not out and in',
    text: `Nobody leaves the board and comes back in one turn.`,
  },
  {
    number: '11.8',
    title: 'The Roman look',
    text: `After the first Assault Period, and at no other time, the Romans may see which Gauls are in which zone. Our ruling: they see it while they take up their new positions.`,
  },
  {
    number: '11.9',
    title: 'Gallic presence',
    text: `A marker shows each zone in which there are Gauls, but neither how many nor which. It goes when the last of them has left the zone, even if Gauls stand on the board before it. Our ruling: markers are put right when Gallic movement ends, not when a battle drives units off the board.`,
  },
];
