import type { RuleSection } from '../../kit/sections';

/** Movement, zones of control, ramparts, rivers and the trench (5 to 8). */
export const movement: readonly RuleSection[] = [
  {
    number: '5.1',
    title: 'How many units move',
    text: `In your movement you move all your units, some or none.`,
  },
  {
    number: '5.2',
    title: 'One unit after another',
    text: `Units move singly, by any way that their movement factor pays for. No die is rolled for movement. Our ruling: who is sent farther than the next hex goes the cheapest way, and of ways that cost the same one on which there is the least fire to fear. To the next hex a unit goes straight, so that its commander may choose any other way hex by hex.`,
  },
  {
    number: '5.3',
    title: 'How far a unit moves',
    text: `A hex costs one MF. Ramparts lengthen the way (7.1); terrain (8.1) and the enemy (6.2) shorten it.`,
  },
  {
    number: '5.4',
    title: 'What is not used is lost',
    text: `MF are neither handed to another unit nor saved for another turn.`,
  },
  {
    number: '5.5',
    title: 'Friends and enemies in the way',
    text: `A unit may pass over friends and stop with them. It never enters a hex in which an enemy unit stands.`,
  },
  {
    number: '6.1',
    title: 'Zones of control',
    text: `A unit’s zone of control is the six hexes around it, whatever terrain and whoever is there. It does not reach into the town, into a fort, or off the board.

Leaders, forts, units in a fort and units in Alesia have none. Nor has a disrupted unit (21.2).`,
  },
  {
    number: '6.2',
    title: 'Entering a zone of control',
    text: `A unit that enters an enemy zone of control stops there, and must attack the units whose zone it is (13.1). Battle Rages makes exceptions (15.3).`,
  },
  {
    number: '6.3',
    title: 'Starting in a zone of control',
    text: `A unit that starts its turn in an enemy zone of control leaves it or attacks. Battle Rages makes exceptions (15.3).`,
  },
  {
    number: '6.4',
    title: 'From zone to zone',
    text: `No unit moves straight from one enemy zone of control into another, be it of the same enemy or of a different one. An advance into the hex of a beaten enemy is excepted (16.1).`,
  },
  {
    number: '6.5',
    title: 'What does not stop a zone of control',
    text: `Neither a river nor units of the moving side in the hex take away an enemy zone of control.`,
  },
  {
    number: '6.6',
    title: 'When a zone of control lapses',
    text: `Disruption takes a unit’s zone of control away (21.2), and Battle Rages some of its effects (15.3).`,
  },
  {
    number: '7.1',
    title: 'Ramparts double the pace',
    text: `Perimeter ramparts and camp ramparts are alike here. Across a hexside which a rampart crosses a step costs half an MF: a unit with 6 MF goes twelve hexes along ramparts.`,
  },
  {
    number: '7.2',
    title: 'Half MF',
    text: `Steps along ramparts and other steps may be mixed. A half left over on one stretch may be spent on another in the same turn, but half an MF never pays for a step off the rampart.`,
  },
  {
    number: '7.3',
    title: 'Ramparts that are not joined',
    text: `Between two rampart hexes a step costs a full MF where no rampart crosses the hexside between them.`,
  },
  {
    number: '7.4',
    title: 'Where ramparts meet',
    text: `The two colours join where they clearly mean to. In three hexes of the camp south-east of Mont Réa they do not: camp rampart and perimeter rampart share the hex unjoined.

A unit may still change from one to the other there for half an MF, as each crosses its own hexside. Who attacks out of such a hex stands on both ramparts, and does not double its enemy; who is attacked in it from a perimeter rampart is doubled.`,
  },
  {
    number: '8.1',
    title: 'Rivers and the Isolated Trench',
    text: `A unit that comes to a hex of a river or of the Isolated Trench stops there, unless it goes on along it. In the next turn it goes on in any direction at the usual cost. Bridges are in 24.8 and 25.5.`,
  },
  {
    number: '8.2',
    title: 'Along and across',
    text: `Moving along a river or the trench costs nothing extra. Only a unit that starts its turn on it may cross: straight away, or after going along it. Once off it, the unit does not cross back in that turn. Our ruling: along it means through the hexsides it touches; who has come to it in this turn leaves it for neither bank, but for a bridge or at the end of the trench.`,
  },
  {
    number: '8.3',
    title: 'Ends of a river or the trench',
    text: `A hex whose water or trench touches fewer than two of its hexsides stops nobody. Attackers in it still double the defender (13.5).`,
  },
  {
    number: '8.4',
    title: 'Option: filling in the trench',
    text: `Two Gallic units that stand on one hex of the trench in four turns running, each time two others than in the turn before, fill it in. From then on Gauls and Romans on foot pass it like clear ground; cavalry stops as before. A defender behind it is still doubled. Our ruling: turns are counted when they end, and anew in the second Assault Period; a unit that stays for a second turn makes the count begin again.`,
  },
];
