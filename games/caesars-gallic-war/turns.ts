/* The sequence of play (4.0). */
import type { Play } from '../kit/play';
import { CARD_IDS, HAND_SIZE, MASSIVE_REVOLT } from './components/cards';
import { tribesControlled } from './control';
import { type G, type Side, seatOf, yearBC } from './state';

/** The game is decided after this turn (8.0). */
export const LAST_TURN = 8;
/** Card plays in a turn (5.2). */
export const CARDS_IN_TURN = HAND_SIZE;
/** Tribes Rome must control for the Barbarian player to take Massive Revolt for nothing (5.1). */
const THREATENING_TRIBES = 13;
/** In 52 BC he may have it for 1 VP (5.1). */
const TURN_OF_REVOLT = 7;

/** Says whether the Barbarian player may take the Massive Revolt card into his hand (5.1). */
export function mayTake(G: G): boolean {
  return G.massiveRevolt !== 'out' && tribesControlled(G, 'roman') >= THREATENING_TRIBES;
}

/** Says whether the Barbarian player may pay 1 VP for the Massive Revolt card (5.1). */
export function mayPay(G: G): boolean {
  return G.massiveRevolt !== 'out' && G.turn === TURN_OF_REVOLT && !mayTake(G);
}

/** Begins the next turn with its cards (5.1). */
export function startTurn(play: Play<G>): void {
  const { G } = play;
  G.round = 1;
  G.active = 'roman';
  G.played = { roman: [], barbarian: [] };
  G.activations = { roman: [], barbarian: [] };
  G.raids = 0;
  if (G.massiveRevolt !== 'out') G.massiveRevolt = 'deck';
  play.journal('4.0', `Turn ${G.turn}, ${yearBC(G.turn)} BC.`);
  if (mayTake(G) || mayPay(G)) {
    G.active = 'barbarian';
    play.become('pick', [seatOf('barbarian')]);
  } else {
    deal(play);
  }
}

/** Deals five cards to each player, four to a Barbarian player who has taken Massive Revolt (5.1). */
export function deal(play: Play<G>): void {
  const { G } = play;
  dealHands(G, (cards) => play.shuffle(cards));
  startCards(play);
}

/** Shuffles the deck and deals the hands (5.1). In solitaire play they are stacks that nobody looks at (9.2). */
export function dealHands(G: G, shuffle: (cards: readonly string[]) => string[]): void {
  const { massiveRevolt, variants, secret } = G;
  const deck = shuffle(massiveRevolt === 'deck' ? CARD_IDS : OTHER_CARDS);
  const roman = deck.slice(0, HAND_SIZE);
  const barbarian = deck.slice(HAND_SIZE, 2 * HAND_SIZE);
  const holds = massiveRevolt === 'taken' || massiveRevolt === 'bought';
  if (holds) barbarian.splice(0, 1, MASSIVE_REVOLT);
  const stacked = massiveRevolt === 'taken' ? shuffle(barbarian) : barbarian;
  secret.roman.hand = variants.solitaire ? roman : inOrder(roman);
  secret.barbarian.hand = variants.solitaire ? stacked : inOrder(barbarian);
}

const OTHER_CARDS = CARD_IDS.filter((card) => card !== MASSIVE_REVOLT);

function inOrder(hand: readonly string[]): string[] {
  return CARD_IDS.filter((card) => hand.includes(card));
}

function startCards(play: Play<G>): void {
  const { G } = play;
  G.active = 'roman';
  if (G.variants.solitaire) play.become('play', []);
  else play.become('card', ['0', '1']);
}

/** Returns the side that flips its next card in solitaire play, or null when both have played (9.2). */
export function nextToFlip(G: G): Side | null {
  const order: Side[] = G.first === 'roman' ? ['roman', 'barbarian'] : ['barbarian', 'roman'];
  return order.find((side) => G.played[side].length < G.round) ?? null;
}
