/* The division of attacks (13, 14), each commander for his own units. */
import { action, type Obstacle } from '../../kit/action';
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { commanderOf, commandersOf } from '../commanders';
import { boxOf } from '../components/box';
import { isMissile } from '../movement/missiles';
import { causeOf, type DecisionOf, type G, type SituationOf } from '../state';
import { unitName } from '../words';
import { battlesOf } from './declared';
import { completed, type Division, divisionOf, idle, isSettled, targetsOf, withAttack } from './division';

type At = SituationOf<'combat'>;

type CombatFrame = FrameAt<G, 'combat'>;

interface Known {
  /** Who decides, and who has taken over whom: what may change while the targets stay the same. */
  deciding: string;
  division: Division;
}

const divisions = new WeakMap<CombatFrame['targets'], Known>();

/** Returns the division as far as it has come, reckoned once until an attack is added: nothing else moves meanwhile. */
function divisionAt({ G, frame }: At): Division {
  const deciding = [...frame.sides, ...Object.entries(G.takeovers).flat()].join(' ');
  const known = divisions.get(frame.targets);
  if (known?.deciding === deciding) return known.division;
  const division = divisionOf(G, frame);
  divisions.set(frame.targets, { deciding, division });
  return division;
}

/** The division of attacks (14.3), each commander for his own units. */
export const combatStep: DecisionOf<'combat'> = {
  simultaneous: true,
  prompt: (at) => ({ text: promptOf(at), rule: '14.3' }),
  proceed(play, frame) {
    if (frame.sides.length > 0) return;
    const { G } = play;
    const { contact } = divisionOf(G, frame, []);
    const sides = commandersOf(G, frame.cause).filter((side) =>
      contact.attackers.some(({ unit }) => commanderOf(G, unit) === side),
    );
    if (sides.length > 0) play.ask(...sides);
    else conclude(play, frame);
  },
  actions: {
    attack: action({
      first: ableToAttack,
      second: (at, unit) => hexesFor(at, unit),
      effect(_play, { G, frame }, unit, hex) {
        const next = attackedBy(divisionOf(G, frame), unit, hex);
        if (next !== null) frame.targets = targetsOf(next);
      },
      label: ({ G }, unit, hex) => `Attack ${hex} with ${unitName(G, unit)}`,
      obstacle: whyNot,
    }),
    divide: action({
      available: (at) => !isSettled(divisionAt(at), at.side),
      effect(_play, { G, side, frame }) {
        frame.targets = targetsOf(completed(divisionOf(G, frame), side));
      },
      label: () => 'Divide all that is left',
    }),
    done: action({
      available: (at) => isSettled(divisionAt(at), at.side),
      effect(play, { side, frame }) {
        if (frame.sides.length === 1) conclude(play, frame);
        else play.decided(side);
      },
      label: ({ frame }) => (Object.keys(frame.targets).length > 0 ? 'Fight these battles' : 'No attacks'),
    }),
  },
};

/** Says what is still to be divided, and how. */
function promptOf(at: At): string {
  const division = divisionAt(at);
  const how = 'choose a unit, then the hex it attacks';
  const count = idle(division, at.side).length;
  if (count > 0) return `Divide your attacks: ${how}. Units that must still attack: ${count}.`;
  if (!isSettled(division, at.side)) return `Divide your attacks: ${how}.`;
  const more = ableToAttack(at).length > 0 ? `, or first ${how}` : '';
  if (Object.keys(at.frame.targets).length > 0) return `All attacks are divided: fight these battles${more}.`;
  return `Nobody has to attack: make no attacks${more}.`;
}

function ownAttackers(at: At): string[] {
  return divisionAt(at)
    .contact.attackers.filter(({ unit }) => commanderOf(at.G, unit) === at.side)
    .map(({ unit }) => unit.id);
}

function ableToAttack(at: At): string[] {
  return ownAttackers(at).filter((unit) => hexesFor(at, unit).next().done !== true);
}

function* hexesFor(at: At, unit: string): Generator<string> {
  const division = divisionAt(at);
  const { contact } = division;
  const attacker = contact.attackerOf.get(unit);
  if (attacker === undefined) return;
  for (const target of contact.attackers[attacker].reaches)
    if (withAttack(division, attacker, target) !== null) yield contact.targets[target].hex.id;
}

function attackedBy(division: Division, unit: string, hex: string): Division | null {
  const attacker = division.contact.attackerOf.get(unit);
  const target = division.contact.targetOf.get(hex);
  return attacker === undefined || target === undefined ? null : withAttack(division, attacker, target);
}

function whyNot(at: At, unit: string, hex?: string): Obstacle | null {
  const facts = boxOf(at.G).unit[unit];
  if (facts === undefined || facts.side !== causeOf(at.side)) return null;
  if (isMissile(facts)) return { rule: '20.1', text: 'Archers and slingers never attack hand to hand.' };
  if (at.G.disrupted.includes(unit)) return { rule: '21.2', text: 'Disrupted units may not attack.' };
  const { contact, ofAttacker, ofTarget } = divisionAt(at);
  const attacker = contact.attackerOf.get(unit);
  if (attacker === undefined) return { rule: '14.3', text: 'It is next to no enemy.' };
  if (hex === undefined)
    return ofAttacker[attacker] < 0
      ? null
      : { rule: '14.6', text: 'It attacks already: a unit attacks in one battle only.' };
  const target = contact.targetOf.get(hex);
  if (target === undefined || !contact.attackers[attacker].reaches.includes(target))
    return { rule: '14.3', text: 'An attacker must be next to what it attacks.' };
  if (ofAttacker[attacker] >= 0 && ofTarget[target] >= 0)
    return { rule: '14.6', text: 'A unit attacks in one battle only.' };
  return {
    rule: '14.3',
    text: 'Some unit or hex would be left over that has to take part, or not be adjacent to all.',
  };
}

/** Goes on to the battles. Battles that raged are fought again by that, or broken by a counterattack (15.3). */
function conclude(play: Play<G>, { cause, targets, began }: CombatFrame): void {
  const { G } = play;
  const battles = battlesOf(G, targets);
  const attacked = battles.flatMap(({ defenders }) => defenders);
  G.rages = G.rages.filter(
    (rage) => rage.cause !== cause && !rage.attackers.some((id) => attacked.includes(id)),
  );
  play.become({ step: 'battles', sides: [], cause, battles, began });
}
