import type { CSSProperties } from 'react';

const colours = ['--caesar', '--pompey', '--cleopatra', '--neutral'];
const shapes = [
  'M2 2h12v12H2z',
  'M8 1l7 7-7 7-7-7z',
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  'M8 1.500L15 14H1z',
];

/** Returns the custom property `--side` with the colour of a side, by its name or else by its seat. */
export function sideStyle(side: string, seat: number): CSSProperties {
  const name = side.toLowerCase().replace(/\W+/g, '-');
  return { '--side': `var(--${name}, var(${colours[seat] ?? '--neutral'}))` } as CSSProperties;
}

/** The shape and colour of a side, beside its name. */
export function SideMark({ side, seat }: { side: string; seat: number }) {
  return (
    <svg className="side-mark" style={sideStyle(side, seat)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[seat] ?? shapes[0]} />
    </svg>
  );
}
