/* The Battle Table (13.4) and the Siege Table (14.3). The cells the examples of play show are the rulebook's. */
import type { Components } from '../components';

export const BATTLE_TABLE: Components['battleTable'] = {
  columns: [
    { name: '1-2', from: 0, source: 'reconstruction' },
    { name: '3-4', from: 3, source: 'reconstruction' },
    { name: '5-6', from: 5, source: 'reconstruction' },
    { name: '7-8', from: 7, source: 'reconstruction' },
    { name: '9-10', from: 9, source: 'rulebook' },
    { name: '11-12', from: 11, source: 'rulebook' },
    { name: '13-15', from: 13, source: 'rulebook' },
    { name: '16-18', from: 16, source: 'reconstruction' },
    { name: '19-22', from: 19, source: 'reconstruction' },
    { name: '23+', from: 23, source: 'reconstruction' },
  ],
  rows: {
    2: ['0', '0', '0', '0*', '0**', '1', '1*', '2', '2**', '3*'],
    3: ['0', '0', '0*', '0**', '1', '1*', '1**', '2*', '3', '3**'],
    4: ['0', '0*', '0**', '1', '1*', '1**', '2', '2**', '3*', '4'],
    5: ['0', '0**', '1', '1*', '1**', '2', '2**', '3', '3**', '4*'],
    6: ['0*', '1', '1*', '1**', '2', '2*', '3', '3*', '4', '4**'],
    7: ['0**', '1*', '1**', '2', '2*', '2**', '3*', '3**', '4*', '5'],
    8: ['1', '1**', '2', '2*', '2**', '3', '3**', '4', '4**', '5*'],
    9: ['1*', '2', '2*', '2**', '3', '3*', '4', '4*', '5', '5**'],
    10: ['1**', '2*', '2**', '3', '3*', '3**', '4*', '4**', '5*', '6'],
    11: ['2', '2**', '3', '3*', '3**', '4', '4**', '5', '5**', '6*'],
    12: ['2*', '3', '3*', '3**', '4', '4*', '5', '5*', '6', '6**'],
  },
};

/** A cell is the attacker's step losses and the Siege Points; S is a surrender. */
export const SIEGE_TABLE: Components['siegeTable'] = {
  columns: [
    { name: '1-2', odds: 0.5, source: 'rulebook' },
    { name: '1-1', odds: 1, source: 'rulebook' },
    { name: '1.5-1', odds: 1.5, source: 'rulebook' },
    { name: '2-1', odds: 2, source: 'rulebook' },
    { name: '2.5-1', odds: 2.5, source: 'reconstruction' },
  ],
  rows: {
    2: ['2/0', '2/0', '1/0', '1/0', '-/0'],
    3: ['2/0', '1/0', '1/0', '-/0', '-/0'],
    4: ['1/0', '1/0', '-/0', '1/1', '1/1'],
    5: ['1/0', '-/0', '1/1', '1/1', '-/1'],
    6: ['-/0', '1/1', '1/1', '-/1', '1/2'],
    7: ['-/0', '1/1', '-/1', '1/2', '1/2'],
    8: ['1/1', '-/1', '1/2', '1/2', '-/2'],
    9: ['1/1', '1/2', '1/2', '-/2', '-/2'],
    10: ['-/1', '-/2', '-/2', '-/2', 'S'],
    11: ['1/2', '-/2', 'S', 'S', 'S'],
    12: ['-/2', 'S', 'S', 'S', 'S'],
  },
};
