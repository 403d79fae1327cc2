/*
 * The labels of our set. Those of legions, Germans and cavalry and what the examples say of tribes are the rulebook's. The ratings of
 * the Gallic leaders are those of the designer's second edition. The ratings of most tribes are reconstructions: public reviews call
 * the blocks homogeneous.
 */
import { type Initiative, TRIBE_IDS, type TribeId, UNITS_OF, type UnitLabel } from '../units';
import { AREAS } from './areas';

const legion = (number: string): UnitLabel => ({
  id: `legion-${number.toLowerCase()}`,
  name: `Legion ${number}`,
  initiative: 'A',
  rating: 2,
  full: 4,
  source: 'rulebook',
});

const german = (
  id: string,
  name: string,
  initiative: Initiative,
  rating: number,
  full: number,
): UnitLabel => ({ id, name, initiative, rating, full, source: 'rulebook' });

const gallicLeader = (id: string, name: string, rating: number, full: number): UnitLabel => ({
  id,
  name,
  initiative: 'B',
  rating,
  full,
  source: 'designer-2e',
});

/** The tribes whose ratings and strength the examples of the rules show. */
const KNOWN_TRIBES: readonly TribeId[] = ['helvetii', 'sequani', 'menapi'];

/** Every unit. */
export const UNIT_LABELS: readonly UnitLabel[] = [
  legion('VII'),
  legion('VIII'),
  legion('IX'),
  { ...legion('X'), name: 'Caesar (Legion X)' },
  legion('XI'),
  legion('XII'),
  legion('XIII'),
  legion('XIV'),
  legion('I'),
  legion('XV'),
  { ...legion(''), id: 'roman-cavalry', name: 'Roman cavalry', full: 2 },
  german('ariovistus', 'Ariovistus', 'B', 3, 3),
  german('german-1', 'German infantry 1', 'B', 2, 3),
  german('german-2', 'German infantry 2', 'B', 2, 3),
  german('german-3', 'German infantry 3', 'B', 2, 3),
  german('german-cavalry', 'German cavalry', 'A', 2, 2),
  gallicLeader('vercingetorix', 'Vercingetorix', 3, 4),
  gallicLeader('dumnorix', 'Dumnorix', 2, 3),
  gallicLeader('ambiorix', 'Ambiorix', 2, 3),
  ...TRIBE_IDS.flatMap(unitsOf),
];

function unitsOf(tribe: TribeId): UnitLabel[] {
  const name = AREAS.find(({ id }) => id === tribe)?.name ?? tribe;
  const ids = UNITS_OF[tribe];
  return ids.map((id, index) => ({
    id,
    name: ids.length === 1 ? name : `${name} ${index + 1}`,
    initiative: 'C',
    rating: 2,
    full: 3,
    source: KNOWN_TRIBES.includes(tribe) ? 'rulebook' : 'reconstruction',
  }));
}
