import type { RuleSection } from '../../kit/sections';

/** Hand-to-hand combat: who fights whom (13, 14). */
export const combat: readonly RuleSection[] = [
  {
    number: '13.1',
    title: 'Who must attack',
    text: `At the end of your movement each unit of yours in an enemy zone of control must attack the units whose zone it is. Disrupted units (21.2) and Battle Rages (15.3) make exceptions. Who moves is the attacker, the other side the defender.`,
  },
  {
    number: '13.2',
    title: 'How many attacks',
    text: `Bring up as many units as movement and stacking let you, and fight as often as you like; but no unit attacks twice in a turn. Missile fire is apart from this.`,
  },
  {
    number: '13.3',
    title: 'One battle after another',
    text: `All movement comes first. Then the attacker fights his battles one by one, in the order he likes, and finishes the advances and retreats of each before he goes on.`,
  },
  {
    number: '13.4',
    title: 'No doubled attacks',
    text: `Nothing ever doubles a combat factor in attack.`,
  },
  {
    number: '13.5',
    title: 'Doubled defence',
    text: `A defender is doubled, never more than that, if one of these holds:

- All attackers stand on slope hexes, and he on a hilltop.
- All attackers stand on river hexes, and he does not stand on the same river. About a fork two hexes are of the same river only if the water runs straight from one into the other.
- All attackers stand on the Isolated Trench, and he does not.
- He stands on a rampart that no attacker is joined to (25.4).
- He is in a fort (24.1).

Against attackers from off the board nobody is doubled (11.2).`,
  },
  {
    number: '14.1',
    title: 'Several attackers',
    text: `The factors of all who attack a unit are added up.`,
  },
  {
    number: '14.2',
    title: 'Several defenders',
    text: `The factors of all whom a unit attacks are added up, too.`,
  },
  {
    number: '14.3',
    title: 'Dividing the attacks',
    text: `Where several units face several, the attacker divides the fighting as he likes, on three conditions:

- Every enemy unit in whose zone of control he has a unit is attacked.
- Each of his units in an enemy zone of control attacks somebody.
- Each attacker is next to the very unit it attacks. Our ruling: to every hex attacked in its battle.`,
  },
  {
    number: '14.4',
    title: 'A stack defends as one',
    text: `Defenders in one hex are attacked together, with their factors added up. Missile fire picks single units (20.7).`,
  },
  {
    number: '14.5',
    title: 'A stack may attack apart',
    text: `Attackers in one hex may take part in different battles, against different hexes.`,
  },
  {
    number: '14.6',
    title: 'A unit is never split',
    text: `All of a unit’s combat factor goes into one battle.`,
  },
  {
    number: '14.7',
    title: 'Soaking off',
    text: `You may attack with little here, at bad odds, so as to have good odds there.`,
  },
  {
    number: '14.8',
    title: 'One battle a turn',
    text: `No unit fights hand to hand twice in a player’s turn, as attacker or defender. Who ends up next to an enemy after the battles stays there. Our ruling: who fights whom is settled when the attacks are divided; who comes into such a hex later has no part in it.`,
  },
];
