import type { RuleSection } from '../../kit/sections';

/** What a card is played for (5.2.1). */
export const actions: RuleSection = {
  number: '5.2.1',
  title: 'Card actions: A to E',
  text: `A. Event. An event card is played for its event (11.0) or as a 1 for movement, and for nothing else.

B. Supply Action. Rome gains the Action Points of the card and one more. The Barbarians take as many from Rome as the card has, once a turn, and only while Vercingetorix is in play (but see 9.5). The track runs from 0 to 19.

C. Neutral Tribe Activation. A card that names a neutral tribe makes it your ally, at full strength. Rome may do so once a turn, the Barbarians twice; tribes that join in other ways do not count. It never wins a tribe from the enemy, and Rome cannot activate Britannia. Our ruling: the card of Germania activates nothing.

D. Political Action. Choose a tribe that is neutral or the enemy's and roll a die, with −1 if the card names that tribe (see also 7.3 and 9.3). If the result is not above the Action Points, the tribe is yours.

- Its units come home at once, at the strength they have, and attack enemies they find there (5.2.2). Neutral ones are at full strength.
- Britannia is a target for Rome only while a legion is in a port area, for the Barbarians while any unit of theirs is. Germania is never a target, and the Helvetii are none in turn 1 (10.0).
- If a minor leader has his home there, he is eliminated, whichever side wins it.
- If Rome wins the home of Vercingetorix, the Barbarians name another at once: a tribe area that they control and that has no enemies. If there is none he is eliminated, and Rome scores for him.
- Our ruling: a tribe is a target while one of its units in play is not yours, and all its units come home. A minor leader is lost wherever he is, and also when the Barbarians win his home back; Vercingetorix keeps a home that they win. Whether Vercingetorix is eliminated is settled before the tribe attacks. His new home may be any area the Barbarians hold, or the empty area of a tribe of which all units in play are theirs.

E. Movement. You activate up to as many groups as the card has Action Points, all of them before the first unit moves. A group is all your units in an area. They may stay or go to different areas, each one area far. Retreats and regroups are no movement.

- Borders: at most six of your units cross a black border, and two a blue one. Each side counts its own.
- Stopping: a unit stops when it has crossed a blue border, has sailed, or enters an area with enemy or neutral units.
- Forced march: a legion goes up to two areas for 1 supply point. It may cross a blue border only as its last step.
- Off-map area: each legion there is a group of its own and can only enter Transalpine Gaul. Barbarians never go there.
- Attack: you attack by entering an area with enemy or neutral units. A neutral tribe joins your enemy; if both sides enter, it is with the one who came last. The battle waits until all have moved.
- Pinning: each attacker, reserves included, keeps one defender in the area from moving in this card play; the defender chooses which. The others may move, but not over a border by which attackers came.
- Sea: from a port area up to two units of a group may sail to another port area. Barbarians may not sail to a port with enemy or neutral units. Romans may, but its defenders are then A for the whole battle.

- Our ruling: a border counts all units of a side that cross it in the same direction in one action, whatever their groups. The two who sail may go to different port areas.
- Our ruling: a forced march leads through areas without enemy or neutral units, and never back to its start. A legion from the off-map area goes no further than Transalpine Gaul.
- Our ruling: a neutral tribe that has joined you may move like your other units unless it is pinned.
- Our ruling: only units that were in the area when the first attacker came can be pinned and barred from the borders of the attackers, in either direction. Both last until the card play ends, wherever the units are by then.`,
};
