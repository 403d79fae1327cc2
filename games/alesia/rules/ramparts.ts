import type { RuleSection } from '../../kit/sections';

/** Ramparts in battle, and victory (25, 26). */
export const ramparts: readonly RuleSection[] = [
  {
    number: '25.1',
    title: 'Ramparts double the defence',
    text: `Units on a rampart are doubled against attackers who stand on none or on a weaker one. A camp rampart, black, is stronger than a perimeter rampart, brown.`,
  },
  {
    number: '25.2',
    title: 'Both kinds in a hex',
    text: `Where both are in a hex, units there count as on the camp rampart.`,
  },
  {
    number: '25.3',
    title: 'A break in the rampart',
    text: `Two rampart hexes side by side whose ramparts do not join across the hexside between them: the defender is doubled.`,
  },
  {
    number: '25.4',
    title: 'One joined attacker is enough',
    text: `The defender is doubled only if every attacker stands off the rampart or on one that does not join his through the hexside he attacks across. A single attacker on a joined rampart of the same strength or a greater one takes the doubling away, for all attackers.`,
  },
  {
    number: '25.5',
    title: 'Ramparts as bridges',
    text: `A rampart that crosses a river is a bridge. An attacker on the bridge does not double a defender behind the river. In one hex a rampart stands beside the river without crossing it: attacked from there, the next hex of that rampart is doubled.`,
  },
  {
    number: '25.6',
    title: 'Ramparts on a hilltop',
    text: `A defender whose rampart stands on a hilltop stays doubled against an attacker on a slope hex, even along a joined rampart of equal strength.`,
  },
  {
    number: '25.7',
    title: 'Option: hidden stacks',
    text: `The attacker does not see what is in a stack that is doubled on a fort or rampart before the battle is resolved. Our ruling: all stacks in forts and on ramparts are hidden, but for who lies on top (10.5); Gallic ones only outside the Gallic turn.`,
  },
  {
    number: '26.1',
    title: 'Gallic victory',
    text: `The Gauls win when Vercingetorix moves off the board, in either Assault Period.`,
  },
  {
    number: '26.2',
    title: 'Roman victory',
    text: `The Romans win when they move a unit next to Vercingetorix, or when both Assault Periods are over and he has not left the board. Our ruling: a leader who is moved next to him wins, too.`,
  },
  {
    number: '26.3',
    title: 'A draw',
    text: `If Caesar is eliminated the Romans cannot win any more. If they keep Vercingetorix on the board all the same, the game is a draw.`,
  },
];
