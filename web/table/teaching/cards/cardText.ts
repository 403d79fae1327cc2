/** What there is to know of a card. */
export interface CardText {
  /** Its name, or what it is called by. */
  name: string;
  /** What its parts mean, in the order in which they stand on it. */
  parts: readonly CardPart[];
}

/** A part of a card, or one of the ways to use it. */
export interface CardPart {
  term: string;
  text: string;
  /** The number of the rule behind it. */
  rule: string;
}
