import type { UnitKind } from '../../../games/alesia/components/components';
import { Helmet, Horse } from '../../map/signs';
import css from './Glyph.module.css';

/** The sign of a kind of counter, drawn in the text colour in a square of 24 around the origin. */
export function Glyph({ kind }: { kind: UnitKind }) {
  switch (kind) {
    case 'cohort':
      return <path className={css.solid} d={`${SCUTUM}${BOSS}`} />;
    case 'recruit':
      return (
        <>
          <path className={css.drawn} d={SCUTUM} />
          <circle className={css.solid} r={2.4} />
        </>
      );
    case 'light':
      return (
        <>
          <circle className={css.drawn} cx={-2} r={6.5} />
          <path className={css.drawn} d="M5-10V10M5-10 3-6H7Z" />
        </>
      );
    case 'cavalry':
      return <Horse />;
    case 'archer':
      return (
        <path className={css.drawn} d="M-3-9.500C7-6 7 6-3 9.500M-3-9.500V9.500M-9 0H9L5.500-3M9 0 5.500 3" />
      );
    case 'slinger':
      return (
        <>
          <path className={css.drawn} d="M-7 9C-10-2-4-9 3-8M-7 9C-2 5 3 1 7-4" />
          <circle className={css.solid} cx={6} cy={-6.5} r={3.4} />
        </>
      );
    case 'infantry':
      return <path className={css.solid} d={`${OVAL}${SPINE}`} />;
    case 'leader':
      return <Helmet />;
    case 'fort':
      return <path className={css.solid} d={TOWER} />;
  }
}

const SCUTUM = 'M-6-8.500C-2-9.800 2-9.800 6-8.500V8.500C2 9.800-2 9.800-6 8.500Z';
const BOSS = 'M0-2.800A2.800 2.800 0 1 0 0 2.800 2.800 2.800 0 0 0 0-2.800Z';
const OVAL = 'M0-10C5-10 6.800-4 6.800 0S5 10 0 10-6.800 4-6.800 0-5-10 0-10Z';
const SPINE = 'M0-7C-.700-3-2.400-1.600-2.400 0S-.700 3 0 7C.700 3 2.400 1.600 2.400 0S.700-3 0-7Z';
const TOWER =
  'M-8 9.500V-8.500H-4.500V-5H-1.800V-8.500H1.800V-5H4.500V-8.500H8V9.500H2.500V4A2.500 2.500 0 0 0-2.500 4V9.500Z';
