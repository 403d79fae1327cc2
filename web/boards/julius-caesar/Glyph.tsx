import type { Side } from '../../../games/julius-caesar/components/blocks';
import type { BlockFace } from '../../../games/julius-caesar/components/box';
import { Eagle, Helmet, Horse } from '../../map/signs';

/** The sign of a kind of troops, drawn in the text colour in a square of 24 around the origin. */
export function Glyph({ face }: { face: Pick<BlockFace, 'kind' | 'initiative'> }) {
  switch (face.kind) {
    case 'legion':
      return <Eagle />;
    case 'equitatus':
      return <Horse />;
    case 'leader':
      return <Helmet />;
    case 'elephant':
      return (
        <path
          fill="currentColor"
          d="M-11 9V-2C-11-6-7-7.6-2-7.4L3-8C8-8 11-5 11-.6V6.4C11 9 7.6 9 7.8 6.6L8.6 6.4C8.8 7.4 9.4 7 9.2 5.6L8.4 1.4 6 2.4V9H2.2V3.6H-4.6V9Z"
        />
      );
    case 'auxilia':
      return face.initiative === 'A' ? <Bow /> : <Spear />;
    case 'ballista':
      return (
        <g fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round">
          <path d="M-10-3C-5-8 5-8 10-3M-10-3 0 4 10-3M0-10V8M-6 10.5 0 7 6 10.5" />
        </g>
      );
    case 'navis':
      return (
        <g fill="currentColor">
          <path d="M-11.5 1.5H7.5L11.5-3C12 5 8.5 8 4 8H-5C-9 8-11.5 5-11.5 1.5Z" />
          <path d="M-1.8-10.5H0V1H-1.8ZM.8-9.5C6-8.5 7-4 .8-1Z" />
          <path d="M-8 8-9.5 11M-4 8-5.5 11M0 8-1.5 11M4 8 2.5 11" stroke="currentColor" strokeWidth={1.4} />
        </g>
      );
    case 'cleopatra':
      return (
        <g fill="none" stroke="currentColor" strokeWidth={2.8}>
          <ellipse cx={0} cy={-5.6} rx={3.6} ry={4.4} />
          <path d="M0-1V10.5M-6 1.6H6" />
        </g>
      );
  }
}

function Bow() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-3-10C7-6 7 6-3 10M-3-10V10M-9 0H9.5M6-3.2 9.8 0 6 3.2" />
    </g>
  );
}

function Spear() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-8.5 10 7-8.5M3.4-8.6 8.6-10.4 7.8-5.2Z" />
      <circle cx={-1} cy={2} r={6} fill="currentColor" stroke="none" />
      <circle cx={-1} cy={2} r={2} fill="var(--glyph-ground, none)" stroke="none" />
    </g>
  );
}

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const radius = index % 2 === 0 ? 11 : 3.6;
  const angle = (index * Math.PI) / 8;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

const LEAVES = [40, 72, 104, 136, 164, -40, -72, -104, -136, -164];

/** The badge of a side: the comet of the Julii for Caesar, the wreath of three triumphs for Pompey. */
export function Emblem({ side }: { side: Side }) {
  if (side === 'caesar') return <polygon fill="currentColor" points={RAYS} />;
  return (
    <g fill="currentColor">
      {LEAVES.map((angle) => (
        <ellipse
          key={angle}
          cx={0}
          cy={-8.2}
          rx={2}
          ry={4}
          transform={`rotate(${angle}) rotate(${angle > 0 ? 38 : -38} 0 -8.2)`}
        />
      ))}
      <circle cx={0} cy={0} r={2.4} />
    </g>
  );
}
