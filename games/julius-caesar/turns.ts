/* The sequence of play (2.0): who does what after whom. */
import type { Play } from '../kit/play';
import type { Side } from './components/blocks';
import { CARD_IDS, cardName, cardOf, eventOf, HAND_SIZE } from './components/cards';
import { isPlace, type PlaceId, placeIndex } from './components/map';
import { type Command, enemyOf, type G, SIDES, type Step, seatOf, sideName } from './state';

/** Game turns in a year (2.0). */
export const TURNS_IN_YEAR = 5;

/** Shuffles all cards and deals six to each side, who then discard one (2.1, 8.6). */
export function startYear(G: G, shuffle: (cards: readonly string[]) => string[]): void {
  const deck = shuffle(CARD_IDS);
  const hands = { caesar: deck.slice(0, HAND_SIZE), pompey: deck.slice(HAND_SIZE, 2 * HAND_SIZE) };
  for (const side of SIDES) {
    const secret = G.secret[side];
    secret.hand = CARD_IDS.filter((id) => hands[side].includes(id));
    secret.discard = null;
    G.played[side] = [];
  }
  G.turn = 1;
}

/** Returns the card a side's revealed card counts as: Apollo is the enemy's card of the turn before. */
export function effectiveCard(G: G, side: Side): string {
  const cards = G.played[side];
  const card = cards[cards.length - 1];
  if (eventOf(card) !== 'apollo' || cards.length < 2) return card;
  const before = G.played[enemyOf(side)][cards.length - 2];
  return eventOf(before) === 'apollo' ? card : before;
}

/** Works out Player 1 from the two cards just revealed and starts the command phase (2.1). */
export function startCommands(play: Play<G>): void {
  const { G } = play;
  const caesar = cardOf(effectiveCard(G, 'caesar'));
  const pompey = cardOf(effectiveCard(G, 'pompey'));
  if (caesar.kind === 'event' && pompey.kind === 'event') {
    play.journal('2.1', 'Both cards are events: they cancel each other and the turn ends.');
    endTurn(play);
    return;
  }
  if (caesar.kind === 'event') G.player1 = 'caesar';
  else if (pompey.kind === 'event') G.player1 = 'pompey';
  else G.player1 = pompey.moves > caesar.moves ? 'pompey' : 'caesar';
  play.journal('2.1', `${sideName(G.player1)} is Player 1.`);
  startCommand(play, G.player1);
}

function startCommand(play: Play<G>, side: Side): void {
  const card = cardOf(effectiveCard(play.G, side));
  const command: Command = {
    side,
    event: null,
    moves: 1,
    levies: 0,
    group: null,
    groups: 0,
    amphibious: false,
    crossing: [],
    held: [],
    roads: {},
    defector: null,
  };
  let step: Step = 'move';
  if (card.kind === 'command') {
    command.moves = card.moves;
    command.levies = card.levies;
    command.amphibious = true;
  } else {
    command.event = card.event;
    if (card.event === 'jupiter' || card.event === 'vulcan') step = card.event;
    play.G.surprise = card.event === 'mars' || card.event === 'neptune';
  }
  play.G.command = command;
  play.become(step, [seatOf(side)]);
}

/** Ends a side's half of the command phase: Player 2 follows, then the battles (2.2, 2.3). */
export function endCommand(play: Play<G>): void {
  const { G } = play;
  const side = G.command?.side;
  G.command = null;
  if (side === G.player1) startCommand(play, enemyOf(G.player1));
  else play.become('battles', [seatOf(G.player1)]);
}

/** Ends the game turn: the next card is played, or after the fifth turn winter comes (2.0, 8.0). */
export function endTurn(play: Play<G>): void {
  const { G } = play;
  G.command = null;
  G.battle = null;
  G.surprise = false;
  if (G.turn < TURNS_IN_YEAR) {
    G.turn++;
    play.become('card', ['0', '1']);
  } else {
    play.become('year', [seatOf('caesar')]);
  }
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
  const copy = counts === shown ? '' : `, a copy of ${cardName(counts)}`;
  return `${sideName(side)} plays ${cardName(shown)}${copy}.`;
}
