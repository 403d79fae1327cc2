/* Where Non-players Quarter (6.3.2, 6.3.3). */
import type { LegalMove } from '../../kit/move';
import type { Player } from '../components/factions';
import type { FrameOf } from '../state';
import type { Chooser } from './chooser';
import type { Moment } from './moment';
import { aeduiRelocation, arverniRelocation, belgicRelocation } from './quarters';
import { romanRelocation } from './romans/quarters';

type Relocation = (at: Moment<FrameOf<'relocation'>>) => LegalMove;

const RELOCATIONS: Readonly<Record<Player, Relocation>> = {
  romans: romanRelocation,
  aedui: aeduiRelocation,
  arverni: arverniRelocation,
  belgae: belgicRelocation,
};

/** Quarters (8.5.6, 8.6.7, 8.7.7, 8.8.7). */
export const relocationChooser: Chooser<FrameOf<'relocation'>> = {
  choose: (at) => RELOCATIONS[at.side](at),
};
