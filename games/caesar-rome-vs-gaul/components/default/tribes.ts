/* The Tribes (11.1), Elite ones among them (11.3.3), and which of them begin in a box (3.2.2, 11.3.1) or in the Tribe Pool (3.2.3): strength at the front and reduced, and Movement Allowance; Battle Rating 1 and 0 (9.4). */
import type { People, Tribe } from '../components';
import type { Source } from '../sources';

const tribe = (
  id: string,
  name: string,
  people: People,
  [full, fullMovement]: readonly [number, number],
  [reduced, reducedMovement]: readonly [number, number],
  source: Source,
  strengthSource: Source,
  more: Partial<Pick<Tribe, 'province' | 'elite' | 'start'>> = {},
): Tribe => ({
  id,
  name,
  people,
  province: id,
  front: { battle: 1, strength: full, movement: fullMovement },
  back: { battle: 0, strength: reduced, movement: reducedMovement },
  elite: false,
  start: 'pool',
  source,
  strengthSource,
  ...more,
});

export const TRIBES: readonly Tribe[] = [
  tribe('morini', 'Morini', 'belgic', [4, 4], [2, 3], 'reconstruction', 'reconstruction'),
  tribe('atrebates', 'Atrebates', 'belgic', [4, 4], [2, 3], 'rulebook', 'reconstruction'),
  tribe('bellovaci', 'Bellovaci', 'belgic', [6, 4], [4, 3], 'rulebook', 'rulebook'),
  tribe('nervii', 'Nervii', 'belgic', [5, 4], [3, 3], 'rulebook', 'rulebook', { elite: true }),
  tribe('suessiones', 'Suessiones', 'belgic', [5, 4], [3, 3], 'rulebook', 'reconstruction'),
  tribe('remi', 'Remi', 'belgic', [4, 4], [2, 3], 'public', 'reconstruction'),
  tribe('treveri', 'Treveri', 'belgic', [5, 4], [3, 3], 'rulebook', 'reconstruction'),
  tribe('leuci', 'Leuci', 'belgic', [3, 4], [2, 3], 'public', 'reconstruction'),
  tribe('venelli', 'Venelli', 'celtic', [3, 3], [2, 3], 'reconstruction', 'reconstruction'),
  tribe('parisii', 'Parisii', 'celtic', [3, 3], [2, 3], 'public', 'reconstruction'),
  tribe('senones', 'Senones', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction', {
    province: 'senones-lingones',
  }),
  tribe('lingones', 'Lingones', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction', {
    province: 'senones-lingones',
  }),
  tribe('sequani', 'Sequani', 'celtic', [5, 3], [3, 3], 'rulebook', 'reconstruction', { start: 'submitted' }),
  tribe('veneti', 'Veneti', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction'),
  tribe('aulerci', 'Aulerci', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction'),
  tribe('carnutes', 'Carnutes', 'celtic', [4, 3], [2, 3], 'rulebook', 'rulebook'),
  tribe('bituriges', 'Bituriges', 'celtic', [5, 3], [3, 3], 'rulebook', 'reconstruction'),
  tribe('pictones', 'Pictones', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction', {
    province: 'pictones-santones',
  }),
  tribe('santones', 'Santones', 'celtic', [4, 3], [2, 3], 'rulebook', 'reconstruction', {
    province: 'pictones-santones',
  }),
  tribe('arverni', 'Arverni', 'celtic', [6, 3], [4, 3], 'rulebook', 'reconstruction', { start: 'council' }),
  tribe('aedui', 'Aedui', 'celtic', [6, 3], [4, 3], 'rulebook', 'rulebook', { start: 'holding' }),
  tribe('cadurci', 'Cadurci', 'celtic', [4, 3], [2, 3], 'public', 'reconstruction'),
  tribe('aquitani', 'Aquitani', 'aquitanian', [4, 3], [2, 3], 'rulebook', 'rulebook'),
];
