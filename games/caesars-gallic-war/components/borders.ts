/*
 * The borders between areas (2.1, 5.2.1 E). What the rules text and its examples say is tagged `rulebook`; the other
 * borders and colours are public knowledge or reconstructed along the rivers and ranges Caesar names.
 */
import { exitsOf, type Link, recordOf } from '../../kit/graph';
import { AREA_IDS, type AreaId, GERMAN_HOME, type Place, type Source } from './areas';

/** A black border lets six units cross, a blue one two (5.2.1 E). */
export type BorderKind = 'black' | 'blue';

/** A border: its kind, where we know of it and of its kind from, and the river or range it follows. */
export interface Border extends Link<AreaId, BorderKind> {
  source: Source;
  kindSource: Source;
  feature: string | null;
}

const border = (
  a: AreaId,
  b: AreaId,
  kind: BorderKind,
  source: Source,
  kindSource: Source,
  feature: string | null = null,
): Border => ({ a, b, kind, source, kindSource, feature });

/** Every border. */
export const BORDERS: readonly Border[] = [
  border('aedui', 'allobroges', 'blue', 'reconstruction', 'reconstruction', 'Rhodanus'),
  border('aedui', 'arverni', 'black', 'reconstruction', 'reconstruction'),
  border('aedui', 'bituriges', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('aedui', 'boii', 'black', 'public', 'public'),
  border('aedui', 'mandubii', 'black', 'public', 'reconstruction'),
  border('aedui', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('aedui', 'sequani', 'blue', 'reconstruction', 'reconstruction', 'Arar'),
  border('allobroges', 'arverni', 'blue', 'reconstruction', 'reconstruction', 'Rhodanus'),
  border('allobroges', 'helvetii', 'black', 'rulebook', 'reconstruction'),
  border('allobroges', 'sequani', 'black', 'rulebook', 'rulebook'),
  border('allobroges', 'transalpine-gaul', 'black', 'rulebook', 'rulebook'),
  border('arverni', 'bituriges', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'boii', 'blue', 'reconstruction', 'reconstruction', 'Elaver'),
  border('arverni', 'pictones', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'santones', 'black', 'reconstruction', 'reconstruction'),
  border('arverni', 'transalpine-gaul', 'blue', 'reconstruction', 'reconstruction', 'Cebenna'),
  border('arverni', 'volcae', 'blue', 'reconstruction', 'reconstruction', 'Cebenna'),
  border('bellovaci', 'carnutes', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bellovaci', 'esuvii', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bellovaci', 'morini', 'blue', 'reconstruction', 'reconstruction', 'Samara'),
  border('bellovaci', 'nervii', 'black', 'reconstruction', 'reconstruction'),
  border('bellovaci', 'remi', 'blue', 'reconstruction', 'reconstruction', 'Axona'),
  border('bellovaci', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Sequana'),
  border('bituriges', 'boii', 'black', 'reconstruction', 'reconstruction'),
  border('bituriges', 'carnutes', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('bituriges', 'pictones', 'black', 'reconstruction', 'reconstruction'),
  border('bituriges', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('carnutes', 'esuvii', 'black', 'reconstruction', 'reconstruction'),
  border('carnutes', 'pictones', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('carnutes', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('carnutes', 'veneti', 'black', 'reconstruction', 'reconstruction'),
  border('esuvii', 'veneti', 'black', 'reconstruction', 'reconstruction'),
  border('germania', 'helvetii', 'blue', 'reconstruction', 'reconstruction', 'Rhenus'),
  border('germania', 'leuci', 'blue', 'public', 'reconstruction', 'Rhenus'),
  border('germania', 'menapi', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'sequani', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'treveri', 'blue', 'public', 'reconstruction', 'Rhenus'),
  border('helvetii', 'sequani', 'blue', 'rulebook', 'reconstruction', 'Iura'),
  border('helvetii', 'transalpine-gaul', 'blue', 'rulebook', 'rulebook', 'Alpes'),
  border('leuci', 'mandubii', 'black', 'public', 'public'),
  border('leuci', 'sequani', 'black', 'reconstruction', 'reconstruction'),
  border('leuci', 'treveri', 'black', 'public', 'public'),
  border('mandubii', 'remi', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'senones', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'sequani', 'black', 'reconstruction', 'reconstruction'),
  border('mandubii', 'treveri', 'black', 'public', 'reconstruction'),
  border('menapi', 'morini', 'black', 'reconstruction', 'reconstruction'),
  border('menapi', 'nervii', 'blue', 'reconstruction', 'reconstruction', 'Scaldis'),
  border('menapi', 'treveri', 'black', 'rulebook', 'reconstruction'),
  border('morini', 'nervii', 'black', 'reconstruction', 'reconstruction'),
  border('nervii', 'remi', 'black', 'reconstruction', 'reconstruction'),
  border('nervii', 'treveri', 'blue', 'reconstruction', 'reconstruction', 'Arduenna silva'),
  border('pictones', 'santones', 'black', 'reconstruction', 'reconstruction'),
  border('pictones', 'veneti', 'blue', 'reconstruction', 'reconstruction', 'Liger'),
  border('remi', 'senones', 'blue', 'reconstruction', 'reconstruction', 'Matrona'),
  border('remi', 'treveri', 'black', 'rulebook', 'reconstruction'),
  border('santones', 'vocates', 'blue', 'reconstruction', 'reconstruction', 'Garumna'),
  border('santones', 'volcae', 'blue', 'reconstruction', 'reconstruction', 'Duranius'),
  border('tarbelli', 'vocates', 'black', 'reconstruction', 'reconstruction'),
  border('tarbelli', 'volcae', 'black', 'reconstruction', 'reconstruction'),
  border('transalpine-gaul', 'volcae', 'black', 'reconstruction', 'reconstruction'),
  border('vocates', 'volcae', 'black', 'reconstruction', 'reconstruction'),
];

/** The borders of every area. */
export const EXITS = exitsOf<AreaId, BorderKind>(AREA_IDS, BORDERS);

const LIMITS: Record<BorderKind, number> = { black: 6, blue: 2 };
const KINDS = recordOf(
  AREA_IDS,
  (id): Partial<Record<AreaId, BorderKind>> =>
    Object.fromEntries(EXITS[id].map(({ to, kind }) => [to, kind])),
);
const KEYS = recordOf(
  AREA_IDS,
  (id): Partial<Record<AreaId, string>> => Object.fromEntries(EXITS[id].map(({ to, key }) => [to, key])),
);

/** Returns the kind of the border between two areas, or undefined when they are not adjacent. */
export function borderBetween(a: AreaId, b: AreaId): BorderKind | undefined {
  return KINDS[a][b];
}

/** Returns the name of a border, the same from both sides, for counting who crosses it; empty when there is none. */
export function borderKey(a: AreaId, b: AreaId): string {
  return KEYS[a][b] ?? '';
}

/** Returns how many of a player's units may cross a border of this kind (5.2.1 E). */
export function borderLimit(kind: BorderKind): number {
  return LIMITS[kind];
}

/** Says whether two areas lie on opposite banks of the Rhine, which bounds Germania (5.2.2 B). */
export function isRhine(a: Place, b: Place): boolean {
  return a === GERMAN_HOME || b === GERMAN_HOME;
}
