/* How to win (26): the Gauls by Vercingetorix's escape (26.1), the Romans by the end of the second Assault Period (12.1) or before it (26.2). */
import type { Play } from '../kit/play';
import { recordOf } from '../kit/record';
import type { Result } from '../kit/result';
import { revealSpheres } from './command/spheres';
import { commandersOf } from './commanders';
import { type Cause, type G, LOST, SIDES, type Side } from './state';

/** After the last turn of the first Assault Period the armies part (12.2); after that of the second the Romans have won, or it is a draw (26.2, 26.3). */
export function endOfPeriod(play: Play<G>): void {
  const { G } = play;
  revealSpheres(play);
  if (G.period === 1) {
    play.become({ step: 'interlude', sides: [], stage: 'zones' });
    return;
  }
  win(play, 'roman', '26.2', 'Alesia has not been relieved');
}

/** Ends the game with the victory of a cause. Where Caesar has fallen the Romans cannot win, and it is a draw (26.3). */
export function win(play: Play<G>, cause: Cause, rule: string, reason: string): void {
  if (cause === 'roman' && play.G.at.caesar === LOST) {
    const draw = `${reason}, but Caesar has fallen`;
    play.journal('26.3', `${draw}: nobody wins.`, { kind: 'heading' });
    play.end(resultOf([], `${draw}.`));
    return;
  }
  play.journal(rule, `${reason}: the ${cause === 'roman' ? 'Romans' : 'Gauls'} win.`, { kind: 'heading' });
  play.end(resultOf(commandersOf(play.G, cause), `${reason}.`));
}

/** Nobody is ahead by so and so much: the game is won or not (26). */
const MARGIN = 1;

function resultOf(winners: readonly Side[], reason: string): Result<Side> {
  const margin = (side: Side) => (winners.length === 0 ? 0 : winners.includes(side) ? MARGIN : -MARGIN);
  return { winners, margins: recordOf(SIDES, margin), reason };
}
