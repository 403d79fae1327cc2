import type { RuleSection } from '../../kit/sections';

/** Commanders, the besieged force’s release, leaders (17 to 19). */
export const command: readonly RuleSection[] = [
  {
    number: '17.1',
    title: 'Two to four players',
    text: `With three players two command Gauls. With four there are two on each side.`,
  },
  {
    number: '17.2',
    title: 'Two Gallic commanders',
    text: `One is Vercingetorix and has the besieged force, the other has the relieving force; no counter stands for him. Each acts for himself: they give each other no orders and do not speak. Our ruling: the two do not hear each other in the chat, nor does Vercingetorix see into the off-board zones.`,
  },
  {
    number: '17.3',
    title: 'Which Gauls move first',
    text: `In the turn in which the besieged first leave Alesia, in each Assault Period, they move before the relieving force. In all later turns both move at once. Our ruling: they also move first as long as they may come out and have not yet.`,
  },
  {
    number: '17.4',
    title: 'Spheres of command',
    text: `Two Roman commanders, Caesar and Labienus, share the perimeter: each has what faces five zones in a row, and all Romans there. A unit that moves over comes under the other’s command. They may talk of general plans and ask each other for help, but neither moves the other’s units or tells him how. The spheres stay as they are until the pause between the Assault Periods. Our ruling: Caesar says which five zones are Labienus’s; each leader stays his own commander’s wherever he is.`,
  },
  {
    number: '17.5',
    title: 'A leader in the other sphere',
    text: `A Roman leader in the other’s sphere may take command of all Romans within ten hexes of him. If the other leader is within ten hexes as well, that commander may refuse. Our ruling: this is said while units are placed or move, and the command lasts until it is given back, or the leader is home at the start of a turn.`,
  },
  {
    number: '17.6',
    title: 'Option: out with the leader',
    text: `With four players, a Roman commander whose leader is eliminated leaves the game, and the other commands all Romans. Our ruling: he does not share in a victory.`,
  },
  {
    number: '17.7',
    title: 'Option: time limits',
    text: `Players may agree how many minutes a side has for each movement, such as ten for the Gauls and twenty for one Roman player. The table keeps no such clock.`,
  },
  {
    number: '17.8',
    title: 'Option: secret spheres',
    text: `The Gauls are told the Roman spheres only when an Assault Period is over. Our ruling: who moves which unit they see.`,
  },
  {
    number: '18.1',
    title: 'When the besieged may come out',
    text: `However many play, in each Assault Period the besieged stay in Alesia until the relieving force has opened the battle: in one and the same turn ten of its units or more stop on the Outer Works or cross them, and a hand-to-hand combat has been resolved. From the turn after that they may leave. The ten need not survive. Our ruling: who advances or retreats onto the Outer Works counts, too; until then they may stand on the walls, and relieving units that have come in may leave.`,
  },
  {
    number: '18.2',
    title: 'The delay',
    text: `Where one player commands all Gauls, he draws one of the numbers 1 to 3 in secret. The besieged wait so many turns more: with ten units landed on turn 2 and a 3 drawn, they may come out on turn 6. The number is shown when they do. Our ruling: for the second Assault Period another is drawn.`,
  },
  {
    number: '19.1',
    title: 'Vercingetorix',
    text: `His counter decides the game and does nothing else. In a Roman zone of control he is eliminated at once, whoever is with him; the option of 19.7 spares him. Our ruling: a Roman unit in a fort next to him is as deadly; inside the town he is safe, on the walls he is not.`,
  },
  {
    number: '19.2',
    title: 'Where Vercingetorix may go',
    text: `Not within three hexes of a fort, manned or not. He may come within range of archers and slingers, whose fire can kill him. Our ruling: fire that disrupts him stops him where he is.`,
  },
  {
    number: '19.3',
    title: 'Caesar and Labienus',
    text: `They have no combat factor and cannot attack by themselves. Alone in an enemy zone of control a leader is eliminated. Our ruling: who is left alone by units that move away falls when the movement ends, who is passed by an enemy at once.`,
  },
  {
    number: '19.4',
    title: 'Labienus in battle',
    text: `Where he is stacked with a unit that fights, in attack or in defence, one more die may be rolled. The Romans choose which of the two counts. Our ruling: all dice are rolled at once.`,
  },
  {
    number: '19.5',
    title: 'Caesar in battle',
    text: `Where he is stacked with a unit that fights, two more dice may be rolled; with both leaders, three more. The Romans choose which of all counts.`,
  },
  {
    number: '19.6',
    title: 'Several battles of one leader',
    text: `A leader helps in as many battles as units of his hex fight, up to three a turn. A bad result does not touch him as long as other Romans of the hex had no part in that battle: a cohort soaking off beside him may die alone. The fate of the last Romans with him he shares. Our ruling: with other units left in his hex he is never lost, and may go along with a retreat or stay.`,
  },
  {
    number: '19.7',
    title: 'Option: Vercingetorix stands by his men',
    text: `Stacked with other Gauls he does not fall to mere contact with Romans. Only missiles reach him, or the elimination of the Gauls in his hex. Our ruling: he falls with the last of them, whatever it falls to and however far off the Romans are; who is shot on his way into the hex has not been with him.`,
  },
];
