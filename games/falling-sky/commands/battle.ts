/* Battle (3.2.4, 3.3.4, 3.4.4) with Besiege (4.2.3) and Ambush (4.3.3, 4.4.3, 4.5.3). */
import { action } from '../../kit/action';
import { Filtered } from '../../kit/filtered';
import type { Play } from '../../kit/play';
import { TITLES } from '../abilities/names';
import { fightFrame } from '../battle/fight';
import {
  battleRegions,
  mayBattleIn,
  modesOf,
  obstacleIn,
  priceIn,
  ruleOfMode,
  setupFor,
  targetsIn,
} from '../battle/selection';
import type { BattleMode } from '../battle/terms';
import { ruleOf } from '../battle/words';
import { nameOf } from '../components/factions';
import { REGIONS } from '../components/map';
import { regionName, regionsOf } from '../places';
import type { DecisionOf, G } from '../state';
import { payAhead } from './ahead';
import { askPieces } from './asking';
import { commonTo } from './common';
import { costOf, paidText, payFor } from './costs';
import { noteSelected, type Order } from './order';

/** Says whether the Command could be executed in at least one Region (3.2.4, 3.3.4, 3.4.4). */
export function canBattle(G: G, order: Order): boolean {
  return regionsOf(G).some((region) => mayBattleIn(G, order, region));
}

const WAYS: Readonly<Record<BattleMode, string>> = {
  battle: 'Battle',
  ambush: 'Ambush',
  besiege: 'Battle and Besiege',
};

/** Announces the Special Ability the first time it modifies a Battle (4.1); not where an Event or 3.4.4 brings it. */
function announce(play: Play<G>, order: Order, way: BattleMode): void {
  if (way === 'battle' || order.faction !== order.by || order.terms.abilities === 0) return;
  if (order.abilities.includes(way)) return;
  order.abilities.push(way);
  play.journal(ruleOfMode(way, order.faction), `The ${nameOf(order.by)} add ${TITLES[way]}.`, {
    side: order.by,
    kind: 'group',
  });
}

/** 3.2.4, 3.3.4, 3.4.4: Regions are selected, paid for and fought in one after the other. */
export const battleStep: DecisionOf<'battle'> = {
  prompt: ({ frame: { order } }) => ({
    rule: ruleOf({ attacker: order.faction }),
    text:
      order.faction === order.by
        ? 'Battle: select a Region, whom to attack there and how, or end the Command.'
        : `Battle with the ${nameOf(order.faction)}: select a Region and whom to attack there, or end the Command.`,
  }),
  actions: {
    battle: action({
      first: ({ G, frame: { order } }) =>
        new Filtered(regionsOf(G), (region) => mayBattleIn(G, order, region)),
      second: ({ G, frame: { order } }, region) => targetsIn(G, order, region),
      third: ({ G, frame: { order } }, region, target) => modesOf(G, order, region, target),
      effect(play, { G, frame: { order } }, region, target, way) {
        const paid = payFor(G, order, priceIn(G, order, region));
        if (paid > 0) {
          const rule = ruleOf({ attacker: order.faction });
          play.journal(rule, `The ${nameOf(order.by)} pay for the Battle${paidText(paid)}.`, {
            kind: 'group',
            side: order.by,
          });
        }
        noteSelected(order, region);
        announce(play, order, way);
        play.call(fightFrame(setupFor(G, order, region, target, way)));
      },
      label: ({ G, frame: { order } }, region, target, way) => {
        const cost = costOf(G, order, priceIn(G, order, region));
        return `${WAYS[way]}: the ${nameOf(target)} in ${regionName(G, region)}${paidText(cost)}`;
      },
      obstacle({ G, frame: { order } }, place) {
        const region = REGIONS.find(({ id }) => id === place);
        return region === undefined ? null : obstacleIn(G, order, region.id);
      },
    }),
    ahead: payAhead(({ G, frame: { order } }) => battleRegions(G, order), priceIn),
    pieces: askPieces(),
    ...commonTo(canBattle),
  },
};
