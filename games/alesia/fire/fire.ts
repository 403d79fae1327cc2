/* Fire at a unit as it comes into a field of fire (20.5, 24.2), or goes through one after combat (16.3). */
import { action } from '../../kit/action';
import { findFrame } from '../../kit/frame';
import { once } from '../../kit/once';
import type { Play } from '../../kit/play';
import { commands } from '../commanders';
import { boxOf } from '../components/box';
import type { DecisionOf, G, SituationOf } from '../state';
import { unitName } from '../words';
import { askedAbout, orderOf } from './orders';
import { PRIMARY } from './shooters';
import { type Approach, approachOf, obstacleToFire, type Shot, shotsOn } from './shots';
import { fireShot, rangeWords } from './volley';

type Fire = SituationOf<'fire'>['frame'];

/**
 * Returns the frame in which the Romans may fire at a Gallic unit in the hex it has just entered, for the caller to call, or null when
 * nobody may or wants to. `from` is where it was before: a hex, the town, or null for off the board (24.6). `missilesOnly` is for
 * advances and retreats (16.3). Movement writes where the unit began its turn before it asks.
 */
export function fireAt(G: G, unit: string, from: string | null, missilesOnly = false): Fire | null {
  if (boxOf(G).hex[G.at[unit]] === undefined) return null;
  const frame: Fire = { step: 'fire', sides: [], unit, from, missilesOnly, held: [] };
  const shots = shotsIn(G, frame);
  const isWanted = shots.some((shot) => {
    const order = orderOf(G, shot.shooter);
    return order === 'ask' || (order === 'primary' && shot.range === PRIMARY);
  });
  return isWanted ? frame : null;
}

/**
 * Returns what {@link fireAt} returns. Where anybody may fire, the move that leads here cannot be taken back, whether or not the Romans are
 * asked: their standing orders are for nobody to learn from that (20.5).
 */
export function fireUpon(
  play: Play<G>,
  unit: string,
  from: string | null,
  missilesOnly = false,
): Fire | null {
  const { G } = play;
  if (boxOf(G).hex[G.at[unit]] === undefined) return null;
  if (shotsIn(G, { step: 'fire', sides: [], unit, from, missilesOnly, held: [] }).length > 0) play.reveal();
  return fireAt(G, unit, from, missilesOnly);
}

/** The Romans fire at one unit: whoever has the order to fires by itself, the others at their commander's word. */
export const fireStep: DecisionOf<'fire'> = {
  simultaneous: true,
  prompt: ({ G, frame: { unit, missilesOnly } }) => ({
    text: `${unitName(G, unit)} comes to ${G.at[unit]}. Do you fire?`,
    rule: missilesOnly ? '16.3' : '20.5',
  }),
  proceed(play, frame) {
    fireByOrder(play, frame);
    const asked = askedAbout(play.G, shotsIn(play.G, frame), frame.held);
    if (asked.length === 0) play.finish();
    else play.ask(...asked);
  },
  actions: {
    fire: action({
      first: (at) => [...new Set(shotsOf(at).map(({ shooter }) => shooter.id))],
      second: (at, shooter) => rangesOf(at, shooter),
      effect: (play, { G, frame }, shooter, range) =>
        fireShot(play, { shooter: boxOf(G).unit[shooter], range }, frame.unit),
      label: ({ G, frame }, shooter, range) =>
        `Fire${rangeWords(range)} at ${unitName(G, frame.unit)} with ${unitName(G, shooter)}`,
      obstacle: ({ G, side, frame }, shooter) => {
        const unit = boxOf(G).unit[shooter];
        if (unit === undefined || !commands(G, side, shooter)) return null;
        return obstacleToFire(G, unit, approachIn(G, frame));
      },
    }),
    hold: action({
      effect: (_play, { side, frame }) => {
        frame.held.push(side);
      },
      label: ({ G, frame }) => `Hold fire at ${unitName(G, frame.unit)}`,
    }),
  },
};

const shotsOf = once(({ G, side, frame }: SituationOf<'fire'>): Shot[] =>
  shotsIn(G, frame).filter(({ shooter }) => commands(G, side, shooter.id)),
);

function rangesOf(at: SituationOf<'fire'>, shooter: string): number[] {
  return shotsOf(at).flatMap((shot) => (shot.shooter.id === shooter ? [shot.range] : []));
}

function shotsIn(G: G, frame: Fire): Shot[] {
  return boxOf(G).hex[G.at[frame.unit]] === undefined ? [] : shotsOn(G, approachIn(G, frame));
}

/** Returns how the unit of a frame has come to where it is. */
export function approachIn(G: G, { unit, from, missilesOnly }: Fire): Approach {
  if (missilesOnly) return { unit, hex: boxOf(G).hex[G.at[unit]], how: 'fights', from: null, began: null };
  return approachOf(G, unit, from, findFrame(G, 'movement'));
}

/** One after the other those fire that have the order to, until the unit is stopped. */
function fireByOrder(play: Play<G>, frame: Fire): void {
  const { G } = play;
  const isNext = ({ shooter, range }: Shot) => range === PRIMARY && orderOf(G, shooter) === 'primary';
  while (!G.disrupted.includes(frame.unit)) {
    const shot = shotsIn(G, frame).find(isNext);
    if (shot === undefined) return;
    fireShot(play, shot, frame.unit);
  }
}
