import { action, type Situation } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import type { Exit } from '../kit/graph';
import { once } from '../kit/once';
import { canLand } from './amphibious';
import { faceOf, type Side } from './components/blocks';
import {
  EXITS,
  isPlace,
  isSea,
  type PlaceId,
  placeIndex,
  placeName,
  type SeaId,
  seasNextTo,
  type Way,
  wayBetween,
} from './components/map';
import { type Census, census, countIn, isOpen, statusIn } from './control';
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

/** Blocks a road carries for each side in a game turn (6.11, 4.32). */
const ROAD_LIMIT: Record<Way, number> = { major: 4, minor: 2, strait: 2, sea: Number.POSITIVE_INFINITY };
/** A strait carries one block when the city on the other side is defended (4.32). */
const STRAIT_ATTACK_LIMIT = 1;
/** What roads carry in an attack under Pluto. */
const PLUTO_LIMIT: Record<Way, number> = { ...ROAD_LIMIT, major: 6, minor: 3, strait: 2 };
/** Cities or seas a group moves when it does not attack (6.1); Mercury adds one. */
const RANGE = 2;

/** Returns how many blocks may use a way, retreats excepted (6.11). */
export function roadLimit(way: Way, attacking: boolean, pluto: boolean): number {
  if (!attacking) return ROAD_LIMIT[way];
  if (pluto) return PLUTO_LIMIT[way];
  return way === 'strait' ? STRAIT_ATTACK_LIMIT : ROAD_LIMIT[way];
}

/** Returns how many more of a side's blocks may leave a place: all, unless the enemy's main attack pins some (6.13). */
export function unpinned(G: G, side: Side, place: PlaceId): number {
  const contest = G.contests[place];
  if (contest === undefined) return Number.POSITIVE_INFINITY;
  if (contest.attacker === side) return 0;
  const defenders = blocksIn(G, side, place).filter((id) => G.secret[side].blocks[id].from === undefined);
  return Math.max(0, defenders.length - mainAttackers(G, place).length);
}

/** Returns the attacking blocks of a place that are not Reserves (7.3). */
function mainAttackers(G: G, place: PlaceId): string[] {
  const { attacker, main } = contestOf(G, place);
  const { blocks } = G.secret[attacker];
  return blocksIn(G, attacker, place).filter((id) => (blocks[id].from ?? null) === main);
}

/** Says whether a side's blocks may leave `from` by way of `to`: not where the enemy came in (6.13). */
export function isBarred(G: G, side: Side, from: PlaceId, to: PlaceId): boolean {
  return G.contests[from]?.roads[enemyOf(side)].includes(to) ?? false;
}

/** What the legal moves of a side are worked out from. */
interface Picture {
  G: G;
  side: Side;
  moves: Moves;
  counts: Census;
  /** Where the blocks of the moving group may go next, as far as it has been worked out. */
  next: Map<string, readonly PlaceId[]>;
}

type MoveSituation = Situation<G, FrameAt<G, 'move'>>;

const pictureOf = once(
  ({ G, side, frame }: MoveSituation): Picture => ({
    G,
    side,
    moves: frame,
    counts: census(G),
    next: new Map(),
  }),
);

/** Says whether the last Navis that holds a crossed sea would leave it (6.3). */
function isHeld({ side, moves, counts }: Picture, place: PlaceId): boolean {
  return isSea(place) && moves.held.includes(place) && countIn(counts, side, place) <= 1;
}

/** What decides where a block may move next as part of a group; blocks of a kind in a place are alike. */
interface March {
  here: PlaceId;
  navis: boolean;
  /** The cities or seas the block will have moved with the next one. */
  legs: number;
  /** Where the group started. */
  start: PlaceId;
  range: number;
}

/** Says whether a march may go on at all (6.1, 6.3); Mars, Mercury and Pluto move land blocks only, Neptune only Navis. */
function mayMarch(picture: Picture, { here, navis, legs, range }: March): boolean {
  const { event } = picture.moves;
  if (legs > range || (navis && isHeld(picture, here))) return false;
  return event === null || (event === 'neptune') === navis;
}

