import { factsOf, stepsOf } from '../../../games/caesar-rome-vs-gaul/pieces';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import css from './Army.module.css';
import { shortName } from './arguments';
import type { Army as ArmyFacts, Owner } from './armies';
import type { Extent } from './layout';
import { livery, MARKS } from './sides';

const BATTLEMENTS = 'M0 0V-3.500H3V-1.500H6V-3.500H9V-1.500H12V-3.500H15V0Z';
/** How high the line of an Army is drawn, and the bars under it. */
const HEAD = 15;
const BARS = 8;
const MARK = 12;
const LEADER = 25;
const MORE = 14;
const FIGURE = 9;
const STEP = 4.4;

/** What a counter says of an Army. */
export interface Counter {
  owner: Owner;
  inside: boolean;
  strength: number;
  /** The Leader in command for short, or null. */
  leader: string | null;
  /** How many Leaders there are besides. */
  others: number;
  /** The steps of each Combat Unit. */
  steps: readonly number[];
}

/** Returns what the counter of an Army says. */
export function counterOf(G: G, { owner, inside, strength, leaders, units }: ArmyFacts): Counter {
  const [first, ...others] = leaders;
  return {
    owner,
    inside,
    strength,
    leader: first === undefined ? null : initialsOf(G, first),
    others: others.length,
    steps: units.map((id) => stepsOf(G, id)),
  };
}

/** Returns the first letters of a Leader's name, which tell him from the others. */
function initialsOf(G: G, id: string): string {
  const { kind } = factsOf(G, id);
  return kind === 'leader' || kind === 'chief' ? shortName(G, id).slice(0, 3) : '';
}

/** Returns how large a counter is drawn, in units of pieces; a banner is a counter without its bars. */
export function extentOf({ leader, others, strength, steps }: Counter, isBanner: boolean): Extent {
  const figures = steps.length === 0 ? 0 : FIGURE * String(strength).length + 3;
  const head = MARK + (leader === null ? 0 : LEADER) + (others > 0 ? MORE : 0) + figures + 3;
  if (isBanner || steps.length === 0) return { width: head, height: HEAD };
  return { width: Math.max(head, steps.length * STEP + 6), height: HEAD + BARS };
}

/**
 * An Army in one counter around the origin: its mark, who commands it, its strength, and a bar for each Combat Unit, a low one
 * for a step only, which a banner does without; with battlements over it when it is inside the walls.
 */
export function Army({ counter, isBanner }: { counter: Counter; isBanner: boolean }) {
  const { owner, inside, strength, leader, others, steps } = counter;
  const { width, height } = extentOf(counter, isBanner);
  const [left, top] = [-width / 2, -height / 2];
  const middle = top + HEAD / 2;
  const afterLeader = left + MARK + (leader === null ? 0 : LEADER);
  const bars = -((steps.length - 1) * STEP) / 2;
  return (
    <g className={`${css.army} ${livery}`} data-side={owner} data-army={owner} data-inside={inside}>
      {inside && (
        <g transform={`translate(${left} ${top + 1})`}>
          {Array.from({ length: Math.floor(width / 15) }, (_, index) => index).map((index) => (
            <path
              key={index}
              className={css.walls}
              d={BATTLEMENTS}
              transform={`translate(${index * 15 + (width % 15) / 2} 0)`}
            />
          ))}
        </g>
      )}
      <rect className={css.band} x={left} y={top + 0.5} width={width} height={height - 1} rx={3.5} />
      <path
        className={css.solid}
        d={MARKS[owner]}
        transform={`translate(${left + 2} ${middle - 5}) scale(.6)`}
      />
      {leader !== null && (
        <g transform={`translate(${left + MARK + LEADER / 2 - 0.5} ${middle})`} data-leader={leader}>
          <rect className={css.plate} x={-12} y={-6} width={24} height={12} rx={5} />
          <text className={css.name} y={4}>
            {leader}
          </text>
        </g>
      )}
      {others > 0 && (
        <text className={css.more} x={afterLeader + MORE / 2 - 0.5} y={middle + 4}>
          +{others}
        </text>
      )}
      {steps.length > 0 && (
        <text className={css.strength} x={-left - 3} y={middle + 4.5}>
          {strength}
        </text>
      )}
      {!isBanner &&
        steps.map((count, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are nothing but their places in the row
            key={index}
            className={css.solid}
            data-steps={count}
            x={bars + index * STEP - 1.6}
            y={top + HEAD + (count > 1 ? 0 : 2.5)}
            width={3.2}
            height={count > 1 ? 5.5 : 3}
          />
        ))}
    </g>
  );
}
