/* What a player would name of how a Faction stands. */
import type { Tell } from '../../../kit/features';
import { poolOf } from '../../components/box';
import type { Player } from '../../components/factions';
import { controlledBy } from '../../pieces/control';
import { troopsOf } from '../../pieces/force';
import { availableTroops, forceIn, leaderOf, legionsOnMap, regionsWith } from '../../pieces/forces';
import { alliesAndCitadels, alliesAndCitadelsIn, placesForAlly } from '../../pieces/tribes';
import { legionsOffMap } from '../../senate';
import type { G } from '../../state';
import { marginOf } from '../../victory';
import { share } from './choice';
import { isFirstOn, progressOf, winterNear } from './deck';
import { threatIn } from './strength';

/** Tells how a Faction stands: margin, means, Control, Leader, what is in danger, and how much time is left. */
export function describePosition(G: G, faction: Player, tell: Tell): void {
  const margin = marginOf(G, faction);
  const progress = progressOf(G);
  const near = winterNear(G);
  const beyond = Math.min(1, Math.max(0, margin) / 3);
  tell('margin', margin / 5);
  tell('margin late', (margin / 5) * progress);
  tell('margin before Winter', (margin / 5) * near);
  tell('beyond', beyond);
  tell('beyond before Winter', beyond * near);
  if (faction === 'arverni') tell('other condition', otherCondition(G) / 5);
  else tell('Allies', alliesAndCitadels(G, faction) / 6);

  const resources = Math.sqrt(G.resources[faction]) / 5;
  tell('Resources', resources);
  tell('Resources late', resources * progress);
  tell('poor', G.resources[faction] < 3 ? 1 : 0);

  const { troops } = poolOf(G, faction);
  tell('Warbands', 1 - availableTroops(G, faction) / troops);
  if (faction === 'romans') tell('Legions', legionsOnMap(G) / 12);
  const leader = leaderOf(G, faction);
  if (leader?.as === 'named') tell('Leader', 1);
  else if (leader !== null) tell('Successor', 1);

  const controlled = controlledBy(G, faction);
  tell('Control', controlled.length / 5);
  let open = 0;
  for (const region of controlled) open += placesForAlly(G, region, faction).length;
  tell('open Tribes', share(open, 4));
  tellDangers(G, faction, tell);

  tell('Eligible', G.eligibility[faction].now ? 1 : 0);
  tell('first', isFirstOn(G, G.played[G.played.length - 1], faction) ? 1 : 0);
  tell('first next', isFirstOn(G, G.next, faction) ? 1 : 0);
}

/** The better of the two conditions of the Arverni (7.2). */
function otherCondition(G: G): number {
  return Math.max(legionsOffMap(G) - 6, alliesAndCitadels(G, 'arverni') - 8);
}

function tellDangers(G: G, faction: Player, tell: Tell): void {
  let pieces = 0;
  let tribes = 0;
  for (const region of regionsWith(G, faction)) {
    const threat = threatIn(G, region, faction);
    if (threat === 0) continue;
    const force = forceIn(G, region, faction);
    const troops = troopsOf(force);
    pieces += Math.min(threat, troops);
    if (threat <= troops) continue;
    if (force.legions > 0) tell('Legions in danger', share(Math.min(force.legions, threat - troops), 4));
    if (force.leader !== null && threat > troops + force.legions) tell('Leader in danger', 1);
    tribes += Math.min(threat - troops, alliesAndCitadelsIn(G, region, faction));
  }
  tell('pieces in danger', share(pieces, 10));
  tell('Allies in danger', share(tribes, 4));
}
