import type { RuleSection } from '../../kit/sections';

/** The Winter Phase (16.0). */
export const winter: readonly RuleSection[] = [
  {
    number: '16.0',
    title: 'Winter',
    text: `The fighting ends, and the Senate judges the year.`,
  },
  {
    number: '16.1',
    title: 'Return home',
    text: `Everything that does not last goes.`,
  },
  {
    number: '16.1.1',
    title: 'Sieges end',
    text: `All Sieges are over, and Siege Points are removed. Nobody is besieged any more.`,
  },
  {
    number: '16.1.2',
    title: 'Mercenaries',
    text: `All Mercenaries, of both sides, the Minor Tribe and the Militia return to their Holding Boxes.`,
  },
  {
    number: '16.1.3',
    title: 'Tribes',
    text: `Every Tribe goes to its Fortified Town without a path, inside it if Roman units are there.`,
  },
  {
    number: '16.1.4',
    title: 'Gallic Leaders',
    text: `Vercingetorix and Ambiorix go to any space of their home Region that the Gauls control and where no Roman unit is. Without one they are eliminated.`,
  },
  {
    number: '16.2',
    title: 'Roman winter',
    text: `Leaders leave, Legions find camps.`,
  },
  {
    number: '16.2.1',
    title: 'Leaders',
    text: `Caesar goes to Rome. Of the two Legates one or both go back to the cup; one may be set aside and kept (5.4.2).`,
  },
  {
    number: '16.2.2',
    title: 'March to winter camp',
    text: `Every Legion may move up to 3 Movement Points into any space, also those with Gallic Control markers and Fortified Towns, but not into that of the German Tribe. Nobody intercepts. No influence is removed, and nothing besieged or subjugated. Our ruling: each Legion marches by itself, so that storms (17.1.2) and the peoples of 17.1.4 may meet each.`,
  },
  {
    number: '16.2.3',
    title: 'Winter attrition',
    text: `Legions beyond what the space feeds lose one step each, and may be eliminated.`,
  },
  {
    number: '16.2.4',
    title: 'Forage',
    text: `A space feeds so many Legions; a reduced one counts in full.

- In an enemy space none: every Roman unit there suffers attrition.
- In a Neutral space two.
- With Roman influence four.
- In the space of a Walled City Rome controls any number.

So of six Legions in a Neutral space four suffer.`,
  },
  {
    number: '16.3',
    title: 'Isolation',
    text: `First Rome, then the Gauls remove own influence that is isolated: that cannot trace a path, however long, of any kind, through Neutral and own spaces to

- an own unit,
- an own Stronghold, Walled City or Fortified Town,
- a Port under own control in a Sea Zone where one has Naval Supremacy (17.2), which Rome always has in Sinus Gallicus.

The path enters no space with an enemy unit, an enemy Control marker or a Devastation marker. Our ruling: the Gallic markers in the starred Towns of Germania and Britannia are never isolated.`,
  },
  {
    number: '16.4',
    title: 'The Political Segment',
    text: `How the Senate takes the year.`,
  },
  {
    number: '16.4.1',
    title: 'Procedure',
    text: `Governance Points for Celtica, Belgica and Aquitania, less those for Gallic incursions into Provincia. They decide the Victory Points of the year.`,
  },
  {
    number: '16.4.2',
    title: 'Dominance and Presence',
    text: `- Dominance of Celtica or Belgica: Rome controls more of its Provinces than the Gauls. One is enough against none.
- Dominance of Aquitania: Rome controls the Province.
- Presence: Rome controls a space of it.`,
  },
  {
    number: '16.4.3',
    title: 'Governance Points',
    text: `- Celtica: 5 for Dominance, 2 for Presence.
- Belgica: 4 and 2.
- Aquitania: 1 and 1.
- Without Roman control of Volcae −1, of Allobroges −1, of Narbonensis −3.`,
  },
  {
    number: '16.4.4',
    title: 'Victory Points',
    text: `- 9 or 10: 2 Victory Points.
- 7 or 8: 1.
- 4 to 6: none.
- 3 or less: Caesar is called back, and Rome loses at once.

Dominance of Celtica with Presence in the two others is 8, so 1 Victory Point.`,
  },
  {
    number: '16.4.5',
    title: 'Victory check',
    text: `Then it is seen whether somebody has won (19.1, 19.2).`,
  },
  {
    number: '16.5',
    title: 'End of winter',
    text: `- All Devastation markers are removed.
- Roman influence is placed in every space with Legions and no Control marker.
- Promises fade in the Gallic Council Box (18.4).`,
  },
];
