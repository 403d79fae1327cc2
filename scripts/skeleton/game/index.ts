import { topFrame } from '../../../games/kit/frame';
import { createGame } from '../../../games/kit/game';
import type { BotRulebook } from '../../../games/kit/rulebook';
import { battleStep } from './battle';
import { bots } from './bot';
import { marchStep } from './march';
import { chooseStep, roundStep } from './round';
import { setUp } from './setup';
import { enemyOf, type G, SIDES, sideName } from './state';
import { marginsOf } from './victory';
import { viewOf } from './view';

export type { G } from './state';

/** Three Hills: the sequence of play, phase by phase. */
export const rulebook: BotRulebook<G> = {
  id: 'three-hills',
  title: 'Three Hills',
  publisher: 'nobody',
  edition: 'first',
  summary: 'Red and Blue march from their camps to the three hills between them.',
  sides: SIDES.map((id) => ({ id, name: sideName(id) })),
  players: { min: 2, max: 2 },
  kind: 'Pawns and hills',
  difficulty: 'easy',
  hours: '¼',
  stateVersion: 1,
  options: [],
  phases: {
    cards: { round: roundStep, choose: chooseStep },
    marches: { march: marchStep, battle: battleStep },
  },
  setup: setUp,
  currentSide: (G) => (topFrame(G).step === 'choose' ? 'red' : topFrame(G).sides[0]),
  view: viewOf,
  resign(play, [side]) {
    const winner = enemyOf(side);
    const reason = `${sideName(side)} has given up (5.2).`;
    play.end({ winners: [winner], margins: marginsOf(play.G), reason });
  },
  bots,
};

/** The boardgame.io `Game`. */
export const ThreeHills = createGame(rulebook);
export { ThreeHills as game };
