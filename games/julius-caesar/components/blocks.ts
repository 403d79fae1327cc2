/*
 * The 63 blocks (3.0). Owners, kinds, levy rules and the ratings the rulebook prints are the rulebook's; the other
 * ratings, strengths and levy cities are not in the rules text and were transcribed from the published labels.
 */
import type { CityId } from './map';

/** The two players (1.1). */
export type Side = 'caesar' | 'pompey';

/** What a block stands for (3.2). */
export type BlockKind =
  /** Three a side, of whom one comes when another is lost (3.21). */
  | 'leader'
  /** Rated C, veterans hitting more often (3.22). */
  | 'legion'
  /** Rated B (3.24). */
  | 'equitatus'
  /** An equitatus with strengths of 4 and 2 only (7.41). */
  | 'elephant'
  /** Light infantry (B1) and archers (A1), levied in any friendly city (3.23). */
  | 'auxilia'
  /** Levied in any friendly city (3.25). */
  | 'ballista'
  /** Levied in major ports (3.26). */
  | 'navis'
  /** Of the side she has joined last (3.27). */
  | 'cleopatra';

/** When a block takes its battle turn (3.12). */
export type Initiative = 'A' | 'B' | 'C' | 'D';

/** The label of a block (3.1). */
export interface BlockFace {
  owner: Side;
  name: string;
  kind: BlockKind;
  /** The letter of the combat rating; a ballista's is that of a defender (7.42). */
  initiative: Initiative;
  /** The highest roll that hits. */
  firepower: number;
  /** The strengths the block can stand at, weakest first. */
  strengths: readonly number[];
  /** The city on the label of legions, equitatus and the elephant, where they are levied (3.13, 6.4). */
  levyCity?: CityId;
}

const II = [1, 2];
const III = [1, 2, 3];
const IV = [1, 2, 3, 4];

type Rating = `${Initiative}${number}`;

function block(
  owner: Side,
  kind: BlockKind,
  name: string,
  rating: Rating,
  strengths: readonly number[],
  levyCity?: CityId,
): BlockFace {
  const firepower = Number(rating.slice(1));
  return { owner, kind, name, initiative: initiativeOf(rating), firepower, strengths, levyCity };
}

function initiativeOf(rating: Rating): Initiative {
  return INITIATIVES.find((letter) => rating.startsWith(letter)) ?? 'D';
}

/** The order of battle turns (7.2). */
export const INITIATIVES: readonly Initiative[] = ['A', 'B', 'C', 'D'];

