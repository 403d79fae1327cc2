/* The labels of the blocks (3.1), transcribed from the published ones, and the historical deployment (5.1). */
import type { BlockId, Initiative } from '../blocks';
import type { BlockLabel, Components } from '../components';
import type { CityId } from '../map';

const II = [1, 2];
const III = [1, 2, 3];
const IV = [1, 2, 3, 4];

function label(
  id: BlockId,
  name: string,
  initiative: Initiative,
  firepower: number,
  strengths: readonly number[],
  levyCity?: CityId,
): BlockLabel {
  const label: BlockLabel = { id, name, initiative, firepower, strengths, source: 'public' };
  return levyCity === undefined ? label : { ...label, levyCity };
}

export const BLOCKS: readonly BlockLabel[] = [
  label('c-caesar', 'Caesar', 'A', 3, III),
  label('c-antonius', 'Antonius', 'A', 2, II),
  label('c-octavian', 'Octavian', 'A', 2, III),
  label('c-legio-7', 'Legio 7', 'C', 2, III, 'tarraco'),
  label('c-legio-8', 'Legio 8', 'C', 3, III, 'tarraco'),
  label('c-legio-9', 'Legio 9', 'C', 2, III, 'carthago-nova'),
  label('c-legio-10', 'Legio 10', 'C', 4, III, 'corduba'),
  label('c-legio-11', 'Legio 11', 'C', 3, III, 'genua'),
  label('c-legio-12', 'Legio 12', 'C', 3, III, 'genua'),
  label('c-legio-13', 'Legio 13', 'C', 3, III, 'ravenna'),
  label('c-legio-14', 'Legio 14', 'C', 3, III, 'ravenna'),
  label('c-legio-16', 'Legio 16', 'C', 2, III, 'aquileia'),
  label('c-legio-17', 'Legio 17', 'C', 2, IV, 'rome'),
  label('c-legio-18', 'Legio 18', 'C', 2, IV, 'neapolis'),
  label('c-legio-19', 'Legio 19', 'C', 2, IV, 'syracuse'),
  label('c-legio-20', 'Legio 20', 'C', 2, IV, 'athena'),
  label('c-legio-21', 'Legio 21', 'C', 3, IV, 'ancyra'),
  label('c-equitatus-1', 'Equitatus 1', 'B', 2, III, 'lugdunum'),
  label('c-equitatus-2', 'Equitatus 2', 'B', 2, II, 'toletum'),
  label('c-equitatus-3', 'Equitatus 3', 'B', 3, II, 'byzantium'),
  label('c-equitatus-4', 'Equitatus 4', 'B', 3, III, 'antioch'),
  label('c-auxilia-1', 'Auxilia 1', 'B', 1, IV),
  label('c-auxilia-2', 'Auxilia 2', 'B', 1, IV),
  label('c-auxilia-3', 'Auxilia 3', 'A', 1, III),
  label('c-auxilia-4', 'Auxilia 4', 'A', 1, III),
  label('c-ballista', 'Ballista', 'B', 4, II),
  label('c-navis-1', 'Navis 1', 'D', 2, II),
  label('c-navis-2', 'Navis 2', 'D', 2, II),
  label('c-navis-3', 'Navis 3', 'D', 2, II),
  label('c-navis-4', 'Navis 4', 'D', 3, II),
  label('c-navis-5', 'Navis 5', 'D', 3, II),
  label('cleopatra', 'Cleopatra', 'C', 1, IV),
  label('p-pompey', 'Pompey', 'B', 3, III),
  label('p-scipio', 'Scipio', 'A', 2, III),
  label('p-brutus', 'Brutus', 'A', 2, II),
  label('p-legio-1', 'Legio 1', 'C', 2, IV, 'rome'),
  label('p-legio-2', 'Legio 2', 'C', 2, IV, 'carthago-nova'),
  label('p-legio-3', 'Legio 3', 'C', 3, III, 'ravenna'),
  label('p-legio-4', 'Legio 4', 'C', 2, III, 'carthago-nova'),
  label('p-legio-5', 'Legio 5', 'C', 2, III, 'tarraco'),
  label('p-legio-6', 'Legio 6', 'C', 2, III, 'tarraco'),
  label('p-legio-32', 'Legio 32', 'C', 2, III, 'athena'),
  label('p-legio-33', 'Legio 33', 'C', 3, III, 'creta'),
  label('p-legio-34', 'Legio 34', 'C', 3, III, 'antioch'),
  label('p-legio-35', 'Legio 35', 'C', 2, III, 'byzantium'),
  label('p-legio-36', 'Legio 36', 'C', 2, IV, 'ephesus'),
  label('p-legio-37', 'Legio 37', 'C', 2, III, 'syracuse'),
  label('p-legio-38', 'Legio 38', 'C', 2, IV, 'alexandria'),
  label('p-legio-39', 'Legio 39', 'C', 2, III, 'utica'),
  label('p-equitatus-1', 'Equitatus 1', 'B', 3, II, 'toletum'),
  label('p-equitatus-2', 'Equitatus 2', 'B', 2, IV, 'badias'),
  label('p-equitatus-3', 'Equitatus 3', 'B', 2, III, 'antioch'),
  label('p-elephant', 'Elephant', 'B', 3, [2, 4], 'utica'),
  label('p-auxilia-1', 'Auxilia 1', 'B', 1, IV),
  label('p-auxilia-2', 'Auxilia 2', 'B', 1, IV),
  label('p-auxilia-3', 'Auxilia 3', 'A', 1, III),
  label('p-auxilia-4', 'Auxilia 4', 'A', 1, III),
  label('p-ballista', 'Ballista', 'B', 4, II),
  label('p-navis-1', 'Navis 1', 'D', 3, II),
  label('p-navis-2', 'Navis 2', 'D', 3, II),
  label('p-navis-3', 'Navis 3', 'D', 2, II),
  label('p-navis-4', 'Navis 4', 'D', 2, II),
  label('p-navis-5', 'Navis 5', 'D', 2, II),
];

export const DEPLOYMENT: Components['deployment'] = {
  caesar: {
    ravenna: ['c-caesar', 'c-legio-13', 'c-navis-2'],
    genua: ['c-antonius', 'c-legio-8', 'c-legio-12'],
    narbo: ['c-legio-7', 'c-legio-9', 'c-legio-10'],
    massilia: ['c-legio-11', 'c-legio-14', 'c-navis-1'],
    lugdunum: ['c-legio-16', 'c-equitatus-1'],
  },
  pompey: {
    alexandria: ['cleopatra', 'p-navis-2'],
    neapolis: ['p-pompey', 'p-legio-1', 'p-navis-1'],
    antioch: ['p-scipio', 'p-legio-34'],
    'carthago-nova': ['p-legio-2', 'p-legio-4'],
    brundisium: ['p-legio-3'],
    tarraco: ['p-legio-5', 'p-legio-6', 'p-equitatus-1'],
    syracuse: ['p-legio-37'],
    utica: ['p-legio-39', 'p-navis-3'],
  },
};
