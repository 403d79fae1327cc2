import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { stacksOutOfSupply } from '../../../games/caesar-rome-vs-gaul/supply';
import { provinceName, sentence } from '../../../games/caesar-rome-vs-gaul/words';
import { PlaceCard } from '../../map/PlaceCard';
import tray from '../../map/Tray.module.css';
import { type Army, armiesIn } from './armies';
import { factsOf, markerText, ownerName, siegeText } from './facts';
import css from './SpaceTray.module.css';
import { OwnerMark } from './sides';
import { Units } from './Unit';

interface SpaceTrayProps {
  G: G;
  space: string;
  /** It stays when the pointer leaves the space. */
  isOpen: boolean;
  onClose(): void;
}

/** What there is to know of a space, and all that stands in it. */
export function SpaceTray({ G, space, isOpen, onClose }: SpaceTrayProps) {
  const signs = [markerText(G, space), G.devastated.includes(space) ? 'devastated' : '', siegeText(G, space)];
  const notice = signs.filter(Boolean).join(', ');
  return (
    <PlaceCard
      name={boxOf(G).space[space].name}
      beside={<small className={css.province}> in {provinceName(G, boxOf(G).space[space].province)}</small>}
      isOpen={isOpen}
      onClose={onClose}
    >
      {notice !== '' && <p className={tray.notice}>{sentence(notice)}</p>}
      {armiesIn(G, space).map((army) => (
        <div key={`${army.owner} ${army.inside}`} className={css.army} data-inside={army.inside}>
          <strong>
            <OwnerMark owner={army.owner} /> {ownerName(army.owner)}
            {army.inside ? `, inside${army.isBesieged ? ' and besieged' : ''}` : ''}: {army.strength}
            {isStarving(G, army, space) && ', out of supply'}
          </strong>
          <Units G={G} ids={army.pieces} />
        </div>
      ))}
      <p className={tray.facts}>{factsOf(G, space)}</p>
    </PlaceCard>
  );
}

/** Says whether the Combat Units of an Army are out of supply (15.4). */
function isStarving(G: G, { owner, units }: Army, space: string): boolean {
  if (owner === 'germans' || units.length === 0) return false;
  return (
    stacksOutOfSupply(G, owner)
      .get(space)
      ?.some((id) => units.includes(id)) ?? false
  );
}
