/* Where the effect of a card may be used: the conditions of {@link Where} about spaces and Provinces. */
import { boxOf } from '../components/box';
import type { Where, Whose } from '../components/cards';
import { controllerOf, controlsProvince, isFortified, isInGaul, regionOf } from '../control';
import { hasInfluence, neighboursOf } from '../influence';
import { factsOf, hasGermans, hasUnits, piecesAt } from '../pieces';
import { enemyOf, type G, type Side } from '../state';
import { adjectiveOf, pieceName, provinceName } from '../words';

/** An effect looked at: of a side's card, in a space, when it has been used in others already. */
export interface Use {
  G: G;
  side: Side;
  space: string;
  used: readonly string[];
}

/** Returns the side that a card means. */
export function sideMeant(whose: Whose, side: Side): Side {
  if (whose === 'own') return side;
  return whose === 'enemy' ? enemyOf(side) : whose;
}

/**
 * Returns why an effect may not be used in a space, in a sentence, or null when all its conditions hold there. Those about
 * units, stacks and besieged towns are for {@link mayRestore} and others.
 */
export function whyNotWhere(use: Use, where: Where = {}): string | null {
  for (const condition of CONDITIONS) {
    const reason = condition(use, where);
    if (reason !== null) return reason;
  }
  return null;
}

type Condition = (use: Use, where: Where) => string | null;

const CONDITIONS: readonly Condition[] = [
  ({ G, space }, { gaul }) => (gaul && !isInGaul(G, space) ? 'The space is not in Gaul.' : null),
  ({ G, space }, { region }) => notIn(G, space, region === undefined ? undefined : [region]),
  ({ G, space }, { regions }) => notIn(G, space, regions),
  ({ G, space }, { oneRegionOf }) => notIn(G, space, oneRegionOf),
  ({ G, space, used }, { oneRegionOf }) =>
    oneRegionOf !== undefined && used.some((other) => regionOf(G, other) !== regionOf(G, space))
      ? 'All spaces must be in one Region.'
      : null,
  ({ G, space, used }, { oneProvince }) =>
    oneProvince && used.some((other) => provinceOf(G, other) !== provinceOf(G, space))
      ? 'All spaces must be in one Province.'
      : null,
  notWithLeader,
  notOfSubmittedTribe,
  ({ G, side, space }, { provinceControlledBy: whose }) =>
    whose !== undefined && !controlsProvince(G, provinceOf(G, space), sideMeant(whose, side))
      ? `${provinceName(G, provinceOf(G, space))} is not under ${word(whose)} control.`
      : null,
  ({ G, side, space }, { provinceNotControlledBy: whose }) =>
    whose !== undefined && controlsProvince(G, provinceOf(G, space), sideMeant(whose, side))
      ? `${provinceName(G, provinceOf(G, space))} is under ${word(whose)} control.`
      : null,
  ({ G, space }, { provinceHasUnit: kind }) =>
    kind !== undefined && !provinceSpaces(G, space).some((each) => hasKind(G, each, kind))
      ? 'There is no Tribe in the Province.'
      : null,
  ({ G, space }, { provinceHasIMofBoth }) =>
    provinceHasIMofBoth && !hasInfluenceOfBoth(G, space)
      ? 'Not both sides have influence in the Province.'
      : null,
  (use, { provinceNoUnitsOf: whose, ...where }) =>
    whose !== undefined &&
    areaOf(use.G, use.space, where).some((space) => hasUnitsOf({ ...use, space }, whose))
      ? `There are ${word(whose)} Combat Units in the Province.`
      : null,
  ({ G, space }, { provinceNoFortifiedTown, ...where }) =>
    provinceNoFortifiedTown && areaOf(G, space, where).some((each) => G.markers[each]?.kind === 'town')
      ? 'There is a Fortified Town in the Province.'
      : null,
  (use, { noUnitsOf: whose }) =>
    whose !== undefined && hasUnitsOf(use, whose)
      ? `There are ${word(whose)} Combat Units in the space.`
      : null,
  ({ G, side, space }, { noControlOf: whose }) =>
    whose !== undefined && controllerOf(G, space) === sideMeant(whose, side)
      ? `The space is under ${word(whose)} control.`
      : null,
  ({ G, space }, { noFortified }) =>
    noFortified && isFortified(G.markers[space]) ? 'There is a Fortified Location in the space.' : null,
  ({ G, side, space }, { adjacentToControlOf: whose }) =>
    whose !== undefined &&
    !neighboursOf(G, space).some((next) => controllerOf(G, next) === sideMeant(whose, side))
      ? `The space is not next to any ${word(whose)} Control marker.`
      : null,
  (use, { adjacentToUnitsOf: whose }) =>
    whose !== undefined && !isBesideUnitsOf(use, whose)
      ? `The space is not next to any ${word(whose)} Combat Unit.`
      : null,
  (use, { notAdjacentToUnitsOf: whose }) =>
    whose !== undefined && isBesideUnitsOf(use, whose)
      ? `The space is next to ${word(whose)} Combat Units.`
      : null,
];

