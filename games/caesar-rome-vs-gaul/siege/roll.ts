/* The Siege roll and its result (14.3.2 step 5, 14.3.5). */
import { action } from '../../kit/action';
import { type AnyFrame, type FrameAt, findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { signed } from '../../kit/signed';
import { boxOf } from '../components/box';
import { cardOf } from '../deck';
import { useUp } from '../inForce';
import { lossesOf } from '../losses';
import { unitsIn } from '../pieces';
import { displacementOf } from '../removal';
import type { DecisionOf, G } from '../state';
import { askForCard } from '../strategy/surprise';
import { countOf, listed, say, sentence } from '../words';
import { locationName } from './defence';
import { surrender } from './fall';
import { aidsFor, rollAidIn, siegeModifiers, siegeOdds } from './odds';
import { addSiegePoints } from './points';

type RollFrame = FrameAt<G, 'siegeRoll'>;

/** The least and the most that two dice show, which are the first and the last row of the table. */
const LEAST = 2;
const MOST = 12;

/** What a cell of the Siege Table says: a surrender, or step losses of the besiegers and Siege Points. */
export type SiegeResult = 'surrender' | { losses: number; points: number };

/** Returns the place of the column of the Siege Table that a roll uses, shifted by chosen cards. */
export function columnFor(G: G, { side, space, shift }: RollFrame): number {
  const { columns } = boxOf(G).components.siegeTable;
  return Math.min(columns.length - 1, (siegeOdds(G, side, space).column ?? 0) + shift);
}

/** Returns the row of the Siege Table that dice lead to, modified (14.3.5). */
export function rowFor(G: G, { side, space, bonus, dice }: RollFrame): number {
  const modifiers = siegeModifiers(G, side, space).reduce((sum, { amount }) => sum + amount, bonus);
  const total = dice.reduce((sum, die) => sum + die, modifiers);
  return Math.max(LEAST, Math.min(MOST, total));
}

/** Returns what a cell of the Siege Table says. */
export function resultIn(cell: string): SiegeResult {
  if (cell === 'S') return 'surrender';
  const [losses, points] = cell.split('/').map((figure) => (figure === '-' ? 0 : Number(figure)));
  return { losses, points };
}

/** Cards before the dice, the dice, cards after them, the result (14.3.2 step 5). */
export const siegeRollStep: DecisionOf<'siegeRoll'> = {
  prompt: ({ G, frame }) => ({
    rule: '14.3.2',
    text: `You roll against ${locationName(G, frame.space)} in the column ${columnName(G, frame)}. What does your card add to it?`,
  }),
  actions: {
    aid: action({
      first: ({ G, frame }) => aidsFor(G, frame.space, columnFor(G, frame)).map((_aid, index) => index),
      effect(play, { G, frame }, index) {
        const aid = aidsFor(G, frame.space, columnFor(G, frame))[index];
        useUp(G, aid);
        frame.bonus += aid.drm ?? 0;
        frame.shift += aid.columnShift ?? 0;
        play.journal('14.3.2', 'The card of the round helps with this Siege roll.', {
          side: frame.side,
          places: [frame.space],
        });
      },
      label: ({ G, frame }, index) => {
        const { drm = 0, columnShift = 0 } = aidsFor(G, frame.space, columnFor(G, frame))[index];
        return columnShift > 0
          ? `Roll ${countOf(columnShift, 'column')} further right`
          : `Roll with ${signed(drm)}`;
      },
    }),
    roll: action({
      effect(play, { frame }) {
        roll(play, frame);
      },
      label: () => 'Roll without it, and keep it for another roll with this card',
    }),
  },
  proceed(play, frame, played) {
    const { G } = play;
    const { side, space } = frame;
    if (frame.stage === 'cards') {
      if (typeof played === 'number') frame.bonus += rollAidIn(cardOf(G, played).effects);
      const ask = played === null ? null : askForCard(G, side, 'beforeSiegeRollOrDuringBattle', space);
      if (ask !== null) {
        play.call(ask);
        return;
      }
      frame.stage = 'aids';
    }
    if (frame.stage === 'aids') {
      if (aidsFor(G, space, columnFor(G, frame)).length > 0) return;
      roll(play, frame);
    } else if (typeof played === 'number') {
      roll(play, frame);
    } else if (played === null) {
      apply(play, frame);
      return;
    }
    const ask = side === 'roman' ? askForCard(G, side, 'afterRomanSiegeRoll', space) : null;
    if (ask === null) apply(play, frame);
    else play.call(ask);
  },
};

function roll(play: Play<G>, frame: RollFrame): void {
  const { G } = play;
  const { side, space } = frame;
  frame.dice = play.roll(2);
  frame.stage = 'rolled';
  const cardPlay = findFrame(G, 'cardPlay');
  if (cardPlay !== undefined && !cardPlay.rolled.includes(space))
    cardPlay.rolled = [...cardPlay.rolled, space];
  const modifiers = siegeModifiers(G, side, space).map(({ why, amount }) => `${signed(amount)} for ${why}`);
  if (frame.bonus !== 0) modifiers.push(`${signed(frame.bonus)} for a card`);
  const changed = modifiers.length === 0 ? '' : `, ${listed(modifiers)}`;
  play.journal(
    '14.3.2',
    `${say(side, 'roll')} ${frame.dice.join(' and ')}${changed}: row ${rowFor(G, frame)} of the column ${columnName(G, frame)}.`,
    { kind: 'roll', side, places: [space] },
  );
}

/** Siege Points and losses come at the same time: the place falls even to the last of the besiegers. */
function apply(play: Play<G>, frame: RollFrame): void {
  const { G } = play;
  const { side, space } = frame;
  const { rows } = boxOf(G).components.siegeTable;
  const result = resultIn(rows[rowFor(G, frame)][columnFor(G, frame)]);
  if (result === 'surrender') {
    surrender(play, side, space);
    play.finish();
    return;
  }
  const { losses, points } = result;
  const effect = `${countOf(losses, 'step')} lost and ${countOf(points, 'Siege Point')} won`;
  play.journal('14.3.2', `${sentence(effect)}.`, { kind: 'round', side, places: [space] });
  const besiegers = unitsIn(G, side, space, 'outside');
  addSiegePoints(play, side, space, points);
  const next: AnyFrame<G>[] = displacementOf(G);
  if (losses > 0) next.push(lossesOf(G, side, besiegers, losses, '14.3.2'));
  if (next.length > 0) play.become(...next);
  else play.finish();
}

function columnName(G: G, frame: RollFrame): string {
  return boxOf(G).components.siegeTable.columns[columnFor(G, frame)].name;
}
