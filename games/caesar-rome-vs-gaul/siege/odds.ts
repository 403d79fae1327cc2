/* What a Siege or Subjugation is rolled with: odds, column of the Siege Table, modifiers (14.3.2, 14.3.5, 14.7.2). */
import { boxOf } from '../components/box';
import type { Effect, EffectOf } from '../components/cards';
import { navalSupremacy } from '../control';
import { inForce } from '../inForce';
import { factsOf, leadersIn, strengthOfAll, unitsIn } from '../pieces';
import type { G, Side } from '../state';
import { defenceOf } from './defence';

/** At these odds a Fortified Location surrenders without a roll (14.4.3). */
const SURRENDER = 3;

/** The odds of the column that Subjugation uses, and the Combat Strength it takes (14.7.2). */
const SUBJUGATION = 1.5;
const SUBJUGATION_STRENGTH = 2;

/** The Veneti's own modifier without Naval Supremacy (11.3.4), and Caesar's (14.3.5). */
const VENETI = -2;
const CAESAR = 1;

/** The two sides of a siege, what they are worth, and the column they give. */
export interface SiegeOdds {
  /** Combat Strength of all besiegers, and of who is inside with the Garrison (14.3.2). Nobody defends a Stronghold. */
  attack: number;
  defence: number;
  /** The column of the Siege Table, by its place; null where no roll may be made. */
  column: number | null;
  /** Whether the Fortified Location surrenders (14.4.3). */
  surrenders: boolean;
}

/** Returns the odds of a side against the Fortified Location of a space (14.3.2), or of a Subjugation (14.7.2). */
export function siegeOdds(G: G, side: Side, space: string): SiegeOdds {
  const { columns } = boxOf(G).components.siegeTable;
  const marker = G.markers[space];
  const attack = strengthOfAll(G, unitsIn(G, side, space, 'outside'));
  if (marker.kind === 'stronghold') {
    const column = columns.findIndex(({ odds }) => odds === SUBJUGATION);
    return {
      attack,
      defence: 0,
      column: attack >= SUBJUGATION_STRENGTH ? column : null,
      surrenders: false,
    };
  }
  const { garrison } = defenceOf(G, space);
  const defence = garrison + strengthOfAll(G, unitsIn(G, marker.side, space, 'inside'));
  const reached = columns.filter(({ odds }) => attack >= odds * defence).length;
  return {
    attack,
    defence,
    column: reached === 0 ? null : reached - 1,
    surrenders: attack >= SURRENDER * defence,
  };
}

/** What changes a Siege roll, and why. */
export interface SiegeModifier {
  why: string;
  amount: number;
}

/** Returns what changes a side's Siege roll against the Fortified Location of a space, chosen cards not counted (14.3.5). */
export function siegeModifiers(G: G, side: Side, space: string): SiegeModifier[] {
  const modifiers: SiegeModifier[] = [];
  const isCaesar = (id: string) => {
    const facts = factsOf(G, id);
    return facts.kind === 'leader' && facts.rank === 'caesar';
  };
  if (leadersIn(G, side, space, 'outside').some(isCaesar)) modifiers.push({ why: 'Caesar', amount: CAESAR });
  const { modifier } = defenceOf(G, space);
  if (modifier !== 0) modifiers.push({ why: 'the walls', amount: modifier });
  if (isHardToReach(G, space)) modifiers.push({ why: 'the ships of the Veneti', amount: VENETI });
  for (const { drm = 0, scope } of inForce(G, 'siegeModifier', space))
    if (drm !== 0 && !isForOneRoll(scope)) modifiers.push({ why: 'the siege lines', amount: drm });
  return modifiers;
}

/** The Fortified Town of the Veneti in a Port on their sea, which the Romans do not rule (11.3.4, 14.3.5, 17.2.3). */
function isHardToReach(G: G, space: string): boolean {
  const { components, space: spaces } = boxOf(G);
  const { veneti, venetiSea } = components.named;
  const marker = G.markers[space];
  return (
    marker?.kind === 'town' &&
    marker.tribe === veneti &&
    spaces[space].ports.includes(venetiSea) &&
    navalSupremacy(G, venetiSea) !== 'roman'
  );
}

/** Returns the effects that may be used for one roll, chosen before it is made, and would change this one. */
export function aidsFor(G: G, space: string, column: number): EffectOf<'siegeModifier'>[] {
  const isLast = column === boxOf(G).components.siegeTable.columns.length - 1;
  return inForce(G, 'siegeModifier', space).filter(
    ({ scope, drm = 0, columnShift = 0 }) =>
      isForOneRoll(scope) && (drm !== 0 || (columnShift > 0 && !isLast)),
  );
}

function isForOneRoll(scope: EffectOf<'siegeModifier'>['scope']): boolean {
  return scope === 'oneRoll' || scope === 'oneRollThisCard';
}

/** Returns what effects add to a Siege roll, as choices written on a Surprise card do. */
export function rollAidIn(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.op === 'choice') sum += rollAidIn(effect.options);
    if (effect.op === 'siegeModifier') sum += effect.drm ?? 0;
  }
  return sum;
}
