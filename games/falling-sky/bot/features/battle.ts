/* What speaks for each Battle (3.2.4, 3.3.4). */

import { setupFor } from '../../battle/selection';
import { forecast } from '../../battle/strength';
import type { Order } from '../../commands/order';
import { isPlayer } from '../../components/factions';
import { mobileOf, troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import { marginOf } from '../../victory';
import { type Choice, factionOfArgument, joined, regionOfArgument, share } from './choice';
import { areOfOnePlayer } from './strength';

/** Tells what each Battle that may be selected would cost both sides. */
export function describeBattle({ G, side, moves, tell }: Choice, order: Order): void {
  moves.forEach(({ move, args: [where, whom, how] }, index) => {
    const region = regionOfArgument(where);
    const defender = factionOfArgument(whom);
    if (move !== 'battle' || region === null || defender === null) return;
    const way = how === 'ambush' || how === 'besiege' ? how : 'battle';
    const { attack, counterattack } = forecast(G, setupFor(G, order, region, defender, way));
    const own = forceIn(G, region, order.faction);
    const enemy = forceIn(G, region, defender);
    const besieges = way === 'besiege' ? 1 : 0;
    const troops = troopsOf(enemy);
    const beyond = Math.max(0, attack - mobileOf(enemy)) + besieges;
    const counter = Math.max(0, counterattack - Math.floor(Math.min(attack, troops) / 2));
    tell(index, way, 1);
    tell(index, joined('attacks', defender), 1);
    if (attack === 0) tell(index, 'no Losses', 1);
    tell(index, 'Losses of the Defender', share(Math.min(attack, piecesIn(G, region, defender)), 6));
    tell(index, 'Losses of the Attacker', share(counter, 6));
    tell(index, 'gain', share(attack + besieges - counter, 5));
    tell(index, 'takes Allies', share(Math.min(beyond, alliesAndCitadelsIn(G, region, defender)), 2));
    tell(index, 'strikes Legions', share(Math.min(Math.max(0, attack - troops), enemy.legions), 3));
    if (enemy.leader !== null && attack > troops + enemy.legions) tell(index, 'strikes the Leader', 1);
    if (own.leader !== null && counter > troopsOf(own) + own.legions) tell(index, 'risks the Leader', 1);
    tell(index, 'risks Legions', share(Math.min(own.legions, Math.max(0, counter - troopsOf(own))), 3));
    if (isPlayer(defender)) {
      tell(index, 'margin of the Defender', share(marginOf(G, defender), 8));
      if (areOfOnePlayer(G, side, defender)) tell(index, 'attacks a friend', 1);
    }
  });
}
