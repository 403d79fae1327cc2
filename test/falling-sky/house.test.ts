/* How the rooms of Falling Sky stand to each other: who imports whom, and who writes to the map. */
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, importsOf } from '../tools/imports';
import { stateOf } from './table';

const FOLDER = 'games/falling-sky';
const within = (path: string) => relative(FOLDER, path);

/** Every import of a file of the game from another, by their paths in its folder. */
const imports = filesIn(FOLDER)
  .flatMap(importsOf)
  .filter(({ to }) => to.startsWith('games/'))
  .map(({ from, to }) => ({ from: within(from), to: within(to) }));

function offending(isWrong: (each: { from: string; to: string }) => boolean): string[] {
  return imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`);
}

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const isOfPieces = isIn('pieces');

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ to }) => isIn('pieces/fast')(to)).length).toBeGreaterThan(3);
});

test('only pieces/ knows of what is done for speed, and of how the map is written to', () => {
  const isBehindDoor = (to: string) => isIn('pieces/fast')(to) || to === 'pieces/writing';
  expect(offending(({ from, to }) => isBehindDoor(to) && !isOfPieces(from))).toEqual([]);
});

test('outside pieces/ what stands on the map is read-only, which the types watch', () => {
  const G = stateOf({ pieces: { aedui: { aedui: { troops: 1 } } } });
  const force = G.forces.aedui?.aedui;
  const writes = () => {
    // @ts-expect-error placing and removing Forces
    G.forces.aedui = undefined;
    // @ts-expect-error pieces of a Force
    if (force !== undefined) force.hidden = 2;
    // @ts-expect-error Allies, Citadels and Dispersed markers
    G.tribes.aedui = undefined;
    // @ts-expect-error Devastated markers
    G.devastated = ['aedui'];
    // @ts-expect-error Legions off the map
    G.legions.track = 0;
    // @ts-expect-error the Colony
    G.colony = 'aedui';
    // @ts-expect-error Cisalpina as a Region
    G.galliaTogata = true;
    // @ts-expect-error the Circumvallation marker
    G.circumvallation = null;
  };
  expect(writes).toBeTypeOf('function');
});

test('what stands on the map knows of no step, of no Event and of no Non-player', () => {
  const belongsAbove = (to: string) =>
    ['abilities', 'battle', 'commands', 'events', 'winter', 'nonplayers', 'bot'].some((folder) =>
      isIn(folder)(to),
    );
  const isAllowed = (to: string) => to === 'commands/underWay';
  expect(offending(({ from, to }) => isOfPieces(from) && belongsAbove(to) && !isAllowed(to))).toEqual([]);
});

test('chapter 8 is asked in one place, where the sequence of play hands over to the Non-players', () => {
  const isOfNonplayers = isIn('nonplayers');
  expect(
    offending(({ from, to }) => isOfNonplayers(to) && !isOfNonplayers(from) && from !== 'index.ts'),
  ).toEqual([]);
});

test('frames are told in files that import no step', () => {
  const tells = (file: string) => file === 'frames.ts' || file.endsWith('/frames.ts');
  const isPlain = (to: string) =>
    /(?:^|\/)frames$|^components\/|^answers$|\/(?:names|terms|order|plan|party|force)$/.test(to);
  expect(offending(({ from, to }) => tells(from) && to.startsWith('..') === false && !isPlain(to))).toEqual(
    [],
  );
});
