/* The 63 blocks (3.0) as the rules know them: whose they are and of which kind. Their labels are components. */
import { recordOf } from '../../kit/record';

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

/** The order of battle turns (7.2). */
export const INITIATIVES: readonly Initiative[] = ['A', 'B', 'C', 'D'];

interface Roster {
  owner: Side;
  kind: BlockKind;
}

const of = (owner: Side, kind: BlockKind): Roster => ({ owner, kind });

const BLOCKS = {
  'c-caesar': of('caesar', 'leader'),
  'c-antonius': of('caesar', 'leader'),
  'c-octavian': of('caesar', 'leader'),
  'c-legio-7': of('caesar', 'legion'),
  'c-legio-8': of('caesar', 'legion'),
  'c-legio-9': of('caesar', 'legion'),
  'c-legio-10': of('caesar', 'legion'),
  'c-legio-11': of('caesar', 'legion'),
  'c-legio-12': of('caesar', 'legion'),
  'c-legio-13': of('caesar', 'legion'),
  'c-legio-14': of('caesar', 'legion'),
  'c-legio-16': of('caesar', 'legion'),
  'c-legio-17': of('caesar', 'legion'),
  'c-legio-18': of('caesar', 'legion'),
  'c-legio-19': of('caesar', 'legion'),
  'c-legio-20': of('caesar', 'legion'),
  'c-legio-21': of('caesar', 'legion'),
  'c-equitatus-1': of('caesar', 'equitatus'),
  'c-equitatus-2': of('caesar', 'equitatus'),
  'c-equitatus-3': of('caesar', 'equitatus'),
  'c-equitatus-4': of('caesar', 'equitatus'),
  'c-auxilia-1': of('caesar', 'auxilia'),
  'c-auxilia-2': of('caesar', 'auxilia'),
  'c-auxilia-3': of('caesar', 'auxilia'),
  'c-auxilia-4': of('caesar', 'auxilia'),
  'c-ballista': of('caesar', 'ballista'),
  'c-navis-1': of('caesar', 'navis'),
  'c-navis-2': of('caesar', 'navis'),
  'c-navis-3': of('caesar', 'navis'),
  'c-navis-4': of('caesar', 'navis'),
  'c-navis-5': of('caesar', 'navis'),
  cleopatra: of('pompey', 'cleopatra'),
  'p-pompey': of('pompey', 'leader'),
  'p-scipio': of('pompey', 'leader'),
  'p-brutus': of('pompey', 'leader'),
  'p-legio-1': of('pompey', 'legion'),
  'p-legio-2': of('pompey', 'legion'),
  'p-legio-3': of('pompey', 'legion'),
  'p-legio-4': of('pompey', 'legion'),
  'p-legio-5': of('pompey', 'legion'),
  'p-legio-6': of('pompey', 'legion'),
  'p-legio-32': of('pompey', 'legion'),
  'p-legio-33': of('pompey', 'legion'),
  'p-legio-34': of('pompey', 'legion'),
  'p-legio-35': of('pompey', 'legion'),
  'p-legio-36': of('pompey', 'legion'),
  'p-legio-37': of('pompey', 'legion'),
  'p-legio-38': of('pompey', 'legion'),
  'p-legio-39': of('pompey', 'legion'),
  'p-equitatus-1': of('pompey', 'equitatus'),
  'p-equitatus-2': of('pompey', 'equitatus'),
  'p-equitatus-3': of('pompey', 'equitatus'),
  'p-elephant': of('pompey', 'elephant'),
  'p-auxilia-1': of('pompey', 'auxilia'),
  'p-auxilia-2': of('pompey', 'auxilia'),
  'p-auxilia-3': of('pompey', 'auxilia'),
  'p-auxilia-4': of('pompey', 'auxilia'),
  'p-ballista': of('pompey', 'ballista'),
  'p-navis-1': of('pompey', 'navis'),
  'p-navis-2': of('pompey', 'navis'),
  'p-navis-3': of('pompey', 'navis'),
  'p-navis-4': of('pompey', 'navis'),
  'p-navis-5': of('pompey', 'navis'),
} satisfies Record<string, Roster>;

/** A block. */
export type BlockId = keyof typeof BLOCKS;

/** Every block, in a fixed order. */
export const BLOCK_IDS: readonly BlockId[] = blockIds();

const ROSTER: Readonly<Record<string, Roster>> = BLOCKS;

/** The third leader of each side, added to its levy pool when a leader is lost (7.51). */
export const THIRD_LEADER: Record<Side, BlockId> = { caesar: 'c-octavian', pompey: 'p-brutus' };

/** Says whether an id is that of a block, and not of one that is seen from behind. */
export function isBlock(id: string): id is BlockId {
  return Object.hasOwn(BLOCKS, id);
}

/** Returns of which kind a block is. Throws for a block whose face is hidden. */
export function kindOf(id: string): BlockKind {
  return rosterOf(id).kind;
}

/** Returns whose levy pool a block first came from (5.2). Throws for a block whose face is hidden. */
export function ownerOf(id: string): Side {
  return rosterOf(id).owner;
}

function rosterOf(id: string): Roster {
  const block = ROSTER[id];
  if (block === undefined) throw new Error(`the face of ${id} is hidden`);
  return block;
}

/** The colour of the wood, which everybody sees (1.3): tan blocks are Caesar's, green ones Pompey's, Cleopatra is blue. */
export type Colour = 'tan' | 'green' | 'blue';

/** The colours in the order of the rulebook. */
export const COLOURS: readonly Colour[] = ['tan', 'green', 'blue'];

const COLOUR: Readonly<Record<string, Colour>> = recordOf(BLOCK_IDS, (id) => {
  const { owner, kind } = BLOCKS[id];
  return kind === 'cleopatra' ? 'blue' : owner === 'caesar' ? 'tan' : 'green';
});

/** Returns the colour of a block, also of a token that is seen from behind. */
export function colourOf(id: string): Colour {
  const colour = COLOUR[id] ?? COLOURS.find((each) => id.startsWith(`?${each} `));
  if (colour === undefined) throw new Error(`${id} has no colour`);
  return colour;
}

function blockIds(): BlockId[] {
  return Object.keys(BLOCKS).filter(isBlock);
}