/** Says whether a march may take one of the ways out of its place (6.1, 6.2); it never leads back to its start. */
function mayTake({ G, side, moves, counts }: Picture, march: March, exit: Exit<PlaceId, Way>): boolean {
  const { to, kind, key } = exit;
  if ((kind === 'sea') !== march.navis || to === march.start || isBarred(G, side, march.here, to))
    return false;
  const status = statusIn(counts, side, to);
  if (!isOpen(status) && march.legs > march.range - 1) return false;
  const attacking = status === 'enemy' || (status === 'contested' && contestOf(G, to).attacker === side);
  return (moves.roads[key] ?? 0) < roadLimit(kind, attacking, moves.event === 'pluto');
}

/** Returns the places a march may go to next. */
function nextPlaces(picture: Picture, march: March): PlaceId[] {
  const places: PlaceId[] = [];
  if (!mayMarch(picture, march)) return places;
  for (const exit of EXITS[march.here]) if (mayTake(picture, march, exit)) places.push(exit.to);
  return places;
}

/** Says whether a march may go anywhere. */
function leadsOn(picture: Picture, march: March): boolean {
  if (!mayMarch(picture, march)) return false;
  for (const exit of EXITS[march.here]) if (mayTake(picture, march, exit)) return true;
  return false;
}

function firstMarch({ event }: Moves, from: PlaceId, navis: boolean): March {
  return { here: from, navis, legs: 1, start: from, range: rangeOf(event) };
}

/** Returns the places where a group can start: a block that may leave is there and has somewhere to go (6.1). */
function startsOfGroups(at: MoveSituation): PlaceId[] {
  const { G, side, frame } = at;
  const picture = pictureOf(at);
  const { blocks } = G.secret[side];
  const starts = new Set<PlaceId>();
  const stuck = new Set<string>();
  for (const id in blocks) {
    const { place, group } = blocks[id];
    if (group !== undefined || !isPlace(place) || starts.has(place)) continue;
    const navis = faceOf(id).kind === 'navis';
    const likes = navis ? `${place} navis` : place;
    if (stuck.has(likes)) continue;
    const mayStart = unpinned(G, side, place) > 0 && leadsOn(picture, firstMarch(frame, place, navis));
    if (mayStart) starts.add(place);
    else stuck.add(likes);
  }
  return [...starts].sort((a, b) => placeIndex(a) - placeIndex(b));
}

function rangeOf(event: Moves['event']): number {
  return event === 'mercury' ? RANGE + 1 : RANGE;
}

/** Returns the march of a block with the moving group: from where the group starts, or on from where it is. */
function marchOf({ G, side, frame }: MoveSituation, id: string): March | null {
  const { group } = frame;
  const { place, group: number, from, legs = 0 } = G.secret[side].blocks[id];
  if (group === null || !isPlace(place)) return null;
  const navis = faceOf(id).kind === 'navis';
  if (number === undefined) return place === group.from ? firstMarch(frame, place, navis) : null;
  if (number !== group.number || from !== undefined) return null;
  return { here: place, navis, legs: legs + 1, start: group.from, range: group.range };
}

function placesFor(at: MoveSituation, id: string): readonly PlaceId[] {
  const march = marchOf(at, id);
  if (march === null) return [];
  const picture = pictureOf(at);
  const isFirst = march.here === march.start;
  const likes = isFirst ? (march.navis ? 'navis' : 'land') : id;
  let places = picture.next.get(likes);
  if (places === undefined) {
    places = nextPlaces(picture, march);
    picture.next.set(likes, places);
  }
  return places;
}

/** Returns the blocks that can move with the moving group: those that may start with it, then those on their way. */
function movableBlocks(at: MoveSituation): string[] {
  const { G, side, frame } = at;
  const { group } = frame;
  if (group === null) return [];
  const { blocks } = G.secret[side];
  const mayStart = unpinned(G, side, group.from) > 0;
  const starting: string[] = [];
  const onTheirWay: string[] = [];
  for (const id in blocks) {
    const { group: number, place } = blocks[id];
    if (number === undefined ? !mayStart || place !== group.from : number !== group.number) continue;
    if (placesFor(at, id).length > 0) (number === undefined ? starting : onTheirWay).push(id);
  }
  return [...starting, ...onTheirWay];
}

/** Puts a block into a place it has moved to, and opens or joins a battle there (6.12, 6.14). */
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
  const way = `from ${placeName(from)} to ${placeName(to)}`;
  if (contest === undefined) return ['6.1', `${describeBlock(side, id)} moves ${way}.`];
  return contest.attacker === side
    ? ['6.12', `${describeBlock(side, id)} attacks ${way}.`]
    : ['6.14', `${describeBlock(side, id)} responds ${way}.`];
}

