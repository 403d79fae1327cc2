import type { CSSProperties, ReactNode } from 'react';
import type { NamedSide } from '../sides';
import css from './SideMark.module.css';

const colours = ['--side-1', '--side-2', '--side-3', '--side-4'];
/** The shapes by which sides are told apart without their colours, by their order, in a square of 16. */
export const shapes = [
  'M2 2h12v12H2z',
  'M8 1l7 7-7 7-7-7z',
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  'M8 1.500L15 14H1z',
];

/** Returns the colour of a side, its own or else one by its place in the order, and that of what is drawn upon it. */
export function colourOf({ id, index }: NamedSide): { colour: string; ink: string } {
  const usual = colours[index % colours.length];
  return { colour: `var(--${id}, var(${usual}))`, ink: `var(--${id}-ink, var(${usual}-ink))` };
}

/** Returns the custom property `--side` with the colour of a side. */
export function sideStyle(side: NamedSide): CSSProperties {
  const style: CSSProperties & Record<'--side', string> = { '--side': colourOf(side).colour };
  return style;
}

/** The shape and colour of a side, beside its name. */
export function SideMark({ side }: { side: NamedSide }) {
  return (
    <svg
      className={css.mark}
      data-side-mark={side.id}
      style={sideStyle(side)}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={shapes[side.index % shapes.length]} />
    </svg>
  );
}

/** The sides by name, each with its mark before it: `■ Rome and ◆ Aedui`. */
export function SideNames({ sides }: { sides: readonly NamedSide[] }) {
  return sides.map((side, index): ReactNode => {
    const link = index === 0 ? '' : index === sides.length - 1 ? ' and ' : ', ';
    return (
      <span key={side.id}>
        {link !== '' && <span>{link}</span>}
        <SideMark side={side} /> <span>{side.name}</span>
      </span>
    );
  });
}
