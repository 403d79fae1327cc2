import type { Stacked } from '../../kit/frame';
import { type JournalLine, journalOf } from '../../kit/journal';
import { expect } from '../runner';
import type { SubjectParts } from '../subject';
import { watchStates } from './games';

/** Every line is about places of the game, and pieces a spectator sees before the move or after it, or kinds of them. */
export function subjectsAreKnown<G extends Stacked>(parts: SubjectParts<G>): void {
  const { rulebook, places, sections, kinds = [] } = parts;
  let seen = '';
  let about = 0;
  watchStates(parts, 1, ({ state }) => {
    const lines = journalOf(state.deltalog ?? []).flatMap((entry) => entry.lines);
    const sees = JSON.stringify(rulebook.view(state.G, []));
    for (const line of lines) {
      expect(line.text).toMatch(/^[A-Z0-9].*[.!?]$/);
      if (sections !== undefined) expect([...sections, '']).toContain(line.rule);
      for (const place of line.places ?? []) expect(places).toContain(place);
      for (const piece of piecesOf(line)) {
        const isSeen =
          kinds.includes(piece) || [seen, sees].some((view) => view.includes(JSON.stringify(piece)));
        expect(isSeen, `${piece} of "${line.text}" is in nobody's sight`).toBe(true);
      }
      if (line.places !== undefined || line.pieces !== undefined) about++;
    }
    seen = sees;
  });
  if (places.length > 0) expect(about).toBeGreaterThan(100);
}

function piecesOf({ pieces = [], battle }: JournalLine): readonly string[] {
  return battle !== undefined && 'piece' in battle ? [...pieces, battle.piece] : pieces;
}
