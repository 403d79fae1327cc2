/* Whom Non-players Harass (8.4.2). */
import { groupIn } from '../commands/party';
import { forceIn } from '../forces';
import type { FrameOf, G } from '../state';
import type { Chooser } from './chooser';
import { advancesPlayer } from './frost';
import { make } from './moment';

/** 8.4.2: Belgae and Arverni Harass Romans wherever they can, Romans and Aedui a March of Vercingetorix; nobody else is Harassed. */
export const harassChooser: Chooser<FrameOf<'harass'>> = {
  choose: ({ G, frame }) => make(isEnemy(frame) && !endsLegions(G, frame) ? 'harass' : 'spare'),
};

function isEnemy({ faction, against, party }: FrameOf<'harass'>): boolean {
  if (faction === 'belgae' || faction === 'arverni') return against === 'romans';
  return against === 'arverni' && groupIn(party ?? {}, 'arverni').leader === 'named';
}

/** Says whether the Losses would have to fall on Legions, to a player's victory (8.4.4). */
function endsLegions(G: G, { faction, against, region, party }: FrameOf<'harass'>): boolean {
  const struck = party === null ? forceIn(G, region, against) : groupIn(party, against);
  const hidden = forceIn(G, region, faction).hidden - groupIn(party ?? {}, faction).hidden;
  const others = struck.hidden + struck.revealed + struck.scouted + (struck.leader === null ? 0 : 1);
  const legions = Math.min(struck.legions, Math.floor(hidden / 3) - others);
  return legions > 0 && advancesPlayer(G, { legions });
}
