/**
 * Returns a side's pieces as its enemy sees them. Pieces in `shown` keep their id; the others become nameless tokens
 * called after their `look` and numbered among those that look alike, so that neither ids nor order tell which is
 * which. `token` returns what is seen of a piece.
 */
export function faceless<Piece, Token>(
  pieces: Readonly<Record<string, Piece>>,
  shown: ReadonlySet<string>,
  look: (piece: Piece) => string,
  token: (piece: Piece, isShown: boolean) => Token,
): Record<string, Token> {
  const masked: Record<string, Token> = {};
  const alike: Record<string, Token[]> = {};
  for (const id in pieces) {
    const seen = token(pieces[id], shown.has(id));
    if (shown.has(id)) masked[id] = seen;
    else {
      const name = look(pieces[id]);
      alike[name] ??= [];
      alike[name].push(seen);
    }
  }
  for (const name of Object.keys(alike).sort()) {
    for (const [index, seen] of alike[name].entries()) masked[`?${name} ${index + 1}`] = seen;
  }
  return masked;
}
