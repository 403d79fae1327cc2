/* Voluntary removal in the course of a Command or Event (1.4.1). */

import { type Action, action, type Situation } from '../kit/action';
import type { Frame } from '../kit/frame';
import { nameOf, type Player } from './components/factions';
import type { RegionId, TribeId } from './components/map';
import { pieceIn } from './events/words';
import { noteRemoval } from './execution';
import { isPermanent, kindsIn, type Piece, regionsWith } from './pieces/forces';
import { lossOf } from './pieces/loss';
import { removePiece } from './pieces/removal';
import { availableAt, citadelsIn, placeAtTribe } from './pieces/tribes';
import { regionName, regionsOf, tribeName } from './places';
import type { G } from './state';

/**
 * Returns the actions by which the Faction that executes may at any time remove its own pieces, a Legion to the Legions
 * track, or replace an own Citadel with an Ally (1.4.1). `executes` says whether it is the one that decides.
 */
export function removalActions<F extends Frame<string, Player>>(
  executes: (at: Situation<G, F>) => boolean,
): { remove: Action<G, F>; reduce: Action<G, F> } {
  const remove: Action<G, F> = action({
    first: (at: Situation<G, F>) => (executes(at) ? regionsWith(at.G, at.side).filter(removable(at)) : []),
    second: ({ G, side }, region) => kindsIn(G, region, side).filter((piece) => !isPermanent(region, piece)),
    effect(play, { G, side }, region: RegionId, piece: Piece) {
      const lost = [lossOf(G, region, side, piece)];
      removePiece(G, region, side, piece, 'track');
      noteRemoval(G);
      play.journal(
        '1.4.1',
        `The ${nameOf(side)} remove a piece of their own in ${regionName(play.G, region)}.`,
        {
          places: [region],
          lost,
        },
      );
    },
    label: ({ G, side }, region, piece) => `Remove own ${pieceIn(G, region, side, piece)}`,
  });
  const reduce: Action<G, F> = action({
    first: (at: Situation<G, F>) =>
      !executes(at) || availableAt(at.G, at.side, 'ally') === 0
        ? []
        : regionsOf(at.G).flatMap((region) => citadelsIn(at.G, region, at.side)),
    effect(play, { G, side }, tribe: TribeId) {
      placeAtTribe(G, tribe, side, 'ally');
      noteRemoval(G);
      play.journal(
        '1.4.1',
        `The ${nameOf(side)} replace their Citadel at ${tribeName(play.G, tribe)} with an Ally.`,
      );
    },
    label: ({ G }, tribe) => `Replace the Citadel at ${tribeName(G, tribe)} with an Ally`,
  });
  return { remove, reduce };
}

function removable<F extends Frame<string, Player>>({ G, side }: Situation<G, F>) {
  return (region: RegionId) => kindsIn(G, region, side).some((piece) => !isPermanent(region, piece));
}
