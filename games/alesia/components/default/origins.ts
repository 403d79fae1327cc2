/* Where each part of our components is known from. */
import type { Origin } from '../components';

export const ORIGINS: readonly Origin[] = [
  { what: 'The four tables and the effects of terrain', source: 'rulebook' },
  { what: 'Names of the hexes, and zones I to VIII at their numerals', source: 'rulebook' },
  { what: 'Rows of 52 and 51 hexes in turn', source: 'reconstruction' },
  { what: 'Kinds of counter, leaders, 23 forts, nine slingers', source: 'rulebook' },
  {
    what: 'The bulk of the cohorts is 5-8; strength of archers, slingers and Germanic cavalry',
    source: 'rulebook',
  },
  { what: 'How many Roman counters there are; recruits are 4-7; some cohorts are 6-8', source: 'public' },
  { what: 'How many Roman counters have which strength; the one cohort of 7', source: 'reconstruction' },
  {
    what: 'Movement of archers, slingers, light infantry, Germanic cavalry and leaders',
    source: 'reconstruction',
  },
  { what: 'Strengths, movement and numbers of the Gallic groups; Gallic cavalry is 2-13', source: 'public' },
  { what: 'Tribes of the Gallic groups', source: 'reconstruction' },
  { what: 'Rivers, hills, camps, lines and trench, roughly', source: 'public' },
  {
    what: 'Every hex of rivers, hills, town, camps, lines, Outer Works and trench',
    source: 'reconstruction',
  },
  { what: 'Borders of the off-board zones; places of zones IX and X', source: 'reconstruction' },
  { what: 'Which ground faces which zone, for spheres of command', source: 'reconstruction' },
  { what: 'Ready deployments', source: 'reconstruction' },
];
