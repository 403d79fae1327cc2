/* Winter Campaign (card 63): what the Faction that has the Capability does after Harvest. */

import { action } from '../../kit/action';
import { isUnused } from '../abilities/end';
import { ABILITIES, isStepped, type SteppedAbility, TITLES } from '../abilities/names';
import { abilityFrame, canUse } from '../abilities/start';
import { useOf } from '../abilities/use';
import { battleRegions, modesOf, targetsIn } from '../battle/selection';
import { isCalledOff, isExecuted, orderFor } from '../commands/order';
import { commandsOf } from '../commands/start';
import { type CommandName, termsWith } from '../commands/terms';
import { commandFrame } from '../commands/underWay';
import { nameOf } from '../components/factions';
import type { DecisionOf, FrameOf, G } from '../state';

const WINTER_CAMPAIGN = 63;

/** Returns the frame in which the Faction with the Capability takes its two actions; none where nobody has it (card 63 shaded). */
export function campaignFrames({ capabilities }: G): FrameOf<'campaign'>[] {
  const capability = capabilities[WINTER_CAMPAIGN];
  if (capability?.text !== 'shaded' || capability.holder === null) return [];
  const faction = capability.holder;
  return [{ step: 'campaign', sides: [faction], faction, left: 2, cost: 0 }];
}

/** A Command without Special Ability; a Special Ability is an action of its own. */
const ALONE = termsWith({ abilities: 0 });

/** A Battle that takes both actions, so that Ambush may be added to it, but nothing that has Regions of its own. */
const WITH_AMBUSH = termsWith({ abilityRegions: [] });

function commandsFor(G: G, { faction }: FrameOf<'campaign'>): CommandName[] {
  return [...commandsOf(G, faction, faction, ALONE, false)];
}

/** What has been called off may be chosen again only after another action, as its questions have been answered. */
function abilitiesFor(G: G, { faction, off = [] }: FrameOf<'campaign'>): SteppedAbility[] {
  return ABILITIES[faction]
    .filter(isStepped)
    .filter((name) => !off.includes(name) && canUse(G, useOf(name, faction, false)));
}

function mayAmbush(G: G, { faction, left }: FrameOf<'campaign'>): boolean {
  if (left < 2) return false;
  const order = orderFor('battle', faction, faction, WITH_AMBUSH);
  return battleRegions(G, order).some((region) =>
    targetsIn(G, order, region).some((target) => modesOf(G, order, region, target).includes('ambush')),
  );
}

/** Returns how many actions have been taken: a Battle to which no Ambush has been added after all is but one. */
function actionsIn(cost: number, handedDown: unknown): number {
  return isExecuted(handedDown) && !handedDown.abilities.includes('ambush') ? Math.min(1, cost) : cost;
}

/** Card 63: Up to two actions, each a Command or a Special Ability at its usual cost; Ambush goes with a Battle as the other. */
export const campaignStep: DecisionOf<'campaign'> = {
  prompt: ({ frame: { left } }) => ({
    rule: '5.3',
    text: `Winter Campaign: take ${left === 2 ? 'up to two actions' : 'one more action'}, each a Command or a Special Ability, or be done.`,
  }),
  actions: {
    command: action({
      first: ({ G, frame }) => commandsFor(G, frame),
      effect(play, { frame }, command) {
        const { faction } = frame;
        frame.cost = 1;
        play.journal('5.3', `The ${nameOf(faction)} campaign in Winter: ${command}.`, {
          side: faction,
          kind: 'group',
        });
        play.call(commandFrame(orderFor(command, faction, faction, ALONE)));
      },
      label: (_at, command) => `Execute ${command}`,
    }),
    ambush: action({
      available: ({ G, frame }) => mayAmbush(G, frame),
      effect(play, { frame }) {
        const { faction } = frame;
        frame.cost = 2;
        play.journal('5.3', `The ${nameOf(faction)} campaign in Winter: Battle with Ambush.`, {
          side: faction,
          kind: 'group',
        });
        play.call(commandFrame(orderFor('battle', faction, faction, WITH_AMBUSH)));
      },
      label: () => 'Execute battle with Ambush, as both actions',
    }),
    ability: action({
      first: ({ G, frame }) => abilitiesFor(G, frame),
      effect(play, { frame }, name) {
        frame.cost = 1;
        frame.ability = name;
        play.journal('5.3', `The ${nameOf(frame.faction)} campaign in Winter: ${TITLES[name]}.`, {
          side: frame.faction,
          kind: 'group',
        });
        play.call(abilityFrame(useOf(name, frame.faction, false)));
      },
      label: (_at, name) => `Use ${TITLES[name]}`,
    }),
    done: action({
      effect(play) {
        play.finish();
      },
      label: () => 'Be done with the Winter Campaign',
    }),
  },
  proceed(play, frame, handedDown) {
    if (frame.ability !== undefined && isUnused(handedDown))
      frame.off = [...(frame.off ?? []), frame.ability];
    else if (frame.cost > 0 && !isCalledOff(handedDown)) {
      frame.left -= actionsIn(frame.cost, handedDown);
      frame.off = undefined;
    }
    frame.cost = 0;
    frame.ability = undefined;
    const { G } = play;
    if (frame.left > 0 && commandsFor(G, frame).length + abilitiesFor(G, frame).length > 0) return;
    play.finish();
  },
};
