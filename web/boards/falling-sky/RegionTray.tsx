import { FACTIONS } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { piecesIn } from '../../../games/falling-sky/pieces/forces';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { PlaceCard } from '../../map/PlaceCard';
import tray from '../../map/Tray.module.css';
import { FactionName } from './factions';
import { factsOf, holdingsOf } from './facts';
import css from './RegionTray.module.css';

interface RegionTrayProps {
  G: G;
  region: RegionId;
  /** It stays when the pointer leaves the Region. */
  isOpen: boolean;
  onClose(): void;
}

/** What there is to know of a Region, and all that stands in it. */
export function RegionTray({ G, region, isOpen, onClose }: RegionTrayProps) {
  const factions = FACTIONS.filter((faction) => piecesIn(G, region, faction) > 0);
  return (
    <PlaceCard name={regionName(G, region)} isOpen={isOpen} onClose={onClose}>
      <p className={tray.facts}>{factsOf(G, region)}</p>
      <dl className={css.forces}>
        {factions.map((faction) => (
          <div key={faction}>
            <dt>
              <FactionName faction={faction} /> {piecesIn(G, region, faction)}
            </dt>
            <dd>{holdingsOf(G, region, faction)}</dd>
          </div>
        ))}
      </dl>
    </PlaceCard>
  );
}
