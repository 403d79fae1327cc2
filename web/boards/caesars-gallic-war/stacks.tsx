/* Which blocks stand where, as the viewer sees them. */
import { type AreaId, isArea, type Place } from '../../../games/caesars-gallic-war/components/areas';
import { type Box, boxOf } from '../../../games/caesars-gallic-war/components/box';
import {
  CAESAR,
  type Colour,
  UNITS,
  type UnitFace,
} from '../../../games/caesars-gallic-war/components/units';
import { type Block, type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { type BlockPiece, type Face, type Livery, likenessOf } from '../../blocks/blockPiece';
import { OUTLINES } from '../../blocks/outlines';
import { type Camp, campsOf } from '../../map/piece';
import css from './liveries.module.css';
import { Emblem, UnitSign, WOODS } from './Signs';

/** Who has blocks on the map. */
export type Owner = Side | 'neutral';

/** The shape of each side's blocks and badge; neutral blocks lie on their face. */
export const SHAPES = { roman: 'round', barbarian: 'cut', neutral: 'flat' } as const;

/** The order in which blocks stand beside each other. */
const KINDS = ['leader', 'minor-leader', 'legion', 'cavalry', 'infantry', 'tribe'];

const SIDE_NAMES: Readonly<Record<Owner, string>> = {
  roman: 'Roman',
  barbarian: 'Barbarian',
  neutral: 'neutral',
};

/** Returns a side's blocks in play, leaders first and hidden ones last. */
export function piecesOf(G: G, side: Side): BlockPiece<Place>[] {
  const box = boxOf(G);
  const { blocks } = G.secret[side];
  const rank = (id: string) =>
    id === CAESAR ? -1 : id in UNITS ? KINDS.indexOf(UNITS[id].kind) : KINDS.length;
  return Object.keys(blocks)
    .sort((a, b) => rank(a) - rank(b))
    .map((id) => pieceOf(box, side, id, blocks[id]));
}

/** Returns a block as a piece; the id of one that is hidden says no more than its colour. */
export function pieceOf({ unit }: Box, side: Side, id: string, block: Block): BlockPiece<Place> {
  const face: UnitFace | undefined = unit[id];
  const colour = face?.colour ?? colourOfToken(id);
  const name = face?.name ?? `${SIDE_NAMES[side]} ${colour} block`;
  const front = face === undefined ? null : frontOf(id, face);
  const livery = liveryOf(side, colour);
  return {
    id,
    side,
    place: block.place,
    strength: block.strength,
    face: front,
    livery,
    likeness: likenessOf({ face: front, livery }),
    name,
    words:
      face === undefined
        ? `a ${name}`
        : `${name}, ${face.initiative}${face.rating}, strength ${block.strength} of ${face.full}`,
    hasMoved: block.path !== undefined,
  };
}

function frontOf(id: string, face: UnitFace): Face {
  return {
    glyph: <UnitSign id={id} face={face} />,
    number: shortName(id, face),
    rating: `${face.initiative}${face.rating}`,
    strengths: Array.from({ length: face.full }, (_, index) => index + 1),
    marks: 'pips',
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
    classes: `${css[owner]} ${css[colour]}`,
    outline: OUTLINES[SHAPES[owner]],
    back: (
      <>
        <path className={css.back} d={WOODS[colour]} />
        {owner !== 'neutral' && (
          <g className={css.emblem} transform="scale(.56)">
            <Emblem side={owner} />
          </g>
        )}
      </>
    ),
  };
}

/** Returns the neutral blocks of an area, which lie face down. */
function neutrals({ unit, area: areas }: Box, area: AreaId, ids: readonly string[]): BlockPiece<Place>[] {
  return ids.map((id) => {
    const face = unit[id];
    const livery = liveryOf('neutral', face.colour);
    return {
      id,
      side: 'neutral',
      place: area,
      strength: 0,
      face: null,
      livery,
      likeness: likenessOf({ face: null, livery }),
      name: `neutral block of ${areas[area].name}`,
      words: `a neutral block of ${areas[area].name}, ${face.initiative}${face.rating}, strength ${face.full}`,
      hasMoved: false,
    };
  });
}

/** Returns the blocks on the map by place. */
export function camps(G: G): Map<Place, Camp<BlockPiece<Place>>> {
  const box = boxOf(G);
  const sleeping = Object.entries(G.neutral).flatMap(([area, ids]) =>
    isArea(area) ? neutrals(box, area, ids) : [],
  );
  return campsOf(
    ['roman', 'barbarian', 'neutral'],
    [...SIDES.flatMap((side) => piecesOf(G, side)), ...sleeping],
  );
}

/** Returns a unit that is not on the map as a piece at full strength. */
export function pieceAside(box: Box, id: string): BlockPiece {
  const { colour, full } = box.unit[id];
  return pieceOf(box, colour === 'black' ? 'roman' : 'barbarian', id, { place: 'off-map', strength: full });
}
