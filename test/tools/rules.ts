/*
 * Checks of each game that its RULES.md leads to where every section of the rulebook is played, and to tests of it that run and assert
 * something; see {@link reportOf}: npm run rules
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ids } from '../games';
import { type FiledTest, reportOf } from './rulesMap';
import { sectionsOf } from './sections';
import { testsIn } from './testFile';

for (const game of ids) {
  const book = sectionsOf(game);
  const { faults, missing, tested, noEffect } = reportOf({
    map: readFileSync(`games/${game}/RULES.md`, 'utf8'),
    book,
    tests: testsOf(`test/${game}`),
    read(file) {
      const path = [`games/${game}/${file}`, `games/kit/${file}`].find((each) => existsSync(each));
      return path === undefined ? null : readFileSync(path, 'utf8');
    },
  });
  for (const fault of faults) console.error(`${game} ${fault}`);
  console.log(JSON.stringify({ game, sections: book.length, tested: tested.length, missing, noEffect }));
  if (faults.length > 0) process.exitCode = 1;
}

function testsOf(folder: string): FiledTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => testsIn(`${folder}/${file}`).map((test) => ({ ...test, file })));
}
