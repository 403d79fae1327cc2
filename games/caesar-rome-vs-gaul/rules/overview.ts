import type { RuleSection } from '../../kit/sections';

/** What the game is, its pieces, its start and the order of play (1.0 to 4.0). */
export const overview: readonly RuleSection[] = [
  {
    number: '1.0',
    title: 'Introduction',
    text: `Two players: Rome, which is Caesar and his Legions, and the Gauls, which are all the Tribes that rise against him. Six turns are the years 57 to 52 BC.`,
  },
  {
    number: '2.0',
    title: 'Components',
    text: `A board, a deck of cards, counters and dice.`,
  },
  {
    number: '2.1',
    title: 'What is in the box',
    text: `A board, 55 Strategy Cards, two sheets of counters, two player aids and dice. Here map, tables, counters and cards are a set of components that can be replaced; of ours, what the rulebook does not say is a reconstruction.`,
  },
  {
    number: '2.2',
    title: 'The map',
    text: `Spaces joined by paths, grouped into Provinces, and those into Regions.`,
  },
  {
    number: '2.2.1',
    title: 'Regions and Provinces',
    text: `Six Regions: Celtica, Belgica, Aquitania, Provincia, Germania and Britannia. Each is made of Provinces, and each Province of spaces.`,
  },
  {
    number: '2.2.2',
    title: 'Spaces and paths',
    text: `A space is a Walled City (square), a Stronghold (hexagon) or a Town (circle). Between spaces run paths (solid), rough paths (dashed) and one Channel Crossing (dotted). A starred circle, worth victory points, is a Town for every rule.`,
  },
  {
    number: '2.2.3',
    title: 'Adjacent',
    text: `Two spaces are adjacent when one path joins them.`,
  },
  {
    number: '2.2.4',
    title: 'Gaul',
    text: `Celtica, Belgica and Aquitania are Gaul. The Provinces of Gaul are numbered, which tells where Tribes belong.`,
  },
  {
    number: '2.2.5',
    title: 'Germania',
    text: `Three Strongholds that neither player enters, and two spaces of victory points.`,
  },
  {
    number: '2.3',
    title: 'The pieces',
    text: `Combat Units, Leaders and markers.`,
  },
  {
    number: '2.3.1',
    title: 'Combat Units',
    text: `Legions, Tribes and others that fight. Most have two steps: full strength in front, reduced on the back. Some have one side and one step.`,
  },
  {
    number: '2.3.2',
    title: 'Leaders',
    text: `They move Combat Units better than these move themselves, and give rerolls in battle (9.0).`,
  },
  {
    number: '2.3.3',
    title: 'Armies',
    text: `Combat Units of a side that stand in one space are an Army, with a Leader or without.`,
  },
  {
    number: '2.3.4',
    title: 'Control markers',
    text: `Influence markers, Walled Cities, Strongholds and Fortified Towns. They say who controls spaces, and so Provinces (8.0).`,
  },
  {
    number: '2.3.5',
    title: 'Other markers',
    text: `Sieges (14.0), Naval Supremacy (17.2), Devastation (17.5), the turn and the like.`,
  },
  {
    number: '3.0',
    title: 'Set-up',
    text: `The map is set up once, in the same way but for two Legates drawn by chance, who of them goes with Caesar, and the Town in which he begins.`,
  },
  {
    number: '3.1',
    title: 'Rome',
    text: `- Roman influence in every Town of the Aedui and of the Sequani, in Burdigala, and in every Town of Provincia.
- The three Walled Cities of Provincia are Roman.
- Caesar stands in a Town of the Aedui that the Roman player chooses, with the Legions VII, VIII, IX, X (the elite one), XI and XII.
- Legions XIII and XIV are in Vienne; V and VI come on turn 5.
- Of the six Legates two are drawn. The Roman player chooses who of them begins with Caesar; the other begins in Vienne.`,
  },
  {
    number: '3.2',
    title: 'The Gauls',
    text: `Markers on the map, Tribes in boxes, all other Tribes in a pool, and two Leaders who come later.`,
  },
  {
    number: '3.2.1',
    title: 'Gallic markers',
    text: `The nine Strongholds are Gallic. Gallic influence lies in the four starred Towns of Germania and Britannia. There is nothing else Gallic on the map.`,
  },
  {
    number: '3.2.2',
    title: 'Tribes in boxes',
    text: `The Aedui wait in their Holding Box (17.7), the Sequani, reduced, in the Submitted Tribes Box, the Arverni in the Gallic Council Box, the German Tribe in its Holding Box.`,
  },
  {
    number: '3.2.3',
    title: 'The Tribe Pool',
    text: `The other twenty Tribes are in a cup, from which they are drawn by chance (5.1). No Tribe is on the map at the start.`,
  },
  {
    number: '3.2.4',
    title: 'Gallic Leaders',
    text: `Ambiorix waits on turn 4 of the Turn Track, Vercingetorix on turn 5.`,
  },
  {
    number: '3.3',
    title: 'Units that come by cards',
    text: `Minor Tribe, Militia, German Cavalry and two Gallic Mercenaries wait in their Holding Boxes until a card brings them (17.3).`,
  },
  {
    number: '3.4',
    title: 'Markers',
    text: `Turn 1 begins. Naval Supremacy is Gallic in Oceanus Atlanticus and Oceanus Britannicus. The points for Britannia, Germania and Caesar’s Pass are still to be won.`,
  },
  {
    number: '3.5',
    title: 'The Strategy Deck',
    text: `All 55 cards are shuffled.`,
  },
  {
    number: '4.0',
    title: 'Sequence of play',
    text: `A turn has five phases:

- Reinforcement: three Tribes arrive (5.1). From turn 2 Rome then receives replacements and reinforcements (5.2), places Caesar (5.3) and its Legates (5.4). Both sides are dealt eight cards (7.2).
- Gallic Spring Muster: Tribes and Gallic Leaders may move (6.0).
- Strategy: eight rounds of cards, the Gallic player first (7.0).
- Winter: Tribes and Leaders go home (16.1), the Legions to winter camp (16.2), isolated influence goes (16.3), the Senate judges Caesar (16.4), and the land recovers (16.5).
- End of the turn: after turn 3 all cards are shuffled anew (7.2.2), after turn 6 the game ends (19.2).`,
  },
];
