import type { RuleSection } from '../../kit/sections';

/** The example and the cards (10.0 and 11.0). */
export const roster: readonly RuleSection[] = [
  {
    number: '10.0',
    title: 'Example of play',
    text: `The rulebook plays a whole first turn, with cards, dice, supply and the end of the turn. It also says in passing that no Political Action can be aimed at the Helvetii in turn 1.

Our ruling: where the example strays from the rules, the rules are played: all three hits of the first battle for Sequani count, the last hit of the second cannot go to legion XII while IX and X are stronger, and the legion that stays in Helvetii, VII, is the one that winters there.`,
  },
  {
    number: '11.0',
    title: 'The cards: events A to D',
    text: `There are 31 cards: 26 for areas (one for each tribe and one for Germania), of which three have 3 Action Points, twelve have 2 and eleven have 1; and five events. Instead of its event such a card moves one group.

A. Minor Revolt (2 cards).

- Rome chooses an active tribe of the Barbarians. Its units go home, of a divided tribe also those of Rome. With nobody else there they turn neutral, at full strength. If other units are there, the tribe is on the side that has none and attacks them at once: it joins Rome against Barbarians, and stays with the Barbarians against Romans.
- The Barbarians choose an active tribe of Rome or a neutral tribe. Its units go home at the strength they have, join the Barbarians, and attack Roman units there at once.
- Units eliminated this turn take no part; a tribe without other units cannot revolt. The Helvetii cannot be chosen in turn 1, Germans never.

In every revolt units that go home attack, also if they were there before, so that the defender has the bonuses of a fortified town. Going home is no movement: it counts for no border, and closes none. A neutral tribe won by a revolt is not counted as a Neutral Tribe Activation.

B. Major Revolt (1 card). For Rome it is a Minor Revolt, and so it is for the Barbarians when both minor leaders are on the map. Otherwise they choose a tribe of Rome or a neutral one in Celtae or Belgica, which goes home and attacks as above. If no Romans are there, or the Barbarians win the battle, Dumnorix (Celtae) or Ambiorix (Belgica) appears there; the area is his home from now on. Then that area, and no other, may move. If the tribe is eliminated, there is no leader and no move.

- Our ruling: neither Aquitania nor Britannia can have a Major Revolt, nor can the Helvetii in turn 1.
- Our ruling: if the leader of the region is on the map already, a Major Revolt brings no leader, but the area may move.
- Our ruling: a minor leader is eliminated when a revolt turns his home neutral.

C. Massive Revolt (1 card). For Rome it is a Minor Revolt, and so it is for the Barbarians in turn 1. Otherwise they choose four tribes, neutral or of Rome, which go home and attack as above; the Barbarians settle the order of battles. Vercingetorix then appears in one of the four areas that had no Romans or where the Barbarians won; it is his home. Up to three areas may then move, whichever they are.

- If Rome later controls his home, the Barbarians may at once name another tribe area they control, but not Germania.
- After a Massive Revolt the card is out of the game. It stays in the deck when all units of the four tribes have been eliminated, and when it was used as a Minor Revolt or for movement.
- Our ruling: in a Massive Revolt all tribes go home before any attack. With fewer than four to choose, all revolt. If the Barbarians lose every battle, Vercingetorix does not come; if any unit of the tribes is left, three areas may move and the card is out of the game nevertheless.
- Our ruling: Rome controls the home of Vercingetorix when it has units there and the Barbarians have none. They are asked each time it is lost, if there is another home for him, and may keep the old one.

D. Baggage Train (1 card). Rome gains 3 supply points. The Barbarians add two steps to units in any one area, or take 2 supply points from Rome.`,
  },
];
