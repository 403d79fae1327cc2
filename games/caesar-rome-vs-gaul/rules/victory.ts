import type { RuleSection } from '../../kit/sections';

/** How the game is won (19.0). */
export const victory: readonly RuleSection[] = [
  {
    number: '19.0',
    title: 'Victory',
    text: `At once, or after six years.`,
  },
  {
    number: '19.1',
    title: 'Automatic Victory',
    text: `In the Political Segment of any winter.`,
  },
  {
    number: '19.1.1',
    title: 'Of the Gauls',
    text: `At once when Rome’s Governance Points are 3 or less (16.4.4).`,
  },
  {
    number: '19.1.2',
    title: 'Of Rome',
    text: `At once when no Fortified Town is on the map and Rome controls 5 Provinces of Belgica, 7 of Celtica, Aquitania, and all 3 of Provincia.`,
  },
  {
    number: '19.2',
    title: 'Victory after turn 6',
    text: `By Victory Points.`,
  },
  {
    number: '19.2.1',
    title: 'How it is decided',
    text: `Rome wins with 12 Victory Points, the Gauls if it has fewer.`,
  },
  {
    number: '19.2.2',
    title: 'Victory Points',
    text: `- 1 for opening Caesar’s Pass (19.3).
- 1 for every four Tribes eliminated (19.4).
- 2 for Germania and 2 for Britannia (17.1.3).
- 0 to 2 each turn for governance (16.4).`,
  },
  {
    number: '19.3',
    title: 'Caesar’s Pass',
    text: `Rome has the point when it has subjugated and removed the Stronghold of Octodurus, and keeps it even if that becomes Gallic again.`,
  },
  {
    number: '19.4',
    title: 'Eliminated Tribes',
    text: `Every four Tribes in the Eliminated Box at the end of the game are a point; what is left over counts nothing, so that eleven are two. Submitted Tribes and the two Gallic Leaders do not count.`,
  },
];
