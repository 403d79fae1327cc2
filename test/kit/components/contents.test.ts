/* What is in the box of each game, as the package exports it: it fits together, and no game carries it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulebooks } from '../../../games';
import { contents as ofAlesia } from '../../../games/alesia/components';
import { contents as ofRomeVsGaul } from '../../../games/caesar-rome-vs-gaul/components';
import { contents as ofGallicWar } from '../../../games/caesars-gallic-war/components';
import { contents as ofFallingSky } from '../../../games/falling-sky/components';
import { contents as ofJuliusCaesar } from '../../../games/julius-caesar/components';
import type { Contents } from '../../../games/kit/components/contents';

const boxes: [keyof typeof rulebooks, Contents, Record<keyof Contents, number>][] = [
  ['julius-caesar', ofJuliusCaesar, { places: 76, connections: 163, cards: 27, pieces: 63 }],
  ['caesars-gallic-war', ofGallicWar, { places: 27, connections: 60, cards: 31, pieces: 60 }],
  ['falling-sky', ofFallingSky, { places: 17, connections: 39, cards: 72, pieces: 18 }],
  ['caesar-rome-vs-gaul', ofRomeVsGaul, { places: 114, connections: 221, cards: 55, pieces: 49 }],
  ['alesia', ofAlesia, { places: 2637, connections: 7898, cards: 0, pieces: 361 }],
];

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('every game exports what is in its box', () => {
  expect(boxes.map(([id]) => id)).toEqual(Object.keys(rulebooks));
});

describe.each(boxes)('%s', (id, contents, counts) => {
  const { places, connections, cards, pieces } = contents;

  test('everything that the box holds is there, each thing once', () => {
    const found = Object.entries(contents).map(([list, items]) => [list, items.length]);
    expect(Object.fromEntries(found)).toEqual(counts);
    for (const list of [places, cards, pieces]) expect(new Set(idsOf(list)).size).toBe(list.length);
    for (const { name } of [...places, ...cards, ...pieces]) expect(name).toMatch(/\S/);
  });

  test('every place has a position of its own, and ways between places lead from one to another', () => {
    const known = new Set(idsOf(places));
    for (const { position } of places) expect(position.every(Number.isFinite)).toBe(true);
    const onMap = places.filter(({ kind }) => kind !== 'zone');
    expect(new Set(onMap.map(({ position }) => position.join())).size).toBe(onMap.length);
    const unknown = connections.filter(({ a, b }) => a === b || !known.has(a) || !known.has(b));
    expect(unknown).toEqual([]);
    const joined = new Set(connections.flatMap(({ a, b }) => [a, b]));
    const overseas = id === 'caesars-gallic-war' ? ['britannia'] : [];
    expect(idsOf(places).filter((place) => !joined.has(place))).toEqual(overseas);
    expect(new Set(connections.map(({ a, b, kind }) => `${kind} ${[a, b].sort()}`)).size).toBe(
      connections.length,
    );
  });

  test('pieces are of a side of the game or of nobody, and every item says where it is known from', () => {
    for (const { count } of pieces) expect(count).toBeGreaterThan(0);
    const sources = [...places, ...connections, ...cards, ...pieces].map(({ source }) => source);
    expect(['rulebook', 'public', 'designer-2e', 'reconstruction']).toEqual(
      expect.arrayContaining([...new Set(sources)]),
    );
    expect(new Set(sources).size).toBeGreaterThan(id === 'falling-sky' ? 0 : 1);
  });

  test('it is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(contents))).toEqual(contents);
  });
});

test('an item of each box is as its rules say', () => {
  const one = <Item extends { id: string }>(list: readonly Item[], id: string) =>
    list.find((item) => item.id === id);
  expect(one(ofJuliusCaesar.places, 'rome')).toEqual({
    id: 'rome',
    name: 'Rome',
    kind: 'city',
    position: [12.48, 41.89],
    value: 2,
    majorPort: false,
    source: 'rulebook',
  });
  expect(ofJuliusCaesar.connections.filter(({ name }) => name !== undefined)).toHaveLength(4);
  expect(one(ofJuliusCaesar.cards, 'c02')).toMatchObject({
    name: '3/2',
    moves: 3,
    levies: 2,
    source: 'public',
  });
  expect(one(ofJuliusCaesar.pieces, 'cleopatra')).toMatchObject({ side: 'pompey', strengths: [1, 2, 3, 4] });
  expect(one(ofGallicWar.pieces, 'legion-x')).toMatchObject({ side: 'roman', full: 4 });
  expect(one(ofGallicWar.pieces, 'ariovistus')?.side).toBe('barbarian');
  expect(one(ofGallicWar.pieces, 'aedui-1')?.side).toBeNull();
  expect(one(ofGallicWar.places, 'transalpine-gaul')).toMatchObject({ town: 'Narbo', kind: 'transalpine' });
  expect(one(ofFallingSky.pieces, 'romans-troops')).toMatchObject({ name: 'Romans: Auxilia', count: 20 });
  expect(one(ofFallingSky.pieces, 'belgae-troops')).toMatchObject({ name: 'Belgae: Warbands', count: 25 });
  expect(one(ofFallingSky.places, 'mandubii')?.tribes[0]).toMatchObject({
    city: 'Alesia',
    position: [4.42, 47.54],
  });
  expect(one(ofRomeVsGaul.places, 'oceanus-atlanticus')?.kind).toBe('sea');
  expect(one(ofRomeVsGaul.pieces, 'X')).toMatchObject({ name: 'Legion X', side: 'roman' });
  expect(one(ofAlesia.places, 'B3')).toMatchObject({ position: [1.5, 1] });
  expect(
    ofAlesia.pieces.filter(({ kind }) => kind === 'fort').every(({ source }) => source === 'rulebook'),
  ).toBe(true);
});

test('a hexside of Alesia is what both of its hexes say', () => {
  const rivers = ofAlesia.connections.filter(({ river }) => river === true);
  expect(rivers.length).toBeGreaterThan(100);
  const withRivers = new Set(
    ofAlesia.places.filter(({ rivers = [] }) => rivers.length > 0).map(({ id }) => id),
  );
  expect(rivers.filter(({ a, b }) => !withRivers.has(a) || !withRivers.has(b))).toEqual([]);
});

test('no game, page or server imports the list: it is for who asks for it', () => {
  const lists = Object.keys(rulebooks).map((id) => `games/${id}/components/index.ts`);
  for (const folder of ['games', 'web', 'lobby'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const from = dirname(join(folder, file));
      const imports = readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.[^']*)'/g);
      const read = [...imports].map(([, path]) => join(from, path, path.endsWith('.ts') ? '' : 'index.ts'));
      expect(read.filter((path) => lists.includes(path))).toEqual([]);
    }
});
