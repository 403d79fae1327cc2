/** An argument of a move: an id or a small number, so that it travels as JSON. */
export type Argument = string | number;

/** A move by its name, with all its arguments. */
export interface LegalMove {
  /** The name of the move. */
  move: string;
  /** All its arguments, in order. */
  args: readonly Argument[];
}

/** What is legal for a side, as it stands. */
export interface Legal {
  /**
   * Returns the values that a move's next argument may have after those chosen; none when the move is complete with them, or is
   * not legal so.
   */
  options(move: string, chosen: readonly Argument[]): readonly Argument[];
  /** Says whether a move is legal. */
  has(move: LegalMove): boolean;
}
