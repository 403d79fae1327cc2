/* Enlist (4.5.1). */
import { action } from '../../kit/action';
import { isExecuted, orderFor } from '../commands/order';
import { canExecuteAsIs, commandsOf } from '../commands/start';
import { COMMAND_TITLES, type CommandName, LIMITED, type Terms, termsWith } from '../commands/terms';
import { commandFrame, orderUnderWay } from '../commands/underWay';
import { regionName, regionsOf } from '../places';
import { isFrost } from '../sequence';
import type { DecisionOf, G } from '../state';
import { close, end } from './end';
import { affectedRegions, regionsToJoin } from './enlisting';
import type { Use } from './frames';
import { leaderReaches } from './use';

/** Returns the terms on which the Germans execute a Command for the Belgae (4.5.1). */
export function germanicTerms(G: G, use: Use): Terms {
  return termsWith({ free: true, regions: affectedRegions(G, use) }, LIMITED);
}

/**
 * Returns the Commands that the Germans could execute instead, while no Region has been Enlisted otherwise; none where the Belgic
 * Command could not be executed without their Warbands (4.1).
 */
function germanicCommands(G: G, use: Use): Iterable<CommandName> {
  if (use.selected.length > 0) return [];
  const order = orderUnderWay(G);
  if (order !== null && order.selected.length === 0 && !canExecuteAsIs(G, order)) return [];
  return commandsOf(G, 'germans', 'belgae', germanicTerms(G, use), isFrost(G));
}

function canGoOn(G: G, use: Use): boolean {
  if (regionsToJoin(G, use).length > 0) return true;
  for (const _command of germanicCommands(G, use)) return true;
  return false;
}

/** 4.5.1: Germanic Warbands join the Belgic Command, Region by Region, or the Germans execute a Limited Command. */
export const enlistStep: DecisionOf<'enlist'> = {
  prompt: ({ frame: { use } }) => ({
    rule: '4.5.1',
    text: `Enlist: choose Regions whose Germanic Warbands join your Command${
      use.selected.length === 0 ? ', or a Limited Command for the Germans' : ''
    }.`,
  }),
  actions: {
    join: action({
      first: ({ G, frame: { use } }) => regionsToJoin(G, use),
      effect(play, { G, frame: { use } }, region) {
        use.selected.push(region);
        orderUnderWay(G)?.enlisted.push(region);
        play.journal('4.5.1', `Germanic Warbands in ${regionName(play.G, region)} count as Belgic.`, {
          places: [region],
          side: 'belgae',
        });
      },
      label: ({ G }, region) => `Treat Germanic Warbands in ${regionName(G, region)} as yours`,
      obstacle({ G }, id) {
        const region = regionsOf(G).find((each) => each === id);
        if (region === undefined) return null;
        return leaderReaches(G, 'belgae', region)
          ? { rule: '4.5.1', text: `There are no Germans to join you in ${regionName(G, region)}.` }
          : { rule: '4.1.2', text: `The Belgic Leader is too far from ${regionName(G, region)}.` };
      },
    }),
    germans: action({
      first: ({ G, frame: { use } }) => germanicCommands(G, use),
      effect(play, { G, frame: { use } }, command) {
        play.journal('4.5.1', `The Belgae let the Germans execute a Limited Command: ${command}.`, {
          side: 'belgae',
          kind: 'group',
        });
        play.call(commandFrame(orderFor(command, 'germans', 'belgae', germanicTerms(G, use))));
      },
      label: (_at, command) => `Germans: ${COMMAND_TITLES[command]}`,
    }),
    end,
  },
  proceed(play, { use }, handedDown) {
    const { G } = play;
    if (isExecuted(handedDown)) use.selected.push(...handedDown.selected);
    const isDone = isExecuted(handedDown) && handedDown.selected.length > 0;
    if (!isDone && canGoOn(G, use)) return;
    close(play, use);
  },
};