/** Every block by id. */
export const BLOCKS: Readonly<Record<string, BlockFace>> = {
  'c-caesar': block('caesar', 'leader', 'Caesar', 'A3', III),
  'c-antonius': block('caesar', 'leader', 'Antonius', 'A2', II),
  'c-octavian': block('caesar', 'leader', 'Octavian', 'A2', III),
  'c-legio-7': block('caesar', 'legion', 'Legio 7', 'C2', III, 'tarraco'),
  'c-legio-8': block('caesar', 'legion', 'Legio 8', 'C3', III, 'tarraco'),
  'c-legio-9': block('caesar', 'legion', 'Legio 9', 'C2', III, 'carthago-nova'),
  'c-legio-10': block('caesar', 'legion', 'Legio 10', 'C4', III, 'corduba'),
  'c-legio-11': block('caesar', 'legion', 'Legio 11', 'C3', III, 'genua'),
  'c-legio-12': block('caesar', 'legion', 'Legio 12', 'C3', III, 'genua'),
  'c-legio-13': block('caesar', 'legion', 'Legio 13', 'C3', III, 'ravenna'),
  'c-legio-14': block('caesar', 'legion', 'Legio 14', 'C3', III, 'ravenna'),
  'c-legio-16': block('caesar', 'legion', 'Legio 16', 'C2', III, 'aquileia'),
  'c-legio-17': block('caesar', 'legion', 'Legio 17', 'C2', IV, 'rome'),
  'c-legio-18': block('caesar', 'legion', 'Legio 18', 'C2', IV, 'neapolis'),
  'c-legio-19': block('caesar', 'legion', 'Legio 19', 'C2', IV, 'syracuse'),
  'c-legio-20': block('caesar', 'legion', 'Legio 20', 'C2', IV, 'athena'),
  'c-legio-21': block('caesar', 'legion', 'Legio 21', 'C3', IV, 'ancyra'),
  'c-equitatus-1': block('caesar', 'equitatus', 'Equitatus 1', 'B2', III, 'lugdunum'),
  'c-equitatus-2': block('caesar', 'equitatus', 'Equitatus 2', 'B2', II, 'toletum'),
  'c-equitatus-3': block('caesar', 'equitatus', 'Equitatus 3', 'B3', II, 'byzantium'),
  'c-equitatus-4': block('caesar', 'equitatus', 'Equitatus 4', 'B3', III, 'antioch'),
  'c-auxilia-1': block('caesar', 'auxilia', 'Auxilia 1', 'B1', IV),
  'c-auxilia-2': block('caesar', 'auxilia', 'Auxilia 2', 'B1', IV),
  'c-auxilia-3': block('caesar', 'auxilia', 'Auxilia 3', 'A1', III),
  'c-auxilia-4': block('caesar', 'auxilia', 'Auxilia 4', 'A1', III),
  'c-ballista': block('caesar', 'ballista', 'Ballista', 'B4', II),
  'c-navis-1': block('caesar', 'navis', 'Navis 1', 'D2', II),
  'c-navis-2': block('caesar', 'navis', 'Navis 2', 'D2', II),
  'c-navis-3': block('caesar', 'navis', 'Navis 3', 'D2', II),
  'c-navis-4': block('caesar', 'navis', 'Navis 4', 'D3', II),
  'c-navis-5': block('caesar', 'navis', 'Navis 5', 'D3', II),
  cleopatra: block('pompey', 'cleopatra', 'Cleopatra', 'C1', IV),
  'p-pompey': block('pompey', 'leader', 'Pompey', 'B3', III),
  'p-scipio': block('pompey', 'leader', 'Scipio', 'A2', III),
  'p-brutus': block('pompey', 'leader', 'Brutus', 'A2', II),
  'p-legio-1': block('pompey', 'legion', 'Legio 1', 'C2', IV, 'rome'),
  'p-legio-2': block('pompey', 'legion', 'Legio 2', 'C2', IV, 'carthago-nova'),
  'p-legio-3': block('pompey', 'legion', 'Legio 3', 'C3', III, 'ravenna'),
  'p-legio-4': block('pompey', 'legion', 'Legio 4', 'C2', III, 'carthago-nova'),
  'p-legio-5': block('pompey', 'legion', 'Legio 5', 'C2', III, 'tarraco'),
  'p-legio-6': block('pompey', 'legion', 'Legio 6', 'C2', III, 'tarraco'),
  'p-legio-32': block('pompey', 'legion', 'Legio 32', 'C2', III, 'athena'),
  'p-legio-33': block('pompey', 'legion', 'Legio 33', 'C3', III, 'creta'),
  'p-legio-34': block('pompey', 'legion', 'Legio 34', 'C3', III, 'antioch'),
  'p-legio-35': block('pompey', 'legion', 'Legio 35', 'C2', III, 'byzantium'),
  'p-legio-36': block('pompey', 'legion', 'Legio 36', 'C2', IV, 'ephesus'),
  'p-legio-37': block('pompey', 'legion', 'Legio 37', 'C2', III, 'syracuse'),
  'p-legio-38': block('pompey', 'legion', 'Legio 38', 'C2', IV, 'alexandria'),
  'p-legio-39': block('pompey', 'legion', 'Legio 39', 'C2', III, 'utica'),
  'p-equitatus-1': block('pompey', 'equitatus', 'Equitatus 1', 'B3', II, 'toletum'),
  'p-equitatus-2': block('pompey', 'equitatus', 'Equitatus 2', 'B2', IV, 'badias'),
  'p-equitatus-3': block('pompey', 'equitatus', 'Equitatus 3', 'B2', III, 'antioch'),
  'p-elephant': block('pompey', 'elephant', 'Elephant', 'B3', [2, 4], 'utica'),
  'p-auxilia-1': block('pompey', 'auxilia', 'Auxilia 1', 'B1', IV),
  'p-auxilia-2': block('pompey', 'auxilia', 'Auxilia 2', 'B1', IV),
  'p-auxilia-3': block('pompey', 'auxilia', 'Auxilia 3', 'A1', III),
  'p-auxilia-4': block('pompey', 'auxilia', 'Auxilia 4', 'A1', III),
  'p-ballista': block('pompey', 'ballista', 'Ballista', 'B4', II),
  'p-navis-1': block('pompey', 'navis', 'Navis 1', 'D3', II),
  'p-navis-2': block('pompey', 'navis', 'Navis 2', 'D3', II),
  'p-navis-3': block('pompey', 'navis', 'Navis 3', 'D2', II),
  'p-navis-4': block('pompey', 'navis', 'Navis 4', 'D2', II),
  'p-navis-5': block('pompey', 'navis', 'Navis 5', 'D2', II),
};

