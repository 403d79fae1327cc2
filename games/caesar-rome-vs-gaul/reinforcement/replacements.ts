/* Rome restores its Legions (5.2). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { regionOf } from '../control';
import { setPiece } from '../fast/standing';
import { hasInfluence, removeInfluence } from '../influence';
import { alike } from '../losses';
import { factsOf, isBesieged, isUnderSiege, piecesAt } from '../pieces';
import type { DecisionOf, G } from '../state';
import { supplyLines } from '../supply';
import { countOf, pieceName, sentence, spaceName } from '../words';
import { arrive, legionSpaces, romanCities } from './arrival';

/** Steps that bring back an eliminated Legion, reduced; and all that make it whole (5.2.1). */
const TO_REBUILD = 2;
const TO_REBUILD_WHOLE = 3;

/** Influence markers of Provincia for one more step (5.2.2). */
const MARKERS = 3;

/** The Roman player spends replacement steps, and may gain more from Provincia (5.2.1, 5.2.2). */
export const replacementsStep: DecisionOf<'replacements'> = {
  prompt({ G, frame }) {
    const steps = `Use your ${countOf(frame.steps, 'replacement step')}`;
    const give = 'give up three influence markers of Provincia for one';
    if (!mayLevy(G, frame)) return { rule: '5.2.1', text: `${steps}.` };
    if (frame.steps > 0) return { rule: '5.2.1', text: `${steps}, or ${give} more.` };
    return { rule: '5.2.2', text: `No replacement step is left: ${give} more, or end.` };
  },
  actions: {
    restore: action({
      first: ({ G, frame }) => (frame.steps > 0 ? restorable(G) : []),
      effect(play, { frame }, id) {
        const { G } = play;
        setPiece(G, id, { ...G.pieces[id], reduced: false });
        frame.steps--;
        play.journal('5.2.1', `${sentence(pieceName(G, id))} is restored to full strength.`, {
          side: 'roman',
          places: [G.pieces[id].at],
          pieces: [id],
        });
      },
      label: ({ G }, id) => `Restore ${pieceName(G, id)} in ${spaceName(G, G.pieces[id].at)} for one step`,
      obstacle({ G, frame }, id) {
        const piece = G.pieces[id];
        if (piece === undefined || factsOf(G, id).kind !== 'legion' || !isOnMap(G, id)) return null;
        if (!piece.reduced)
          return { rule: '5.2.1', text: `${sentence(pieceName(G, id))} is at full strength.` };
        if (frame.steps === 0) return { rule: '5.2.1', text: 'No replacement step is left.' };
        if (isBesieged(G, id)) return { rule: '14.5.3', text: 'Besieged Legions receive no replacements.' };
        return { rule: '5.2.1', text: 'That Legion has no Supply Path to Rome.' };
      },
    }),
    rebuild: action({
      first: ({ G, frame }) => (frame.steps >= TO_REBUILD && legionSites(G).length > 0 ? lostLegions(G) : []),
      second: ({ G }) => legionSites(G),
      effect(play, { frame }, id, space) {
        setPiece(play.G, id, { ...play.G.pieces[id], reduced: true });
        frame.steps -= TO_REBUILD;
        arrive(play, id, space, '5.2.1');
      },
      label: ({ G }, id, space) => `Bring back ${pieceName(G, id)}, reduced, in ${spaceName(G, space)}`,
    }),
    levy: action({
      first: ({ G, frame }) => (mayLevy(G, frame) ? provincialInfluence(G) : []),
      effect(play, { frame }, space) {
        removeInfluence(play, 'roman', space, '5.2.2');
        frame.steps++;
        play.journal('5.2.2', 'Rome levies one more replacement step in Provincia.', { side: 'roman' });
        play.call({ step: 'levy', sides: [], markers: MARKERS - 1 });
      },
      label: ({ G }, space) =>
        `Give up the influence in ${spaceName(G, space)}, and two markers more of Provincia, for a replacement step`,
    }),
    end: action({
      effect: (play) => play.finish(),
      label: () => 'Use no more replacement steps',
      forgoes: ({ G, frame }) =>
        frame.steps > 0 && canSpend(G, frame)
          ? `${sentence(countOf(frame.steps, 'replacement step'))} will be lost.`
          : null,
    }),
  },
  proceed(play, frame) {
    if (canSpend(play.G, frame) || mayLevy(play.G, frame)) play.ask('roman');
    else play.finish();
  },
};

