import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Stacked } from '../../../games/kit/frame';
import { declaredNames, Shape } from '../shape';
import type { SubjectParts } from '../subject';
import { watchStates } from './games';

/**
 * The state has the shape that belongs to its version. The shape of a new version is written down when there is none
 * yet, and never overwritten: saved matches of that version have it.
 */
export function shapeBelongsToVersion<G extends Stacked>(parts: SubjectParts<G>): void {
  const { id, stateVersion } = parts.rulebook;
  const shape = new Shape(declaredNames(id));
  watchStates(parts, 1, ({ state: { G } }) => shape.add(G));
  const file = `test/golden/${id}-shape-${stateVersion}.txt`;
  if (!existsSync(file) && process.env.CI === undefined) writeFileSync(file, `${shape}`);
  expect(existsSync(file), `run the tests of ${id} and commit ${file}`).toBe(true);
  const why = `G of ${id} has not the shape that matches saved as version ${stateVersion} have: raise stateVersion`;
  expect(`${shape}`, why).toBe(readFileSync(file, 'utf8'));
}
