/* Agreements between Factions and the handing over of Resources (1.5.2). */
import { type Action, action } from '../kit/action';
import type { Play } from '../kit/play';
import type { Matter } from './answers';
import { MOST_RESOURCES, nameOf, PLAYERS, type Player } from './components/factions';
import type { RegionId } from './components/map';
import { executing } from './execution';
import type { NegotiationFrames } from './frames';
import { regionName } from './places';
import { addResources } from './resources';
import type { DecisionOf, G } from './state';
import { resourceCount } from './words';

const MATTERS: readonly Matter[] = ['supply', 'retreat', 'quarters', 'passage', 'pieces'];

/** Returns the frame that asks a Faction to agree to something. */
export function askFor(
  by: Player,
  of: Player,
  matter: Matter,
  region: RegionId | null = null,
  offer = 0,
  later = false,
): { step: 'agreement'; sides: Player[] } & NegotiationFrames['agreement'] {
  return { step: 'agreement', sides: [], by, of, matter, region, offer, later, asked: false };
}

const ABOUT: Readonly<Record<Matter, string>> = {
  supply: 'to a Supply Line through the Regions you Control',
  retreat: 'to a Retreat into a Region you Control',
  quarters: 'to Quarters in the Regions you Control',
  passage: 'not to Harass during this Command',
  pieces: 'to the use of your pieces as theirs',
};

/** What is asked, as others are told of it: all negotiations are open (1.5.2). */
const OPENLY: Readonly<Record<Matter, string>> = {
  supply: 'for Supply Lines',
  retreat: 'to Retreat into their Regions',
  quarters: 'for Quarters in their Regions',
  passage: 'them not to Harass',
  pieces: 'for the use of their pieces',
};

const RULES: Readonly<Record<Matter, string>> = {
  supply: '3.2.1',
  retreat: '3.2.4',
  quarters: '6.3',
  passage: '3.2.2',
  pieces: '1.5.2',
};

/** 1.5.2: One Faction asks another; a standing answer is given at once. Finishes with whether it agrees. */
export const agreementStep: DecisionOf<'agreement'> = {
  prompt: ({ G, frame: { by, matter, region, offer } }) => ({
    rule: RULES[matter],
    text: `The ${nameOf(by)} ask you to agree ${ABOUT[matter]}${region === null ? '' : ` (${regionName(G, region)})`}${
      offer === 0 ? '' : `, for ${resourceCount(offer)}`
    }.`,
  }),
  actions: {
    agree: action({
      effect(play, { frame }) {
        answer(play, frame, true);
      },
      label: () => 'Agree',
    }),
    refuse: action({
      effect(play, { frame }) {
        answer(play, frame, false);
      },
      label: () => 'Do not agree',
    }),
  },
  proceed(play, frame) {
    if (frame.asked) return;
    const { by, of, matter, offer } = frame;
    const always = play.G.standing[of][matter]?.[by];
    if (always === 'agree' || (always === 'refuse' && offer === 0)) {
      answer(play, frame, always === 'agree');
      return;
    }
    frame.asked = true;
    play.ask(of);
  },
};

/** An agreement brings what was offered for it, at once or when the action brings it in. */
function answer(
  play: Play<G>,
  { by, of, matter, offer, later }: NegotiationFrames['agreement'],
  agrees: boolean,
): void {
  const how = agrees ? 'agree' : 'do not agree';
  play.journal(RULES[matter], `The ${nameOf(of)} ${how} with the ${nameOf(by)}.`, { side: of });
  if (agrees && offer > 0 && !later) handOver(play, by, of, offer);
  play.finish(agrees);
}

/** Gives Resources of a Faction to another, as many as the giver has and the receiver can take (1.8). Returns how many. */
export function hand(G: G, from: Player, to: Player, count: number): number {
  const handed = addResources(G, to, Math.min(count, G.resources[from]));
  addResources(G, from, -handed);
  return handed;
}

/** Hands Resources over within the limits of transfers (1.5.2). Returns how many, and writes it down. */
export function handOver(play: Play<G>, from: Player, to: Player, count: number): number {
  const { G } = play;
  const handed = hand(G, from, to, Math.min(count, mayHand(G, from, to)));
  const now = executing(G);
  if (now === from || (now === to && areOfOne(G, from, to))) {
    const other = now === from ? to : from;
    G.handed[other] = (G.handed[other] ?? 0) + handed;
  }
  if (handed > 0)
    play.journal('1.5.2', `The ${nameOf(from)} hand the ${nameOf(to)} ${resourceCount(handed)}.`, {
      side: from,
    });
  return handed;
}

