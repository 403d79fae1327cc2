import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Alea } from '../../../games/ai/alea';
import { Simulator } from '../../../games/ai/simulator';
import type { Stacked } from '../../../games/kit/frame';
import { pickFrom } from '../chance';
import { randomMatch } from '../match';
import { declaredNames, Shape } from '../shape';
import type { SubjectParts } from '../subject';

/** Games looked at, so that what is rare comes up. */
const GAMES = 100;

/**
 * The state has the shape that belongs to its version. The shape of a new version is written down when there is none
 * yet, and never overwritten: saved matches of that version have it.
 */
export function shapeBelongsToVersion<G extends Stacked>(parts: SubjectParts<G>): void {
  const { id, stateVersion } = parts.rulebook;
  const shape = `${shapeOf(parts)}`;
  const file = `test/golden/${id}-shape-${stateVersion}.txt`;
  if (!existsSync(file) && process.env.CI === undefined) writeFileSync(file, shape);
  expect(existsSync(file), `run the tests of ${id} and commit ${file}`).toBe(true);
  const why =
    `G of ${id} has not the shape of saved matches of version ${stateVersion}. Raise stateVersion if G has changed; ` +
    `if only something rare has come up for the first time, or no more, change ${file}`;
  expect(shape, why).toBe(readFileSync(file, 'utf8'));
}

function shapeOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Shape {
  const shape = new Shape(declaredNames(rulebook.id));
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = new Alea(seed);
    const simulation = new Simulator(rulebook, randomMatch(game, seed).state, chance);
    while (simulation.result === null) {
      shape.add(simulation.G);
      const side = pickFrom(simulation.sides, () => chance.next());
      simulation.make(
        side,
        pickFrom(simulation.legal(side), () => chance.next()),
      );
    }
    shape.add(simulation.G);
  }
  return shape;
}
