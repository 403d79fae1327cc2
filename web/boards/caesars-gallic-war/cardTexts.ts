/* The cards in our own words, loaded when somebody looks at one. */
import type { AreaId } from '../../../games/caesars-gallic-war/components/areas';
import type { EventName } from '../../../games/caesars-gallic-war/components/cards';
import type { Boxed } from '../../../games/kit/components/boxes';
import type { CardPart, CardText } from '../../table/teaching/cards/cardText';
import type * as Parts from './parts';

type Names = Pick<typeof Parts, 'boxOf' | 'isTribe' | 'sentence' | 'tribeName'>;

/** Returns what says of a card, by its id, what it is and what it can be played for; null for one that lies face down. */
export function cardTextsOf(names: Names, played: Boxed): (id: string) => CardText | null {
  const box = names.boxOf(played);
  return (id) => {
    const card = box.card[id];
    if (card === undefined) return null;
    if (card.kind === 'tribe') {
      const { name } = box.area[card.area];
      return { name: `${name}, ${points(card.value)}`, parts: actions(card.area, card.value, names, played) };
    }
    return {
      name: `Event: ${card.name}`,
      parts: [
        ...EVENTS[card.event],
        { term: 'Or movement', text: 'Move one group instead of playing the event.', rule: '5.2.1 E' },
      ],
    };
  };
}

function points(value: number): string {
  return `${value} Action ${value === 1 ? 'Point' : 'Points'}`;
}

/** What a tribe's card is played for: one of these. */
function actions(
  area: AreaId,
  value: number,
  { isTribe, sentence, tribeName }: Names,
  played: Boxed,
): CardPart[] {
  const parts: CardPart[] = [
    {
      term: 'Movement',
      text: `Activate ${value === 1 ? 'one area' : `up to ${value} areas`}: your units there move, together or apart, or stay.`,
      rule: '5.2.1 E',
    },
    {
      term: 'Political Action',
      text: `Roll a die for a tribe that is not yours: it comes over on ${value === 1 ? '1' : `1 to ${value}`}${
        isTribe(area) ? `, and ${tribeName(played, area)} on 1 to ${value + 1}` : ''
      }.`,
      rule: '5.2.1 D',
    },
  ];
  if (isTribe(area)) {
    parts.push({
      term: 'Neutral Tribe Activation',
      text: `${sentence(tribeName(played, area))} join you without a roll while they are neutral. ${area === 'britannia' ? 'Not for Rome' : 'Once a turn for Rome'}; twice for the Barbarians.`,
      rule: '5.2.1 C',
    });
  }
  parts.push({
    term: 'Supply Action',
    text: `Rome gains ${value + 1} supply points. The Barbarians take ${value} from Rome, once a turn and while Vercingetorix is in play.`,
    rule: '5.2.1 B',
  });
  return parts;
}

const roman = (text: string, rule: string): CardPart => ({ term: 'Rome', text, rule });
const barbarian = (text: string, rule: string): CardPart => ({ term: 'The Barbarians', text, rule });

const EVENTS: Readonly<Record<EventName, readonly CardPart[]>> = {
  'minor-revolt': [
    roman(
      'Choose a tribe of the Barbarians. It goes home: neutral again if nobody else is there, yours and attacking if Barbarians are, still theirs and attacking if Romans are.',
      '11.0 A',
    ),
    barbarian(
      'Choose a tribe of Rome or a neutral one. It goes home, joins you, and attacks Romans there. Not the Helvetii in turn 1.',
      '11.0 A',
    ),
  ],
  'major-revolt': [
    roman('A Minor Revolt.', '11.0 A'),
    barbarian(
      'Choose a tribe of Rome or a neutral one in Celtae or Belgica. It goes home, joins you, and attacks Romans there. Unless it is beaten, Dumnorix (Celtae) or Ambiorix (Belgica) appears, and that area may move. With both on the map it is a Minor Revolt.',
      '11.0 B',
    ),
  ],
  'massive-revolt': [
    roman('A Minor Revolt.', '11.0 A'),
    barbarian(
      'From turn 2: choose four tribes, neutral or of Rome. They go home, join you, and attack Romans there. Vercingetorix appears in one of the areas that are yours then, and up to three areas may move. In turn 1 it is a Minor Revolt.',
      '11.0 C',
    ),
  ],
  'baggage-train': [
    roman('Gain 3 supply points.', '11.0 D'),
    barbarian('Add two steps to units in any one area, or take 2 supply points from Rome.', '11.0 D'),
  ],
};
