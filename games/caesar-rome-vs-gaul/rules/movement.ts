import type { RuleSection } from '../../kit/sections';

/** Leaders, movement and Tribes (9.0 to 11.0). */
export const movement: readonly RuleSection[] = [
  {
    number: '9.0',
    title: 'Leaders',
    text: `Named ones, eight Roman and two Gallic, and the intrinsic Leaders of Legions and Tribes. Here the eighth Roman is P. Crassus, who comes by a card.`,
  },
  {
    number: '9.1',
    title: 'The Commanding Leader',
    text: `Where several Leaders are in a space one commands; the others are his subordinates and move with him freely.`,
  },
  {
    number: '9.2',
    title: 'Rank',
    text: `Caesar and Vercingetorix always command where they are. Otherwise the owner chooses, but a Leader activated for a movement commands in the battles it brings about. The Leader of a defender is chosen by the defender.`,
  },
  {
    number: '9.3',
    title: 'Command Rating',
    text: `So many Combat Units a Leader moves without hindrance. With more of them each space costs a Movement Point more: 2 by a path, 3 by a rough path. So Caesar leads six Legions five spaces or ten of them two; a Tribe with one other goes three spaces, with twenty Tribes one. Where a card activates many, this holds for each activation. Our ruling: Vercingetorix and Ambiorix do not count against their own Rating.`,
  },
  {
    number: '9.4',
    title: 'Intrinsic Leaders',
    text: `Every Legion and Tribe has one, of Command Rating 2: it commands its own unit and one more. Its Battle Rating is 1 in front and 0 on the back. Our ruling: the Minor Tribe moves alone, with Battle Rating 0 and no companions.`,
  },
  {
    number: '9.5',
    title: 'Gallic Leaders',
    text: `Ambiorix and Vercingetorix.`,
  },
  {
    number: '9.5.1',
    title: 'Arrival',
    text: `Ambiorix comes on turn 4 in Belgica, Vercingetorix on turn 5 in Celtica, in a space the Gauls control: Fortified Town, Stronghold or influence. Without one he is eliminated.`,
  },
  {
    number: '9.5.2',
    title: 'Leaders and Combat Units',
    text: `Both are Leaders and Combat Units of strength 1. They are never displaced, and once eliminated do not return. Ambiorix neither moves nor intercepts with Celtic Tribes, but fights beside them where they are together. Our ruling: nor does he move with the Aquitani or with the Militia of Celtica.`,
  },
  {
    number: '9.5.3',
    title: 'Vercingetorix',
    text: `He commands Celtic and Belgic units, and he alone devastates the countryside (17.5.2). Our ruling: he commands the Aquitani, too.`,
  },
  {
    number: '9.6',
    title: 'Displaced Roman Leaders',
    text: `A Roman Leader without units whom a Gallic unit reaches is displaced, unless he avoids battle (12.2) or is safe in a Walled City (10.6). So is one whose units are all eliminated by battle or attrition.

- Caesar: Rome at once removes three of its influence markers, and he is placed with an own Legion that is not besieged or in a Walled City Rome controls.
- A Legate goes back to the cup.

Our ruling: Caesar may be placed inside a besieged Walled City. With no place for him he waits in Rome and comes as in 5.3, with the first card Rome plays that finds a space for him, or next year. The German Tribe is no Gallic unit and does not attack: it displaces no Leader, whoever moves it.`,
  },
  {
    number: '10.0',
    title: 'Stacking and movement',
    text: `How pieces stand and move.`,
  },
  {
    number: '10.1',
    title: 'Stacking',
    text: `Any number of units and Leaders may stand in a space.`,
  },
  {
    number: '10.2',
    title: 'Procedure',
    text: `One stack after the other.`,
  },
  {
    number: '10.2.1',
    title: 'The basics',
    text: `One stack ends its movement before the next begins. No Leader or unit moves more than once in a card play.`,
  },
  {
    number: '10.2.2',
    title: 'Enemy contact',
    text: `An Army that enters a space with enemy units stops and fights them, unless they avoid battle (12.2).`,
  },
  {
    number: '10.3',
    title: 'Movement Allowance',
    text: `How far who may move.`,
  },
  {
    number: '10.3.1',
    title: 'Its meaning',
    text: `The Allowance on the counter is the most Movement Points a unit or Leader spends in a card play.`,
  },
  {
    number: '10.3.2',
    title: 'Led units',
    text: `Where a Leader leads, only the Allowance of the Commanding Leader counts.`,
  },
  {
    number: '10.3.3',
    title: 'Leaders alone',
    text: `A Roman Leader who has no units with him during his whole movement has an Allowance of 7. Without units he enters no space with enemy units, a Fortified Town or a Stronghold. Our ruling, after the extended example: he may where Roman units stand outside, such as those who besiege a Fortified Town. The space of a Gallic Walled City without Gallic units is open to him.`,
  },
  {
    number: '10.4',
    title: 'Costs',
    text: `Of paths and of what is done on the way.`,
  },
  {
    number: '10.4.1',
    title: 'Paths',
    text: `A path costs 1 Movement Point, a rough path or the Channel Crossing 2; each 1 more where the Leader has more units than his Command Rating (9.3).`,
  },
  {
    number: '10.4.2',
    title: 'Other costs',
    text: `To remove enemy influence costs 2 Movement Points, a Siege 3 (14.3.1). Enemy Control markers cost nothing to enter.`,
  },
  {
    number: '10.5',
    title: 'Picking up and dropping off',
    text: `An Army may grow and shrink on its way.`,
  },
  {
    number: '10.5.1',
    title: 'Picking up',
    text: `An activated Leader takes along Leaders and units he passes, if they have not moved in this card play and do not outrank him. Too many of them make the very next path dearer.`,
  },
  {
    number: '10.5.2',
    title: 'Dropping off',
    text: `Units and subordinates may be left anywhere on the way. They do not move again in this card play, not even with another Leader.`,
  },
  {
    number: '10.6',
    title: 'Inside and outside',
    text: `A Walled City or Fortified Town is a space within its space. Any number of Leaders and units may be inside. Those outside stop enemies, those inside do not.

- The active player goes in as the last act of a movement, for no Movement Points, and out by moving.
- When an enemy Army enters the space of a City or Town that is not besieged, its owner says who of his is inside and who outside, each time anew.
- Who is besieged stays so.`,
  },
  {
    number: '10.7',
    title: 'Where nobody goes',
    text: `Gallic units neither cross to Britannia nor enter Germania. Nobody enters the three German Strongholds.`,
  },
  {
    number: '11.0',
    title: 'Tribes',
    text: `The units of the Gauls.`,
  },
  {
    number: '11.1',
    title: 'What a Tribe is',
    text: `A Combat Unit with an intrinsic Leader (9.4). A step lost turns it to its reduced side; a reduced Tribe that loses a step is eliminated.`,
  },
  {
    number: '11.2',
    title: 'Fortified Towns',
    text: `A Tribe brings one along.`,
  },
  {
    number: '11.2.1',
    title: 'Arrival',
    text: `A Fortified Town is placed wherever a Tribe is placed in its Province. It is the Tribe’s home and a Control marker. Gallic influence in the space may move to a Neutral Town of the Province without enemy units; otherwise it is removed.`,
  },
  {
    number: '11.2.2',
    title: 'Properties',
    text: `It never moves. Its Garrison of 2 counts only when it is besieged, never in a battle outside. Gallic units inside are attacked by Siege only (14.3).`,
  },
  {
    number: '11.2.3',
    title: 'Upgraded',
    text: `An upgraded Fortified Town takes 1 from Siege rolls. Gergovia makes the Town of the Arverni so (11.3.2), and card 28 any one.`,
  },
  {
    number: '11.2.4',
    title: 'Town and Tribe are linked',
    text: `- When the Tribe is eliminated or submits to Caesar, its Town is removed. If it was besieged and other Gallic units were inside, there is a battle at once, in which who plays the card attacks.
- When the Town submits, the Tribe submits, wherever it is.
- When the Town is taken by Siege (14.3), the Tribe is eliminated, wherever it is.`,
  },
  {
    number: '11.3',
    title: 'Special Tribes',
    text: `Some have rules of their own.`,
  },
  {
    number: '11.3.1',
    title: 'The Aedui',
    text: `Friends of Caesar at first: they are never drawn and come by card 43 only.`,
  },
  {
    number: '11.3.2',
    title: 'The Arverni',
    text: `They begin in the Gallic Council Box and leave it by a Gallic special action, not before turn 5 unless six Tribes have been eliminated. In Gergovia their Fortified Town is upgraded at once.`,
  },
  {
    number: '11.3.3',
    title: 'The Nervii',
    text: `They are elite (13.5.3).`,
  },
  {
    number: '11.3.4',
    title: 'The Veneti',
    text: `Siege rolls against their Fortified Town suffer −2 if it is a Port and Rome has no Naval Supremacy in that Sea Zone (17.2).`,
  },
  {
    number: '11.3.5',
    title: 'Pictones and Santones',
    text: `They share Province 17. Each places its Fortified Town in its own section; for everything else the sections do not matter.`,
  },
  {
    number: '11.3.6',
    title: 'Senones and Lingones',
    text: `They share Province 11 in the same way.`,
  },
];
