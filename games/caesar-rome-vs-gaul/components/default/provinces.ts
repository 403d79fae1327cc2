/* The Regions and Provinces (2.2.1, 2.2.4), with their Governance Points (16.4.3). */
import type { Province, Region } from '../components';
import type { Source } from '../sources';

export const REGIONS: readonly Region[] = [
  {
    id: 'belgica',
    name: 'Belgica',
    gaul: true,
    governance: { dominance: 4, presence: 2 },
    automaticVictory: 5,
    source: 'rulebook',
  },
  {
    id: 'celtica',
    name: 'Celtica',
    gaul: true,
    governance: { dominance: 5, presence: 2 },
    automaticVictory: 7,
    source: 'rulebook',
  },
  {
    id: 'aquitania',
    name: 'Aquitania',
    gaul: true,
    governance: { dominance: 1, presence: 1 },
    automaticVictory: 1,
    source: 'rulebook',
  },
  {
    id: 'provincia',
    name: 'Provincia',
    gaul: false,
    governance: null,
    automaticVictory: 3,
    source: 'rulebook',
  },
  {
    id: 'germania',
    name: 'Germania',
    gaul: false,
    governance: null,
    automaticVictory: null,
    source: 'rulebook',
  },
  {
    id: 'britannia',
    name: 'Britannia',
    gaul: false,
    governance: null,
    automaticVictory: null,
    source: 'rulebook',
  },
];

const province = (
  id: string,
  name: string,
  number: number | null,
  region: string,
  majority: number,
  source: Source,
  sizeSource: Source,
  incursion = 0,
): Province => ({ id, name, number, region, majority, incursion, source, sizeSource });

export const PROVINCES: readonly Province[] = [
  province('morini', 'Morini', 1, 'belgica', 2, 'reconstruction', 'reconstruction'),
  province('atrebates', 'Atrebates', 2, 'belgica', 2, 'rulebook', 'reconstruction'),
  province('bellovaci', 'Bellovaci', 3, 'belgica', 3, 'rulebook', 'reconstruction'),
  province('nervii', 'Nervii', 4, 'belgica', 3, 'rulebook', 'rulebook'),
  province('suessiones', 'Suessiones', 5, 'belgica', 2, 'rulebook', 'reconstruction'),
  province('remi', 'Remi', 6, 'belgica', 3, 'public', 'reconstruction'),
  province('treveri', 'Treveri', 7, 'belgica', 4, 'rulebook', 'rulebook'),
  province('leuci', 'Leuci', 8, 'belgica', 3, 'rulebook', 'reconstruction'),
  province('venelli', 'Venelli', 9, 'celtica', 3, 'reconstruction', 'reconstruction'),
  province('parisii', 'Parisii', 10, 'celtica', 2, 'rulebook', 'reconstruction'),
  province('senones-lingones', 'Senones / Lingones', 11, 'celtica', 4, 'rulebook', 'rulebook'),
  province('sequani', 'Sequani', 12, 'celtica', 3, 'rulebook', 'public'),
  province('veneti', 'Veneti', 13, 'celtica', 3, 'rulebook', 'reconstruction'),
  province('aulerci', 'Aulerci', 14, 'celtica', 3, 'rulebook', 'reconstruction'),
  province('carnutes', 'Carnutes', 15, 'celtica', 3, 'rulebook', 'reconstruction'),
  province('bituriges', 'Bituriges', 16, 'celtica', 3, 'rulebook', 'rulebook'),
  province('pictones-santones', 'Pictones / Santones', 17, 'celtica', 4, 'rulebook', 'reconstruction'),
  province('arverni', 'Arverni', 18, 'celtica', 3, 'rulebook', 'reconstruction'),
  province('aedui', 'Aedui', 19, 'celtica', 3, 'rulebook', 'reconstruction'),
  province('cadurci', 'Cadurci', 20, 'celtica', 3, 'public', 'reconstruction'),
  province('aquitani', 'Aquitani', 21, 'aquitania', 3, 'rulebook', 'reconstruction'),
  province('volcae', 'Volcae', null, 'provincia', 2, 'rulebook', 'reconstruction', 1),
  province('allobroges', 'Allobroges', null, 'provincia', 3, 'rulebook', 'reconstruction', 1),
  province('narbonensis', 'Narbonensis', null, 'provincia', 3, 'rulebook', 'reconstruction', 3),
  province('germania', 'Germania', null, 'germania', 3, 'rulebook', 'rulebook'),
  province('britannia', 'Britannia', null, 'britannia', 2, 'rulebook', 'rulebook'),
];
