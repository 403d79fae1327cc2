/* The order of the battles of a cause in its part of the turn (4.4, 4.6, 13.3). */
import { action } from '../../kit/action';
import type { AnyFrame, FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { commanderOf, commandersOf } from '../commanders';
import { boxOf } from '../components/box';
import { WITHIN_LIMITS } from '../movement/overstacking';
import { type Cause, type DecisionOf, enemyOf, type G, type Side } from '../state';
import { listed } from '../words';
import { forecastOf } from './forecast';
import type { Battle } from './frames';

type BattlesFrame = FrameAt<G, 'battles'>;

/**
 * The battles one after the other; those who command the attackers choose which comes next. When the last one has been fought, stacks over
 * the limit lose units (10.2): those into which others had to retreat.
 */
export const battlesStep: DecisionOf<'battles'> = {
  simultaneous: true,
  prompt: ({ frame }) => ({
    text: `Choose the next battle: ${frame.battles.length} are left.`,
    rule: '13.3',
  }),
  takes: (result) => result === WITHIN_LIMITS,
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.battles.length === 0) {
      if (handedDown === WITHIN_LIMITS) play.finish();
      else play.call(holdToLimits(frame.cause), holdToLimits(enemyOf(frame.cause)));
      return;
    }
    const [battle, ...others] = frame.battles;
    if (others.length === 0) {
      begin(play, frame, battle);
      return;
    }
    play.ask(
      ...commandersOf(G, frame.cause).filter((side) => frame.battles.some((each) => isOf(G, side, each))),
    );
  },
  actions: {
    fight: action({
      first: ({ G, side, frame }) =>
        frame.battles.filter((battle) => isOf(G, side, battle)).map(({ hexes }) => hexes[0]),
      effect(play, { frame }, hex) {
        const battle = frame.battles.find(({ hexes }) => hexes[0] === hex);
        if (battle === undefined) return;
        begin(play, frame, battle);
      },
      label({ G, frame }, hex) {
        const battle = frame.battles.find(({ hexes }) => hexes[0] === hex);
        if (battle === undefined) return '';
        const { odds, isUnknown } = forecastOf(G, battle);
        return `Attack ${listed(battle.hexes)} at ${isUnknown ? 'unknown odds' : odds.name}`;
      },
    }),
  },
};

function holdToLimits(cause: Cause): AnyFrame<G> {
  return { step: 'overstacking', sides: [], cause };
}

function begin(play: Play<G>, frame: BattlesFrame, battle: Battle): void {
  const { cause, began } = frame;
  if (play.G.variants.hiddenStacks) play.reveal();
  frame.battles = frame.battles.filter((each) => each !== battle);
  play.call({ step: 'battle', sides: [], cause, battle, began, dice: [] });
}

/** Says whether a side commands any attacker of a battle. */
function isOf(G: G, side: Side, { attackers }: Battle): boolean {
  return attackers.some((id) => commanderOf(G, boxOf(G).unit[id]) === side);
}
