import type { RuleSection } from '../../kit/sections';

/** Reaction movement and battles (12.0, 13.0). */
export const battle: readonly RuleSection[] = [
  {
    number: '12.0',
    title: 'Reaction movement',
    text: `Interception and Avoid Battle: what a player does while the other moves.`,
  },
  {
    number: '12.1',
    title: 'Interception',
    text: `To be in a space before the enemy is.`,
  },
  {
    number: '12.1.1',
    title: 'Who may intercept',
    text: `When an enemy Army, unit or Leader is about to enter a space next to an own Army or Leader that is not besieged, and that space is under own control, has no Control marker, or holds an own unit.

Never into an enemy space without own units in it, across the Channel Crossing, or into a space where enemy units stand that are not moving. Our ruling: enemies inside a Fortified Town or Walled City keep nobody from the space around it. Who is inside and who is outside in one space are one stack.`,
  },
  {
    number: '12.1.2',
    title: 'Success',
    text: `Two dice with the modifiers of 12.3 must make 9 or more. Then a Leader and any of his units and subordinates are placed in the space before the enemy enters it, who becomes the attacker. They join own units there, or meet him in a vacant space.`,
  },
  {
    number: '12.1.3',
    title: 'Several interceptions',
    text: `Every Army that may intercept into the space may try. All are named before any is rolled for, and none is called off after another’s roll. A stack tries once for each space the enemy enters, undivided; who has failed may try again at the next. Those who succeed stand together under one Leader. Our ruling: they roll in the order in which they are named, and who has arrived makes the space friendly for the next.`,
  },
  {
    number: '12.1.4',
    title: 'In part',
    text: `After a successful roll all of the stack may go or any part of it, also a subordinate in place of the Leader. The roll uses the Battle Rating of the Commanding Leader all the same.`,
  },
  {
    number: '12.1.5',
    title: 'Fortified Towns and Walled Cities',
    text: `A. Inside, not besieged. An Army inside, with no enemy units in its space, intercepts and avoids battle like any other.

B. Besieged. It never intercepts, not even the Army that has just left its space.

C. Sorties. Who makes a Sortie against the besiegers is not intercepted.

D. Into a friendly Town or City. Who intercepts there says whether he is inside or outside. Who is inside does not stop the enemy, who may move on.`,
  },
  {
    number: '12.1.6',
    title: 'Without a Leader',
    text: `A stack without a Leader intercepts by an intrinsic one (9.4), with all its units.`,
  },
  {
    number: '12.2',
    title: 'Avoid Battle',
    text: `To be gone when the enemy arrives.`,
  },
  {
    number: '12.2.1',
    title: 'Who may',
    text: `Any stack with a Leader, be he intrinsic, whose space an enemy Army enters, also one that has failed to intercept before. Units at a friendly Fortified Town may leave so. Besieged ones may not.`,
  },
  {
    number: '12.2.2',
    title: 'Procedure',
    text: `Two dice with the modifiers of 12.3 must make 9 or more. Then all of the Army moves to one or more adjacent spaces; nobody stays. Not allowed are

- a space with enemy units,
- a space under enemy control without own units,
- the Channel Crossing,
- the space the enemy came from.

Back up: a moving Army that is intercepted may try, too, with two dice without modifiers. If it succeeds it goes back one space and its movement ends; if not, it must attack. Our ruling: to back up needs a Leader, too, and leads neither across the Channel nor into an enemy space without own units. Who fails to avoid battle may still go behind friendly walls.`,
  },
  {
    number: '12.2.3',
    title: 'Pursuit',
    text: `When the other has avoided battle the active Army may move on with the Movement Points it has left.`,
  },
  {
    number: '12.2.4',
    title: 'No bounce',
    text: `Who has just intercepted does not avoid the battle that follows. Our ruling: nor does anybody in the stack he has joined.`,
  },
  {
    number: '12.3',
    title: 'Modifiers',
    text: `For Interception and Avoid Battle by the player who does not move, all added up:

- the Battle Rating of the Commanding Leader,
- +2 into a space under own control or with own units in it,
- −2 by a rough path.

Who avoids battle may roll before he chooses where to go. To fail costs nothing.`,
  },
  {
    number: '13.0',
    title: 'Battles',
    text: `Both roll two dice on the Battle Table.`,
  },
  {
    number: '13.1',
    title: 'Attacker and defender',
    text: `There is a battle when the active player moves an Army into a space with enemy units that do not avoid it. He is the attacker.`,
  },
  {
    number: '13.2',
    title: 'Battle Strength',
    text: `What column of the table a side uses.`,
  },
  {
    number: '13.2.1',
    title: 'The sum',
    text: `The Combat Strength of its units, Local Support and the Provincia Bonus. Our ruling: a strength of 0 uses the first column.`,
  },
  {
    number: '13.2.2',
    title: 'Local Support',
    text: `+2 for who controls the Province of the battle, in Gaul and Provincia, whichever side he is; never in Britannia or Germania.`,
  },
  {
    number: '13.2.3',
    title: 'The Provincia Bonus',
    text: `Rome has +2 more where the battle is in Provincia.`,
  },
  {
    number: '13.3',
    title: 'Submitting to Caesar',
    text: `A Tribe without hope gives hostages instead of battle.`,
  },
  {
    number: '13.3.1',
    title: 'Three to one',
    text: `If Rome attacks, in battle or Siege, with at least three times the strength of the Gallic defenders, Local Support or Garrison included, they submit. Both must accept it, and Caesar need not be there. Our ruling: the German Tribe does not submit.`,
  },
  {
    number: '13.3.2',
    title: 'What happens',
    text: `Every Gallic unit of the Army loses a step. Tribes that survive go to the Submitted Tribes Box, the others to the Eliminated Box; Mercenaries return to their Holding Boxes; the Fortified Towns of these Tribes are removed. The Roman Army may move on.

Below three to one there is a battle.`,
  },
  {
    number: '13.4',
    title: 'The Battle Table',
    text: `Hits by dice and strength.`,
  },
  {
    number: '13.4.1',
    title: 'The roll',
    text: `Each rolls two dice and finds his hits in his column. Each hit takes a step from the other. Who scores more hits has won, however many are taken; of equal numbers two asterisks beat one, and one beats none.`,
  },
  {
    number: '13.4.2',
    title: 'Draws',
    text: `Both lose the steps, and the attacker retreats (13.7), even if the defender is eliminated.`,
  },
  {
    number: '13.5',
    title: 'Rerolls',
    text: `Dice may be rolled again, by rating and by elite units.`,
  },
  {
    number: '13.5.1',
    title: 'Battle Ratings',
    text: `The Battle Rating of the Commanding Leader is the number of his rerolls; subordinates do not count. Each rolls one die again, his own or one of the enemy’s, as often as he likes the same die. None has to be used.`,
  },
  {
    number: '13.5.2',
    title: 'Their order',
    text: `The attacker begins, then they alternate, one reroll each, until all are used. Who passes with rerolls left has used up one.

In the example Caesar’s dice show 1 and 4, with Legionary Discipline 3 and 4, the Gauls’ 5 and 6. Three rerolls of Caesar, one of the Gauls and one by the X Legion later it is 7 against 6, 2** against 2* in the column 11-12: Caesar wins, both lose two steps, and the Gauls retreat.`,
  },
  {
    number: '13.5.3',
    title: 'Elite units',
    text: `The Nervii and the X Legion. At full strength each gives its Army one more reroll, after those of both Leaders are used, the attacker first. If that die, whoever’s it is, then shows 1 or 6, the elite unit loses a step more. Our ruling: that step is lost before the hits, and counts for what the side can take.`,
  },
  {
    number: '13.5.4',
    title: 'Legionary Discipline',
    text: `A Roman die of 1 or 2 counts as 3 in battle. It does not count in Siege and Subjugation.`,
  },
  {
    number: '13.6',
    title: 'Step losses',
    text: `Who loses what.`,
  },
  {
    number: '13.6.1',
    title: 'Spared losses',
    text: `For every two hits the loser cannot take the winner loses one step less, but never less than none. This is not so against Britons and Sugambri (17.1).`,
  },
  {
    number: '13.6.2',
    title: 'Taking losses',
    text: `Each hit takes one step: a unit is reduced, or a reduced or one-sided unit is eliminated.`,
  },
  {
    number: '13.6.3',
    title: 'Who chooses',
    text: `The owner. Mercenaries, Minor Tribe and Militia are chosen only when every Legion or Tribe of the Army is reduced.`,
  },
  {
    number: '13.6.4',
    title: 'Leaders',
    text: `A Roman Leader whose units are all gone is displaced (9.6). Vercingetorix and Ambiorix may be chosen for a step and are then eliminated for good.`,
  },
  {
    number: '13.7',
    title: 'Retreats',
    text: `The loser leaves.`,
  },
  {
    number: '13.7.1',
    title: 'Where to',
    text: `The loser’s Army goes to one or more adjacent spaces and may part. An attacker goes back to where he came from. A defender goes to a space the enemy did not enter from; without one he is eliminated. Our ruling: who made a Sortie or was found without walls came from nowhere, and retreats as a defender when there is nothing to go back into. Roman Leaders retreat with units of theirs.`,
  },
  {
    number: '13.7.2',
    title: 'What it costs',
    text: `All that applies adds up.

- Into a space with an enemy Control marker and no own units (those that retreat do not count): one step.
- Across the Channel Crossing: one step.
- Into a space with enemy units: one step for each enemy step there, without Local Support or Garrison. If any of the Army is left, those enemies retreat to an adjacent space by all these rules.

Our ruling: each part of an Army that parts pays for its own way.`,
  },
  {
    number: '13.7.3',
    title: 'Into a City or Town',
    text: `Where a friendly Walled City or Fortified Town is in the space of the battle, any of the loser’s units may retreat into it. A Stronghold shelters nobody.`,
  },
  {
    number: '13.8',
    title: 'Moving on',
    text: `The active Army that has won may move on with the Movement Points it has left if its Battle Strength was at least twice the defender’s when the battle began.`,
  },
];
