/*
 * Plays random games to the end: npm run fuzz -- <game|all> --games N --seed S [--against simulator]. Of all games fewer than N are
 * played where they take long; see Facts in subject.ts.
 */
process.env.NODE_ENV ??= 'production';
const { allSubjects, subjects } = await import('../games');
const { commandLine, refuse, wholeNumber } = await import('./arguments');

const { positionals, value } = commandLine(['games', 'seed', 'against']);
const wanted = positionals[0] ?? 'all';
const games = wholeNumber(value('games'), 'games', 100);
const seed = wholeNumber(value('seed'), 'seed', 1);
const against = value('against');
if (against !== undefined && against !== 'simulator') refuse(`--against takes simulator, not ${against}`);
const chosen = wanted === 'all' ? subjects : allSubjects.filter(({ id }) => wanted === id);
if (chosen.length === 0)
  refuse(`no game ${wanted}; choose all or ${allSubjects.map(({ id }) => id).join(', ')}`);

for (const subject of chosen) {
  const result = subject.fuzz({
    games: wanted === 'all' ? Math.ceil(games * subject.share) : games,
    seed,
    shadowed: against !== undefined,
    fail(failed, problem) {
      process.exitCode = 1;
      console.error(`${subject.id} seed ${failed}: ${problem}`);
    },
  });
  console.log(JSON.stringify(result));
}

export {};
