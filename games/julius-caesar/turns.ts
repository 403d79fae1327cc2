/* The sequence of play (2.0): who does what after whom. */
import type { AnyFrame } from '../kit/frame';
import type { Play } from '../kit/play';
import type { Side } from './components/blocks';
import { CARD_IDS, eventOf, HAND_SIZE } from './components/cards';
import { cardName, cardOf } from './components/inPlay';
import { isPlace, type PlaceId, placeIndex } from './components/map';
import { enemyOf, type G, type ProcedureOf, romanYear, SIDES, sideName } from './state';

/** Game turns in a year (2.0). */
export const TURNS_IN_YEAR = 5;

const TURNS = Array.from({ length: TURNS_IN_YEAR }, (_, index) => index + 1);

/** A year: cards are dealt and one discarded, five game turns are played, and winter comes (2.0, 8.6). */
export const yearStep: ProcedureOf<'year'> = {
  proceed(play, { number }) {
    const { G } = play;
    G.year = number;
    G.turn = 1;
    for (const side of SIDES) standUp(G, side);
    deal(play);
    if (number > 1) play.journal('8.6', `The year ${romanYear(number)} begins.`, { kind: 'heading' });
    play.become(
      { step: 'discard', sides: [...SIDES] },
      ...TURNS.map((turn) => ({ step: 'turn' as const, sides: [], number: turn })),
      { step: 'winter', sides: [] },
    );
  },
};

/** Blocks killed in the year before stand upright in their levy pool again (8.6). */
function standUp(G: G, side: Side): void {
  for (const block of Object.values(G.secret[side].blocks))
    if (block.place === 'killed') block.place = 'pool';
}

/** Shuffles all cards and deals six to each side, who then discard one (2.1, 8.6). */
function deal(play: Play<G>): void {
  const { secret, played } = play.G;
  const deck = play.shuffle(CARD_IDS);
  const hands = { caesar: deck.slice(0, HAND_SIZE), pompey: deck.slice(HAND_SIZE, 2 * HAND_SIZE) };
  for (const side of SIDES) {
    secret[side].hand = CARD_IDS.filter((id) => hands[side].includes(id));
    secret[side].discard = null;
    played[side] = [];
  }
}

/** A game turn: both sides play a card, which leads to commands and battles (2.0). */
export const turnStep: ProcedureOf<'turn'> = {
  proceed(play, { number }) {
    play.G.turn = number;
    play.journal('2.0', `Turn ${number} of ${romanYear(play.G.year)}.`, { kind: 'heading' });
    play.become({ step: 'card', sides: [...SIDES] });
  },
};

/** Returns the card a side's revealed card counts as: Apollo is the enemy's card of the turn before. */
export function effectiveCard(G: G, side: Side): string {
  const cards = G.played[side];
  const card = cards[cards.length - 1];
  if (eventOf(card) !== 'apollo' || cards.length < 2) return card;
  const before = G.played[enemyOf(side)][cards.length - 2];
  return eventOf(before) === 'apollo' ? card : before;
}

/** Works out Player 1 from the two cards just revealed; commands and battles follow (2.1 to 2.3). */
export function startCommands(play: Play<G>): void {
  const { G } = play;
  const caesar = cardOf(G, effectiveCard(G, 'caesar'));
  const pompey = cardOf(G, effectiveCard(G, 'pompey'));
  if (caesar.kind === 'event' && pompey.kind === 'event') {
    play.journal('2.1', 'Both cards are events: they cancel each other and the turn ends.');
    play.finish();
    return;
  }
  if (caesar.kind === 'event') G.player1 = 'caesar';
  else if (pompey.kind === 'event') G.player1 = 'pompey';
  else G.player1 = pompey.moves > caesar.moves ? 'pompey' : 'caesar';
  play.journal('2.1', `${sideName(G.player1)} is Player 1.`);
  const event = eventOf(effectiveCard(G, G.player1));
  play.become(...commandOf(G, G.player1), ...commandOf(G, enemyOf(G.player1)), {
    step: 'battles',
    sides: [G.player1],
    surprise: event === 'mars' || event === 'neptune',
  });
}

/** Returns what a side's card lets it do: moves, then levies, or an event (2.2, 6.0). */
export function commandOf(G: G, side: Side): AnyFrame<G>[] {
  const card = cardOf(G, effectiveCard(G, side));
  const sides = [side];
  const moves = { group: null, groups: 0, held: [], roads: {} };
  if (card.kind === 'command') {
    return [
      { step: 'move', sides, event: null, moves: card.moves, amphibious: true, ...moves },
      { step: 'main', sides },
      { step: 'levy', sides, levies: card.levies },
    ];
  }
  if (card.event === 'jupiter' || card.event === 'vulcan') return [{ step: card.event, sides }];
  return [
    { step: 'move', sides, event: card.event, moves: 1, amphibious: false, ...moves },
    { step: 'main', sides },
  ];
}

/** Returns the places in which a battle is still to be fought. */
export function contestedPlaces(G: G): PlaceId[] {
  return Object.keys(G.contests)
    .filter(isPlace)
    .sort((a, b) => placeIndex(a) - placeIndex(b));
}

/** Describes a revealed card in the journal. */
export function describeCard(G: G, side: Side): string {
  const cards = G.played[side];
  const shown = cards[cards.length - 1];
  const counts = effectiveCard(G, side);
  const copy = counts === shown ? '' : `, a copy of ${cardName(G, counts)}`;
  return `${sideName(side)} plays ${cardName(G, shown)}${copy}.`;
}
