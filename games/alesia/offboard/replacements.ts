/* What comes back after the first Assault Period (12.4, 12.5). */
import { action } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import { commanderOf, commandersOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import type { Cause, Force, UnitKind } from '../components/components';
import { hexesFor } from '../deployment/room';
import { put } from '../field';
import { toldAs } from '../hiddenStacks';
import { causeOf, type DecisionOf, type G, LOST, type Side, TOWN } from '../state';
import { listed, placeName, unitName } from '../words';
import type { Reserve } from './frames';
import { alike } from './shift';
import { leaveBoard } from './zones';

/** What part of the factors lost may be revived: one in ten (12.4). */
const SHARE = 10;

/** The types that losses are counted by (12.4); of others nothing is revived. */
const TYPES: Readonly<Partial<Record<UnitKind, Reserve['type']>>> = {
  cohort: 'infantry',
  recruit: 'infantry',
  infantry: 'infantry',
  cavalry: 'cavalry',
};

/**
 * Returns how many combat factors may be revived of each type: a tenth of those lost, those of the Gauls divided between besieged and
 * relieving force as their losses are, each time rounded down (12.4, 12.5).
 */
export function reservesOf(G: G): Reserve[] {
  const lost = boxOf(G).units.filter(({ id, kind }) => G.at[id] === LOST && TYPES[kind] !== undefined);
  const reserves: Reserve[] = [];
  for (const [cause, type, forces] of GROUPS) {
    const all = lost.filter(({ side, kind }) => side === cause && TYPES[kind] === type);
    const whole = Math.floor(factorsOf(all) / SHARE);
    for (const force of forces) {
      const part = factorsOf(all.filter((unit) => unit.force === force));
      const factors = whole === 0 ? 0 : Math.floor((whole * part) / factorsOf(all));
      if (factors > 0) reserves.push({ cause, type, force, factors });
    }
  }
  return reserves;
}

/** Commanders revive units of theirs (12.4, 12.5): Romans on the map, besieged in the town, relieving ones in a zone that nobody else learns. */
export const replacementsStep: DecisionOf<'replacements'> = {
  simultaneous: true,
  prompt: ({ frame, side }) => ({ rule: '12.4', text: `Revive lost units${left(frame, side)}.` }),
  proceed(play, frame) {
    const { G } = play;
    const commanders = [...commandersOf(G, 'gallic'), ...commandersOf(G, 'roman')].filter(
      (side) => !frame.done.includes(side) && revivable(G, frame, side).length > 0,
    );
    if (commanders.length > 0) play.ask(...commanders);
    else play.finish();
  },
  actions: {
    revive: action({
      first: ({ G, side, frame }) => alike(revivable(G, frame, side)).map(([{ id }]) => id),
      second: ({ G }, unit) => placesFor(G, boxOf(G).unit[unit]),
      effect(play, { frame }, unit, place) {
        const { G } = play;
        const facts = boxOf(G).unit[unit];
        const reserve = reserveOf(frame, facts);
        if (reserve !== undefined) reserve.factors -= facts.combat;
        if (place in boxOf(G).zone) leaveBoard(G, unit, place);
        else put(G, unit, place);
        const { name, subjects } = toldAs(G, unit);
        play.journal('12.4', `${name} is revived.`, {
          kind: 'control',
          places: place in boxOf(G).hex ? [place] : [],
          ...subjects,
        });
      },
      label: ({ G }, unit, place) =>
        `Revive ${unitName(G, unit)} ${place in boxOf(G).zone ? `in zone ${place}` : `in ${placeName(place)}`}`,
      own: (unit, place) => `Revived in ${place}: ${unit}.`,
      obstacle({ G, side, frame }, unit) {
        const facts = boxOf(G).unit[unit];
        if (facts === undefined || G.at[unit] !== LOST || commanderOf(G, facts) !== side) return null;
        if (TYPES[facts.kind] === undefined)
          return { rule: '12.4', text: 'Units of this type do not come back.' };
        const factors = reserveOf(frame, facts)?.factors ?? 0;
        return factors < facts.combat
          ? {
              rule: '12.4',
              text: `It needs ${factorsLeft(facts.combat)}, and only ${factors} ${factors === 1 ? 'is' : 'are'} left.`,
            }
          : null;
      },
    }),
    enough: action({
      effect(_play, { frame, side }) {
        frame.done.push(side);
      },
      label: () => 'Revive nobody else',
    }),
  },
};

type Replacements = FrameAt<G, 'replacements'>;

const GROUPS: readonly (readonly [Cause, Reserve['type'], readonly (Force | null)[]])[] = [
  ['roman', 'infantry', [null]],
  ['roman', 'cavalry', [null]],
  ['gallic', 'infantry', ['besieged', 'relieving']],
  ['gallic', 'cavalry', ['besieged', 'relieving']],
];

function factorsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { combat }) => sum + combat, 0);
}

function reserveOf({ reserves }: Replacements, { side, kind, force }: Unit): Reserve | undefined {
  return reserves.find((each) => each.cause === side && each.type === TYPES[kind] && each.force === force);
}

function factorsLeft(factors: number): string {
  return factors === 1 ? '1 factor' : `${factors} factors`;
}

/** What is left to revive, in words. */
function left({ reserves }: Replacements, side: Side): string {
  const own = reserves.filter(({ cause, factors }) => cause === causeOf(side) && factors > 0);
  const words = own.map(
    ({ factors, force, type }) => `${factorsLeft(factors)} of ${force === null ? '' : `${force} `}${type}`,
  );
  return words.length === 0 ? '' : `: ${listed(words)}`;
}

/** The lost units of a commander for which there are factors enough; none of a type that does not come back, such as leaders and forts. */
function revivable(G: G, frame: Replacements, side: Side): Unit[] {
  return boxOf(G).units.filter((unit) => {
    const factors = reserveOf(frame, unit)?.factors ?? 0;
    return G.at[unit.id] === LOST && factors > 0 && factors >= unit.combat && commanderOf(G, unit) === side;
  });
}

function placesFor(G: G, unit: Unit): readonly string[] {
  if (unit.side === 'roman') return hexesFor(G, unit);
  return unit.force === 'besieged' ? [TOWN] : boxOf(G).zoneIds;
}
