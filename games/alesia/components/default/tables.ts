/* The tables of the rulebook (15.2): a row a die, from 1 to 6. */
import type { Tables } from '../components';

export const TABLES: Tables = {
  handToHand: [
    ['AR1', 'MELEE', 'RAGES', 'RAGES', 'RAGES', 'DR3 AA1', 'DE AA3', 'DE AA4'],
    ['AR2', 'AR1', 'MELEE', 'DR1', 'DR1', 'DR2 AA1', 'DR4 AA2', 'DR4 AA3'],
    ['AR3 DA1', 'AR2', 'AR1', 'MELEE', 'MELEE', 'RAGES', 'DR3 AA1', 'DR3 AA2'],
    ['AR4 DA2', 'AR3 DA1', 'AR2', 'AR1', 'MELEE', 'DR1', 'DR1', 'DR2 AA1'],
    ['AE DA3', 'AR4 DA2', 'AR3 DA1', 'AR2', 'AR1', 'MELEE', 'DR1', 'DR1'],
    ['AE DA3', 'AE DA3', 'AR4 DA2', 'AR3 DA1', 'AR2', 'AR1', 'MELEE', 'MELEE'],
  ],
  missiles: [
    ['-', '-'],
    ['-', '-'],
    ['-', '-'],
    ['-', 'D'],
    ['D', 'E'],
    ['E', 'E'],
  ],
  engines: [
    ['-', '-', '-'],
    ['-', '-', '-'],
    ['-', '-', 'D'],
    ['-', 'D', 'E'],
    ['D', 'E', 'D*'],
    ['E', 'E', 'E*'],
  ],
  outerWorks: ['-', '-', '-', '-', '-', 'E'],
  reconnaissance: [90, 90, 90, 75, 50, 50, 33, 25],
};
