/* Step losses, which the owner distributes (13.6.2, 13.6.3), in a Sortie with a Relief Army among both (14.6.3). */
import { action } from '../kit/action';
import { type FrameAt, findFrame } from '../kit/frame';
import { movedPieces } from './inForce';
import { factsOf, isAuxiliary, ownerOf, stepsOf, stepsOfAll } from './pieces';
import { displacementOf, displaceUnaccompanied, loseStep } from './removal';
import type { DecisionOf, G, Side } from './state';
import { countOf, listed, mapSpaces, pieceName, spaceName } from './words';

/** Returns the frame in which a side loses steps among some units, all in one space or the box of an Army. */
export function lossesOf(
  G: G,
  side: Side,
  units: readonly string[],
  steps: number,
  rule: string,
): FrameAt<G, 'losses'> {
  const spaces = [...new Set(units.map((id) => G.pieces[id].at))];
  const leaders = leadersWith(G, units);
  return { step: 'losses', sides: [side], units: [...units], steps, rule, spaces, leaders };
}

/** Returns the Roman Leaders that units accompany, who are displaced when those are lost (9.6, 13.6.4). */
export function leadersWith(G: G, units: readonly string[]): string[] {
  return Object.keys(G.pieces).filter((id) => units.some((unit) => accompanies(G, id, unit)));
}

/**
 * Returns the units that may be chosen for the next step loss: Mercenaries, the Minor Tribe (17.3.2) and the Militia (17.6.2) only when
 * every Legion or Tribe among the units is reduced (13.6.3).
 */
export function mayLoseStep(G: G, units: readonly string[]): string[] {
  const whole = units.some((id) => {
    const { kind } = factsOf(G, id);
    return (kind === 'legion' || kind === 'tribe') && !G.pieces[id].reduced;
  });
  return whole ? units.filter((id) => !isAuxiliary(G, id)) : [...units];
}

function placesText(G: G, places: readonly string[]): string {
  const spaces = places.flatMap((place) => mapSpaces(G, place));
  return spaces.length === 0 ? '' : ` in ${listed(spaces.map((space) => spaceName(G, space)))}`;
}

/** The owner chooses who loses the next step; where there is no choice it is lost at once. */
export const lossesStep: DecisionOf<'losses'> = {
  prompt: ({ G, frame }) => ({
    rule: '13.6.3',
    text: `Choose who loses a step${placesText(G, frame.spaces)}: ${countOf(frame.steps, 'step')} to lose, of ${stepsOfAll(G, frame.units)} there.`,
  }),
  actions: {
    lose: action({
      first: ({ G, frame }) => mayLoseStep(G, frame.units),
      effect(play, { frame }, id) {
        take(play, frame, id);
      },
      label: ({ G }, id) =>
        stepsOf(G, id) > 1 ? `Reduce ${pieceName(G, id)}` : `Eliminate ${pieceName(G, id)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    while (frame.steps > 0 && frame.units.length > 0) {
      const all = stepsOfAll(G, frame.units) <= frame.steps ? mayLoseStep(G, frame.units).slice(0, 1) : [];
      const [only, ...others] = all.length > 0 ? all : alike(G, mayLoseStep(G, frame.units));
      if (others.length > 0) return;
      take(play, frame, only);
    }
    displaceUnaccompanied(play, frame.leaders);
    const displacement = displacementOf(G);
    if (displacement.length > 0) play.become(...displacement);
    else play.finish();
  },
};

/** Says whether a Roman Leader is with a Combat Unit, both inside or both outside. */
function accompanies(G: G, leader: string, unit: string): boolean {
  if (factsOf(G, leader).kind !== 'leader' || ownerOf(G, unit) !== 'roman') return false;
  const { at, inside } = G.pieces[leader];
  return at === G.pieces[unit].at && inside === G.pieces[unit].inside;
}

function take(play: Parameters<typeof loseStep>[0], frame: FrameAt<G, 'losses'>, id: string): void {
  loseStep(play, id, frame.rule);
  frame.steps--;
  frame.units = frame.units.filter(
    (unit) => stepsOf(play.G, unit) > 0 && frame.spaces.includes(play.G.pieces[unit].at),
  );
}

/**
 * Returns the units without those that differ in nothing from one before them. Legions in the same place with as many steps
 * differ while they move: one commands, others move along, some may still be moved by this card play (10.2.1, 13.6.3).
 */
export function alike(G: G, units: readonly string[]): string[] {
  const march = findFrame(G, 'march');
  const moved = findFrame(G, 'cardPlay')?.stage === 'over' ? [] : movedPieces(G);
  const partOf = (id: string) => {
    if (march?.commander === id) return 'commands';
    if (march?.group.includes(id)) return 'moves along';
    return moved.includes(id) ? 'has moved' : '';
  };
  const seen = new Set<string>();
  return units.filter((id) => {
    const facts = factsOf(G, id);
    if (facts.kind !== 'legion' || facts.elite) return true;
    const { at, inside, reduced } = G.pieces[id];
    const look = `${at} ${inside} ${reduced} ${partOf(id)}`;
    return !seen.has(look) && seen.add(look);
  });
}

export const lossSteps = { losses: lossesStep };
