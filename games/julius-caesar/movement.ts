import { action } from '../kit/action';
import { canLand } from './amphibious';
import { kindOf, type Side } from './components/blocks';
import { boxOf } from './components/box';
import { blockName, placeName } from './components/inPlay';
import { isPlace, isSea, type PlaceId, type SeaId } from './components/map';
import {
  isBarred,
  type MoveContext,
  type MoveSituation,
  movableBlocks,
  moveContextOf,
  placesFor,
  rangeOf,
  startsOfGroups,
  unpinned,
} from './marches';
import { obstacleToGroup, obstacleToMove } from './obstacles';
import {
  type Block,
  blocksIn,
  contestOf,
  type DecisionOf,
  describeBlock,
  enemyOf,
  type G,
  type Moves,
  settled,
  sideName,
} from './state';
import { contestedPlaces } from './turns';

/** Puts a block into a place it has moved to, however many are there (6.15), and opens or joins a battle there (6.12, 6.14). */
export function enter(G: G, side: Side, id: string, from: PlaceId, to: PlaceId): void {
  const block = G.secret[side].blocks[id];
  block.place = to;
  if (blocksIn(G, enemyOf(side), to).length === 0) return;
  block.from = from;
  const contest = G.contests[to] ?? {
    attacker: side,
    main: from,
    declared: false,
    roads: { caesar: [], pompey: [] },
  };
  G.contests[to] = contest;
  if (!contest.roads[side].includes(from)) contest.roads[side].push(from);
}

function describeMove(G: G, side: Side, id: string, from: PlaceId, to: PlaceId): [string, string] {
  const contest = G.contests[to];
  const way = `from ${placeName(G, from)} to ${placeName(G, to)}`;
  if (contest === undefined) return ['6.1', `${describeBlock(side, id)} moves ${way}.`];
  return contest.attacker === side
    ? ['6.12', `${describeBlock(side, id)} attacks ${way}.`]
    : ['6.14', `${describeBlock(side, id)} responds ${way}.`];
}

/** Group moves, Navis moves and amphibious moves (6.1 to 6.3). */
export const moveStep: DecisionOf<'move'> = {
  prompt: promptOf,
  actions: {
    group: action({
      available: ({ frame }) => frame.moves > 0,
      first: startsOfGroups,
      effect(play, { G, side, frame }, place) {
        frame.moves--;
        frame.groups++;
        frame.amphibious = false;
        frame.group = { number: frame.groups, from: place, range: rangeOf(frame.event) };
        play.journal('6.1', `${sideName(side)} moves a group from ${placeName(G, place)}.`, {
          kind: 'group',
          places: [place],
        });
      },
      label: ({ G }, place) => `Move a group from ${placeName(G, place)}`,
      obstacle: obstacleToGroup,
    }),
    move: action({
      first: movableBlocks,
      second: placesFor,
      effect(play, { G, side, frame }, id, to) {
        const block = G.secret[side].blocks[id];
        const from = block.place;
        if (frame.group === null || !isPlace(from)) return;
        const { roads } = frame;
        const way = boxOf(G).exits[from].find((exit) => exit.to === to);
        if (way !== undefined && way.kind !== 'sea') roads[way.key] = (roads[way.key] ?? 0) + 1;
        block.group = frame.group.number;
        block.legs = (block.legs ?? 0) + 1;
        enter(G, side, id, from, to);
        play.journal(...describeMove(G, side, id, from, to), { kind: 'move', places: [from, to] });
      },
      label: ({ G }, id, to) => `Move ${blockName(G, id)} to ${placeName(G, to)}`,
      own: (id, _to, of) => `It is ${blockName(of, id)}.`,
      obstacle: obstacleToMove,
    }),
    embark: action({
      available: ({ G, side, frame }) => frame.amphibious && frame.moves > 0 && isAtSea(G, side),
      first: (at) => blocksToShip(moveContextOf(at)),
      second: (at, id) => seasToBoard(moveContextOf(at), id),
      effect(play, { G, side, frame }, id, sea) {
        frame.moves--;
        G.secret[side].picked = id;
        play.call({ step: 'sail', sides: [side], crossed: [sea] });
      },
      label: ({ G }, id, sea) => `Ship ${blockName(G, id)} over ${placeName(G, sea)}`,
      own: (id, _sea, of) => `It is ${blockName(of, id)}.`,
    }),
    end: action({
      effect(play, { G, side, frame: { moves } }) {
        const { blocks } = G.secret[side];
        for (const id in blocks) if (blocks[id].group !== undefined) blocks[id] = halted(blocks[id]);
        if (moves > 0) play.journal('6.1', `${sideName(side)} ends his moves with ${moves} left.`);
        play.finish();
      },
      label: () => 'End moves',
      forgoes: (at) => (canUseMoves(at) ? `You have ${movesLeft(at.frame)}.` : null),
    }),
  },
};

