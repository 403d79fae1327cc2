/* The battery of the package, and what only this repository can look at: the shapes of saved states, the sections of rulebooks. */
import * as runner from 'vitest';
import { battery as exported } from '../../games/testing/battery';
import { patchBetween } from '../../lobby/socket/patch';
import { shapeBelongsToVersion } from './batteryShape';
import { sectionsOf } from './sections';
import type { Subject } from './subject';

/** Declares the tests of a game. Each has a file battery.test.ts among its tests that calls this: they run side by side. */
export function battery(subject: Subject): void {
  const sections = sectionsOf(subject.id);
  exported(
    { id: subject.id, with: (use) => subject.with((parts) => use({ ...parts, sections, patchBetween })) },
    runner,
  );
  runner.test(`the shape of the state of ${subject.id} belongs to its version`, () =>
    subject.with(shapeBelongsToVersion),
  );
}
