/* Cards played out of turn: Surprise cards, the Reaction card, and what opens a Strategy Phase (7.3, 7.5.4, 7.5.5). */
import { action } from '../../kit/action';
import { type FrameAt, findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Card, Effect, Timing } from '../components/cards';
import { cardOf, discard, drawCards, HIDDEN, isUsableBy, unseenCards } from '../deck';
import { whyNotWhere } from '../events/where';
import type { DecisionOf, G, Side } from '../state';
import { asRead, cardTitle, say, spaceName } from '../words';

/**
 * Returns the frame in which a side is asked whether it plays a card of a timing, about a space where it is about one. It
 * finishes with the number of the card played, which is discarded and replaced by then, or with null. Returns null where by
 * what everybody has seen the side can hold no card that fits, and where it has said that it plays none in the movement under
 * way; never because of what it does hold. That BAD WEATHER is for no movement over the Channel Crossing is for the caller to
 * know.
 */
export function askForCard(
  G: G,
  side: Side,
  timing: Timing,
  space: string | null = null,
): FrameAt<G, 'surprise'> | null {
  if (G.secret[side].length === 0) return null;
  if (isRepeated(timing) && findFrame(G, 'march')?.undisturbed === true) return null;
  if (conceivable(G, side, timing, space).length === 0) return null;
  return { step: 'surprise', sides: [side], timing, space };
}

/** Returns the cards that a side may hold, as far as everybody knows, and could play now. */
function conceivable(G: G, side: Side, timing: Timing, space: string | null): Card[] {
  return unseenCards(G).filter((card) => fits(G, card, side, timing, space));
}

function fits(G: G, card: Card, side: Side, timing: Timing, space: string | null): boolean {
  if (card.timing !== timing || !isUsableBy(card, side)) return false;
  return space === null || card.effects.every((effect) => allowsEffect(G, side, effect, space));
}

function allowsEffect(G: G, side: Side, effect: Effect, space: string): boolean {
  if (effect.op === 'choice') return effect.options.some((option) => allowsEffect(G, side, option, space));
  return !('where' in effect) || whyNotWhere({ G, side, space, used: [] }, effect.where) === null;
}

/** Says whether the same window may open several times in one movement. */
function isRepeated(timing: Timing): boolean {
  return timing === 'afterEnemyEntersSpace';
}

/**
 * A card of the hand, or none. The side is asked whether or not it holds one that fits, and for who holds none it is answered
 * as one does who waits for a better moment: he is asked again.
 */
export const surpriseStep: DecisionOf<'surprise'> = {
  blind: ['declineAll', 'decline'],
  prompt: ({ G, side, frame: { timing, space } }) => {
    const names = conceivable(G, side, timing, space).map(({ name }) => asRead(name));
    const place = space === null ? '' : ` in ${spaceName(G, space)}`;
    const text = `${OCCASIONS[timing](G)}${place}: play ${names.join(' or ')}, or let it be.`;
    return { rule: RULES[timing], text };
  },
  actions: {
    play: action({
      first: ({ G, side, frame: { timing, space } }) =>
        G.secret[side].filter(
          (number) => number !== HIDDEN && fits(G, cardOf(G, number), side, timing, space),
        ),
      effect(play, { side, frame }, number) {
        playOutOfTurn(play, side, number, RULES[frame.timing]);
        play.finish(number);
      },
      label: ({ G }, number) => `Play ${cardTitle(G, number)}`,
    }),
    decline: action({
      effect(play) {
        play.finish(null);
      },
      label: () => 'Play no card',
    }),
    declineAll: action({
      available: ({ G, frame: { timing } }) => isRepeated(timing) && findFrame(G, 'march') !== undefined,
      effect(play) {
        const march = findFrame(play.G, 'march');
        if (march !== undefined) march.undisturbed = true;
        play.finish(null);
      },
      label: () => 'Play no card during this movement',
    }),
  },
};

const OCCASIONS: Record<Timing, (G: G) => string> = {
  startOfStrategyPhase: () => 'Before the first card of the turn',
  afterRomanSiegeRoll: () => 'After your Siege roll',
  beforeBattleDice: () => 'Before the dice of the battle',
  insteadOfAvoidBattleRoll: () => 'Before you roll to Avoid Battle',
  beforeSiegeRollOrDuringBattle: () => 'For your dice',
  afterEnemyEntersSpace: () => 'An enemy stack has arrived',
  reaction(G) {
    const cardPlay = findFrame(G, 'cardPlay');
    const what = cardPlay?.as === 'bonus' ? 'bonus' : 'event';
    return `The enemy plays ${cardTitle(G, cardPlay?.card ?? HIDDEN)} for its ${what}`;
  },
};

const RULES: Record<Timing, string> = {
  startOfStrategyPhase: '7.3',
  afterRomanSiegeRoll: '7.5.4',
  beforeBattleDice: '7.5.4',
  insteadOfAvoidBattleRoll: '7.5.4',
  beforeSiegeRollOrDuringBattle: '7.5.4',
  afterEnemyEntersSpace: '7.5.4',
  reaction: '7.5.5',
};

/** A side lays a card open that is no card of a round; it draws another one, unless it is its card of the round all the same. */
export function playOutOfTurn(play: Play<G>, side: Side, number: number, rule: string): void {
  const { name, kind } = cardOf(play.G, number);
  discard(play, side, number);
  play.journal(rule, `${say(side, 'play')} ${name}.`, { kind: 'card', side, card: String(number) });
  if (kind === 'surprise' || kind === 'reaction') drawCards(play, side, 1);
}
