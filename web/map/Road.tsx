import css from './Road.module.css';

interface RoadProps {
  path: string;
  kind: 'major' | 'minor' | 'strait' | 'sea';
}

/** A road: a major one solid and thick, a minor one dotted and thin, a strait in the colour of water. */
export function Road({ path, kind }: RoadProps) {
  return (
    <g className={css.road} data-kind={kind}>
      <path className={css.bed} d={path} />
      <path className={css.line} d={path} />
    </g>
  );
}
