/* The card of a round, and for what it is played (7.4.2 step 1, 7.5). */
import { type Action, action, type Obstacle, type Situation } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Card } from '../components/cards';
import { cardOf, discard, drawCards, HIDDEN, isUsableBy } from '../deck';
import { canTakeEffect } from '../events/canTakeEffect';
import type { DecisionOf, G, Side } from '../state';
import { adjectiveOf, asRead, cardTitle, countOf, say } from '../words';
import { cardPlayFor } from './cardPlay';
import type { CardPlay } from './frames';

type Purpose = CardPlay['as'];

/**
 * Returns why a side may not play a card for its event, or for its bonus: it has none for the card play of a round (7.5.2,
 * 7.5.4), or is the other side's (7.5.1), or activates Caesar while he is delayed (5.3), or could do nothing. Null when it may.
 */
export function obstacleToEvent(G: G, side: Side, card: Card, as: 'event' | 'bonus'): Obstacle | null {
  if (card.kind !== as) {
    const kind = card.kind === 'bonus' ? 'a Bonus Event' : card.kind === 'event' ? 'an Event' : null;
    if (kind !== null) return { rule: '7.5.2', text: `${asRead(card.name)} is ${kind}.` };
    return {
      rule: '7.5.4',
      text: `As the card of a round ${asRead(card.name)} gives its Action Points only.`,
    };
  }
  if (!isUsableBy(card, side))
    return { rule: '7.5.1', text: `Its event is for the ${adjectiveOf(opponentIn(card))} player.` };
  if (card.timing !== undefined)
    return { rule: '7.3', text: `It is too late in the turn for ${asRead(card.name)}.` };
  if (card.activatesCaesar && G.delay === 'now')
    return { rule: '5.3', text: 'It activates Caesar, who is delayed in Rome.' };
  if (!canTakeEffect(G, side, card.number))
    return { rule: as === 'event' ? '7.5.2' : '7.5.3', text: 'It could do nothing now.' };
  return null;
}

function opponentIn({ usableBy }: Card): Side {
  return usableBy === 'roman' ? 'roman' : 'gallic';
}

/** Returns the cards of a hand as far as they are seen. */
function handOf(G: G, side: Side): Card[] {
  return G.secret[side].filter((number) => number !== HIDDEN).map((number) => cardOf(G, number));
}

function held({ G, side }: Situation<G, FrameAt<G, 'card'>>, argument: string): Card | undefined {
  return handOf(G, side).find(({ number }) => String(number) === argument);
}

function playedAs(as: Purpose): Action<G, FrameAt<G, 'card'>> {
  return action<G, FrameAt<G, 'card'>, number>({
    first: ({ G, side }) =>
      handOf(G, side)
        .filter(
          (card) => as === 'points' || (card.kind === as && obstacleToEvent(G, side, card, as) === null),
        )
        .map(({ number }) => number),
    effect(play, { G, side }, number) {
      discard(play, side, number);
      play.journal('7.4.2', `${say(side, 'play')} ${cardOf(G, number).name} ${purposeOf(G, number, as)}.`, {
        kind: 'card',
        side,
        card: String(number),
      });
      play.become(cardPlayFor(G, side, number, as));
    },
    label: ({ G }, number) => `Play ${cardTitle(G, number)} ${purposeOf(G, number, as)}`,
    obstacle(at, argument) {
      const card = held(at, argument);
      return card === undefined || as === 'points' ? null : obstacleToEvent(at.G, at.side, card, as);
    },
  });
}

function purposeOf(G: G, number: number, as: Purpose): string {
  if (as === 'event') return 'for its event';
  const points = countOf(cardOf(G, number).points, 'Action Point');
  return as === 'points' ? `for ${points}` : `for its bonus and ${points}`;
}

/** The Surprise cards that a player may discard now, one of them. */
function discardable({ G, side, frame }: Situation<G, FrameAt<G, 'card'>>): number[] {
  if (frame.discarded) return [];
  return handOf(G, side)
    .filter(({ kind }) => kind === 'surprise')
    .map(({ number }) => number);
}

/** A player chooses the card of the round; before that he may change one Surprise card for another card (7.5.4). */
export const cardStep: DecisionOf<'card'> = {
  prompt: (at) => ({
    rule: discardable(at).length === 0 ? '7.4.2' : '7.5.4',
    text:
      discardable(at).length === 0
        ? 'Choose the card you play this round.'
        : 'Choose the card you play this round; first you may discard a Surprise card and draw another.',
  }),
  actions: {
    playEvent: playedAs('event'),
    playBonus: playedAs('bonus'),
    playPoints: playedAs('points'),
    discard: action({
      first: discardable,
      effect(play, { G, side, frame }, number) {
        frame.discarded = true;
        discard(play, side, number);
        play.journal('7.5.4', `${say(side, 'discard')} ${cardOf(G, number).name} and ${draw(side)} a card.`, {
          kind: 'card',
          side,
          card: String(number),
        });
        drawCards(play, side, 1);
      },
      label: ({ G }, number) => `Discard ${cardTitle(G, number)} and draw a card`,
      obstacle(at, argument) {
        if (at.frame.discarded) return { rule: '7.5.4', text: 'You have discarded a card this round.' };
        if (held(at, argument) === undefined) return null;
        return { rule: '7.5.4', text: 'Only Surprise cards may be discarded.' };
      },
    }),
  },
};

function draw(side: Side): string {
  return side === 'roman' ? 'draws' : 'draw';
}
