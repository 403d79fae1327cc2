/* What there is to know of a space, in words. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import {
  controllerOf,
  controllerOfProvince,
  isFortified,
  navalSupremacy,
} from '../../../games/caesar-rome-vs-gaul/control';
import { isUnderSiege, factsOf as printedOn, stepsOf } from '../../../games/caesar-rome-vs-gaul/pieces';
import { defenceOf, siegePointsAt } from '../../../games/caesar-rome-vs-gaul/siege/defence';
import { type G, SIDES, type Side } from '../../../games/caesar-rome-vs-gaul/state';
import {
  adjectiveOf,
  nameOf,
  pieceName,
  provinceName,
  sentence,
} from '../../../games/caesar-rome-vs-gaul/words';
import { listOf } from '../../ui/words';
import { type Army, armiesIn, type Owner } from './armies';

const KINDS = {
  town: 'Town',
  walledCity: 'Walled City',
  stronghold: 'Stronghold space',
  vp: 'Town of a Victory Point',
} as const;

const WAYS = { path: '', rough: ' (rough)', channel: ' (over the Channel)', viaDomitia: '' } as const;

/** Returns what marks a space: whose influence, Fortified Town, Walled City or Stronghold is there; empty for nothing. */
export function markerText(G: G, space: string): string {
  const marker = G.markers[space];
  if (marker === undefined) return '';
  switch (marker.kind) {
    case 'influence':
      return `${adjectiveOf(marker.side)} influence`;
    case 'city':
      return `${adjectiveOf(marker.side)} Walled City`;
    case 'stronghold':
      return 'Gallic Stronghold';
    case 'town':
      return `${marker.upgraded ? 'upgraded ' : ''}Fortified Town of ${pieceName(G, marker.tribe)}`;
  }
}

/** Returns what is in a space, for who cannot see it; empty for nothing. */
export function contentsOf(G: G, space: string): string {
  const parts = armiesIn(G, space).map((army) => armyText(G, army));
  const marker = markerText(G, space);
  if (marker !== '') parts.unshift(marker);
  if (G.devastated.includes(space)) parts.push('devastated');
  const points = siegeText(G, space);
  if (points !== '') parts.push(points);
  return parts.join('; ');
}

/** Returns whose pieces are, as the start of a sentence. */
export function ownerName(owner: Owner): string {
  return owner === 'germans' ? 'The German Tribe' : sentence(nameOf(owner));
}

function armyText(G: G, { owner, inside, pieces, strength }: Army): string {
  const where = inside ? ' inside the walls' : '';
  return `${ownerName(owner)}${where}: ${listOf(pieces.map((id) => unitText(G, id)))}, strength ${strength}`;
}

/** Returns a piece in words, and whether it is reduced. */
export function unitText(G: G, id: string): string {
  const name = pieceName(G, id);
  return G.pieces[id].reduced && stepsOf(G, id) === 1 ? `${name} (reduced)` : name;
}

/** Returns the Siege Points against a space, of those that take it; empty for none. */
export function siegeText(G: G, space: string): string {
  const points = siegePointsAt(G, space);
  const needed = neededAt(G, space);
  if (points === 0 || needed === null) return isUnderSiege(G, space) ? 'besieged' : '';
  return `${points} of ${needed} Siege Points`;
}

/** Returns how many Siege Points take the Fortified Location of a space; null where there is none. */
export function neededAt(G: G, space: string): number | null {
  return isFortified(G.markers[space]) ? defenceOf(G, space).points : null;
}

/** Returns how many spaces of a Province a side controls. */
export function heldIn(G: G, province: string, side: Side): number {
  return boxOf(G).spacesOf[province].filter((space) => controllerOf(G, space) === side).length;
}

/** Returns who controls a Province, and how far each side is: `Aedui [19]: Rome (5 of 3 needed; the Gauls 0)`. */
export function provinceText(G: G, id: string): string {
  const { majority } = boxOf(G).province[id];
  const controller = controllerOfProvince(G, id);
  const counts = SIDES.map((side) => `${nameOf(side)} ${heldIn(G, id, side)}`).join(', ');
  const whose =
    controller === null
      ? 'nobody controls it'
      : `${nameOf(controller)} control${controller === 'roman' ? 's' : ''} it`;
  return `${provinceName(G, id)}, ${whose}: ${majority} spaces needed (${counts})`;
}

/** Returns what a space is, in which Province, its Ports and where its paths lead. */
export function factsOf(G: G, space: string): string {
  const { space: spaces, exits, viaDomitia, components } = boxOf(G);
  const { kind, province, ports, modern } = spaces[space];
  const facts = [modern === '' ? KINDS[kind] : `${KINDS[kind]} (${modern})`, provinceText(G, province)];
  for (const port of ports) {
    const zone = components.seaZones.find(({ id }) => id === port);
    if (zone !== undefined)
      facts.push(
        `Port on the ${zone.name}, where ${nameOf(navalSupremacy(G, port))} rule${navalSupremacy(G, port) === 'roman' ? 's' : ''} the sea`,
      );
  }
  const walls = defenceText(G, space);
  if (walls !== '') facts.push(walls);
  const ways = exits[space].map(({ to, kind: way }) => `${spaces[to].name}${WAYS[way]}`);
  if (space === viaDomitia) ways.push('Rome (Via Domitia)');
  facts.push(`next to ${listOf(ways)}`);
  return `${facts.join(' · ')}.`;
}

function defenceText(G: G, space: string): string {
  if (!isFortified(G.markers[space])) return '';
  const { garrison, points, modifier } = defenceOf(G, space);
  const parts = [
    garrison > 0 ? `Garrison ${garrison}` : '',
    modifier !== 0 ? `siege rolls −${-modifier}` : '',
  ];
  return [...parts, `${points} Siege Points take it`].filter(Boolean).join(', ');
}

/** Returns the printed worth of a piece in words: `strength 5, movement 4, battle 1`. */
export function worthText(G: G, id: string): string {
  const facts = printedOn(G, id);
  switch (facts.kind) {
    case 'leader':
      return `Battle Rating ${facts.battle}, Command Rating ${facts.command}, movement ${facts.movement}`;
    case 'chief':
      return `Battle Rating ${facts.battle}, Command Rating ${facts.command}, strength ${facts.strength}, movement ${facts.movement}`;
    case 'auxiliary':
      return facts.strength === 'provinces'
        ? 'strength: one for each Province of its Region the Gauls control'
        : `strength ${facts.strength}${facts.movement === null ? ', led by others' : `, movement ${facts.movement}`}`;
    default:
      return `full: strength ${facts.front.strength}, movement ${facts.front.movement ?? 0}; reduced: strength ${facts.back.strength}, movement ${facts.back.movement ?? 0}`;
  }
}