/** Says whether the Faction that executes has handed Resources over, so that it cannot call off what it executes (1.5.2). */
export function hasHanded(G: G, by: Player): boolean {
  return executing(G) === by && Object.keys(G.handed).length > 0;
}

/** Returns the Resources that a Faction may offer another with a question, 0 first (1.5.2); `coming` are those it is to gain first. */
export function offersTo(G: G, from: Player, to: Player, coming = 0): number[] {
  const most = Math.max(0, mayHand(G, from, to, coming));
  return Array.from({ length: most + 1 }, (_, offer) => offer);
}

/** The most that two Factions run by one player may hand each other in one execution (1.5.2). */
const MOST_HANDED = 4;

/** Returns the most that a Faction may hand another now (1.5.2, card 38), with Resources that are coming. */
export function mayHand(G: G, from: Player, to: Player, coming = 0): number {
  const now = executing(G);
  if (now === null || (now !== 'winter' && now !== from && now !== to)) return 0;
  const most = mostBetween(G, from, to, coming);
  if (now === 'winter' || !areOfOne(G, from, to)) return most;
  return Math.min(most, leftToHand(G, now === from ? to : from));
}

/** Returns the most that the other players could hand a Faction of a player once it executes a Command (1.5.2). */
export function helpFor(G: G, to: Player): number {
  if (G.seats[to] === null) return 0;
  let help = 0;
  for (const from of PLAYERS) {
    if (G.seats[from] === null) continue;
    const most = mostBetween(G, from, to);
    help += areOfOne(G, from, to) ? Math.min(most, leftToHand(G, from)) : most;
  }
  return Math.min(help, MOST_RESOURCES - G.resources[to]);
}

/** Returns what a Faction has to give another that can take it, whoever executes what (1.8, card 38). */
function mostBetween(G: G, from: Player, to: Player, coming = 0): number {
  const isBarred = G.capabilities[38]?.text === 'shaded' && isRomansAndAedui(from, to);
  if (from === to || isBarred) return 0;
  return Math.min(G.resources[from] + coming, MOST_RESOURCES - G.resources[to]);
}

/** Returns how many Resources may still go between who executes and another Faction of the same player (1.5.2). */
function leftToHand(G: G, other: Player): number {
  return MOST_HANDED - (G.handed[other] ?? 0);
}

/** Says whether one player runs two Factions. */
function areOfOne({ seats }: G, a: Player, b: Player): boolean {
  return seats[a] !== null && seats[a] === seats[b];
}

function isRomansAndAedui(a: Player, b: Player): boolean {
  return (a === 'romans' && b === 'aedui') || (a === 'aedui' && b === 'romans');
}

/** 1.5.2: Resources handed to another Faction, while either executes a Command or Event, and in Quarters and Harvest. */
export const transfer: Action<G> = action({
  first: ({ G, side }) => PLAYERS.filter((other) => mayHand(G, side, other) > 0),
  second: ({ G, side }, to) => Array.from({ length: mayHand(G, side, to) }, (_, index) => index + 1),
  effect(play, { side }, to, count) {
    handOver(play, side, to, count);
  },
  label: (_at, to, count) => `Hand the ${nameOf(to)} ${resourceCount(count)}`,
});

/** 1.5.2: An answer that is given whenever a Faction asks, until it is taken back. */
export const standing: Action<G> = action({
  first: () => MATTERS,
  second: ({ side }) => PLAYERS.filter((other) => other !== side),
  third: ({ G, side }, matter, other) =>
    (['agree', 'refuse', 'ask'] as const).filter(
      (answer) => answer !== (G.standing[side][matter]?.[other] ?? 'ask'),
    ),
  effect(play, { G, side }, matter, other, answer) {
    const { [other]: _before, ...others } = G.standing[side][matter] ?? {};
    G.standing[side] = {
      ...G.standing[side],
      [matter]: answer === 'ask' ? others : { ...others, [other]: answer },
    };
    const how = answer === 'ask' ? 'want to be asked' : `always ${answer}`;
    play.journal('1.5.2', `The ${nameOf(side)} ${how} when the ${nameOf(other)} ask ${OPENLY[matter]}.`, {
      side,
    });
  },
  label: (_at, matter, other, answer) =>
    answer === 'ask'
      ? `Ask me when the ${nameOf(other)} want me to agree ${ABOUT[matter]}`
      : `Always ${answer} when the ${nameOf(other)} want me to agree ${ABOUT[matter]}`,
});
