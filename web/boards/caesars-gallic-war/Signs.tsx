import type { Colour, UnitFace } from '../../../games/caesars-gallic-war/components/units';
import { CAESAR } from '../../../games/caesars-gallic-war/components/units';
import type { Side } from '../../../games/caesars-gallic-war/state';
import { Helmet, Horse } from '../../map/signs';
import css from './Signs.module.css';

/** The emblem of a side in a square of 28 around the origin: a wreath for Rome, a torc for the Barbarians. */
export function Emblem({ side }: { side: Side }) {
  if (side === 'roman') {
    return (
      <g fill="currentColor">
        {LEAVES.map((angle) => (
          <ellipse
            key={angle}
            cx={0}
            cy={-9}
            rx={2.1}
            ry={4.4}
            transform={`rotate(${angle}) rotate(${angle > 0 ? 38 : -38} 0 -9)`}
          />
        ))}
        <path d="M-1.6 10.5 0 6.5 1.6 10.5Z" />
      </g>
    );
  }
  return (
    <g fill="none" stroke="currentColor" strokeWidth={3.2} strokeLinecap="round">
      <path d="M-4.6 9.2A10 10 0 1 1 4.6 9.2" />
      <circle cx={-4.4} cy={9.4} r={2} fill="currentColor" />
      <circle cx={4.4} cy={9.4} r={2} fill="currentColor" />
    </g>
  );
}

const LEAVES = [28, 62, 96, 130, 160, -28, -62, -96, -130, -160];

/** What a block's wood is known by apart from its colour: a shape in a square of 24 around the origin. */
export const WOODS: Readonly<Record<Colour, string>> = {
  black: 'M-9-9H9V9H-9Z',
  blue: 'M-5.5-10H5.5L11 0 5.5 10H-5.5L-11 0Z',
  grey: 'M-10 0A10 10 0 1 1 10 0 10 10 0 1 1-10 0Z',
  green: 'M0-12 12 0 0 12-12 0Z',
};

/** The sign of a unit: a helmet, a horse or an axe; the number of a legion; the first letters of a tribe. */
export function UnitSign({ id, face }: { id: string; face: UnitFace }) {
  if (id === CAESAR || face.kind === 'leader' || face.kind === 'minor-leader') return <Helmet />;
  if (face.kind === 'cavalry') return <Horse />;
  if (face.kind === 'infantry') return <Axe />;
  if (face.kind === 'legion') return <Letters text={face.name.replace('Legion ', '')} />;
  return <Letters text={face.name.slice(0, 3)} />;
}

function Axe() {
  return (
    <g fill="currentColor">
      <path d="M-1.4-10H1.4V11H-1.4Z" />
      <path d="M1-8C5-7.4 8-9 10-11 11.4-6 11.4-2 10 3 8 1 5-.6 1 0ZM-1-8C-4-7.4-6-8-7-9V1C-6 0-4-.6-1 0Z" />
    </g>
  );
}

function Letters({ text }: { text: string }) {
  return (
    <text className={css.letters} fontSize={SIZES[text.length] ?? 15} y={6.5}>
      {text}
    </text>
  );
}

const SIZES: Readonly<Record<number, number>> = { 1: 23, 2: 22, 3: 19, 4: 16.5 };
