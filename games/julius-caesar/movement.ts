import type { Exit } from '../kit/graph';
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
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
  type Command,
  commandOf,
  contestOf,
  enemyOf,
  type G,
  settled,
  sideAt,
  sideName,
} from './state';
import { contestedPlaces, endCommand } from './turns';

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

/** Says whether the last Navis that holds a crossed sea would leave it (6.3). */
function isHeld(command: Command, counts: Census, place: PlaceId): boolean {
  return isSea(place) && command.held.includes(place) && countIn(counts, command.side, place) <= 1;
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
function mayMarch(counts: Census, command: Command, { here, navis, legs, range }: March): boolean {
  if (legs > range || (navis && isHeld(command, counts, here))) return false;
  return command.event === null || (command.event === 'neptune') === navis;
}

/** Says whether a march may take one of the ways out of its place (6.1, 6.2). */
function mayTake(G: G, counts: Census, command: Command, march: March, exit: Exit<PlaceId, Way>): boolean {
  const { side } = command;
  const { to, kind, key } = exit;
  if ((kind === 'sea') !== march.navis || to === march.start || isBarred(G, side, march.here, to))
    return false;
  const status = statusIn(counts, side, to);
  if (!isOpen(status) && march.legs > march.range - 1) return false;
  const attacking = status === 'enemy' || (status === 'contested' && contestOf(G, to).attacker === side);
  return (command.roads[key] ?? 0) < roadLimit(kind, attacking, command.event === 'pluto');
}

/** Returns the places a march may go to next. */
function nextPlaces(G: G, counts: Census, command: Command, march: March): PlaceId[] {
  if (!mayMarch(counts, command, march)) return [];
  const places: PlaceId[] = [];
  for (const exit of EXITS[march.here]) if (mayTake(G, counts, command, march, exit)) places.push(exit.to);
  return places;
}

/** Says whether a march may go anywhere. */
function leadsOn(G: G, counts: Census, command: Command, march: March): boolean {
  if (!mayMarch(counts, command, march)) return false;
  for (const exit of EXITS[march.here]) if (mayTake(G, counts, command, march, exit)) return true;
  return false;
}

function firstMarch(command: Command, from: PlaceId, navis: boolean): March {
  return { here: from, navis, legs: 1, start: from, range: rangeOf(command) };
}

/** Returns the places where a group can start: a block that may leave is there and has somewhere to go (6.1). */
function startsOfGroups(G: G, counts: Census, command: Command): [PlaceId][] {
  const { blocks } = G.secret[command.side];
  const canStart = new Set<PlaceId>();
  const stuck = new Set<string>();
  for (const id in blocks) {
    const { place, group } = blocks[id];
    if (group !== undefined || !isPlace(place) || canStart.has(place)) continue;
    const navis = faceOf(id).kind === 'navis';
    const key = navis ? `${place} navis` : place;
    if (stuck.has(key)) continue;
    const mayStart =
      unpinned(G, command.side, place) > 0 && leadsOn(G, counts, command, firstMarch(command, place, navis));
    if (mayStart) canStart.add(place);
    else stuck.add(key);
  }
  return [...canStart].sort(byIndex).map((place): [PlaceId] => [place]);
}

function byIndex(a: PlaceId, b: PlaceId): number {
  return placeIndex(a) - placeIndex(b);
}

/** Returns the moves of every block of a place that may start a group move there. */
function groupMoves(G: G, counts: Census, command: Command, from: PlaceId): [string, PlaceId][] {
  if (unpinned(G, command.side, from) <= 0) return [];
  const { blocks } = G.secret[command.side];
  const places: { land?: PlaceId[]; navis?: PlaceId[] } = {};
  const moves: [string, PlaceId][] = [];
  for (const id in blocks) {
    if (blocks[id].place !== from || blocks[id].group !== undefined) continue;
    const kind = faceOf(id).kind === 'navis' ? 'navis' : 'land';
    places[kind] ??= nextPlaces(G, counts, command, firstMarch(command, from, kind === 'navis'));
    for (const to of places[kind]) moves.push([id, to]);
  }
  return moves;
}

function rangeOf(command: Command): number {
  return command.event === 'mercury' ? RANGE + 1 : RANGE;
}

/** Returns the moves of the blocks that are on their way with the moving group. */
function onwardMoves(G: G, counts: Census, command: Command): [string, PlaceId][] {
  const { group, side } = command;
  if (group === null) return [];
  const { blocks } = G.secret[side];
  const moves: [string, PlaceId][] = [];
  for (const id in blocks) {
    const { place, group: number, from, legs = 0 } = blocks[id];
    if (number !== group.number || from !== undefined || !isPlace(place)) continue;
    const navis = faceOf(id).kind === 'navis';
    const march = { here: place, navis, legs: legs + 1, start: group.from, range: group.range };
    for (const to of nextPlaces(G, counts, command, march)) moves.push([id, to]);
  }
  return moves;
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

function describeMove(G: G, side: Side, from: PlaceId, to: PlaceId): [string, string] {
  const contest = G.contests[to];
  const way = `from ${placeName(from)} to ${placeName(to)}`;
  if (contest === undefined) return ['6.1', `A block of ${sideName(side)} moves ${way}.`];
  return contest.attacker === side
    ? ['6.12', `A block of ${sideName(side)} attacks ${way}.`]
    : ['6.14', `A block of ${sideName(side)} responds ${way}.`];
}

/** Group moves, Navis moves and amphibious moves (6.1 to 6.3). */
export const moveStep: Step<G> = {
  prompt: (G) => promptOf(commandOf(G)),
  actions: {
    group: action({
      legal(G: G) {
        const command = commandOf(G);
        if (command.moves === 0) return [];
        return startsOfGroups(G, census(G), command);
      },
      effect(play, _seat, place) {
        const command = commandOf(play.G);
        command.moves--;
        command.groups++;
        command.amphibious = false;
        command.group = { number: command.groups, from: place, range: rangeOf(command) };
        play.journal('6.1', `${sideName(command.side)} moves a group from ${placeName(place)}.`);
      },
      label: (_G, place) => `Move a group from ${placeName(place)}`,
    }),
    move: action({
      legal(G: G) {
        const command = commandOf(G);
        if (command.group === null) return [];
        const counts = census(G);
        return [...groupMoves(G, counts, command, command.group.from), ...onwardMoves(G, counts, command)];
      },
      effect(play, _seat, id, to) {
        const { G } = play;
        const command = commandOf(G);
        const block = G.secret[command.side].blocks[id];
        const from = block.place;
        if (command.group === null || !isPlace(from)) return;
        const road = EXITS[from].find((exit) => exit.to === to)?.key ?? '';
        if (wayBetween(from, to) !== 'sea') command.roads[road] = (command.roads[road] ?? 0) + 1;
        block.group = command.group.number;
        block.legs = (block.legs ?? 0) + 1;
        enter(G, command.side, id, from, to);
        play.journal(...describeMove(G, command.side, from, to));
      },
      label: (_G, id, to) => `Move ${faceOf(id).name} to ${placeName(to)}`,
    }),
    embark: action({
      legal(G: G) {
        const command = commandOf(G);
        return command.amphibious && command.moves > 0 ? embarkations(G, command) : [];
      },
      effect(play, seat, id, sea) {
        const command = commandOf(play.G);
        command.moves--;
        command.crossing = [sea];
        play.G.secret[command.side].picked = id;
        play.call('sail', [seat]);
      },
      label: (_G, id, sea) => `Ship ${faceOf(id).name} over ${placeName(sea)}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        endMoves(play);
      },
      label: () => 'End moves',
    }),
  },
};

function promptOf({ group, moves, event, amphibious }: Command) {
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

function embarkations(G: G, command: Command): [string, SeaId][] {
  const { side } = command;
  const { blocks } = G.secret[side];
  if (!isAtSea(G, side)) return [];
  const counts = census(G);
  const moves: [string, SeaId][] = [];
  for (const id in blocks) {
    const { place, group } = blocks[id];
    if (!isPlace(place) || isSea(place) || group !== undefined || faceOf(id).kind === 'navis') continue;
    if (seasNextTo(place).length === 0 || unpinned(G, side, place) <= 0) continue;
    for (const sea of seasNextTo(place)) {
      if (!isBarred(G, side, place, sea) && canLand(counts, side, place, [sea])) moves.push([id, sea]);
    }
  }
  return moves;
}

/** Says whether a side has a Navis at sea, without which no sea is friendly. */
function isAtSea(G: G, side: Side): boolean {
  const { blocks } = G.secret[side];
  for (const id in blocks) if (isSea(blocks[id].place)) return true;
  return false;
}

function endMoves(play: Play<G>): void {
  const { G } = play;
  const { side } = commandOf(G);
  const { blocks } = G.secret[side];
  for (const id in blocks) if (blocks[id].group !== undefined) blocks[id] = halted(blocks[id]);
  commandOf(G).group = null;
  play.become('main', G.stack[G.stack.length - 1].seats);
}

/** Returns a block that has ended its group move. */
function halted(block: Block): Block {
  return block.from === undefined ? settled(block) : { ...settled(block), from: block.from };
}

/** The attacker settles which road is the main attack where several were used (7.3). */
export const mainAttackStep: Step<G> = {
  prompt(G, seat) {
    const place = undeclared(G, sideAt(seat));
    const name = place === undefined ? '' : placeName(place);
    return { rule: '7.3', text: `Choose the main attack on ${name}. Blocks from elsewhere come in round 2.` };
  },
  actions: {
    main: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        const place = undeclared(G, side);
        if (place === undefined) return [];
        return contestOf(G, place).roads[side].map((from): [PlaceId, PlaceId] => [place, from]);
      },
      effect(play, seat, place, from) {
        const contest = contestOf(play.G, place);
        contest.main = from;
        contest.declared = true;
        play.journal(
          '7.3',
          `${sideName(sideAt(seat))}'s main attack on ${placeName(place)} is from ${placeName(from)}.`,
        );
      },
      label: (_G, place, from) => `Main attack on ${placeName(place)} from ${placeName(from)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const command = commandOf(G);
    if (undeclared(G, command.side) !== undefined) return;
    if (command.levies > 0) play.become('levy', G.stack[G.stack.length - 1].seats);
    else endCommand(play);
  },
};

function undeclared(G: G, side: Side): PlaceId | undefined {
  return contestedPlaces(G).find((place) => {
    const { attacker, declared, roads } = contestOf(G, place);
    return attacker === side && !declared && roads[side].length > 1;
  });
}
