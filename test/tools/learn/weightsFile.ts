/* The file that fitted weights stand in. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Writes weights to `games/<id>/bot/weights.ts`, a row for each feature and a column for each side. */
export function writeWeights(
  id: string,
  sides: readonly string[],
  moves: Readonly<Record<string, readonly number[]>>,
  position: Readonly<Record<string, readonly number[]>>,
): void {
  const path = `games/${id}/bot/weights.ts`;
  const table = (weights: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(weights).map(([name, row]) => `  ${JSON.stringify(name)}: [${row.join(', ')}],`);
  const lines = [
    `/* What each feature is worth to ${sides.join(', ')}: fitted by \`npm run learn\`, see docs/bots.md. Do not write it by hand. */`,
    "import type { Weights } from '../../kit/features';",
    '',
    'export const POSITION_WEIGHTS: Weights = {',
    ...table(position),
    '};',
    '',
    'export const MOVE_WEIGHTS: Weights = {',
    ...table(moves),
    '};',
    '',
  ];
  writeFileSync(path, lines.join('\n'));
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
}
