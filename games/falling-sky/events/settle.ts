/* Effects on what stands at one Tribe, whatever stands there before (1.4.2, 1.7). */
import type { Faction } from '../components/factions';
import type { TribeId } from '../components/map';
import { availableAt, clearTribe, isSubdued, mayHold, placeAtTribe } from '../pieces/tribes';
import { regionOf, tribeName } from '../places';
import { type At, type Deed, deed, type Effect, somethingIf } from './effect';
import { isAlly } from './pieces';
import { remove } from './remove';

/** Whatever is at a Tribe is removed: Ally, Citadel or marker. */
export function clear(tribe: TribeId): Deed {
  return deed(
    (play) => {
      const { G } = play;
      if (isSubdued(G, tribe)) return;
      clearTribe(G, tribe);
      play.journal('5.1', `${tribeName(G, tribe)} is cleared.`, { places: [regionOf(G, tribe)] });
    },
    { foresees: ({ G }) => (isSubdued(G, tribe) ? 'nothing' : 'unknown') },
  );
}

/** An Ally of a Faction is placed at a Tribe that is Subdued, if one is Available and may stand there. */
export function ally(tribe: TribeId, faction: Faction): Deed {
  const mayStand = ({ G }: Pick<At, 'G'>) =>
    isSubdued(G, tribe) && mayHold(G, tribe, faction) && availableAt(G, faction, 'ally') > 0;
  return deed(
    (play) => {
      const { G } = play;
      if (!mayStand(play)) return;
      placeAtTribe(G, tribe, faction, 'ally');
      play.journal('5.1', `Placed: an Ally at ${tribeName(G, tribe)}.`, { places: [regionOf(G, tribe)] });
    },
    { foresees: (at) => somethingIf(mayStand(at)) },
  );
}

/** 1.4.1: Before its own Ally is placed the executing Faction may remove another one, where none is Available. */
export function makeRoomForAlly(faction: Faction): Effect {
  return remove({
    who: ({ frame }) => (frame.by === faction ? frame.by : null),
    prompt: 'remove an Ally of your own first, so that one is Available',
    most: ({ G }) => (availableAt(G, faction, 'ally') === 0 ? 1 : 0),
    upTo: true,
    which: (owned) => owned.faction === faction && isAlly(owned),
  });
}

/** Whatever is at a Tribe is removed, and an Ally of a Faction placed there; see {@link ally}. */
export function settle(tribe: TribeId, faction: Faction): Effect[] {
  return [clear(tribe), makeRoomForAlly(faction), ally(tribe, faction)];
}
