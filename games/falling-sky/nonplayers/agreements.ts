/* What Non-players agree to when others ask them (8.4.2, 8.6.6, 8.8.6). */
import type { Player } from '../components/factions';
import type { FrameOf } from '../state';
import { aeduiAgree } from './aedui/agreements';
import type { Chooser } from './chooser';
import { type Moment, make } from './moment';
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
