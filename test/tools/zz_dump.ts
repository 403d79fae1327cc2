import { namedSides } from '../../web/sides';
import { battleWatch, entriesIn } from '../../web/table/journal/deeds';
import { allSubjects } from '../games';
import { playRandomly, randomMatch } from './match';

const [id, seed, from, to] = process.argv.slice(2);
const subject = allSubjects.find((s) => s.id === id)!;
await subject.with(async ({ game, rulebook }: any) => {
  const match = randomMatch(game, Number(seed));
  const log: any[] = [];
  playRandomly(match, Number(seed), ({ state }: any) => log.push(...(state.deltalog ?? [])));
  const sides = namedSides(game.rulebook?.sides ?? rulebook.sides);
  const entries = entriesIn({ G: match.state.G, log } as any, sides);
  const fought = battleWatch();
  let i = 0;
  for (const entry of entries.slice(0)) {
    for (const line of entry.lines) {
      const f = fought(line, entry) !== null;
      if (i >= Number(from ?? 0) && i < Number(to ?? 1e9))
        console.log(
          [
            i,
            `${entry.side}/${entry.step ?? '-'}:${entry.move}`,
            f ? 'F' : ' ',
            line.kind ?? '',
            line.side ?? '',
            line.rule,
            line.text,
            (line.places ?? []).join(','),
            line.battle ? JSON.stringify(line.battle) : '',
            (line as any).lost ? JSON.stringify((line as any).lost) : '',
          ].join(' | '),
        );
      i++;
    }
  }
});
