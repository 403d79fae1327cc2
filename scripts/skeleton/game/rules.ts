import type { RuleSection } from '../../../games/kit/sections';

/** Every numbered section of the rulebook in our own words, in its order, for a table to show beside a rule number. */
export const rules: readonly RuleSection[] = [
  {
    number: '1.1',
    title: 'Sides and hills',
    text: 'Two sides, Red and Blue, have four cohorts each, which begin in the camp of their side. Between the camps lie three hills in a row: the west hill next to the red camp, the middle hill, and the east hill next to the blue camp.',
  },
  {
    number: '1.2',
    title: 'Cards',
    text: 'Each side has five cards, 1 to 5. They are shuffled, and each side is dealt three of its own, which the other does not see. The other two stay face down.',
  },
  {
    number: '2.1',
    title: 'Choice of cards',
    text: 'In each round both sides choose a card from their hands in secret. Then both cards are shown. A card is used once.',
  },
  {
    number: '2.2',
    title: 'Who marches first',
    text: 'The side with the lower card marches first, then the other. Each has as many marches as its card says. With equal cards a die is rolled: Red is first with 1 to 3, Blue with 4 to 6.',
  },
  {
    number: '3.1',
    title: 'A march',
    text: 'A march takes one cohort from the camp of its side, or from a hill, to a hill next to it.',
  },
  { number: '3.2', title: 'Room on a hill', text: 'No more than two cohorts of a side stand on a hill.' },
  {
    number: '3.3',
    title: 'Rest',
    text: 'A side may rest, and so end its marches. What is left of them is lost.',
  },
  {
    number: '4.1',
    title: 'Battle',
    text: 'When a cohort comes to a hill with cohorts of the enemy, both sides roll a die. The side with the lower die loses, and with equal dice the side that came. One of its cohorts on the hill goes back to its camp. Cohorts of both sides may stay on the hill.',
  },
  {
    number: '4.2',
    title: 'Driven back',
    text: 'A side that came to a hill and lost has no more marches in this round.',
  },
  {
    number: '5.1',
    title: 'Victory',
    text: 'After three rounds the side that holds more hills wins. A side holds a hill where it has more cohorts than the other. When both hold as many hills, nobody wins.',
  },
  { number: '5.2', title: 'Giving up', text: 'A side that gives up loses.' },
];