function promptOf(at: MoveSituation) {
  const { group, moves, event, amphibious } = at.frame;
  const left = movesLeft({ moves });
  const name = event === null ? '' : `${event[0].toUpperCase()}${event.slice(1)}: `;
  if (group !== null) {
    const from = `of the group from ${placeName(at.G, group.from)}`;
    const more = moves === 0 ? 'end your moves.' : `choose the next group or end your moves (${left}).`;
    const text =
      movableBlocks(at).length > 0
        ? `Move blocks ${from}. Then ${more}`
        : `No block ${from} can move on. ${more[0].toUpperCase()}${more.slice(1)}`;
    return { rule: '6.1', text: `${name}${text}` };
  }
  if (amphibious) {
    return { rule: '6.0', text: `Choose a group to move, or first ship blocks by sea (${left}).` };
  }
  return { rule: '6.1', text: `${name}Choose a group to move (${left}).` };
}

function movesLeft({ moves }: Pick<Moves, 'moves'>): string {
  return `${moves} ${moves === 1 ? 'move' : 'moves'} left`;
}

/** Says whether a side has moves left and something to use them for. */
function canUseMoves(at: MoveSituation): boolean {
  const { moves, amphibious } = at.frame;
  if (moves === 0) return false;
  return startsOfGroups(at).length > 0 || (amphibious && blocksToShip(moveContextOf(at)).length > 0);
}

/** Returns the land blocks that can go by sea. */
function blocksToShip(context: MoveContext): string[] {
  const { blocks } = context.G.secret[context.side];
  return Object.keys(blocks).filter((id) => seasToBoard(context, id).length > 0);
}

/** Returns the seas a block may go to first on its way by sea (6.3). */
function seasToBoard({ G, box, side, counts }: MoveContext, id: string): SeaId[] {
  const { place, group } = G.secret[side].blocks[id];
  if (!isPlace(place) || isSea(place) || group !== undefined || kindOf(id) === 'navis') return [];
  const seas = box.seasNextTo[place];
  if (seas.length === 0 || unpinned(G, side, place) <= 0) return [];
  return seas.filter((sea) => !isBarred(G, side, place, sea) && canLand(box, counts, side, place, [sea]));
}

/** Says whether a side has a Navis at sea, without which no sea is friendly. */
function isAtSea(G: G, side: Side): boolean {
  const { blocks } = G.secret[side];
  for (const id in blocks) if (isSea(blocks[id].place)) return true;
  return false;
}

/** Returns a block that has ended its group move. */
function halted(block: Block): Block {
  return block.from === undefined ? settled(block) : { ...settled(block), from: block.from };
}

/** The attacker settles which road is the main attack where several were used (7.3). */
export const mainAttackStep: DecisionOf<'main'> = {
  prompt({ G, side }) {
    const place = undeclared(G, side);
    const name = place === undefined ? '' : placeName(G, place);
    return { rule: '7.3', text: `Choose the main attack on ${name}. Blocks from elsewhere come in round 2.` };
  },
  actions: {
    main: action({
      first({ G, side }): PlaceId[] {
        const place = undeclared(G, side);
        return place === undefined ? [] : [place];
      },
      second: ({ G, side }, place) => contestOf(G, place).roads[side],
      effect(play, { G, side }, place, from) {
        const contest = contestOf(G, place);
        contest.main = from;
        contest.declared = true;
        play.journal(
          '7.3',
          `${sideName(side)}'s main attack on ${placeName(G, place)} is from ${placeName(G, from)}.`,
          { places: [from, place] },
        );
      },
      label: ({ G }, place, from) => `Main attack on ${placeName(G, place)} from ${placeName(G, from)}`,
    }),
  },
  proceed(play, { sides: [side] }) {
    if (undeclared(play.G, side) === undefined) play.finish();
  },
};

function undeclared(G: G, side: Side): PlaceId | undefined {
  return contestedPlaces(G).find((place) => {
    const { attacker, declared, roads } = contestOf(G, place);
    return attacker === side && !declared && roads[side].length > 1;
  });
}
