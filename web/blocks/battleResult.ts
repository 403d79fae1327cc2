import type { BattleLanguage } from './battle';
import type { BattleTale, Loss, Losses } from './battleTale';

/** How a battle has ended, in sentences. */
export interface BattleResult {
  place: string;
  /** Who holds the place. */
  holds: string;
  /** What each side has lost. */
  losses: readonly string[];
}

/**
 * Returns how a battle has ended, for somebody who holds some sides: those are `you`. To who holds none it is told of all
 * sides alike. Null while it is fought.
 */
export function battleResult(
  { place, holder, losses }: BattleTale,
  language: BattleLanguage,
  own: readonly string[],
): BattleResult | null {
  if (holder === null) return null;
  const { sides, placeName, subjectOf } = language;
  const isOwn = (side: string) => own.length < sides.length && own.includes(side);
  const subject = (side: string) => (isOwn(side) ? { name: 'You', isMany: true } : subjectOf(side));
  const { name, isMany } = subject(holder);
  const title = placeName(place);
  const inOrder = [...sides].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return {
    place: title,
    holds: `${name} ${isMany ? 'hold' : 'holds'} ${title}.`,
    losses: inOrder.map((side) => `${subject(side).name} lost ${lossWords(losses[side], language)}`),
  };
}

function lossWords(losses: Losses | undefined, language: BattleLanguage): string {
  if (losses === undefined) return 'nothing.';
  const { steps, pieces } = losses;
  const { pieceName, subjectOf } = language;
  const namesOf = (some: readonly Loss[]) => some.map(({ piece }) => pieceName(piece)).join(', ');
  const gone = pieces.filter(({ joins }) => joins === null);
  const joined = pieces.flatMap(({ piece, joins }) =>
    joins === null ? [] : [` ${pieceName(piece)} joined ${subjectOf(joins).name}.`],
  );
  const counted = `${steps} ${steps === 1 ? 'step' : 'steps'}`;
  if (gone.length === 0) return `${steps === 0 ? 'nothing' : counted}.${joined.join('')}`;
  if (steps === 0) return `${namesOf(gone)}.${joined.join('')}`;
  return `${counted}: ${namesOf(gone)} ${gone.length === 1 ? 'is' : 'are'} gone.${joined.join('')}`;
}
