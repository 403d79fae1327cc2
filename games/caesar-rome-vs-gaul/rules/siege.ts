import type { RuleSection } from '../../kit/sections';

/** Sieges, Subjugation and supply (14.0, 15.0). */
export const siege: readonly RuleSection[] = [
  {
    number: '14.0',
    title: 'Sieges and Subjugation',
    text: `How places with walls are taken.`,
  },
  {
    number: '14.1',
    title: 'Fortified Locations',
    text: `Walled Cities, Fortified Towns and Strongholds. The first two protect units and fall to a Siege (14.3), the last protects none and falls to Subjugation (14.7). Otherwise they stay, but that a Fortified Town goes with its Tribe (11.2.4). Both kinds of attack use the Siege Table.`,
  },
  {
    number: '14.2',
    title: 'Garrisons',
    text: `A Fortified Town or Walled City has a Garrison. It defends alone, or adds to the units inside, in a Siege; never in a battle outside. Local Support and the Provincia Bonus count in no Siege and no Subjugation.`,
  },
  {
    number: '14.3',
    title: 'Siege',
    text: `A roll for 3 Movement Points.`,
  },
  {
    number: '14.3.1',
    title: 'In general',
    text: `Against a Fortified Location Siege Points are gathered, three as a rule; the moment there are enough it falls. A roll costs an activated Leader 3 Movement Points, however many units he has. He may move before and after it, as far as his points go. Our ruling: where the marker of a Walled City asks for another number, such as five for Massilla, that number counts.`,
  },
  {
    number: '14.3.2',
    title: 'The steps',
    text: `- The attacker adds up the Combat Strength of all his units there. Those he finds there count, whether they have been activated or not; who had not cannot be activated any more in this card play.
- The defender adds up his units inside and the Garrison.
- The two are compared as odds, rounded down to a column: 12 to 10 is 1-1, 10 to 6 is 1.5-1, 5 to 6 is 1-2.
- At 3-1 or more the place submits (14.3.3) or surrenders (14.4.3). Below 1-2 there is no roll, but the place stays besieged. Our ruling: no Movement Points are spent then.
- Otherwise two dice are rolled, and the result takes effect at once.`,
  },
  {
    number: '14.3.3',
    title: 'Submission',
    text: `Gauls in a Fortified Town or Walled City submit as in battle (13.3), Garrison included; it is checked when Rome has spent the 3 Movement Points. The Town is removed, or the City’s marker turned; each Tribe loses a step and goes, if it survives, to the Submitted Tribes Box; Mercenaries go to their Holding Boxes. An empty Fortified Town submits to a strength of 6.

Local Support can never help an attacker, who does not control a Province with such an enemy place in it.`,
  },
  {
    number: '14.3.4',
    title: 'Restrictions',
    text: `No Leader and no elite unit rerolls a Siege roll. A location is rolled against once a card play, not more. Our ruling: what submits at 3-1 without dice may do so even if dice were rolled against it with the same card.`,
  },
  {
    number: '14.3.5',
    title: 'Modifiers',
    text: `- +1 if Caesar conducts the Siege or Subjugation; he cannot leave it out. Our ruling: he conducts every one where he is with the besiegers.
- The modifier of the Fortified Location.
- −2 against the Veneti, if their Fortified Town is on their Port and Rome has no Naval Supremacy in Oceanus Atlanticus (17.2).`,
  },
  {
    number: '14.4',
    title: 'How a Siege ends',
    text: `In vain, by storm, or by surrender.`,
  },
  {
    number: '14.4.1',
    title: 'In vain',
    text: `The moment no enemy unit is outside the Siege is over, and its Siege Points are gone.`,
  },
  {
    number: '14.4.2',
    title: 'By storm',
    text: `With the last Siege Point all units inside are eliminated: Tribes go to the Eliminated Box, Mercenaries to their Holding Boxes. A Fortified Town is removed, and no Roman influence takes its place; the marker of a Walled City is turned.`,
  },
  {
    number: '14.4.3',
    title: 'By surrender',
    text: `At 3-1, or by the result S. Gauls submit (14.3.3). Of Romans all units inside are eliminated, Leaders displaced, and the Walled City becomes Gallic. Mercenaries go to their Holding Boxes.`,
  },
  {
    number: '14.5',
    title: 'What it is to be besieged',
    text: `For movement, arrivals and supply.`,
  },
  {
    number: '14.5.1',
    title: 'Besieged',
    text: `In the Strategy Phase a Walled City or Fortified Town is besieged while an enemy Army of any strength is in its space, rolls or points or not.`,
  },
  {
    number: '14.5.2',
    title: 'Movement',
    text: `Leaders and units inside leave only by attacking who is outside (14.6.2).`,
  },
  {
    number: '14.5.3',
    title: 'Reinforcements and replacements',
    text: `No arriving unit is placed inside, and none inside is replaced.`,
  },
  {
    number: '14.5.4',
    title: 'Supply',
    text: `A besieged location supplies those inside alone.`,
  },
  {
    number: '14.6',
    title: 'Relief and Sorties',
    text: `How the besieged are helped, and help themselves.`,
  },
  {
    number: '14.6.1',
    title: 'Relief Armies',
    text: `An active Army that attacks besiegers is a Relief Army. The besieged fight beside it if they make a Sortie.`,
  },
  {
    number: '14.6.2',
    title: 'Sorties',
    text: `Units and Leaders who leave their besieged City or Town bring about a battle. A Sortie is free: nobody has to help a Relief Army, nor to wait for one.`,
  },
  {
    number: '14.6.3',
    title: 'Losses',
    text: `The owner takes them from the Relief Army and from those of the Sortie as he likes, within 13.6.3.`,
  },
  {
    number: '14.6.4',
    title: 'Retreats',
    text: `After a lost battle those of the Sortie go back inside, and the Relief Army retreats like any other, not inside.`,
  },
  {
    number: '14.6.5',
    title: 'Who commands',
    text: `In a Sortie with a Relief Army the Leader of the Relief Army.`,
  },
  {
    number: '14.7',
    title: 'Strongholds',
    text: `Tribes of hills, woods and marshes, without a town to take.`,
  },
  {
    number: '14.7.1',
    title: 'Properties',
    text: `A Stronghold goes by Subjugation only. Gallic markers may hold on to it against isolation (16.3). It protects no units and Leaders.`,
  },
  {
    number: '14.7.2',
    title: 'Subjugation',
    text: `As a Siege, but without odds: always in the column 1.5-1, with a Combat Strength of 2 or more. The second Siege Point removes the Stronghold. Our ruling: so does the result S.`,
  },
  {
    number: '15.0',
    title: 'Supply',
    text: `Who is cut off loses men.`,
  },
  {
    number: '15.1',
    title: 'When',
    text: `In each own Supply Phase (7.4.2), and for what arrives in the Reinforcement Phase (5.2, 5.3).`,
  },
  {
    number: '15.2',
    title: 'Sources',
    text: `Where supply comes from.`,
  },
  {
    number: '15.2.1',
    title: 'Roman sources',
    text: `- A Walled City Rome controls.
- A Roman Control marker in a Province Rome controls, if it can trace supply to another Province Rome controls: two such Provinces feed an army between them.`,
  },
  {
    number: '15.2.2',
    title: 'Gallic sources',
    text: `All Gallic Strongholds and Fortified Towns, and Gallic influence in a Province of Gaul that the Gauls control.`,
  },
  {
    number: '15.3',
    title: 'Supply Paths',
    text: `From the units to a source.`,
  },
  {
    number: '15.3.1',
    title: 'The way',
    text: `From space to adjacent space, however far, over paths of any kind, through Neutral and own spaces. It does not enter

- a space with an enemy unit that is not besieged,
- a space with an enemy Control marker or a Devastation marker, unless an own unit is there.`,
  },
  {
    number: '15.3.2',
    title: 'To Rome',
    text: `A Supply Path to Rome leads over the Alps (Via Domitia) or to a Walled City Rome controls. Replacements, reinforcements (5.2) and Caesar (5.3) need one.`,
  },
  {
    number: '15.4',
    title: 'The Supply Phase',
    text: `At the end of an own card play.`,
  },
  {
    number: '15.4.1',
    title: 'Procedure',
    text: `The player whose card it was checks his own units. Mercenaries, Minor Tribe and Militia out of supply return to their Holding Boxes; all others suffer attrition.`,
  },
  {
    number: '15.4.2',
    title: 'Attrition',
    text: `A stack out of supply that has three steps or more, without the Mercenaries that are gone, loses one step of its owner’s choice. Smaller stacks lose none.`,
  },
];
