import { analysisOf } from '../../../games/analysis/analyse';
import type { Stacked } from '../../../games/kit/frame';
import { recordOf } from '../../../games/record/making';
import { parseRecord } from '../../../games/record/record';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { type Measure, rounded } from './measure';
import { randomGame } from './replay';

/** How long the analysis of a random game of the most players takes, in seconds by the clock, as the bot waits in it; with its weight. */
export async function* analyses(): AsyncGenerator<Measure> {
  for (const subject of subjects) yield* await subject.with(measuresOf);
}

async function measuresOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Promise<Measure[]> {
  const record = parseRecord(JSON.stringify(recordOf(randomGame({ game, rulebook }))));
  const started = performance.now();
  const analysis = await analysisOf(game, record);
  const seconds = (performance.now() - started) / 1_000;
  const about = `${record.moves.length} moves, by ${analysis.judged}`;
  return [
    { bench: `analysis/${game.name}`, value: rounded(seconds), unit: `s, ${about}` },
    {
      bench: `analysis-size/${game.name}`,
      value: Buffer.byteLength(JSON.stringify(analysis)),
      unit: `bytes, ${about}`,
    },
  ];
}
