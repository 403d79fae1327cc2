import type { RuleSection } from '../../kit/sections';

/** Special rules and the Gallic Council Box (17.0, 18.0). */
export const special: readonly RuleSection[] = [
  {
    number: '17.0',
    title: 'Special rules',
    text: `Lands beyond the sea and the Rhine, ships, hired men, and a burnt land.`,
  },
  {
    number: '17.1',
    title: 'Britannia and Germania',
    text: `Where only Rome goes.`,
  },
  {
    number: '17.1.1',
    title: 'Movement',
    text: `Only Roman units enter Germania and Britannia. The German Tribe crosses the Rhine when it comes, and not back.`,
  },
  {
    number: '17.1.2',
    title: 'The Channel Crossing',
    text: `It costs 2 Movement Points.

- Storms: each time Rome moves units across a die is rolled. On 6 the Army returns to the port it left, has lost the 2 points, and goes on from there; it may try again.
- A Roman Army retreats across it for one step more.
- If Gallic units in Portus Itius accept battle with Romans who come from Britannia, Rome fights one column further left. Our ruling: in the first column that changes nothing.`,
  },
  {
    number: '17.1.3',
    title: 'Victory Points',
    text: `Rome wins 2 Victory Points the moment it has removed or converted both Gallic markers in Germania, and 2 for both in Britannia. Our ruling: it does not matter by what means Rome removed them.`,
  },
  {
    number: '17.1.4',
    title: 'Sugambri and Britanni',
    text: `A Roman Army that enters one of the two starred spaces of Germania may be attacked by the Sugambri, in Britannia by the Britanni. They are no counters, cannot be reduced and have no space. Two dice are rolled: if they show the Combat Strength of the Army or more, there is a battle. A strength of 13 is safe. Our ruling: who comes in a Retreat, to avoid battle or by an Interception enters, too.`,
  },
  {
    number: '17.1.5',
    title: 'Their battle',
    text: `Sugambri have a strength of 9, Britanni of 7. They have no rerolls, Rome has. They lose nothing, whatever the result. The movement ends unless Rome’s strength was twice theirs at the start.

They may attack each time such a space is entered, even just after a defeat, but not where a Roman unit that is not moving or Roman influence is. Our ruling: in a draw the Romans stay; beaten, they retreat as a defender does.`,
  },
  {
    number: '17.2',
    title: 'The sea',
    text: `Sea Zones and who rules them.`,
  },
  {
    number: '17.2.1',
    title: 'Sea Zones',
    text: `Oceanus Britannicus, Oceanus Atlanticus and Sinus Gallicus.`,
  },
  {
    number: '17.2.2',
    title: 'Naval Supremacy',
    text: `Rome has it in a Sea Zone where it controls more Ports than the Gauls, otherwise the Gauls have it. The Stronghold of the Veneti is a Port of two zones. In Sinus Gallicus Rome always has it.`,
  },
  {
    number: '17.2.3',
    title: 'What it is good for',
    text: `Influence may hold on to a Port of the zone (16.3). And Rome besieges the Veneti without −2 (11.3.4).`,
  },
  {
    number: '17.3',
    title: 'Mercenaries',
    text: `Units that cards bring.`,
  },
  {
    number: '17.3.1',
    title: 'Who they are',
    text: `The Minor Tribe, the Gallic Mercenaries and the German Cavalry: all are called Mercenaries.`,
  },
  {
    number: '17.3.2',
    title: 'Properties',
    text: `- One without a Movement Allowance is moved by a Leader only, be he intrinsic.
- They count against the Command Rating.
- They lose steps only when all other own units of the stack are reduced.
- Out of supply they return to their Holding Box (15.4).`,
  },
  {
    number: '17.3.3',
    title: 'End of the year',
    text: `They return to their Holding Boxes at the end of each turn.`,
  },
  {
    number: '17.4',
    title: 'The German Tribe',
    text: `Usipetes and Tencteri, who came over the Rhine in 55 BC.`,
  },
  {
    number: '17.4.1',
    title: 'Procedure',
    text: `It waits in its Holding Box. Who plays GERMANI MIGRATION moves it wherever he likes. Influence in the space where it ends is removed, for no Movement Points.`,
  },
  {
    number: '17.4.2',
    title: 'Restrictions',
    text: `It enters no space with a Fortified Town or Walled City.`,
  },
  {
    number: '17.4.3',
    title: 'Properties',
    text: `- It starts in the space of the Usipetes, the Ubii or the Suebi.
- Only the two cards GERMANI MIGRATION move it.
- It is an enemy to both, never attacks, and has no Local Support.
- Players may avoid battle with it and intercept it; it does neither. Our ruling: nor does it submit.
- When it has lost two steps it returns to its Holding Box at full strength, and may come again.
- Winter does not touch it.

Our ruling: where units stand their ground it goes back to where it came from, and its movement ends.`,
  },
  {
    number: '17.4.4',
    title: 'On a Stronghold',
    text: `While it stands on a Stronghold that space is no source of supply, neither in the Strategy Phase nor against isolation.`,
  },
  {
    number: '17.5',
    title: 'Devastation',
    text: `Land that is burnt, so that nobody eats.`,
  },
  {
    number: '17.5.1',
    title: 'In general',
    text: `Vercingetorix and card 22 place Devastation markers. They do not touch movement and battle, but

- stop Supply Paths of both sides,
- keep influence from being placed,
- remove influence that is there when they come.

Never on a Stronghold, a Fortified Town, a Walled City or enemy units. They are removed at the end of winter.`,
  },
  {
    number: '17.5.2',
    title: 'By Vercingetorix',
    text: `One Action Point each:

- next to him, where there is neither a Roman unit nor a Roman Control marker; a Gallic one is removed;
- in his own space, where there is neither a Walled City nor a Roman unit; influence is removed.

Our ruling: also beyond Gaul, but never where the German Tribe stands.`,
  },
  {
    number: '17.5.3',
    title: 'By card 22',
    text: `Anywhere in Gaul where there is neither a Roman unit nor a Roman Control marker.`,
  },
  {
    number: '17.6',
    title: 'The Militia',
    text: `The poor of all Gaul under arms.`,
  },
  {
    number: '17.6.1',
    title: 'Arrival',
    text: `Card 41 places it in a Fortified Town that is not besieged or with a Tribe, in Celtica or Belgica. It shows the side of that Region.`,
  },
  {
    number: '17.6.2',
    title: 'Removal',
    text: `It goes in winter, and when it loses a step, which it does only when all Tribes of its stack are reduced. Its card may bring it again.`,
  },
  {
    number: '17.6.3',
    title: 'Strength',
    text: `One for each Province of its Region that the Gauls control at the moment. With none it may stay all the same.`,
  },
  {
    number: '17.7',
    title: 'Holding Boxes',
    text: `For units that only cards bring: the Aedui, the German Tribe, Mercenaries and others. They are there at the start.`,
  },
  {
    number: '17.8',
    title: 'Submitted Tribes Box',
    text: `For Tribes that have submitted. A Major Uprising brings them back (7.7.3).`,
  },
  {
    number: '17.9',
    title: 'Eliminated Tribes Box',
    text: `For Tribes that are gone.`,
  },
  {
    number: '17.10',
    title: 'Army Holding Box',
    text: `A place on the board for the Legions and Legates with Caesar, to keep his stack low.`,
  },
  {
    number: '18.0',
    title: 'The Gallic Council Box',
    text: `What the Gauls prepare in secret councils.`,
  },
  {
    number: '18.1',
    title: 'Purpose',
    text: `It holds up to two Tribes and six influence markers.`,
  },
  {
    number: '18.2',
    title: 'Putting in',
    text: `Tribes on arrival, influence by Action Points.`,
  },
  {
    number: '18.2.1',
    title: 'Tribes',
    text: `Only in the Gallic Reinforcement Phase, in place of being put on the map. If two are there one must make room: it becomes a reinforcement of this turn and is placed on the map like any Tribe, or, without a space, submits. Tribes of the Submitted Tribes Box do not go there. Our ruling: the Arverni make no room before they may come into play.`,
  },
  {
    number: '18.2.2',
    title: 'Influence',
    text: `In the Strategy Phase, one marker for each Action Point, up to six.`,
  },
  {
    number: '18.3',
    title: 'Taking out',
    text: `In the Strategy Phase one Action Point brings any or all of the Tribes and markers onto the map, by the usual rules of placement (5.1.2, 8.3.1), each Tribe with its Fortified Town. Such Tribes may be activated at once with Action Points left. The Arverni stay until turn 5, unless six Tribes have been eliminated (11.3.2).`,
  },
  {
    number: '18.4',
    title: 'Fading promises',
    text: `At the end of winter half of the influence markers in the box are lost, fractions rounded up: three of five. Tribes stay.`,
  },
];
