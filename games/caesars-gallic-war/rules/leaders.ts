import type { RuleSection } from '../../kit/sections';

/** Leaders (7.0 to 7.4). */
export const leaders: readonly RuleSection[] = [
  {
    number: '7.0',
    title: 'Leaders',
    text: `Leaders are units like others: they move, fire and take hits. Some have special abilities.`,
  },
  {
    number: '7.1',
    title: 'Julius Caesar',
    text: `Caesar is the Tenth Legion. He acts before all other units in battle, whatever their initiative. He does not count against a garrison limit. If he is eliminated, the Barbarians win at once.`,
  },
  {
    number: '7.2',
    title: 'Ariovistus',
    text: `Ariovistus starts in Germania, his home. When he attacks a neutral tribe, a die is rolled first: on 1 or 2 the tribe joins the Barbarians without a battle, and they may regroup. Once eliminated, he is out of the game.

Our ruling: the die is rolled when the battle would begin, after both sides have moved, and not if other Roman units have come to help the tribe. Units of the tribe that have moved away stay with Rome. All Barbarians there may regroup.`,
  },
  {
    number: '7.3',
    title: 'Vercingetorix',
    text: `Vercingetorix comes with the Massive Revolt (11.0 C) and is always on the side of the Barbarians.

- A Political Action of theirs against a tribe next to him has −1, if they show where he is (not his strength). They may do without.
- He may winter away from home every turn, and Gallic units in his area with him, up to the garrison limit (6.2.4). No other Gauls winter away from home.
- While he is in play, the Barbarians may take one Supply Action a turn (5.2.1 B).
- Once eliminated, he is out of the game.

Our ruling: the tribe of the area he is in is not next to him. He does not winter in Germania: without a home to go to he is eliminated (6.2.5).`,
  },
  {
    number: '7.4',
    title: 'Minor leaders',
    text: `Dumnorix and Ambiorix come with a Major Revolt (11.0 B). They are always on the side of the Barbarians and have no special ability. A minor leader is eliminated when either side wins his home by a Political Action (5.2.1 D). An eliminated minor leader can return with another Major Revolt.`,
  },
];
