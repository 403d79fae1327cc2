/* The cards in our own words, loaded when somebody looks at one. */
import type { Box } from '../../../games/julius-caesar/components/box';
import type { Card, EventName } from '../../../games/julius-caesar/components/cards';
import type { CardPart, CardText } from '../../table/teaching/cards/cardText';

/** Returns what says of a card, by its id, what it is and does; null for one that lies face down. */
export function cardTextsOf(box: Pick<Box, 'card'>): (id: string) => CardText | null {
  return (id) => textOf(box.card[id]);
}

function textOf(card: Card | undefined): CardText | null {
  if (card === undefined) return null;
  if (card.kind === 'event') {
    return { name: `Event: ${card.name}`, parts: [...EVENTS[card.event], EVENT_FIRST] };
  }
  const { moves, levies } = card;
  return {
    name: `Command ${moves}/${levies}`,
    parts: [
      {
        term: moves === 1 ? '1 Move' : `${moves} Moves`,
        text: `${moves === 1 ? 'Move one group' : `Move up to ${moves} groups`}: blocks that stand together, each two cities or seas, or one to attack or reinforce. Or ship single blocks from port to port.`,
        rule: '6.1',
      },
      {
        term: levies === 1 ? '1 Levy' : `${levies} Levies`,
        text: `${levies === 1 ? 'One time' : `Up to ${levies} times`}, after your moves: add a step to a block in a Friendly city, or bring in a block from your levy pool at its lowest strength.`,
        rule: '6.4',
      },
      {
        term: 'Who is first',
        text: 'The card with more Moves; Caesar if they are equal. An Event is before any Command.',
        rule: '2.1',
      },
    ],
  };
}

const EVENT_FIRST: CardPart = {
  term: 'Who is first',
  text: 'An Event is before any Command. Two Events cancel each other, and the game turn is over. You may decline the Event; it gives no Levies.',
  rule: '2.1',
};

const event = (text: string, ...more: CardPart[]): CardPart[] => [
  { term: 'The event', text, rule: '2.1' },
  ...more,
];

const EVENTS: Readonly<Record<EventName, readonly CardPart[]>> = {
  apollo: event(
    'This card becomes the one your opponent showed in the game turn before, a Command or an Event. It turns into it before it is settled who is first. In the first game turn of a Year it cannot be played.',
  ),
  jupiter: event(
    'An enemy block next to one of your Friendly cities, or at a sea beside it, comes over to you with its strength. You name place and colour; which block it is, chance decides. A leader or a Navis loses a step instead; Cleopatra does come over.',
  ),
  mars: event(
    'Move one group by land. In one battle in which you attack, all your attacking blocks act before any defender in round 1.',
    {
      term: 'Mind',
      text: 'A defender may then act at the end of round 1 and again at the start of round 2.',
      rule: '7.2',
    },
  ),
  mercury: event(
    'Move one group by land, each block up to three cities, or two if it attacks. They may go different ways.',
  ),
  neptune: event(
    'Move the Navis of one group. In one battle at sea or against a port, your attacking Navis act before any defender in round 1.',
  ),
  pluto: event(
    'Move one group by land. Roads by which it attacks carry more blocks: 6 on a major road, 3 on a minor one, 2 over a strait. Retreats and regroups keep the usual limits.',
    { term: 'Usual limits', text: '4 on a major road, 2 on a minor one, 1 over a strait.', rule: '6.11' },
  ),
  vulcan: event(
    'Every enemy block in a city of your choice loses a step, Navis in port too. Blocks of strength I are eliminated, even leaders; Cleopatra changes sides.',
  ),
};
