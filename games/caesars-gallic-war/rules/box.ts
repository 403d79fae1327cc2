import type { RuleSection } from '../../kit/sections';

/** What is in the box and how it is set up (1.0 to 3.0). */
export const box: readonly RuleSection[] = [
  {
    number: '1.0',
    title: 'Introduction',
    text: `Two sides, Rome and the Barbarians, fight for the tribes of Gaul, by arms and by politics. There are eight turns of one year each, from 58 BC, when Caesar arrives, to 51 BC.

You win by victory points, for the tribe areas you control at the end and for certain enemy units you eliminate (8.0). Rome can receive four more legions (6.7); the Barbarians can receive Vercingetorix and two minor leaders (11.0).`,
  },
  {
    number: '2.0',
    title: 'Components',
    text: `A map, more than sixty blocks, 31 cards and four dice. 60 of the blocks are units; here the table itself keeps the tracks and markers.`,
  },
  {
    number: '2.1',
    title: 'The map',
    text: `Most areas are the home of the tribe whose name they bear. Transalpine Gaul is the Roman home area and Germania the Barbarian one; neither has a tribe. The colours of Gaul show its regions Belgica, Celtae and Aquitania. Rome also has an off-map area.

- Borders are black or blue. A blue one lets fewer units cross, and stops them (5.2.1 E).
- The Rhine, the Alps (Helvetii) and fortified towns help the original defender (5.2.2 B). The errata make Sequani fortified.
- Fortified towns also produce supply for Rome (6.6).
- Nobody enters the ocean; units sail over it from port to port (5.2.1 E).

Our ruling: the rules text does not describe the whole map. The borders, towns and ports that it leaves open follow the second edition by the same designer and other public sources.`,
  },
  {
    number: '2.2',
    title: 'The units',
    text: `A block shows its strength in pips: it rolls so many dice, and each hit takes one pip away. The letter is its initiative: A acts before B, and B before C. The number is its battle rating: each die that shows it or less is a hit. All units move one area.

- Black blocks are Roman legions, blue ones Germans, grey ones tribes of Celtae, green ones tribes of Belgica and Aquitania.
- A tribe is neutral and face down, or active as an ally of one side.
- "Roman units" are the legions and the allies of Rome; "Barbarian units" are the Germans and the allies of the Barbarians. "Roman legions" and "German units" leave the allies out.
- You may not look at enemy labels. They are seen in battle (5.2.2).

At full strength:

- Legions, Caesar included: A2, strength 4
- Ariovistus: B3, strength 3
- German infantry: B2, strength 3
- Vercingetorix: B3, strength 4
- Dumnorix and Ambiorix: B2, strength 3
- Tribes: C2, strength 3
- Cavalry (9.4): A2, strength 2

Our ruling: how many blocks some tribes have and the ratings of most are inferred; the ratings of Vercingetorix, Dumnorix and Ambiorix are those of the second edition.`,
  },
  {
    number: '2.3',
    title: 'The cards',
    text: `A tribe card names and shows one area; an event card says what the event does. Every card has Action Points: tribe cards 1 to 3, events 1. 11.0 lists them.

Our ruling: the rulebook shows the values of eleven tribe cards; the others have those of the second edition.`,
  },
  {
    number: '3.0',
    title: 'Setup',
    text: `- Barbarians: Ariovistus and three German infantry in Germania, and the three Helvetii at home, all at full strength.
- Rome: Caesar (legion X) with legions VII, VIII, IX, XI and XII in Transalpine Gaul, and the Volcae at home, all at full strength; the Allobroges at home with strength 1 each; supply of 15 points.
- Everybody else in Gaul and Britannia is neutral, face down at home.`,
  },
];
