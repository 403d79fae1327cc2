import type { RuleSection } from '../../kit/sections';

/** Outer Works and forts (23, 24). */
export const forts: readonly RuleSection[] = [
  {
    number: '23.1',
    title: 'Outer Works and movement',
    text: `They hinder nobody but cavalry (22.1).`,
  },
  {
    number: '23.2',
    title: 'Losses on the Outer Works',
    text: `Before Gallic attacks one die is rolled for each Gallic unit on Outer Works in a Roman zone of control: a 6 eliminates it. Romans are never harmed. Our ruling: works towards the town count, too, and Vercingetorix is not rolled for.`,
  },
  {
    number: '23.3',
    title: 'Too late to fill the gap',
    text: `The dice fall when all Gallic movement is over, so that nobody can take the place of who is lost.`,
  },
  {
    number: '23.4',
    title: 'Nobody is spared',
    text: `Disrupted units and those held by Battle Rages are rolled for as well.`,
  },
  {
    number: '24.1',
    title: 'Forts',
    text: `The Romans place 23 forts at the start, none within seven hexes of the town, and never move them. Units in a fort are doubled in defence, wherever the attackers stand. With any unit in it, a leader does not do, a fort’s engines may fire.`,
  },
  {
    number: '24.2',
    title: 'When forts fire',
    text: `In Gallic movement, as missile units do (20.5), but at three ranges, once at each in a turn: tertiary, three hexes; secondary, two; primary, next to the fort. The Romans decide as each Gaul comes into the field of fire. Who holds fire at one unit may fire at another at that range later.`,
  },
  {
    number: '24.3',
    title: 'A miss',
    text: `Who was missed moves on, and may be fired at again nearer to the fort.`,
  },
  {
    number: '24.4',
    title: 'Primary range',
    text: `At primary range the dice 5 and 6 strike all units of a hex: the Missile Engine Table marks them with a star. A fort that has not yet fired at primary range may always do so at the end of Gallic movement. Our ruling: it aims at one unit it may fire at (24.51); a star strikes all others in the hex as well.`,
  },
  {
    number: '24.5',
    title: 'Gauls who start near a fort',
    text: `With Gauls next to it at the start of their turn, a fort cannot fire at secondary and tertiary range in that turn; with Gauls two hexes off, not at tertiary range. 24.6 is an exception. Our ruling: neither Vercingetorix nor who comes from off the board takes a range away.`,
  },
  {
    number: '24.51',
    title: 'Gauls who start in the field of fire',
    text: `They are not fired at until they come closer to the fort or missile unit. 24.52 and 24.6 are exceptions. Our ruling: a step that takes him nearer is enough, and from then on he may be fired at wherever he goes in that field.`,
  },
  {
    number: '24.52',
    title: 'Gauls who stay',
    text: `Who starts in a field of fire and does not move at all may be fired at when the movement is over. Our ruling: who has moved and come back has moved.`,
  },
  {
    number: '24.6',
    title: 'Gauls who appear in the field of fire',
    text: `A unit that comes from off the board inside a fort’s range may be fired at as though it had come through the longer ranges first: two hexes from a fort, at tertiary and at secondary range in that very hex. Our ruling: archers and slingers, too, fire at who appears next to them at both ranges. Whoever fires chooses which ranges and in what order; one that 24.5 has taken is lost here, too.`,
  },
  {
    number: '24.7',
    title: 'Forts and zones of control',
    text: `Neither has a unit in a fort a zone of control, nor does a Gallic one reach into it. So nobody in a fort has to attack Gauls beside it, nor have these to attack the fort. Melee and Battle Rages count as nothing where all attackers or all defenders are in a fort.`,
  },
  {
    number: '24.71',
    title: 'Attacks out of a fort',
    text: `Units that attack out of a fort have no zone of control but over the fort’s own hex.`,
  },
  {
    number: '24.72',
    title: 'Some attack, some stay',
    text: `Of the units in a fort some may attack while others do not, whoever is near.`,
  },
  {
    number: '24.8',
    title: 'Bridge and joint',
    text: `On a river hex a fort is a bridge. It joins the ramparts and forts of all hexes around it: between these and the fort a step costs half an MF. Any other step into a fort costs one. Our ruling: for Romans who attack out of it, too, it joins the ramparts around it, as strong as a perimeter rampart.`,
  },
  {
    number: '24.9',
    title: 'A fort taken',
    text: `A fort that Gauls take is gone for the rest of the game. Gauls may retreat through an empty fort, which shields them from zones of control; it is destroyed when they have passed. A fort is never a bridge for Gauls. Our ruling: an empty fort falls as soon as a Gaul comes in, also on his way; a leader alone keeps Gauls out.

A rush at a fort goes like this. It fires at three hexes and at two while the Gauls come on, and keeps the shot at primary range for the end of their movement. Dice are rolled for those on the Outer Works (23.2). Who is left attacks, and must also attack the cohorts on the ramparts beside the fort, in whose zones he stands: a soak-off on either side. A melee means nothing to the fort, but those cohorts have to attack or withdraw in their turn.`,
  },
];