/** Group moves, Navis moves and amphibious moves (6.1 to 6.3). */
export const moveStep: DecisionOf<'move'> = {
  prompt: ({ frame }) => promptOf(frame),
  actions: {
    group: action({
      available: ({ frame }) => frame.moves > 0,
      first: startsOfGroups,
      effect(play, { side, frame }, place) {
        frame.moves--;
        frame.groups++;
        frame.amphibious = false;
        frame.group = { number: frame.groups, from: place, range: rangeOf(frame.event) };
        play.journal('6.1', `${sideName(side)} moves a group from ${placeName(place)}.`, { places: [place] });
      },
      label: (_at, place) => `Move a group from ${placeName(place)}`,
    }),
    move: action({
      first: movableBlocks,
      second: placesFor,
      effect(play, { G, side, frame }, id, to) {
        const block = G.secret[side].blocks[id];
        const from = block.place;
        if (frame.group === null || !isPlace(from)) return;
        const { roads } = frame;
        const road = EXITS[from].find((exit) => exit.to === to)?.key ?? '';
        if (wayBetween(from, to) !== 'sea') roads[road] = (roads[road] ?? 0) + 1;
        block.group = frame.group.number;
        block.legs = (block.legs ?? 0) + 1;
        enter(G, side, id, from, to);
        play.journal(...describeMove(G, side, id, from, to), { places: [from, to] });
      },
      label: (_at, id, to) => `Move ${faceOf(id).name} to ${placeName(to)}`,
      own: (id) => `It is ${faceOf(id).name}.`,
    }),
    embark: action({
      available: ({ G, side, frame }) => frame.amphibious && frame.moves > 0 && isAtSea(G, side),
      first: (at) => blocksToShip(pictureOf(at)),
      second: (at, id) => seasToBoard(pictureOf(at), id),
      effect(play, { G, side, frame }, id, sea) {
        frame.moves--;
        G.secret[side].picked = id;
        play.call({ step: 'sail', sides: [side], crossed: [sea] });
      },
      label: (_at, id, sea) => `Ship ${faceOf(id).name} over ${placeName(sea)}`,
      own: (id) => `It is ${faceOf(id).name}.`,
    }),
    end: action({
      effect(play, { G, side }) {
        const { blocks } = G.secret[side];
        for (const id in blocks) if (blocks[id].group !== undefined) blocks[id] = halted(blocks[id]);
        play.finish();
      },
      label: () => 'End moves',
    }),
  },
};

function promptOf({ group, moves, event, amphibious }: Moves) {
  const left = `${moves} ${moves === 1 ? 'move' : 'moves'} left`;
  const name = event === null ? '' : `${event[0].toUpperCase()}${event.slice(1)}: `;
  if (group !== null) {
    const more =
      moves === 0 ? 'Then end your moves.' : `Then choose the next group or end your moves (${left}).`;
    return { rule: '6.1', text: `${name}Move blocks of the group from ${placeName(group.from)}. ${more}` };
  }
  if (amphibious) {
    return { rule: '6.0', text: `Choose a group to move, or first ship blocks by sea (${left}).` };
  }
  return { rule: '6.1', text: `${name}Choose a group to move (${left}).` };
}

/** Returns the land blocks that can go by sea. */
function blocksToShip(picture: Picture): string[] {
  const { blocks } = picture.G.secret[picture.side];
  return Object.keys(blocks).filter((id) => seasToBoard(picture, id).length > 0);
}

/** Returns the seas a block may go to first on its way by sea (6.3). */
function seasToBoard({ G, side, counts }: Picture, id: string): SeaId[] {
  const { place, group } = G.secret[side].blocks[id];
  if (!isPlace(place) || isSea(place) || group !== undefined || faceOf(id).kind === 'navis') return [];
  const seas = seasNextTo(place);
  if (seas.length === 0 || unpinned(G, side, place) <= 0) return [];
  return seas.filter((sea) => !isBarred(G, side, place, sea) && canLand(counts, side, place, [sea]));
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
    const name = place === undefined ? '' : placeName(place);
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
          `${sideName(side)}'s main attack on ${placeName(place)} is from ${placeName(from)}.`,
          { places: [from, place] },
        );
      },
      label: (_at, place, from) => `Main attack on ${placeName(place)} from ${placeName(from)}`,
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
