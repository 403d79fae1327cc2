import './road.css';

interface RoadProps {
  path: string;
  kind: 'major' | 'minor' | 'strait' | 'sea';
}

/** A road: a major one solid and thick, a minor one dotted and thin, a strait in the colour of water. */
export function Road({ path, kind }: RoadProps) {
  return (
    <g className={`road road-${kind}`}>
      <path className="road-bed" d={path} />
      <path className="road-line" d={path} />
    </g>
  );
}
