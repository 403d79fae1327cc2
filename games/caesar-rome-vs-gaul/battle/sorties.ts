/* Besieged units help an Army that comes to relieve them (14.6). */
import { action } from '../../kit/action';
import { type FrameAt, frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { inForce } from '../inForce';
import { alike } from '../losses';
import { isUnit, sidesPieces } from '../pieces';
import { putInto } from '../removal';
import type { DecisionOf, G } from '../state';
import { namesOf, pieceName, spaceName, toldOf } from '../words';
import { hostsOf } from './host';

/**
 * Returns the attacker's units and Leaders inside who may Sortie to help an Army from elsewhere (14.6.1): none while a card forbids
 * it, and Leaders only when a unit does so.
 */
export function mayJoin(G: G, fight: FrameAt<G, 'fight'>, joined: readonly string[]): string[] {
  const { side } = fight.hosts.attacker;
  if (side === null || fight.from === null || inForce(G, 'forbidSortie', fight.space).length > 0) return [];
  const inside = sidesPieces(G, side, fight.space, 'inside').filter((id) => !joined.includes(id));
  return joined.some((id) => isUnit(G, id)) ? inside : inside.filter((id) => isUnit(G, id));
}

/** The attacker chooses which of the besieged join the battle; they need not (14.6.2). */
export const reliefStep: DecisionOf<'relief'> = {
  prompt: ({ G }) => ({
    rule: '14.6.2',
    text: `Your Army comes to relieve ${spaceName(G, frameOf(G, 'fight').space)}: choose who sorties to help it.`,
  }),
  actions: {
    join: action({
      first: ({ G, frame }) => alike(G, mayJoin(G, frameOf(G, 'fight'), frame.joined)),
      effect(_play, { frame }, id) {
        frame.joined = [...frame.joined, id];
      },
      label: ({ G }, id) => `Sortie with ${pieceName(G, id)}`,
    }),
    joinAll: action({
      effect(play, { side, frame }) {
        frame.joined = sidesPieces(play.G, side, frameOf(play.G, 'fight').space, 'inside');
      },
      label: () => 'Sortie with all of them',
    }),
    ready: action({
      effect(play, { frame }) {
        end(play, frame);
      },
      label: ({ G, frame }) =>
        frame.joined.length === 0 ? 'Nobody sorties' : `Go on with ${namesOf(G, frame.joined)}`,
    }),
  },
  proceed(play, frame) {
    if (mayJoin(play.G, frameOf(play.G, 'fight'), frame.joined).length === 0) end(play, frame);
  },
};

/** Who sorties leaves the Fortified Location and fights along (14.6.2), under the commander of the Relief Army (14.6.5). */
function end(play: Play<G>, { joined }: FrameAt<G, 'relief'>): void {
  const { G } = play;
  const fight = frameOf(G, 'fight');
  const { side, commander } = fight.hosts.attacker;
  if (side !== null && joined.length > 0) {
    for (const id of joined) putInto(G, id, fight.space);
    fight.sortied = [...fight.sortied, ...joined];
    fight.hosts = hostsOf(G, { ...fight, attacker: side, commander });
    play.journal('14.6.2', `${toldOf(G, joined, 'sorties', 'sortie')}.`, {
      side,
      places: [fight.space],
      pieces: joined,
    });
  }
  play.finish();
}
