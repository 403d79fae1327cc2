import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { landings } from './amphibious';
import { faceOf, type Side } from './blocks';
import { type Census, census, statusIn } from './control';
import {
  EXITS,
  isPlace,
  isSea,
  PLACE_IDS,
  type PlaceId,
  placeName,
  type SeaId,
  type Way,
  wayBetween,
} from './map';
import { blocksIn, type Command, commandOf, contestOf, enemyOf, type G, sideAt, sideName } from './state';
import { endCommand } from './turns';

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
  return isSea(place) && command.held.includes(place) && counts[command.side][place] <= 1;
}

/** Returns the places a block may move to next as part of the moving group (6.1, 6.2). */
function nextPlaces(G: G, counts: Census, command: Command, id: string, range: number): PlaceId[] {
  const { side, event } = command;
  const block = G.secret[side].blocks[id];
  const here = block.place;
  if (!isPlace(here)) return [];
  const legs = (block.legs ?? 0) + 1;
  const navis = faceOf(id).kind === 'navis';
  if (legs > range || (navis && isHeld(command, counts, here))) return [];
  if (!movesUnder(event, navis)) return [];
  const places: PlaceId[] = [];
  for (const { to, kind, key } of EXITS[here]) {
    if ((kind === 'sea') !== navis || to === command.group?.from || isBarred(G, side, here, to)) continue;
    const status = statusIn(counts, side, to);
    const fights = status === 'enemy' || status === 'contested';
    if (fights && legs > range - 1) continue;
    const attacking = status === 'enemy' || (status === 'contested' && contestOf(G, to).attacker === side);
    if ((command.roads[key] ?? 0) < roadLimit(kind, attacking, event === 'pluto')) places.push(to);
  }
  return places;
}

/** Mars, Mercury and Pluto move land blocks only, Neptune only Navis. */
function movesUnder(event: Command['event'], navis: boolean): boolean {
  return event === null || (event === 'neptune') === navis;
}

/** Returns the moves of every block of a place that may start a group move there. */
function groupMoves(G: G, counts: Census, command: Command, from: PlaceId): [string, PlaceId][] {
  if (counts[command.side][from] === undefined || unpinned(G, command.side, from) <= 0) return [];
  const { blocks } = G.secret[command.side];
  const group = { ...command, group: { number: -1, from, range: rangeOf(command) } };
  return blocksIn(G, command.side, from)
    .filter((id) => blocks[id].group === undefined)
    .flatMap((id) =>
      nextPlaces(G, counts, group, id, rangeOf(command)).map((to): [string, PlaceId] => [id, to]),
    );
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
    if (blocks[id].group !== group.number || blocks[id].from !== undefined) continue;
    for (const to of nextPlaces(G, counts, command, id, group.range)) moves.push([id, to]);
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
        const counts = census(G);
        return PLACE_IDS.filter((place) => groupMoves(G, counts, command, place).length > 0).map(
          (place): [PlaceId] => [place],
        );
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
  const counts = census(G);
  const moves: [string, SeaId][] = [];
  for (const id in blocks) {
    const { place, group } = blocks[id];
    if (!isPlace(place) || isSea(place) || group !== undefined || faceOf(id).kind === 'navis') continue;
    if (unpinned(G, side, place) <= 0) continue;
    for (const { to } of EXITS[place]) {
      if (!isSea(to) || isBarred(G, side, place, to)) continue;
      if (landings(counts, side, place, [to]).reachable) moves.push([id, to]);
    }
  }
  return moves;
}

function endMoves(play: Play<G>): void {
  const { G } = play;
  const { side } = commandOf(G);
  for (const block of Object.values(G.secret[side].blocks)) {
    delete block.group;
    delete block.legs;
  }
  commandOf(G).group = null;
  play.become('main', G.stack[G.stack.length - 1].seats);
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
  return PLACE_IDS.find((place) => {
    const contest = G.contests[place];
    return contest?.attacker === side && !contest.declared && contest.roads[side].length > 1;
  });
}
