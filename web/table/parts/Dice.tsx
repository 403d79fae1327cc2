import css from './Dice.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** Dice with pips; those that roll `upTo` or less hit and are filled. */
export function Dice({ dice, upTo }: { dice: readonly number[]; upTo: number }) {
  return (
    <span className={css.dice}>
      {dice.map((value, index) => {
        const isHit = value <= upTo;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are nothing but their places in the roll
            key={index}
            className={css.die}
            data-hit={isHit}
            viewBox="-13 -13 26 26"
            width={32}
            height={32}
            role="img"
            aria-label={`${value}${isHit ? ', a hit' : ''}`}
          >
            <rect x={-11.5} y={-11.5} width={23} height={23} rx={4.5} />
            {PIPS[value]?.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={2.2} />
            ))}
          </svg>
        );
      })}
    </span>
  );
}
