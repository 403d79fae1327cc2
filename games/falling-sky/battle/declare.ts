/* Step 2: whether the Defender will Retreat, and whose agreement it has (3.2.4, 3.3.4). */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import { note } from '../answers';
import { isPlayer, nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { askFor } from '../negotiation';
import { controllerOf } from '../pieces/control';
import { adjacentTo, mayStack, regionName } from '../places';
import type { DecisionOf, G } from '../state';
import { hasMobile } from './armies';
import type { Fight } from './frames';
import { ruleOf } from './words';

/** Says whether a Defender other than the Germans may declare Retreat: not under Ambush, nor with Allies, Citadels and Fort alone. */
export function mayRetreat(G: G, fight: Fight): boolean {
  const { terms } = fight;
  return !terms.ambush && !terms.noRetreat && hasMobile(G, fight, 'defenders');
}

/** Returns the adjacent Regions where all who Retreat together may be: in Cisalpina only Romans (card 5). */
function enterable(G: G, { region, defenders }: Fight): RegionId[] {
  return adjacentTo(G, region).filter((to) => defenders.every(({ faction }) => mayStack(to, faction)));
}

/** Returns the adjacent Regions that the Defender Controls or a Faction that has agreed (3.2.4, 3.3.4). */
export function retreatRegions(G: G, fight: Fight): RegionId[] {
  const { defender, retreat } = fight;
  return enterable(G, fight).filter((to) => {
    const controller = controllerOf(G, to);
    return controller !== null && isPlayer(controller)
      ? controller === defender || retreat.agreed.includes(controller)
      : false;
  });
}

/** Returns the Factions that Control an adjacent Region and have not been asked. */
function askable(G: G, fight: Fight): Player[] {
  const { defender, retreat } = fight;
  const controllers = enterable(G, fight).map((to) => controllerOf(G, to));
  const isAsked = (faction: Player) => retreat.agreed.includes(faction) || retreat.refused.includes(faction);
  return PLAYERS.filter(
    (faction) => faction !== defender && controllers.includes(faction) && !isAsked(faction),
  );
}

/** 3.2.4, 3.3.4: The Defender declares whether it will Retreat. */
export const declareStep: DecisionOf<'declare'> = {
  prompt: ({ G }) => {
    const fight = frameOf(G, 'fight');
    return {
      rule: ruleOf(fight),
      text: `The ${nameOf(fight.attacker)} attack you in ${regionName(G, fight.region)}: Retreat after the Attack, or stand?`,
    };
  },
  actions: {
    stand: action({
      effect(play, { G, side }) {
        const fight = frameOf(G, 'fight');
        play.journal(ruleOf(fight), `The ${nameOf(side)} stand.`, { places: [fight.region] });
        play.finish();
      },
      label: () => 'Stand and Counterattack',
    }),
    retreat: action({
      effect(play, { G, side }) {
        const fight = frameOf(G, 'fight');
        fight.retreats = true;
        play.journal(ruleOf(fight), `The ${nameOf(side)} will Retreat.`, { places: [fight.region] });
        play.finish();
      },
      label: () => 'Retreat after the Attack',
      forgoes: ({ G }) =>
        retreatRegions(G, frameOf(G, 'fight')).length > 0
          ? null
          : 'No adjacent Region lets your pieces in: those that cannot stay will be removed.',
    }),
    ask: action({
      first: ({ G }) => askable(G, frameOf(G, 'fight')),
      effect(play, { G, side, frame }, faction) {
        frame.asked = faction;
        play.call(askFor(side, faction, 'retreat', frameOf(G, 'fight').region));
      },
      label: (_at, faction) => `Ask the ${nameOf(faction)} to let you in`,
    }),
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, frame, handedDown) {
    if (frame.asked !== null && typeof handedDown === 'boolean') {
      note(frameOf(play.G, 'fight').retreat, frame.asked, handedDown);
      frame.asked = null;
    }
  },
};
