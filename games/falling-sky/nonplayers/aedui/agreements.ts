/* What the Non-player Aedui agree to, and what they give the Romans (8.6.6). */
import { findFrame } from '../../../kit/frame';
import type { Play } from '../../../kit/play';
import { hand } from '../../negotiation';
import { IN_NEED } from '../../resources';
import type { FrameOf, G } from '../../state';
import { romanScore } from '../../victory';
import type { Moment } from '../moment';
import { lendsWarbands } from './diviciacus';

/** A Roman player below the first score is helped, below or at the second on a roll. */
const HELPED = 10;
const HELPED_BY_ROLL = 12;
const WORST_HELP = 4;

/** 8.6.6, 8.6.8: The Aedui agree with Romans only: to no Harassment, the use of Warbands, and to what {@link favours} allows. */
export function aeduiAgree({ G, play, frame }: Moment<FrameOf<'agreement'>>): boolean {
  const { by, matter } = frame;
  if (by !== 'romans') return false;
  if (matter === 'passage') return true;
  return matter === 'pieces' ? lendsWarbands(G) : favours(play);
}

/**
 * 8.6.6: Returns whether the Aedui help the Romans now: they do if these are a Non-player, or have a score below 10, and do not above 12;
 * from 10 to 12 as the die has decided in this turn or Quarters Phase, or null where it has not been rolled.
 */
function stanceOf(G: G): boolean | null {
  const score = romanScore(G);
  if (G.seats.romans === null || score < HELPED) return true;
  return score > HELPED_BY_ROLL ? false : (actionOf(G)?.favours ?? null);
}

/** Returns what a roll for help holds for. */
function actionOf(G: G) {
  return findFrame(G, 'turn') ?? findFrame(G, 'quarters');
}

/** Says whether the Aedui help the Romans now, or would by a roll (8.6.6). */
export function mightFavour(G: G): boolean {
  return stanceOf(G) !== false;
}

/** 8.6.6: Says whether the Aedui help the Romans now; the die is rolled where it has to decide. */
function favours(play: Play<G>): boolean {
  const { G } = play;
  const stance = stanceOf(G);
  if (stance !== null) return stance;
  const action = actionOf(G);
  const [die] = play.roll(1);
  const does = die <= WORST_HELP;
  play.journal('8.6.6', `The Aedui roll ${die}: they ${does ? '' : 'do not '}help the Romans.`, {
    kind: 'roll',
    side: 'aedui',
  });
  if (action !== undefined) action.favours = does;
  return does;
}

/** Aedui with more Resources give some to Romans in need. */
const RICH = 20;
const GIFT = 10;
const DIVICIACUS = 38;

/**
 * 8.6.6: Non-player Aedui with more than 20 Resources give the Romans 10 at the instant these fall below two, as far as they
 * help them; not with the shaded text of card 38.
 */
export function helpRomansInNeed(play: Play<G>): void {
  const { G } = play;
  if (G.romansInNeed === undefined) return;
  G.romansInNeed = undefined;
  if (G.resources.romans >= IN_NEED || G.resources.aedui <= RICH) return;
  if (G.capabilities[DIVICIACUS]?.text === 'shaded' || !favours(play)) return;
  const given = hand(G, 'aedui', 'romans', GIFT);
  play.journal('8.6.6', `The Aedui give the Romans ${given} Resources.`, { side: 'aedui' });
}
