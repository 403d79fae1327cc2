import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import type { Stacked } from '../../games/kit/frame';
import { plain } from '../../games/kit/json';
import { pickFrom } from '../../games/testing/chance';
import { randomMatch } from '../../games/testing/match';
import { randomMove } from '../../games/testing/moves';
import { testFolderOf } from './folder';
import { declaredNames, Shape } from './shape';
import type { SubjectParts } from './subject';

/** Games looked at, or where there are a great many moves, and many more when a shape is written down, so that what is rare comes up. */
const GAMES = 6;
const VAST_GAMES = 3;
const GAMES_TO_WRITE_DOWN = 400;

/**
 * Nothing is in the state that does not belong to the shape of its version. The shape of a new version is written down
 * when there is none yet, and never overwritten: saved matches of that version have it.
 */
export function shapeBelongsToVersion<G extends Stacked>(parts: SubjectParts<G>): void {
  const { id, stateVersion, bots } = parts.rulebook;
  const file = `${testFolderOf(id)}/golden/shape-${stateVersion}.txt`;
  if (!existsSync(file) && process.env.CI === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${shapeOf(parts, GAMES_TO_WRITE_DOWN)}`);
  }
  expect(existsSync(file), `run the tests of ${id} and commit ${file}`).toBe(true);
  const why =
    `G of ${id} has not the shape of saved matches of version ${stateVersion}. Raise stateVersion if G has changed; ` +
    `if only something rare has come up for the first time, change ${file}`;
  const known = typesByPath(readFileSync(file, 'utf8'));
  const unknown = [
    ...typesByPath(`${shapeOf(parts, bots.suggest === undefined ? GAMES : VAST_GAMES)}`),
  ].filter(([path, types]) => types.some((type) => !known.get(path)?.includes(type)));
  expect(unknown, why).toEqual([]);
}

/** Returns the types a shape has at each of its paths. */
function typesByPath(shape: string): Map<string, string[]> {
  return new Map(
    shape.split('\n').map((line) => {
      const [path, types = ''] = line.split(': ');
      return [path, types.split(' | ')];
    }),
  );
}

function shapeOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>, games: number): Shape {
  const shape = new Shape(declaredNames(rulebook.id));
  for (let seed = 1; seed <= games; seed++) {
    const chance = new Alea(seed);
    const simulation = new Simulator(rulebook, randomMatch(game, seed).state, chance);
    while (simulation.result === null) {
      shape.add(plain(simulation.G));
      const side = pickFrom(simulation.sides, () => chance.next());
      simulation.make(
        side,
        randomMove(rulebook, simulation.G, side, () => chance.next()),
      );
    }
    shape.add(plain(simulation.G));
  }
  return shape;
}
