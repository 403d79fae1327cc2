/* How to win (26): the Gauls by Vercingetorix's escape (26.1), the Romans by the end of the second Assault Period (12.1) or before it (26.2). */
import type { Play } from '../kit/play';
import { recordOf } from '../kit/record';
import type { Result } from '../kit/result';
import { revealSpheres } from './command/spheres';
import { commandersOf } from './commanders';
import { type Cause, causeOf, type G, LOST, SIDES, type Side } from './state';

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
    play.end(resultOf(play.G, null, `${draw}.`));
    return;
  }
  play.journal(rule, `${reason}: the ${cause === 'roman' ? 'Romans' : 'Gauls'} win.`, { kind: 'heading' });
  play.end(resultOf(play.G, cause, `${reason}.`));
}

/** How far a cause is ahead that has won: the rules count no points (26). */
const AHEAD = 1;

/** Returns the result of the victory of a cause, or of a draw. Those whom nobody commands share the fortune of their cause. */
function resultOf(G: G, winner: Cause | null, reason: string): Result<Side> {
  const margin = (side: Side) => (causeOf(side) === winner ? AHEAD : -AHEAD);
  return {
    winners: winner === null ? [] : commandersOf(G, winner),
    margins: recordOf(SIDES, (side) => (winner === null ? 0 : margin(side))),
    reason,
  };
}
