import type { RuleSection } from '../../kit/sections';

/** Cards, what is done with them, and control (7.0, 8.0). */
export const strategy: readonly RuleSection[] = [
  {
    number: '7.0',
    title: 'The Strategy Phase',
    text: `The heart of the game: cards are played, one by one.`,
  },
  {
    number: '7.1',
    title: 'Procedure',
    text: `The players take turns, one card each, until both hands are empty.`,
  },
  {
    number: '7.2',
    title: 'Dealing and shuffling',
    text: `Eight cards each a turn; one shuffle in the game.`,
  },
  {
    number: '7.2.1',
    title: 'Dealing',
    text: `Both are dealt eight cards in the Reinforcement Phase. A hand is its owner’s secret.`,
  },
  {
    number: '7.2.2',
    title: 'Shuffling',
    text: `At the end of turn 3 all cards are shuffled into a new deck. Our ruling: should the deck run out before, which ours cannot, the cards played are shuffled.`,
  },
  {
    number: '7.3',
    title: 'Who goes first',
    text: `The Gallic player, unless Rome interrupts with WINTER CAMPAIGN. Who goes first does so in all eight rounds of the turn. Our ruling: WINTER CAMPAIGN is Rome’s card of the first round.`,
  },
  {
    number: '7.4',
    title: 'Rounds',
    text: `A Strategy Phase has eight rounds.`,
  },
  {
    number: '7.4.1',
    title: 'A round',
    text: `Each player plays a card.`,
  },
  {
    number: '7.4.2',
    title: 'A card play',
    text: `- A card of the hand is laid open.
- Action Phase: its Event, Bonus Event or Action Points are used. Each action is finished before the next begins.
- Supply Phase: the player’s own units out of supply suffer attrition (15.4).
- The other player plays.`,
  },
  {
    number: '7.5',
    title: 'Kinds of cards',
    text: `Events, Bonus Events, Surprise cards and the Reaction card.`,
  },
  {
    number: '7.5.1',
    title: 'Who may use them',
    text: `The colour of a card says who may use what is written on it: blue the Gauls, red Rome, white both. Its Action Points are for whoever plays it.`,
  },
  {
    number: '7.5.2',
    title: 'Events',
    text: `Either the Event or the Action Points, never both. An Event is played as the card of one’s own round. Our ruling: an Event that could change nothing is not played. What a card allows several times may be done fewer times.`,
  },
  {
    number: '7.5.3',
    title: 'Bonus Events',
    text: `The Bonus first, then the Action Points as well. Units moved by the Bonus are not moved again with the Action Points; units it has just placed may be.`,
  },
  {
    number: '7.5.4',
    title: 'Surprise cards',
    text: `They may be played at any time the card fits, also while the other plays. The owner draws a card for it, and still plays a card of the round.

- At the start of his round a player may lay a Surprise card he does not want face up on the discards and draw another card, which he may play at once. Our ruling: one card, once in the round.
- Our ruling: a Surprise card may be the card of a round for its Action Points alone; then no card is drawn for it.
- Here who might hold a fitting card, by what all have seen, is asked whether he does or not, so that the question tells nothing.`,
  },
  {
    number: '7.5.5',
    title: 'The Reaction card',
    text: `One card of the deck cancels an Event or Bonus Event that the other has just played, with the Action Points of the Bonus card. A Surprise card it does not cancel. Our ruling: it is no card of a round and its owner draws another; who was cancelled loses his card, draws one and plays a card for the round, so that both still have eight plays.`,
  },
  {
    number: '7.6',
    title: 'Action Points',
    text: `The number of a card is how many actions it allows: those of 7.7, in any order. An action is finished before the next: nobody stops half way, spends a point on influence, and marches on.`,
  },
  {
    number: '7.7',
    title: 'Actions',
    text: `Three for both players, three for the Gauls alone.`,
  },
  {
    number: '7.7.1',
    title: 'Actions of both',
    text: `Each costs one Action Point.

- Move: a Leader or Combat Unit is activated and moves up to its Movement Allowance. A Leader picks up and drops off units and subordinates on the way (10.5).
- Place: an influence marker goes to a space without a Control marker and without enemy units (8.3.1).
- Convert: an enemy influence marker is replaced by an own one, where one has a Combat Unit (8.3.2).

Two Leaders who leave the same space in different directions cost a point each.`,
  },
  {
    number: '7.7.2',
    title: 'Influence Action',
    text: `To place or to convert is an Influence Action. Cards speak of it so. Converting takes a Combat Unit in the space.`,
  },
  {
    number: '7.7.3',
    title: 'Gallic special actions',
    text: `For the Gallic player only, one Action Point each.

- Gallic Council Box: put one influence marker into the box, or bring any or all of the markers and Tribes in it onto the map (18.0).
- Devastate the countryside: place a Devastation marker in the space of Vercingetorix or next to him (17.5.2).
- Major Uprising: some or all Tribes of the Submitted Tribes Box return, at the strength they have, each with a Fortified Town in its own Province as in 5.1.2 A.`,
  },
  {
    number: '8.0',
    title: 'Control',
    text: `Gaul is not one nation. A space of Gaul without a Control marker has taken no side yet; a Gallic marker there is the wish to be rid of Rome.`,
  },
  {
    number: '8.1',
    title: 'Control markers',
    text: `Influence, Walled Cities, Fortified Towns and Strongholds all control the space they lie in.`,
  },
  {
    number: '8.2',
    title: 'Control',
    text: `Of spaces, and by them of Provinces.`,
  },
  {
    number: '8.2.1',
    title: 'Of spaces',
    text: `Who has a Control marker in a space controls it: it is friendly to him and hostile to the other. Without a marker it is Neutral. Enemy Leaders and units in it change nothing.`,
  },
  {
    number: '8.2.2',
    title: 'Of Provinces',
    text: `Who controls most of the spaces of a Province and all its Walled Cities and Fortified Towns. The number needed is on the map: three of the four of the Bituriges, four of the six of Senones and Lingones. An enemy Stronghold does not hinder. So Rome controls no Province with a Fortified Town in it.`,
  },
  {
    number: '8.3',
    title: 'Influence markers',
    text: `They are placed, converted and removed.`,
  },
  {
    number: '8.3.1',
    title: 'To place',
    text: `- The space is vacant or holds own units: no Control marker, no Stronghold and no enemy unit is there.
- Outside Provincia Rome needs its influence next to the space, or Roman units in it.
- In Provincia the Gauls need a Gallic Control marker next to the space, or Gallic units in it.
- Only Rome places influence in Germania and Britannia.

Markers may follow one another in a chain, each next to the one before. Our ruling: a Walled City is no influence to place next to. A Leader alone keeps no influence away, the German Tribe does.`,
  },
  {
    number: '8.3.2',
    title: 'To convert',
    text: `An enemy influence marker is turned into an own one for one Action Point where one has a Combat Unit.`,
  },
  {
    number: '8.3.3',
    title: 'To remove',
    text: `An activated Combat Unit takes away the enemy influence marker of its space for 2 Movement Points.`,
  },
  {
    number: '8.4',
    title: 'What else control does',
    text: `Control markers neither stop nor slow enemies. They matter for Interception (12.1), for Avoid Battle (12.2) and for Supply Paths (15.3.1).`,
  },
];
