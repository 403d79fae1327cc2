import type { RuleSection } from '../../kit/sections';

/** Events (5.0). */
export const events: readonly RuleSection[] = [
  {
    number: '5.0',
    title: 'Events',
    text: `Each of the 72 cards tells of something that may happen once.`,
  },
  {
    number: '5.1',
    title: 'Executing Events',
    text: `The text is carried out in its order and to the letter. Whoever executes it chooses, unless it names somebody else. To place pieces means one’s own.`,
  },
  {
    number: '5.1.1',
    title: 'Events and rules',
    text: `Where a text and the rules differ the text goes before, but an Event never places what is not Available, breaks no stacking unless it says so, and gives nobody more than 45 Resources. A shift of the Senate turns a Firm marker back, or makes it Firm at the end of its track.`,
  },
  {
    number: '5.1.2',
    title: 'Dueling Events',
    text: `Of two that contradict each other the newer counts.`,
  },
  {
    number: '5.1.3',
    title: 'Partial execution',
    text: `What can be carried out must be; the rest is left.`,
  },
  {
    number: '5.1.4',
    title: 'Event markers',
    text: `Some leave a marker on the map, which stays.`,
  },
  {
    number: '5.2',
    title: 'Dual use',
    text: `Most cards have an unshaded and a shaded text. Choose one of them, whichever Faction you are.`,
  },
  {
    number: '5.3',
    title: 'Capabilities',
    text: `Texts marked so hold for the rest of the game, or until a later Event ends them. They are listed beside the map with who has them.`,
  },
  {
    number: '5.4',
    title: 'Free actions',
    text: `Many Events grant Commands or Special Abilities at once. They cost nothing and leave Eligibility as it is; their other conditions stay. Besiege and Ambush need a Battle that goes with them, which an Event that grants Ambush includes.`,
  },
];
