/*
 * The borders between areas (2.1, 5.2.1 E). What the rules text and its examples say is tagged `rulebook`; the other
 * borders and colours are the second edition's, without the two areas it adds, or known from public reports of this
 * one. The rivers and ranges they follow are our reading of the map.
 */
import { exitsOf, type Link } from '../../kit/graph';
import { recordOf } from '../../kit/record';
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
  border('aedui', 'allobroges', 'blue', 'designer-2e', 'designer-2e', 'Arar'),
  border('aedui', 'arverni', 'blue', 'designer-2e', 'designer-2e', 'Elaver'),
  border('aedui', 'bituriges', 'blue', 'designer-2e', 'designer-2e', 'Liger'),
  border('aedui', 'boii', 'black', 'public', 'public'),
  border('aedui', 'mandubii', 'black', 'public', 'designer-2e'),
  border('aedui', 'sequani', 'blue', 'designer-2e', 'designer-2e', 'Arar'),
  border('allobroges', 'boii', 'blue', 'designer-2e', 'designer-2e', 'Rhodanus'),
  border('allobroges', 'helvetii', 'blue', 'rulebook', 'designer-2e', 'Lemannus lacus'),
  border('allobroges', 'sequani', 'black', 'rulebook', 'rulebook'),
  border('allobroges', 'transalpine-gaul', 'black', 'rulebook', 'rulebook'),
  border('andes', 'carnutes', 'blue', 'designer-2e', 'designer-2e', 'Sarta'),
  border('andes', 'esuvii', 'black', 'designer-2e', 'designer-2e'),
  border('andes', 'pictones', 'blue', 'designer-2e', 'designer-2e', 'Liger'),
  border('andes', 'veneti', 'black', 'designer-2e', 'designer-2e'),
  border('arverni', 'bituriges', 'black', 'designer-2e', 'designer-2e'),
  border('arverni', 'boii', 'blue', 'designer-2e', 'designer-2e', 'Elaver'),
  border('arverni', 'cadurci', 'blue', 'designer-2e', 'designer-2e', 'Duranius'),
  border('arverni', 'santones', 'black', 'designer-2e', 'designer-2e'),
  border('arverni', 'volcae', 'blue', 'designer-2e', 'designer-2e', 'Cebenna'),
  border('atrebates', 'bellovaci', 'blue', 'designer-2e', 'designer-2e', 'Samara'),
  border('atrebates', 'menapi', 'black', 'designer-2e', 'designer-2e'),
  border('atrebates', 'remi', 'blue', 'designer-2e', 'designer-2e', 'Scaldis'),
  border('bellovaci', 'esuvii', 'blue', 'designer-2e', 'designer-2e', 'Sequana'),
  border('bellovaci', 'mandubii', 'blue', 'designer-2e', 'designer-2e', 'Sequana'),
  border('bellovaci', 'remi', 'black', 'designer-2e', 'designer-2e'),
  border('bituriges', 'carnutes', 'black', 'designer-2e', 'designer-2e'),
  border('bituriges', 'mandubii', 'blue', 'designer-2e', 'designer-2e', 'Liger'),
  border('bituriges', 'pictones', 'black', 'designer-2e', 'designer-2e'),
  border('bituriges', 'santones', 'blue', 'designer-2e', 'designer-2e', 'Crosa'),
  border('boii', 'transalpine-gaul', 'black', 'designer-2e', 'designer-2e'),
  border('boii', 'volcae', 'black', 'designer-2e', 'designer-2e'),
  border('cadurci', 'santones', 'black', 'designer-2e', 'designer-2e'),
  border('cadurci', 'tarbelli', 'blue', 'designer-2e', 'designer-2e', 'Garumna'),
  border('cadurci', 'tolosates', 'blue', 'designer-2e', 'designer-2e', 'Tarnis'),
  border('cadurci', 'volcae', 'blue', 'designer-2e', 'designer-2e', 'Tarnis'),
  border('carnutes', 'esuvii', 'blue', 'designer-2e', 'designer-2e', 'Autura'),
  border('carnutes', 'mandubii', 'blue', 'designer-2e', 'designer-2e', 'Lupa'),
  border('carnutes', 'pictones', 'black', 'designer-2e', 'designer-2e'),
  border('esuvii', 'mandubii', 'black', 'designer-2e', 'designer-2e'),
  border('germania', 'leuci', 'blue', 'public', 'designer-2e', 'Rhenus'),
  border('germania', 'menapi', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'sequani', 'blue', 'rulebook', 'rulebook', 'Rhenus'),
  border('germania', 'treveri', 'blue', 'public', 'designer-2e', 'Rhenus'),
  border('helvetii', 'sequani', 'blue', 'rulebook', 'designer-2e', 'Iura'),
  border('helvetii', 'transalpine-gaul', 'blue', 'rulebook', 'rulebook', 'Alpes'),
  border('leuci', 'mandubii', 'black', 'public', 'public'),
  border('leuci', 'sequani', 'black', 'designer-2e', 'designer-2e'),
  border('leuci', 'treveri', 'black', 'public', 'public'),
  border('mandubii', 'remi', 'blue', 'designer-2e', 'designer-2e', 'Matrona'),
  border('mandubii', 'sequani', 'black', 'designer-2e', 'designer-2e'),
  border('mandubii', 'treveri', 'black', 'public', 'designer-2e'),
  border('menapi', 'remi', 'blue', 'designer-2e', 'designer-2e', 'Sabis'),
  border('menapi', 'treveri', 'blue', 'rulebook', 'designer-2e', 'Mosa'),
  border('pictones', 'santones', 'blue', 'designer-2e', 'designer-2e', 'Carantonus'),
  border('pictones', 'veneti', 'blue', 'designer-2e', 'designer-2e', 'Liger'),
  border('remi', 'treveri', 'blue', 'rulebook', 'designer-2e', 'Mosa'),
  border('santones', 'tarbelli', 'blue', 'designer-2e', 'designer-2e', 'Garumna'),
  border('tarbelli', 'tolosates', 'black', 'designer-2e', 'designer-2e'),
  border('tolosates', 'volcae', 'black', 'designer-2e', 'designer-2e'),
  border('transalpine-gaul', 'volcae', 'black', 'designer-2e', 'designer-2e'),
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
