/** An argument of a move: an id or a small number, so that it travels as JSON. */
export type Argument = string | number;

/** A move by its name, with all its arguments. */
export interface LegalMove {
  move: string;
  args: readonly Argument[];
}
