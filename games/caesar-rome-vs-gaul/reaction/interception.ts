/* Interception (12.1): which stacks may, which do, and who of them goes. */
import { action, type Obstacle } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { bestCommander } from '../battle/host';
import { boxOf } from '../components/box';
import { rememberedFor } from '../fast/standing';
import { inForce } from '../inForce';
import { alike } from '../losses';
import { intrusionsOf } from '../movement/arrival';
import { refuses } from '../movement/company';
import { battleRatingOf, faceOf, hasLeadership, isBesieged, sidesPieces } from '../pieces';
import { clearLeaders, displacementOf, putInto } from '../removal';
import { liftSieges } from '../siege/points';
import type { DecisionOf, G, Side } from '../state';
import { listed, namesOf, pieceName, say, sentence, spaceName, toldOf } from '../words';
import type { Entry } from './frames';
import { groundModifier, NEEDED, pathBetween, reactionBarrier } from './ground';

type Entrant = Pick<Entry, 'to' | 'via' | 'noInterception'>;

/**
 * Returns the spaces of a side's stacks that may intercept a group about to enter a space (12.1.1): adjacent, not across the
 * Channel, unbesieged (12.1.5), and with somebody who may go there; in the order of the paths.
 */
export function interceptorsOf(G: G, side: Side, entry: Entrant): readonly string[] {
  const { to, via, noInterception } = entry;
  if (noInterception || inForce(G, 'noInterception').some((effect) => effect.via === via)) return [];
  return side === 'roman' ? romansNear(G, to) : gaulsNear(G, to);
}

const romansNear = rememberedFor((G, to: string) => stacksNear(G, 'roman', to));
const gaulsNear = rememberedFor((G, to: string) => stacksNear(G, 'gallic', to));

function stacksNear(G: G, side: Side, to: string): readonly string[] {
  return boxOf(G)
    .exits[to].map((exit) => exit.to)
    .filter((from) => {
      const stack = stackIn(G, side, from);
      return stack.length > 0 && reactionBarrier(G, side, stack, from, to) === null;
    });
}

/** Returns the pieces of a stack that may intercept together or in part: without a Leader only what moves by itself (17.3.2). */
export function stackIn(G: G, side: Side, space: string): string[] {
  const stack = sidesPieces(G, side, space).filter((id) => !isBesieged(G, id));
  return stack.some((id) => hasLeadership(G, id)) ? stack : stack.filter((id) => movesAlone(G, id));
}

function movesAlone(G: G, id: string): boolean {
  return hasLeadership(G, id) || faceOf(G, id).movement !== null;
}

/** Returns what is added to the dice of a stack that intercepts (12.3): the rating of its commander, a Leader or a unit (12.1.6), the space, the path. */
export function interceptionModifier(G: G, side: Side, from: string, to: string): number {
  const commander = bestCommander(G, stackIn(G, side, from));
  const rating = commander === null ? 0 : battleRatingOf(G, commander);
  return rating + groundModifier(G, side, to, pathBetween(G, from, to) ?? 'path');
}

/** Returns what two dice have to show, before modifiers, for a stack to intercept (12.1.2). */
function neededFrom(G: G, side: Side, from: string, to: string): number {
  return NEEDED - interceptionModifier(G, side, from, to);
}

/** The other side designates all stacks that shall intercept, before any of them rolls (12.1.3). */
export const interceptionStep: DecisionOf<'interception'> = {
  prompt({ G, side, frame }) {
    const { commander, to } = frameOf(G, 'approach');
    const more = frame.chosen.length === 0 ? '' : ` Chosen: ${frame.chosen.length}.`;
    const odds = interceptorsOf(G, side, frameOf(G, 'approach'))
      .filter((from) => !frame.chosen.includes(from))
      .map((from) => `${neededFrom(G, side, from, to)} from ${spaceName(G, from)}`);
    return {
      rule: '12.1.3',
      text: `${sentence(pieceName(G, commander))} will enter ${spaceName(G, to)}: choose who tries to intercept. Two dice have to show at least ${listed(odds)}.${more}`,
    };
  },
  actions: {
    intercept: action({
      first: ({ G, side, frame }) =>
        interceptorsOf(G, side, frameOf(G, 'approach')).filter((space) => !frame.chosen.includes(space)),
      effect(_play, { frame }, space) {
        frame.chosen = [...frame.chosen, space];
      },
      label({ G, side }, space) {
        const { to } = frameOf(G, 'approach');
        return `Intercept from ${spaceName(G, space)}, by ${neededFrom(G, side, space, to)} or more`;
      },
      obstacle: ({ G, side, frame }, space) => obstacleTo(G, side, frame.chosen, space),
    }),
    ready: action({
      effect(play, { frame }) {
        designate(play, frame.chosen);
      },
      label: ({ frame }) => (frame.chosen.length === 0 ? 'Do not intercept' : 'No more Interceptions'),
    }),
  },
  proceed(play, frame) {
    const approach = frameOf(play.G, 'approach');
    const eligible = interceptorsOf(play.G, approach.interceptor, approach);
    if (frame.chosen.length === eligible.length) designate(play, frame.chosen);
  },
};

