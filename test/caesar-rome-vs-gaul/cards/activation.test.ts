import { expect, test } from 'vitest';
import { canTakeEffect } from '../../../games/caesar-rome-vs-gaul/events/canTakeEffect';
import { movedPieces } from '../../../games/caesar-rome-vs-gaul/inForce';
import { findFrame } from '../../../games/kit/frame';
import { stateOf } from '../table';
import { eventAt, isOver } from './event';

test('7.5 card 1 WINTER CAMPAIGN: Rome goes first in all rounds, and activates a Leader or Legion', () => {
  const table = eventAt({ at: { lutetia: 'caesar X', cenabum: 'XI' } }, 'roman', 1);
  expect(findFrame(table.G, 'strategy')?.first).toBe('roman');
  expect(table.told('7.3', 'Rome plays first')).toBe(true);
  expect(table.legal('roman', 'move')).toEqual(['X alone', 'XI alone', 'caesar alone', 'caesar army']);
  table.do('roman', 'move', 'XI', 'alone').do('roman', 'stop');
  expect(isOver(table)).toBe(true);
  const declined = eventAt({ at: { lutetia: 'X' } }, 'roman', 1).do('roman', 'done');
  expect(isOver(declined)).toBe(true);
});

test('7.5 card 2 CONSTANT AS THE NORTHERN STAR: Caesar moves, and not again with the points', () => {
  const table = eventAt({ at: { lutetia: 'caesar p-crassus X' } }, 'roman', 2);
  expect(table.legal('roman', 'move')).toEqual(['caesar alone', 'caesar army']);
  expect(table.why('roman', 'move', 'p-crassus')).toBe(
    '7.5.3 P. Crassus is not among those the card activates.',
  );
  table.do('roman', 'move', 'caesar', 'army').do('roman', 'stop');
  expect(isOver(table)).toBe(true);
  expect(movedPieces(table.G)).toContain('caesar');
  const besieged = stateOf({ boxes: { rome: 'caesar' } });
  expect(canTakeEffect(besieged, 'roman', 2)).toBe(false);
});

test('7.5 card 3 VENI VIDI VICI: Caesar moves, and then one marker is converted', () => {
  const table = eventAt(
    {
      at: { lutetia: 'caesar X', cenabum: 'XI', autricum: 'carnutes' },
      gallic: ['lutetia', 'cenabum', 'alesia'],
    },
    'roman',
    3,
  );
  table.do('roman', 'move', 'caesar', 'alone').do('roman', 'stop');
  expect(table.legal('roman', 'convert')).toEqual(['cenabum', 'lutetia']);
  expect(table.legal('roman', 'place')).toEqual([]);
  table.do('roman', 'convert', 'cenabum');
  expect(table.marker('cenabum')).toBe('roman');
  expect(isOver(table)).toBe(true);
});

test("7.5 card 8 THREE DAYS' MARCH: two stacks without Caesar, three points each and no Siege", () => {
  const table = eventAt(
    {
      at: { lutetia: 'caesar X', cenabum: 't-labienus XI XII', gergovia: 'VII', alesia: 'VIII' },
      gallic: ['lutetia'],
    },
    'roman',
    8,
  );
  expect(table.legal('roman', 'move')).toEqual([
    'VII alone',
    'VIII alone',
    'XI alone',
    'XI army',
    't-labienus alone',
    't-labienus army',
  ]);
  table.do('roman', 'move', 't-labienus', 'army');
  expect(findFrame(table.G, 'march')?.terms).toMatchObject({ limit: 3, noSiege: true });
  table.do('roman', 'stop');
  expect(table.forgone('roman', 'done')).toBe('The card could still activate someone.');
  table.do('roman', 'move', 'VII', 'alone').do('roman', 'stop');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 27 TRUMPETS OF WAR: every Gallic stack, one at a time, and none twice', () => {
  const table = eventAt(
    {
      at: {
        lutetia: 'parisii minor-tribe',
        cenabum: 'vercingetorix',
        ganda: 'nervii gallic-mercenary-1',
        alesia: 'X',
      },
    },
    'gallic',
    27,
  );
  const commanders = () => [...new Set(table.legal('gallic', 'move').map((line) => line.split(' ')[0]))];
  expect(commanders()).toEqual(['minor-tribe', 'nervii', 'parisii', 'vercingetorix']);
  table.do('gallic', 'move', 'parisii', 'alone').do('gallic', 'stop');
  expect(commanders()).toEqual(['minor-tribe', 'nervii', 'vercingetorix']);
  table.do('gallic', 'move', 'nervii', 'army').do('gallic', 'stop');
  expect(table.forgone('gallic', 'done')).toBe('The card could still activate someone.');
  table.do('gallic', 'move', 'minor-tribe', 'alone').do('gallic', 'stop');
  table.do('gallic', 'move', 'vercingetorix', 'alone').do('gallic', 'stop');
  expect(isOver(table)).toBe(true);
});

test('7.5 card 29 THE BELGIC CONFEDERATION: Belgic units and Ambiorix, and nobody moves along with them', () => {
  const table = eventAt(
    { at: { ganda: 'nervii morini gallic-mercenary-1 parisii', bibrax: 'ambiorix', lutetia: 'senones' } },
    'gallic',
    29,
  );
  expect(table.legal('gallic', 'move')).toEqual([
    'ambiorix alone',
    'morini alone',
    'morini army',
    'nervii alone',
    'nervii army',
  ]);
  table.do('gallic', 'move', 'nervii', 'army');
  expect(findFrame(table.G, 'march')?.group).toEqual(['nervii', 'morini']);
  table.do('gallic', 'stop').do('gallic', 'done');
  expect(isOver(table)).toBe(true);
  expect(canTakeEffect(stateOf({ at: { lutetia: 'parisii' } }), 'gallic', 29)).toBe(false);
});

test('7.5 card 54 GENERAL OFFENSIVE: up to five activations of either player', () => {
  const table = eventAt(
    {
      at: { lutetia: 'caesar', cenabum: 'X', alesia: 'XI', ganda: 'XII-', bibrax: 'VII', autricum: 'VIII-' },
    },
    'roman',
    54,
  );
  expect(table.prompt('roman')?.text).toContain('activate a Leader or Combat Unit; five activations left');
  expect(eventAt({ at: { lutetia: 'caesar X' } }, 'roman', 2).prompt('roman')?.text).toContain(
    'activate Caesar; one activation left',
  );
  expect(eventAt({ at: { lutetia: 'X' } }, 'roman', 8).prompt('roman')?.text).toContain(
    'activate a stack without Caesar; two activations left',
  );
  for (const id of ['caesar', 'X', 'XI', 'XII', 'VII']) {
    expect(isOver(table)).toBe(false);
    table.do('roman', 'move', id, 'alone').do('roman', 'stop');
  }
  expect(isOver(table)).toBe(true);
  expect(eventAt({ at: { lutetia: 'parisii' } }, 'gallic', 54).legal('gallic', 'move')).toEqual([
    'parisii alone',
  ]);
});

test('7.5 cards 45 and 46 GERMANI MIGRATION: the German Tribe moves three points', () => {
  for (const card of [45, 46]) {
    const table = eventAt({ roman: ['argentorate', 'divodurum'] }, 'gallic', card);
    table.do('gallic', 'start', 'suebi').do('gallic', 'go', 'argentorate').do('gallic', 'go', 'divodurum');
    expect(table.at('divodurum')).toBe('germani');
    expect([table.marker('argentorate'), table.marker('divodurum')]).toEqual(['roman', '']);
    expect(isOver(table)).toBe(true);
  }
});
