/* At whom the Romans fire: at whoever comes, but forts keep their volley at the next hex, which strikes all in it, until all have come (24.4). */
import type { LegalMove } from '../../kit/move';
import { commands } from '../commanders';
import { boxOf } from '../components/box';
import { approachIn } from '../fire/fire';
import { lastShots, worthShooting } from '../fire/lastFire';
import { PRIMARY } from '../fire/shooters';
import { shotsOn } from '../fire/shots';
import type { G, SituationOf } from '../state';

const HOLD: LegalMove = { move: 'hold', args: [] };

/** Returns what a Roman commander does about a unit that comes. */
export function shotAt({ G, side, frame }: SituationOf<'fire'>): LegalMove {
  const isLeader = boxOf(G).unit[frame.unit].kind === 'leader';
  if (G.disrupted.includes(frame.unit) && !isLeader) return HOLD;
  const shot = shotsOn(G, approachIn(G, frame)).find(
    ({ shooter, range }) =>
      commands(G, side, shooter.id) && (isLeader || shooter.kind !== 'fort' || range > PRIMARY),
  );
  return shot === undefined ? HOLD : { move: 'fire', args: [shot.shooter.id, shot.range] };
}

/** Returns at whom a Roman commander fires when the Gauls have moved. */
export function lastShot({ G, side, frame }: SituationOf<'lastFire'>): LegalMove {
  let best: LegalMove = HOLD;
  let most = 0;
  for (const { shooter, target } of lastShots(G, frame)) {
    const worth = isWasted(G, target) ? 0 : worthShooting(G, target);
    if (worth > most && commands(G, side, shooter.id))
      [best, most] = [{ move: 'fire', args: [shooter.id, target] }, worth];
  }
  return best;
}

/** Says whether a shot can do hardly anything: at units of horse that are disrupted already. */
function isWasted(G: G, target: string): boolean {
  return G.disrupted.includes(target) && boxOf(G).unit[target].combat < 3;
}