/** The Roman player removes further influence markers from Provincia, one after the other (5.2.2). */
export const levyStep: DecisionOf<'levy'> = {
  prompt: ({ frame }) => ({
    rule: '5.2.2',
    text: `Choose ${countOf(frame.markers, 'more influence marker')} of Provincia to give up.`,
  }),
  actions: {
    give: action({
      first: ({ G }) => provincialInfluence(G),
      effect(play, { frame }, space) {
        give(play, frame, space);
      },
      label: ({ G }, space) => `Give up the influence in ${spaceName(G, space)}`,
    }),
  },
  proceed(play, frame) {
    const left = provincialInfluence(play.G);
    if (left.length <= frame.markers) for (const space of left) give(play, frame, space);
    if (frame.markers > 0) play.ask('roman');
    else play.finish();
  },
};

function give(play: Play<G>, frame: FrameAt<G, 'levy'>, space: string): void {
  removeInfluence(play, 'roman', space, '5.2.2');
  frame.markers--;
}

function isOnMap(G: G, id: string): boolean {
  return boxOf(G).space[G.pieces[id].at] !== undefined;
}

/** Says whether so many replacement steps restore any Legion (5.2.1). */
export function canSpend(G: G, { steps }: { steps: number }): boolean {
  if (steps > 0 && restorable(G).length > 0) return true;
  return steps >= TO_REBUILD && lostLegions(G).length > 0 && legionSites(G).length > 0;
}

/** Says whether giving up influence gains a step that could be used. */
function mayLevy(G: G, { steps, emergency }: FrameAt<G, 'replacements'>): boolean {
  if (!emergency || provincialInfluence(G).length < MARKERS) return false;
  const lost = legionSites(G).length > 0 ? piecesAt(G, 'lost').length : 0;
  return steps < reducedInSupply(G).length + lost * TO_REBUILD_WHOLE;
}

function restorable(G: G): string[] {
  return alike(G, reducedInSupply(G));
}

/** Returns the reduced Legions that may be restored: with a Supply Path to Rome (5.2.1), not besieged (14.5.3). */
function reducedInSupply(G: G): string[] {
  const reduced: string[] = [];
  for (const id in G.pieces)
    if (G.pieces[id].reduced && factsOf(G, id).kind === 'legion' && isOnMap(G, id)) reduced.push(id);
  if (reduced.length === 0) return reduced;
  const lines = supplyLines(G, 'roman');
  return reduced.filter((id) => !isBesieged(G, id) && lines.reachesRome(G.pieces[id].at));
}

/** Returns the eliminated Legions, one for all that are equal. */
function lostLegions(G: G): string[] {
  const lost = piecesAt(G, 'lost');
  const isElite = (id: string) => {
    const facts = factsOf(G, id);
    return facts.kind === 'legion' && facts.elite;
  };
  return lost.filter((id) => isElite(id) || id === lost.find((other) => !isElite(other)));
}

/**
 * Returns the spaces in which Legions arrive: Roman-controlled Walled Cities that are not besieged, and spaces of another
 * Legion with a Supply Path to Rome (5.2.1, 5.2.3, 14.5.3).
 */
export function legionSites(G: G): string[] {
  const lines = supplyLines(G, 'roman');
  const cities = romanCities(G).filter((space) => !isUnderSiege(G, space));
  const legions = legionSpaces(G, false).filter((space) => lines.reachesRome(space));
  return [...new Set([...cities, ...legions])];
}

function provincialInfluence(G: G): string[] {
  const spaces: string[] = [];
  for (const space in G.markers)
    if (regionOf(G, space) === 'provincia' && hasInfluence(G, space, 'roman')) spaces.push(space);
  return spaces;
}