/** The third leader of each side, added to its levy pool when a leader is lost (7.51). */
export const THIRD_LEADER: Record<Side, string> = { caesar: 'c-octavian', pompey: 'p-brutus' };

/** The historical deployment (5.1); blocks not named here start in the levy pool. */
export const HISTORICAL: Record<Side, Partial<Record<CityId, readonly string[]>>> = {
  caesar: {
    ravenna: ['c-caesar', 'c-legio-13', 'c-navis-2'],
    genua: ['c-antonius', 'c-legio-8', 'c-legio-12'],
    narbo: ['c-legio-7', 'c-legio-9', 'c-legio-10'],
    massilia: ['c-legio-11', 'c-legio-14', 'c-navis-1'],
    lugdunum: ['c-legio-16', 'c-equitatus-1'],
  },
  pompey: {
    alexandria: ['cleopatra', 'p-navis-2'],
    neapolis: ['p-pompey', 'p-legio-1', 'p-navis-1'],
    antioch: ['p-scipio', 'p-legio-34'],
    'carthago-nova': ['p-legio-2', 'p-legio-4'],
    brundisium: ['p-legio-3'],
    tarraco: ['p-legio-5', 'p-legio-6', 'p-equitatus-1'],
    syracuse: ['p-legio-37'],
    utica: ['p-legio-39', 'p-navis-3'],
  },
};

/** The colour of the wood, which everybody sees (1.3): tan blocks are Caesar's, green ones Pompey's, Cleopatra is blue. */
export type Colour = 'tan' | 'green' | 'blue';

/** The colours in the order of the rulebook. */
export const COLOURS: readonly Colour[] = ['tan', 'green', 'blue'];

const COLOUR: Readonly<Record<string, Colour>> = Object.fromEntries(
  Object.entries(BLOCKS).map(([id, { owner, kind }]) => [
    id,
    kind === 'cleopatra' ? 'blue' : owner === 'caesar' ? 'tan' : 'green',
  ]),
);

/** Returns the colour of a block, also of a token that is seen from behind. */
export function colourOf(id: string): Colour {
  const colour = COLOUR[id] ?? COLOURS.find((each) => id.startsWith(`?${each} `));
  if (colour === undefined) throw new Error(`${id} has no colour`);
  return colour;
}

/** Returns the face of a block. Throws for a block whose face is hidden. */
export function faceOf(id: string): BlockFace {
  const face = BLOCKS[id];
  if (face === undefined) throw new Error(`the face of ${id} is hidden`);
  return face;
}

/** Returns the highest strength of a block (3.11). */
export function fullStrength(id: string): number {
  const { strengths } = faceOf(id);
  return strengths[strengths.length - 1];
}

/** Returns the strength one step above `strength`, or undefined at full strength (6.4). */
export function stepUp(id: string, strength: number): number | undefined {
  for (const other of faceOf(id).strengths) if (other > strength) return other;
  return undefined;
}

/** Returns the strength one step below `strength`, or 0 when the block is eliminated (7.4). */
export function stepDown(id: string, strength: number): number {
  let below = 0;
  for (const other of faceOf(id).strengths) if (other < strength) below = other;
  return below;
}

/** Returns the strength a levied block is deployed at (6.4). */
export function lowestStrength(id: string): number {
  return faceOf(id).strengths[0];
}