function notIn(G: G, space: string, regions: readonly string[] | undefined): string | null {
  if (regions === undefined || regions.includes(regionOf(G, space))) return null;
  const names = boxOf(G)
    .components.regions.filter(({ id }) => regions.includes(id))
    .map(({ name }) => name);
  return `The space is not in ${names.join(' or ')}.`;
}

function notWithLeader({ G, space }: Use, { provinceOf: leader }: Where): string | null {
  if (leader === undefined) return null;
  const { at } = G.pieces[leader];
  if (at in boxOf(G).space && provinceOf(G, at) === provinceOf(G, space)) return null;
  return `${pieceName(G, leader)} is not in the Province.`;
}

function notOfSubmittedTribe({ G, space, used }: Use, where: Where): string | null {
  if (!where.provinceOfSubmittedTribe) return null;
  const { section, province } = boxOf(G).space[space];
  const isHome = piecesAt(G, 'submitted').some((id) => {
    const facts = factsOf(G, id);
    return facts.kind === 'tribe' && facts.province === province && (section === null || section === id);
  });
  if (!isHome) return 'No Tribe in the Submitted Tribes Box is at home there.';
  const area = areaOf(G, space, where);
  return used.every((other) => area.includes(other)) ? null : 'All spaces must be those of one Tribe.';
}

/** Returns the Province of a space. */
export function provinceOf(G: G, space: string): string {
  return boxOf(G).space[space].province;
}

function provinceSpaces(G: G, space: string): readonly string[] {
  return boxOf(G).spacesOf[provinceOf(G, space)];
}

/** The spaces of the Province of a space, or, where its Tribe is meant, of its section (11.3.5, 11.3.6). */
function areaOf(G: G, space: string, { provinceOfSubmittedTribe }: Where): readonly string[] {
  const { space: spaces } = boxOf(G);
  if (!provinceOfSubmittedTribe) return provinceSpaces(G, space);
  return provinceSpaces(G, space).filter((each) => spaces[each].section === spaces[space].section);
}

function hasKind(G: G, space: string, kind: 'tribe'): boolean {
  return piecesAt(G, space).some((id) => factsOf(G, id).kind === kind);
}

function hasInfluenceOfBoth(G: G, space: string): boolean {
  const spaces = provinceSpaces(G, space);
  return (
    spaces.some((each) => hasInfluence(G, each, 'roman')) &&
    spaces.some((each) => hasInfluence(G, each, 'gallic'))
  );
}

function word(whose: Whose): string {
  return whose === 'own' || whose === 'enemy' ? whose : adjectiveOf(whose);
}

/** The German Tribe is an enemy to both sides (17.4.3), though no Roman and no Gallic unit. */
function hasUnitsOf({ G, side, space }: Use, whose: Whose): boolean {
  return hasUnits(G, sideMeant(whose, side), space) || (whose === 'enemy' && hasGermans(G, space));
}

function isBesideUnitsOf(use: Use, whose: Whose): boolean {
  return neighboursOf(use.G, use.space).some((space) => hasUnitsOf({ ...use, space }, whose));
}
