import type { Faction } from '../../../games/falling-sky/components/factions';
import type { Tribe as TribeData } from '../../../games/falling-sky/components/map';
import type { TribeState } from '../../../games/falling-sky/pieces/force';
import { MARKS } from './factions';
import css from './Tribe.module.css';

const DIAMOND = 'M0-15L15 0 0 15-15 0Z';
const DISC = 'M-9.200 0a9.200 9.200 0 1 0 18.400 0a9.200 9.200 0 1 0-18.400 0Z';
/** The Germans have square ones. */
const BLOCK = 'M-8.600-8.600H8.600V8.600H-8.600Z';
const CITADEL = 'M-9.500 8.500V-9H-5.500V-5.800H-2V-9H2V-5.800H5.500V-9H9.500V8.500Z';

/** What a marker on a Tribe looks like: scattered, coming together, or crossed out (1.7, 6.6, card 23). */
const MARKERS = {
  dispersed: 'M-6-4.500h3v3h-3zM3.500-6h3v3h-3zM-4.500 3.500h3v3h-3zM4 2h3v3h-3z',
  gathering: 'M-4-4h3v3h-3zM1-4h3v3H1zM-4 1h3v3h-3zM1 1h3v3H1z',
  razed: 'M-5-6.500L0-1.500 5-6.500 6.500-5 1.500 0 6.500 5 5 6.500 0 1.500-5 6.500-6.500 5-1.500 0-6.500-5Z',
} as const;

interface TribeProps {
  tribe: TribeData;
  /** What stands there; undefined while it is Subdued. */
  state: TribeState | undefined;
  /** Its name is left out. */
  isBare?: boolean;
}

/** A Tribe: its circle, a City's diamond, the Ally or Citadel or the marker there, and its name below. */
export function Tribe({ tribe, state, isBare = false }: TribeProps) {
  const { name, city, only } = tribe;
  return (
    <>
      {city !== null && <path className={css.city} d={DIAMOND} />}
      <circle className={css.circle} r={9.2} data-side={only ?? undefined} data-only={only !== null} />
      {only !== null && state === undefined && <Mark faction={only} className={css.reserved} />}
      {state !== undefined && 'by' in state && <Allied faction={state.by} isCitadel={state.citadel} />}
      {state !== undefined && 'dispersed' in state && (
        <g className={css.marker} data-marker={state.dispersed}>
          <circle r={9.2} />
          <path d={MARKERS[state.dispersed]} />
        </g>
      )}
      {!isBare && (
        <text className={city === null ? css.name : css.cityName} y={city === null ? 18.5 : 23}>
          {city ?? name.replace(/ \(.*/, '')}
        </text>
      )}
    </>
  );
}

/** An Allied disc, or a Citadel, with the mark of its Faction. */
export function Allied({ faction, isCitadel }: { faction: Faction; isCitadel: boolean }) {
  return (
    <g className={css.allied} data-side={faction} data-allied={isCitadel ? 'citadel' : 'ally'}>
      <path d={isCitadel ? CITADEL : faction === 'germans' ? BLOCK : DISC} />
      <Mark faction={faction} className={css.mark} y={isCitadel ? 1 : 0} />
    </g>
  );
}

function Mark({ faction, className, y = 0 }: { faction: Faction; className: string; y?: number }) {
  return (
    <path
      className={className}
      data-side={faction}
      d={MARKS[faction]}
      transform={`translate(-5.200 ${y - 5.2}) scale(.65)`}
    />
  );
}
