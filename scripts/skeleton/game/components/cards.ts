/* The cards (1.2). A card is the number that is printed on it. */
export type Card = number;

/** The cards of each side. */
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5];

/** What a player sees of a card that lies face down. */
export const HIDDEN_CARD: Card = 0;
