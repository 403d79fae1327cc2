/* What Non-players agree to when others ask them (8.4.2, 8.6.6, 8.8.6). */
import type { Player } from '../components/factions';
import type { FrameOf, G } from '../state';
import { aeduiAgree, mightFavour } from './aedui/agreements';
import type { Chooser } from './chooser';
import { type Moment, make } from './moment';
import { isRunByPlayer } from './priorities';
import { romansAgree } from './romans/agreements';

/** Says whether a Non-player agrees to what it is asked. */
type Answer = (at: Moment<FrameOf<'agreement'>>) => boolean;

/** 8.4.2: Belgae and Arverni never agree. */
const ANSWERS: Readonly<Record<Player, Answer>> = {
  romans: romansAgree,
  aedui: aeduiAgree,
  arverni: () => false,
  belgae: () => false,
};

/** Agreements (1.5.2). */
export const agreementChooser: Chooser<FrameOf<'agreement'>> = {
  choose: (at) => make(ANSWERS[at.side](at) ? 'agree' : 'refuse'),
};

/**
 * Says whether a Faction might let another Retreat or Quarter where it Controls, or agree to a Supply Line there: players might; of
 * Non-players the Aedui for Romans whom they may help (8.6.6), the Romans for Aedui who are a Non-player (8.8.6), no others (8.4.2).
 */
export function mightAgree(G: G, host: Player, guest: Player): boolean {
  if (isRunByPlayer(G, host)) return true;
  if (host === 'aedui') return guest === 'romans' && mightFavour(G);
  return host === 'romans' && guest === 'aedui' && !isRunByPlayer(G, guest);
}
