/* The Return Home Segment (16.1). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { controllerOf, isWalled, regionOf } from '../control';
import { factsOf, hasUnits, isAuxiliary } from '../pieces';
import { eliminate, putInto, sendToHolding, townOf } from '../removal';
import type { DecisionOf, G, ProcedureOf } from '../state';
import { namesOf, pieceName, sentence, spaceName, toldOf } from '../words';

/** Sieges end, Mercenaries and Militia leave, Tribes go home; then Gallic Leaders relocate (16.1.1 to 16.1.4). */
export const returnHomeStep: ProcedureOf<'returnHome'> = {
  proceed(play) {
    const { G } = play;
    endSieges(play);
    disband(play);
    const away: string[] = [];
    const chiefs: string[] = [];
    for (const id of piecesOnMap(G)) {
      const { kind } = factsOf(G, id);
      if (kind === 'tribe') sendHome(G, id, away);
      else if (kind === 'chief') chiefs.push(id);
    }
    if (away.length > 0) {
      play.journal(
        '16.1.3',
        `${sentence(namesOf(G, away))} return to their Fortified Town${away.length === 1 ? '' : 's'}.`,
        {
          kind: 'move',
          side: 'gallic',
          places: away.map((id) => G.pieces[id].at),
          pieces: away,
        },
      );
    }
    if (chiefs.length === 0) play.finish();
    else play.become(...chiefs.map((chief) => quartersOf(chief)));
  },
};

function quartersOf(chief: string) {
  return { step: 'winterQuarters' as const, sides: ['gallic' as const], chief };
}

/** Returns the pieces that are in a space of the map, in the order of the components. */
export function piecesOnMap(G: G): string[] {
  const { space } = boxOf(G);
  return Object.keys(G.pieces).filter((id) => G.pieces[id].at in space);
}

function endSieges(play: Play<G>): void {
  const places = Object.keys(play.G.sieges);
  if (places.length === 0) return;
  play.G.sieges = {};
  play.journal('16.1.1', 'Winter ends all sieges: their Siege Points are gone.', { places });
}

/** Units that came by cards leave (17.3.3), the Militia too (17.6.2). */
function disband(play: Play<G>): void {
  const { G } = play;
  const units = piecesOnMap(G).filter((id) => isAuxiliary(G, id));
  if (units.length === 0) return;
  play.journal('16.1.2', `${toldOf(G, units, 'leaves', 'leave')} for the winter.`, {
    places: [...new Set(units.map((id) => G.pieces[id].at))],
    pieces: units,
  });
  for (const id of units) sendToHolding(G, id);
}

/** A Tribe goes inside its Fortified Town, even if Legions stand around it (16.1.3); notes who comes from elsewhere. */
function sendHome(G: G, tribe: string, away: string[]): void {
  const home = townOf(G, tribe);
  if (home === null) throw new Error(`${tribe} has no Fortified Town`);
  if (G.pieces[tribe].at !== home) away.push(tribe);
  putInto(G, tribe, home, true);
}

/** Returns the spaces in which a Gallic Leader may winter: Gallic ones of his Region without Roman Combat Units (16.1.4). */
export function quartersFor(G: G, chief: string): string[] {
  const facts = factsOf(G, chief);
  if (facts.kind !== 'chief') throw new Error(`${chief} is no Gallic Leader`);
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter(
      (space) =>
        regionOf(G, space) === facts.home &&
        controllerOf(G, space) === 'gallic' &&
        !hasUnits(G, 'roman', space),
    );
}

/** A Gallic Leader winters where his player says, behind walls where there are some, or is eliminated (16.1.4). */
export const winterQuartersStep: DecisionOf<'winterQuarters'> = {
  prompt: ({ G, frame }) => ({
    rule: '16.1.4',
    text: `Choose where ${pieceName(G, frame.chief)} spends the winter.`,
  }),
  actions: {
    winter: action({
      first: ({ G, frame }) => quartersFor(G, frame.chief),
      effect(play, { frame }, space) {
        quarter(play, frame.chief, space);
        play.finish();
      },
      label: ({ G }, space) => `Winter in ${spaceName(G, space)}`,
      obstacle: ({ G, frame }, space) =>
        space in boxOf(G).space && !quartersFor(G, frame.chief).includes(space)
          ? {
              rule: '16.1.4',
              text: 'He winters in a Gallic space of his own Region without Roman Combat Units.',
            }
          : null,
    }),
  },
  proceed(play, { chief }) {
    const [only, ...others] = quartersFor(play.G, chief);
    if (others.length > 0) return;
    if (only === undefined) eliminate(play, chief, '16.1.4');
    else quarter(play, chief, only);
    play.finish();
  },
};

function quarter(play: Play<G>, chief: string, space: string): void {
  const { G } = play;
  const from = G.pieces[chief].at;
  putInto(G, chief, space, isWalled(G.markers[space]));
  play.journal('16.1.4', `${sentence(pieceName(G, chief))} winters in ${spaceName(G, space)}.`, {
    kind: 'move',
    side: 'gallic',
    places: [from, space],
    pieces: [chief],
  });
}
