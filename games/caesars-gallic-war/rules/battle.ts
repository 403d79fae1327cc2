import type { RuleSection } from '../../kit/sections';

/** Battles (5.2.2). */
export const battle: RuleSection = {
  number: '5.2.2',
  title: 'Battle, and A to E',
  text: `Battles of an event or a Political Action are fought at once, in the order its player likes; those of movements when both have moved, in the order the side that moved first likes. Each is finished before the next. Units in battle are revealed, and hidden again after it.

- A battle lasts up to three rounds. If defenders are left after the third, the attacker must retreat.
- In a round each unit has one battle action: it fires, retreats or passes. Defending A units act, then attacking A, defending B, attacking B, defending C, attacking C. Caesar is always first.
- To fire, a unit rolls a die for each strength point. Each roll up to its battle rating is a hit and takes one strength point from the strongest enemy unit. Of equals its owner chooses, but legions and Germans come before Gauls.
- Eliminated units are set aside until the turn ends.
- Our ruling: attackers who cannot retreat after round 3 are eliminated. Hits nobody can take are lost. Gauls come last as the summary of changes in the rulebook says. Between equal units of one tribe, or German infantry, there is no choice to make.

A. Reserves. In round 1 only the main groups fight: the defenders who were in the area when the action began, and one group of attackers, which the attacker names. All others are reserves: hidden, without actions, safe from hits. They join in round 2, even if nobody else of their side is left. If the attackers have eliminated all defenders before defending reserves join, the sides change roles.

- Our ruling: attackers are of different groups when they started in different areas or entered over different borders; each legion from the off-map area is one. The main group is named before the defenders are seen. Defenders who came after the enemy are reserves.
- Our ruling: the sides also change roles when the main defenders are gone because they retreated. Either way nobody has the bonuses of the area from then on. A side that has only reserves in round 1 cannot be hit, but its enemies may still retreat.

B. Modifiers, for defenders only.

- Attacked over the Rhine, into or out of Germania, or defending in the Alps (Helvetii): +1 strength for each unit in round 1. Our ruling: that is one die more, not a step more. The Rhine counts when the main group crossed it.
- In a fortified town: initiative A for the whole battle, and +1 battle rating in round 1.
- In a port that Romans attack by sea: initiative A for the whole battle. Our ruling: one attacker who came by sea is enough.

C. Retreat. Instead of firing, a unit leaves for an adjacent area that is friendly or empty. Units may go to different areas.

- Border limits hold, anew in each round.
- No unit retreats to an area from which enemies entered. If both sides crossed that border in this card play, the one who crossed it last may.
- No unit retreats to an area where a battle is still to be fought. Only Germans retreat to Germania.
- Our ruling: a border is closed by any enemies who moved in over it in this card play, also before there was anyone to fight. Who crossed it last is asked of both directions. Units that come home, retreat or regroup close nothing. The retreat after round 3 is within the border limits of round 3.
- Our ruling: nobody retreats to the off-map area, except legions on their way home (6.2.2).
- Our ruling: the enemy sees which units retreat. How many have gone where, but not which, he sees when all of that side and letter have acted; after round 3, when all have retreated. Until then they stay, take no hits, and count against limits.

D. Naval retreat. Romans who came by sea may retreat to any friendly port, and cannot retreat without one. Of the defenders of a port, up to two in the whole battle may retreat to another friendly port. Our ruling: an empty port is no refuge. Who came by sea cannot retreat by land. A unit that can reach a port both ways goes by land.

E. Regroup. The winner is the side left in the area. Its units there, reserves too, may each move to an adjacent area that is friendly or empty, within border limits. None may go to an area where a battle is still to be fought, and only Germans to Germania. Our ruling: nobody regroups by sea.`,
};
