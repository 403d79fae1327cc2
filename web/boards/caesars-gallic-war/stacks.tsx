/* Which blocks stand where, as the viewer sees them. */
import {
  type AreaId,
  isArea,
  type Place,
  placeName,
} from '../../../games/caesars-gallic-war/components/areas';
import {
  CAESAR,
  type Colour,
  UNITS,
  type UnitFace,
} from '../../../games/caesars-gallic-war/components/units';
import { type Block, type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { OUTLINES } from '../../blocks/Badge';
import { type Camp, campsOf, type Livery, type Piece } from '../../blocks/piece';
import { Emblem, UnitSign, WOODS } from './Signs';

/** Who has blocks on the map. */
export type Owner = Side | 'neutral';

/** The shape of each side's blocks and badge. */
export const SHAPES = { roman: 'round', barbarian: 'cut' } as const;

/** Neutral blocks lie on their face. */
const FLAT = 'M-12-19H12A7 7 0 0 1 19-12V12A7 7 0 0 1 12 19H-12A7 7 0 0 1-19 12V-12A7 7 0 0 1-12-19Z';

/** The order in which blocks stand beside each other. */
const KINDS = ['leader', 'minor-leader', 'legion', 'cavalry', 'infantry', 'tribe'];

const SIDE_NAMES: Readonly<Record<Owner, string>> = {
  roman: 'Roman',
  barbarian: 'Barbarian',
  neutral: 'neutral',
};

/** Returns a side's blocks in play, leaders first and hidden ones last. */
export function piecesOf(G: G, side: Side): Piece<Place>[] {
  const { blocks } = G.secret[side];
  const rank = (id: string) =>
    id === CAESAR ? -1 : id in UNITS ? KINDS.indexOf(UNITS[id].kind) : KINDS.length;
  return Object.keys(blocks)
    .sort((a, b) => rank(a) - rank(b))
    .map((id) => pieceOf(side, id, blocks[id]));
}

function pieceOf(side: Side, id: string, block: Block): Piece<Place> {
  const face: UnitFace | undefined = UNITS[id];
  const colour = face?.colour ?? colourOfToken(id);
  const name = face?.name ?? `${SIDE_NAMES[side]} ${colour} block`;
  return {
    id,
    side,
    place: block.place,
    strength: block.strength,
    face:
      face === undefined
        ? null
        : {
            glyph: <UnitSign id={id} face={face} />,
            number: shortName(id, face),
            rating: `${face.initiative}${face.rating}`,
            strengths: Array.from({ length: face.full }, (_, index) => index + 1),
            marks: 'pips',
          },
    livery: liveryOf(side, colour),
    name,
    words:
      face === undefined
        ? `a ${name}`
        : `${name}, ${face.initiative}${face.rating}, strength ${block.strength} of ${face.full}`,
    hasMoved: block.path !== undefined,
  };
}

function shortName(id: string, face: UnitFace): string | null {
  if (id === CAESAR) return 'X';
  return face.kind === 'leader' || face.kind === 'minor-leader' ? face.name.slice(0, 2) : null;
}

/** Returns the colour of a block seen from behind, which its id in a view begins with. */
function colourOfToken(id: string): Colour {
  const [word] = id.slice(1).split(' ');
  return word === 'black' || word === 'blue' || word === 'green' ? word : 'grey';
}

/** Returns how a block of a colour looks on a side. */
export function liveryOf(owner: Owner, colour: Colour): Livery {
  return {
    classes: `block-${owner} wood-${colour}`,
    outline: owner === 'neutral' ? FLAT : OUTLINES[SHAPES[owner]],
    back: (
      <>
        <path className="wood" d={WOODS[colour]} />
        {owner !== 'neutral' && (
          <g className="wood-emblem" transform="scale(.56)">
            <Emblem side={owner} />
          </g>
        )}
      </>
    ),
  };
}

/** Returns the neutral blocks of an area, which lie face down. */
function neutrals(area: AreaId, ids: readonly string[]): Piece<Place>[] {
  return ids.map((id) => {
    const face = UNITS[id];
    return {
      id,
      side: 'neutral',
      place: area,
      strength: 0,
      face: null,
      livery: liveryOf('neutral', face.colour),
      name: `neutral block of ${placeName(area)}`,
      words: `a neutral block of ${placeName(area)}, ${face.initiative}${face.rating}, strength ${face.full}`,
      hasMoved: false,
    };
  });
}

/** Returns the blocks on the map by place. */
export function camps(G: G): Map<Place, Camp<Piece<Place>>> {
  const sleeping = Object.entries(G.neutral).flatMap(([area, ids]) =>
    isArea(area) ? neutrals(area, ids) : [],
  );
  return campsOf(
    ['roman', 'barbarian', 'neutral'],
    [...SIDES.flatMap((side) => piecesOf(G, side)), ...sleeping],
  );
}

/** Returns a unit that is not on the map as a piece at full strength. */
export function pieceAside(id: string): Piece {
  const side = UNITS[id].colour === 'black' ? 'roman' : 'barbarian';
  return pieceOf(side, id, { place: 'off-map', strength: UNITS[id].full });
}
