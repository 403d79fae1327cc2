/*
 * Learns how bots should judge positions and moves of a game, from games that they play:
 *   npm run learn -- <game> play --games 100 --iterations 60 --file lessons.jsonl [--seed 1] [--players 4] [--options a=b,c=d]
 *   npm run learn -- <game> rule --games 300 --file lessons.jsonl [--seed 1] [--options a=b,c=d]
 *   npm run learn -- <game> fit --file lessons.jsonl,more.jsonl
 * `play` lets the search play itself (`--iterations 0`: the policy alone) and `rule` the rules for sides that nobody holds; both
 * write to the end of the file. `fit` prints the loss on games held out, and writes the weights to games/<game>/bot/weights.ts.
 */
process.env.NODE_ENV ??= 'production';
const { allSubjects } = await import('../games');
const { commandLine, countFrom, refuse, wholeNumber } = await import('./arguments');
const { Teacher } = await import('./learn/play');
const { LessonFile, readLessons } = await import('./learn/records');
const { Logit } = await import('./learn/logit');
const { writeWeights } = await import('./learn/weightsFile');

const { positionals, value } = commandLine([
  'games',
  'iterations',
  'file',
  'seed',
  'players',
  'options',
  'penalty',
  'rounds',
  'least',
]);
const [id, what] = positionals;
const subject =
  allSubjects.find((candidate) => candidate.id === id) ??
  refuse(`no game ${id}; choose ${allSubjects.map((subject) => subject.id).join(', ')}`);
const file = value('file') ?? refuse('--file says where the lessons are');
const games = wholeNumber(value('games'), 'games', 100);
const seed = wholeNumber(value('seed'), 'seed', 1);
const iterations = countFrom(value('iterations'), 'iterations', 60);

subject.with(({ game, rulebook }) => {
  if (what === 'fit') {
    const sides = rulebook.sides.map(({ id }) => id);
    const logits = { moves: new Logit('moves'), position: new Logit('position') };
    for (const path of file.split(','))
      readLessons(path, (lesson) => {
        for (const logit of Object.values(logits)) logit.add(lesson);
      });
    const fitting = {
      penalty: Number(value('penalty') ?? 1e-4),
      rounds: wholeNumber(value('rounds'), 'rounds', 12),
      least: Number(value('least') ?? 0.2),
    };
    for (const [kind, logit] of Object.entries(logits)) {
      logit.fit(fitting);
      console.log(JSON.stringify({ game: id, kind, ...logit.losses() }));
      if (kind === 'moves')
        for (const [step, losses] of logit.lossesByStep().slice(0, 20))
          console.log(JSON.stringify({ step, ...losses }));
    }
    writeWeights(id, sides, logits.moves.weights(sides), logits.position.weights(sides));
    return;
  }
  if (what !== 'play' && what !== 'rule') refuse(`play, rule or fit, not ${what}`);
  const lessons = new LessonFile(file);
  const options = Object.fromEntries(
    (value('options') ?? '').split(',').flatMap((each) => (each === '' ? [] : [each.split('=')])),
  );
  const teacher = new Teacher(game, options, (lesson) => lessons.write(lesson));
  const players = value('players') === undefined ? undefined : wholeNumber(value('players'), 'players', 1);
  for (let number = seed; number < seed + games; number++) {
    if (what === 'rule') teacher.byRule(number);
    else teacher.search(number, iterations, players);
    lessons.save();
    if (number % 10 === 0) console.error(`game ${number} of ${seed + games - 1}`);
  }
});

export {};
