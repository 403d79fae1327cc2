/* What sides have lost, counted and in plain words. */
import type { Side } from '../../../games/kit/frame';
import type { Loss } from '../../../games/kit/journal';
import { listOf } from '../../ui/words';

/** What a side has lost in a place, or in several, in words. */
export interface LossWords {
  text: string;
  places: readonly string[];
}

/** What is lost in more places than so many is told together. */
const MOST_PLACES = 3;
/** So many kinds of pieces are named. */
const MOST_KINDS = 5;

/** Returns what `who` has lost, place by place, the heaviest losses first. */
export function lossesInWords(
  who: string,
  losses: readonly Loss[],
  nameOf: (place: string) => string,
): LossWords[] {
  const byPlace = new Map<string | undefined, Loss[]>();
  for (const loss of losses) byPlace.set(loss.place, [...(byPlace.get(loss.place) ?? []), loss]);
  const places = [...byPlace.keys()].filter((place) => place !== undefined);
  if (places.length > MOST_PLACES) {
    const elsewhere = byPlace.get(undefined) ?? [];
    const onMap = losses.filter(({ place }) => place !== undefined);
    const told = { text: `${who} lost ${wordsFor(onMap, ` in ${places.length} places`)}.`, places };
    return elsewhere.length === 0
      ? [told]
      : [told, { text: `${who} lost ${wordsFor(elsewhere, '')}.`, places: [] }];
  }
  return [...byPlace]
    .sort(([, one], [, other]) => piecesIn(other) - piecesIn(one))
    .map(([place, lost]) => ({
      text: `${who} lost ${wordsFor(lost, place === undefined ? '' : ` in ${nameOf(place)}`)}.`,
      places: place === undefined ? [] : [place],
    }));
}

/** Returns the losses of a side among others'. */
export function lossesOf(losses: readonly Loss[], side: Side): Loss[] {
  return losses.filter((loss) => loss.side === side);
}

/** Returns losses by what is lost, alike ones together: `3 Legions`, `an Auxilia`, `Caesar`. */
export function kindsOf(losses: readonly Loss[]): string[] {
  const kinds = new Map<string, Loss>();
  for (const loss of losses)
    kinds.set(loss.one, { ...loss, count: loss.count + (kinds.get(loss.one)?.count ?? 0) });
  return [...kinds.values()].map(inWords);
}

function wordsFor(losses: readonly Loss[], where: string): string {
  const pieces = kindsOf(losses.filter(({ kind }) => kind === undefined));
  const others = kindsOf(losses.filter(({ kind }) => kind !== undefined));
  if (pieces.length < 2) return `${listOf([...pieces, ...others])}${where}`;
  const rest = pieces.length - MOST_KINDS;
  const named = rest > 0 ? [...pieces.slice(0, MOST_KINDS), `${rest} more`] : pieces;
  const besides = others.length === 0 ? '' : `, and ${listOf(others)}`;
  return `${piecesIn(losses)} pieces${where}: ${listOf(named)}${besides}`;
}

function piecesIn(losses: readonly Loss[]): number {
  return losses.reduce((sum, { kind, count }) => sum + (kind === undefined ? count : 0), 0);
}

function inWords({ one, many, count }: Loss): string {
  if (many === undefined) return one;
  return count > 1 ? `${count} ${many}` : `${/^[AEIOU]/i.test(one) ? 'an' : 'a'} ${one}`;
}
