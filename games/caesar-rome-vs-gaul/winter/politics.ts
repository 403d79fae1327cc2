/* The Political Segment (16.4) and the end of winter (16.5). */
import { signed, withMinus } from '../../kit/signed';
import { boxOf } from '../components/box';
import { placeInfluence } from '../influence';
import { factsOf, piecesAt } from '../pieces';
import type { G, ProcedureOf } from '../state';
import { automaticVictory, win } from '../victory';
import { countOf, sentence } from '../words';
import { governanceOf } from './governance';

/** Governance Points win Victory Points (16.4.1); then either side may have an Automatic Victory (16.4.5, 19.1.1, 19.1.2). */
export const politicsStep: ProcedureOf<'politics'> = {
  proceed(play) {
    const { G } = play;
    const { items, total, victoryPoints } = governanceOf(G);
    for (const { points, why } of items)
      play.journal('16.4.3', `Governance ${signed(points)}, ${why}.`, { side: 'roman' });
    const award =
      victoryPoints === null ? 'Caesar is recalled' : `Rome wins ${countOf(victoryPoints, 'Victory Point')}`;
    play.journal('16.4.4', `Governance Points of the year: ${withMinus(total)}. ${sentence(award)}.`, {
      side: 'roman',
    });
    G.governance = [...G.governance, victoryPoints ?? 0];
    const victory = automaticVictory(G);
    if (victory === null) play.finish();
    else win(play, victory);
  },
};

/** Devastation goes, influence comes to where only Legions are, promises of the Council fade (16.5, 18.4). */
export const winterEndStep: ProcedureOf<'winterEnd'> = {
  proceed(play) {
    const { G } = play;
    if (G.devastated.length > 0) {
      play.journal('16.5', 'The devastated lands recover.', { places: G.devastated });
      G.devastated = [];
    }
    for (const space of campsWithoutMarker(G)) placeInfluence(play, 'roman', space, '16.5');
    const fading = Math.ceil(G.council / 2);
    if (fading > 0) {
      G.council -= fading;
      const text = `The Gallic Council Box loses ${countOf(fading, 'influence marker')}: ${G.council} left.`;
      play.journal('18.4', text, { side: 'gallic' });
    }
    play.finish();
  },
};

function campsWithoutMarker(G: G): string[] {
  const isLegion = (id: string) => factsOf(G, id).kind === 'legion';
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => G.markers[space] === undefined && piecesAt(G, space).some(isLegion));
}
