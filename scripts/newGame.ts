/* npm run new-game -- <id>: lays a small game of that id that can be played at once, to be made into another one. */
import { layGame } from './layGame';

const [id, ...more] = process.argv.slice(2);
try {
  if (id === undefined || more.length > 0)
    throw new Error('Name the id of the game, as in npm run new-game -- three-hills');
  for (const path of layGame(id)) console.log(path);
  console.log(`
The game can be played: npm start. Its tests: npx vitest run test/${id} test/golden.test.ts; the first run
writes what test/${id}/golden keeps. Say in README.md that there is such a game; docs/write-a-game.md tells how to go on.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