/** Returns why a stack may not be designated to intercept; null when there is nothing to say. */
function obstacleTo(G: G, side: Side, chosen: readonly string[], from: string): Obstacle | null {
  const { to } = frameOf(G, 'approach');
  if (!(from in boxOf(G).space) || sidesPieces(G, side, from).length === 0) return null;
  if (chosen.includes(from)) return ONCE;
  if (pathBetween(G, from, to) === null)
    return { rule: '12.1.1', text: `${spaceName(G, from)} is not next to ${spaceName(G, to)}.` };
  const stack = stackIn(G, side, from);
  if (stack.length > 0) return reactionBarrier(G, side, stack, from, to);
  return sidesPieces(G, side, from).some((id) => isBesieged(G, id)) ? BESIEGED : UNLED;
}

const ONCE: Obstacle = { rule: '12.1.3', text: 'Each stack tries to intercept once in each space.' };
const BESIEGED: Obstacle = { rule: '12.1.5', text: 'Who is besieged does not intercept.' };
const UNLED: Obstacle = { rule: '17.3.2', text: 'They do not move without a Leader.' };

function designate(play: Play<G>, spaces: string[]): void {
  const { G } = play;
  const approach = frameOf(G, 'approach');
  approach.designated = spaces;
  if (spaces.length > 0)
    play.journal(
      '12.1.3',
      `${say(approach.interceptor, 'try')} to intercept in ${spaceName(G, approach.to)}.`,
      {
        side: approach.interceptor,
        places: [...spaces, approach.to],
      },
    );
  play.finish();
}

/** Rolls for a stack that has been designated; returns whether it intercepts (12.1.2). */
export function rollToIntercept(play: Play<G>, side: Side, from: string, to: string): boolean {
  const { G } = play;
  const modifier = interceptionModifier(G, side, from, to);
  const dice = play.roll(2);
  const total = dice[0] + dice[1] + modifier;
  const isSuccess = total >= NEEDED;
  play.journal(
    '12.1.2',
    `Interception from ${spaceName(G, from)}: ${dice.join(' and ')}, with modifiers ${total}: ${isSuccess ? 'it succeeds' : 'it fails'}.`,
    { kind: 'roll', side, places: [from, to] },
  );
  return isSuccess;
}

/** Says whether these pieces may intercept together (9.5.2, 17.3.2). */
function mayGoTogether(G: G, ids: readonly string[]): boolean {
  return !ids.some((leader) => ids.some((id) => refuses(G, leader, id)));
}

function isLed(G: G, id: string, going: readonly string[]): boolean {
  return movesAlone(G, id) || going.some((each) => hasLeadership(G, each));
}

/** Returns the pieces of a stack that may join those who go. */
function recruits(G: G, side: Side, from: string, going: readonly string[]): string[] {
  return stackIn(G, side, from).filter(
    (id) => !going.includes(id) && isLed(G, id, going) && mayGoTogether(G, [...going, id]),
  );
}

/** Which part of the stack goes, with its commander or without (12.1.4). */
export const detachmentStep: DecisionOf<'detachment'> = {
  prompt: ({ G, frame }) => ({
    rule: '12.1.4',
    text: `The Interception from ${spaceName(G, frame.from)} succeeds: choose who goes to ${spaceName(G, frameOf(G, 'approach').to)}.`,
  }),
  actions: {
    sendAll: action({
      available: ({ G, side, frame }) => mayGoTogether(G, stackIn(G, side, frame.from)),
      effect(play, { side, frame }) {
        arrive(play, side, frame.from, stackIn(play.G, side, frame.from));
      },
      label: () => 'Send all of them',
    }),
    send: action({
      first: ({ G, side, frame }) => alike(G, recruits(G, side, frame.from, frame.going)),
      effect(_play, { frame }, id) {
        frame.going = [...frame.going, id];
      },
      label: ({ G }, id) => `Send ${pieceName(G, id)}`,
    }),
    ready: action({
      available: ({ G, side, frame }) => isWhole(G, side, frame.from, frame.going),
      effect(play, { side, frame }) {
        arrive(play, side, frame.from, frame.going);
      },
      label: ({ G, frame }) => `Send ${namesOf(G, frame.going)} and nobody else`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const side = frameOf(G, 'approach').interceptor;
    if (recruits(G, side, frame.from, frame.going).length === 0) arrive(play, side, frame.from, frame.going);
    else if (stackIn(G, side, frame.from).length === 1)
      arrive(play, side, frame.from, stackIn(G, side, frame.from));
  },
};

function isWhole(G: G, side: Side, from: string, going: readonly string[]): boolean {
  const { to } = frameOf(G, 'approach');
  return going.length > 0 && reactionBarrier(G, side, going, from, to) === null;
}

function arrive(play: Play<G>, side: Side, from: string, ids: readonly string[]): void {
  const { G } = play;
  const approach = frameOf(G, 'approach');
  for (const id of ids) putInto(G, id, approach.to);
  liftSieges(play);
  if (side === 'gallic') clearLeaders(play, approach.to);
  approach.arrived = [...approach.arrived, ...ids];
  play.journal('12.1.4', `${toldOf(G, ids, 'intercepts', 'intercept')} in ${spaceName(G, approach.to)}.`, {
    kind: 'move',
    side,
    places: [from, approach.to],
    pieces: ids,
  });
  const next = [...displacementOf(G), ...intrusionsOf(G, side, approach.to, ids)];
  if (next.length > 0) play.become(...next);
  else play.finish();
}
