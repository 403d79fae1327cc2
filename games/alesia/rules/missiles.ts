import type { RuleSection } from '../../kit/sections';

/** Archers, slingers and disruption (20, 21). */
export const missiles: readonly RuleSection[] = [
  {
    number: '20.1',
    title: 'Archers and slingers hand to hand',
    text: `Archers and slingers, missile units for short, never attack hand to hand. When they are attacked they defend with 1.`,
  },
  {
    number: '20.2',
    title: 'Not towards the enemy',
    text: `Missile units never go into an enemy zone of control, not even beside other units.`,
  },
  {
    number: '20.3',
    title: 'Missile units in a zone of control',
    text: `A missile unit that starts its turn in a Gallic zone of control retreats from it, unless Battle Rages holds it. If it cannot, it may stay only with a unit of another kind in its hex; else it is eliminated before combat. If that unit has to retreat from its battle, the missile unit goes with it. Our ruling: as long as it can withdraw the movement cannot be ended.`,
  },
  {
    number: '20.4',
    title: 'Fire in a battle that rages',
    text: `A missile unit under attack alone, held by Battle Rages, does not fire. With a unit of another kind in its hex it may fire in the enemy’s next turn, but only at units engaged in attacking it.`,
  },
  {
    number: '20.5',
    title: 'When missile units fire',
    text: `In Gallic movement. Each missile unit has two shots a turn: one at secondary range, two hexes, and one at primary range, next to it, at the same unit or at two.

When a Gaul comes into its field of fire, the Romans decide whether to fire before he moves on, or stops and another moves. The table asks them, or does what their standing orders say: ask, fire at primary range only, or hold fire. Our ruling: who is asked about one shot may fire with all that can reach the unit.`,
  },
  {
    number: '20.6',
    title: 'Effect of fire',
    text: `One die tells. At secondary range a 5 disrupts and a 6 eliminates, at primary range a 4 disrupts and a 5 or 6 eliminates. Otherwise the Gaul moves on. Who is disrupted stays in the hex for the rest of the turn (21.1).`,
  },
  {
    number: '20.7',
    title: 'One target',
    text: `A missile unit fires at one unit each time, whoever else is in the hex. It fires over units and terrain of any kind, except the walls of Alesia. Our ruling: nobody in the town is fired at, and at two hexes the walls are in the way if every hex between is of the town.`,
  },
  {
    number: '20.8',
    title: 'A second shot',
    text: `After a miss at secondary range the same unit may be fired at again at primary range.`,
  },
  {
    number: '20.9',
    title: 'The hex of a target',
    text: `Others pass over the hex as before. A unit eliminated in it leaves its place free: two Gallic units may still end their movement there.`,
  },
  {
    number: '21.1',
    title: 'Disruption',
    text: `Missile fire of archers, slingers and forts may disrupt a unit: it is turned over where it is hit and moves no further in this turn. If it is attacked it still retreats or advances.`,
  },
  {
    number: '21.2',
    title: 'What a disrupted unit cannot do',
    text: `It has no zone of control and does not attack. The Romans need not attack it, unless a Gaul in its hex is attacked.`,
  },
  {
    number: '21.3',
    title: 'What it still does',
    text: `It counts for stacking and defends with its full factor.`,
  },
  {
    number: '21.4',
    title: 'Recovery',
    text: `Disrupted units recover when the next Gallic turn begins.`,
  },
  {
    number: '21.5',
    title: 'In a hex that attacks',
    text: `Where others of its hex attack, a disrupted unit takes no part in the advance or retreat that follows.`,
  },
  {
    number: '21.6',
    title: 'Hit twice',
    text: `A second disruption in a turn does nothing more.`,
  },
  {
    number: '21.7',
    title: 'Telling it from Battle Rages',
    text: `Disruption and Battle Rages have marks of their own, so that nobody takes one for the other.`,
  },
];
