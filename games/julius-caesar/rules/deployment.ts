import type { RuleSection } from '../../kit/sections';

/** Deployment (5.0): where blocks start. */
export const deployment: readonly RuleSection[] = [
  {
    number: '5.0',
    title: 'Before the first Year',
    text: `The blocks start as they stood in history (5.1). As an option, both players first swap blocks about (5.3).`,
  },
  {
    number: '5.1',
    title: 'Historical deployment',
    text: `These blocks start on the map, upright and at full strength.

Caesar:

- Ravenna: Caesar, Legio 13, Navis 2.
- Genua: Antonius, Legio 8, Legio 12.
- Massilia: Legio 11, Legio 14, Navis 1.
- Narbo: Legio 7, Legio 9, Legio 10.
- Lugdunum: Legio 16, Equitatus 1.

Pompey:

- Neapolis: Pompey, Legio 1, Navis 1.
- Antioch: Scipio, Legio 34.
- Alexandria: Cleopatra, Navis 2.
- Brundisium: Legio 3.
- Syracuse: Legio 37.
- Utica: Legio 39, Navis 3.
- Carthago Nova: Legio 2, Legio 4.
- Tarraco: Legio 5, Legio 6, Equitatus 1.

All others start in the levy pools. Our ruling: Octavian and Brutus do not, though the list has them there: they join when a leader of their side is killed (7.51).`,
  },
  {
    number: '5.2',
    title: 'Levy pool',
    text: `Your levy pool is off the map. Its blocks stand upright, so that the enemy does not know which they are, and Levy Points bring them into play (6.4). A block that is eliminated goes back to the pool, but lies face-up: it is out of reach of levies until the next Year begins. Leaders do not go back (7.51).`,
  },
  {
    number: '5.3',
    title: 'Free deployment',
    text: `This is an option. Start from the historical deployment (5.1), then exchange blocks of your own on the map among their cities; how many stand in each city must stay the same. Blocks from the levy pool take no part. Our ruling: both sides do this at once, and neither sees what the other changes until both are done. A Navis changes places only with a block in a port.`,
  },
];
