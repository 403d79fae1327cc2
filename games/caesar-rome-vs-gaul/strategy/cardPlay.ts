/* A whole card play: its event, its Action Points, the Supply Phase (7.4.2). */
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { aftermath } from '../aftermath';
import type { Effect } from '../components/cards';
import { cardOf, drawCards } from '../deck';
import { liftSieges } from '../siege/points';
import { enemyOf, type G, type ProcedureOf, type Side } from '../state';
import { say } from '../words';
import type { CardPlay } from './frames';
import { askForCard } from './surprise';

const CANCELLED = 'cancelled';

/** Says whether a card play has finished with its event cancelled, so that its player has a card of the round yet to play. */
export function isCancelled(result: unknown): boolean {
  return result === CANCELLED;
}

/** Returns the frame of a card play that begins. An Event gives no Action Points (7.5.2). */
export function cardPlayFor(G: G, side: Side, card: number, as: CardPlay['as']): FrameAt<G, 'cardPlay'> {
  return {
    step: 'cardPlay',
    sides: [],
    side,
    card,
    as,
    stage: as === 'points' ? 'points' : 'announced',
    points: as === 'event' ? 0 : cardOf(G, card).points,
    moved: [],
    rolled: [],
    inForce: [],
  };
}

/** Goes through the stages of a card play; between them, whatever has happened is brought to its end first. */
export const cardPlayStep: ProcedureOf<'cardPlay'> = {
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.stage === 'event' && typeof handedDown === 'number') {
      cancel(play, frame);
      return;
    }
    liftSieges(play);
    const first = aftermath(G, frame.side);
    if (first !== null) {
      play.call(first);
      return;
    }
    while (frame.stage !== 'over') {
      const next = calledBy(G, frame);
      frame.stage = NEXT[frame.stage];
      if (next !== null) {
        play.call(next);
        return;
      }
    }
    lapse(G, frame);
    play.finish();
  },
};

const NEXT: Record<Exclude<CardPlay['stage'], 'over'>, CardPlay['stage']> = {
  announced: 'event',
  event: 'points',
  points: 'supply',
  supply: 'over',
};

function calledBy(G: G, { stage, side, card, points }: FrameAt<G, 'cardPlay'>) {
  switch (stage) {
    case 'announced':
      return askForCard(G, enemyOf(side), 'reaction');
    case 'event':
      return { step: 'event' as const, sides: [], side, card, next: 0 };
    case 'points':
      return points > 0 ? { step: 'actions' as const, sides: [side] } : null;
    case 'supply':
      return { step: 'supply' as const, sides: [], side };
    default:
      return null;
  }
}

/**
 * The event is cancelled, with the Action Points of a Bonus card. Its player draws a card and plays one for the round (7.5.5):
 * now, or when his turn in round 1 comes if he wanted to open the Strategy Phase with it.
 */
function cancel(play: Play<G>, { side, card }: FrameAt<G, 'cardPlay'>): void {
  const { name, timing } = cardOf(play.G, card);
  play.journal('7.5.5', `${name} is cancelled. ${say(side, 'draw')} a card.`, { side });
  drawCards(play, side, 1);
  if (timing === undefined) play.become({ step: 'card', sides: [side], discarded: true });
  else play.finish(CANCELLED);
}

/** Ends what lasts until the next Roman card play is over (card 13). */
function lapse(G: G, { side, card }: FrameAt<G, 'cardPlay'>): void {
  if (side !== 'roman') return;
  G.inForce = G.inForce.filter((each) => each.card === card || !endsWithRomanPlay(each.effect));
}

function endsWithRomanPlay(effect: Effect): boolean {
  return 'scope' in effect && effect.scope === 'oneTownUntilNextRomanPlayEnds';
}
