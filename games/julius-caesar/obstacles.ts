/* Why a group or a block may not move somewhere, in words for its player. */
import type { Obstacle } from '../kit/action';
import type { Exit } from '../kit/graph';
import { kindOf } from './components/blocks';
import { blockName, placeName } from './components/inPlay';
import { isPlace, isSea, type LinkKind, type PlaceId } from './components/map';
import {
  type Bar,
  barTo,
  firstMarch,
  haltOf,
  type March,
  type MoveContext,
  type MoveSituation,
  marchOf,
  moveContextOf,
  unpinned,
} from './marches';
import type { G } from './state';

/** Returns why no group can start in a place (6.1). */
export function obstacleToGroup(at: MoveSituation, place: string): Obstacle | null {
  if (!isPlace(place)) return null;
  const { G, side, frame } = at;
  if (frame.moves === 0) return { rule: '6.1', text: `${placeName(G, place)}: no Move Points are left.` };
  const { blocks } = G.secret[side];
  const here = Object.keys(blocks).filter((id) => blocks[id].place === place);
  if (here.length === 0)
    return { rule: '6.1', text: `${placeName(G, place)}: none of your blocks is there.` };
  const fresh = here.filter((id) => blocks[id].group === undefined);
  if (fresh.length === 0)
    return { rule: '6.1', text: `${placeName(G, place)}: all your blocks there have moved.` };
  if (unpinned(G, side, place) === 0) return pinned(G, place);
  const context = moveContextOf(at);
  const obstacles = fresh.map((id) =>
    obstacleToMarch(context, firstMarch(frame, place, kindOf(id) === 'navis')),
  );
  return obstacles.includes(null) ? null : obstacles[0];
}

/** Returns why a block cannot move with the group, or not to a place (6.1, 6.2). */
export function obstacleToMove(at: MoveSituation, id: string, to?: string): Obstacle | null {
  const block = at.G.secret[at.side].blocks[id];
  if (block === undefined || !isPlace(block.place)) return null;
  const { group } = at.frame;
  const name = blockName(at.G, id);
  if (group === null) return { rule: '6.1', text: `${name}: choose a group to move first.` };
  const march = marchOf(at, id);
  if (march === null) return { rule: block.from === undefined ? '6.1' : '6.12', text: strangerWords(at, id) };
  if (block.group === undefined && unpinned(at.G, at.side, march.here) === 0) return pinned(at.G, march.here);
  const context = moveContextOf(at);
  return to === undefined ? obstacleToMarch(context, march) : obstacleOnTheWay(context, march, to);
}

function strangerWords({ G, side, frame: { group } }: MoveSituation, id: string): string {
  const { from, group: number } = G.secret[side].blocks[id];
  const name = blockName(G, id);
  if (from !== undefined) return `${name} has come to fight, and goes no further.`;
  if (number !== undefined) return `${name} has ended its move.`;
  return `${name} is not in ${group === null ? '' : placeName(G, group.from)}, where the group is from.`;
}

function pinned(G: G, place: PlaceId): Obstacle {
  return {
    rule: '6.13',
    text: `${placeName(G, place)}: as many of your blocks as attack there are pinned, and no more may leave.`,
  };
}

/** Returns why a march leads nowhere: what halts it, or what bars the ways it might take. */
function obstacleToMarch(context: MoveContext, march: March): Obstacle | null {
  const { G, box } = context;
  const halted = obstacleToGoOn(context, march);
  if (halted !== null) return halted;
  const bars = box.exits[march.here].map((exit) => ({ exit, bar: barTo(context, march, exit) }));
  if (bars.some(({ bar }) => bar === null)) return null;
  const { exit, bar } = bars.find(({ bar }) => bar !== 'kind' && bar !== 'start') ?? {};
  if (exit !== undefined && bar !== undefined && bar !== null) return wordsFor(context, march, exit, bar);
  const ways = march.navis ? 'no sea to sail to' : 'no road to take';
  return { rule: march.navis ? '6.2' : '6.1', text: `${placeName(G, march.here)}: there is ${ways}.` };
}

function obstacleOnTheWay(context: MoveContext, march: March, to: string): Obstacle | null {
  const { G, box } = context;
  if (!isPlace(to) || to === march.here) return null;
  const halted = obstacleToGoOn(context, march);
  if (halted !== null) return halted;
  const exit = box.exits[march.here].find((candidate) => candidate.to === to);
  if (exit === undefined) {
    const text = `${placeName(G, to)} is not next to ${placeName(G, march.here)}.`;
    return { rule: march.navis ? '6.2' : '6.1', text };
  }
  const bar = barTo(context, march, exit);
  return bar === null ? null : wordsFor(context, march, exit, bar);
}

function obstacleToGoOn(context: MoveContext, march: March): Obstacle | null {
  const here = placeName(context.G, march.here);
  switch (haltOf(context, march)) {
    case 'range': {
      const far = `${march.range} ${march.navis ? 'seas or ports' : 'cities'}`;
      return {
        rule: march.navis ? '6.2' : '6.1',
        text: `${here}: this block has moved ${far}, as far as one goes.`,
      };
    }
    case 'held':
      return {
        rule: '6.3',
        text: `${here}: the last Navis stays in a sea that blocks have been shipped over.`,
      };
    case 'event':
      return {
        rule: '2.1',
        text:
          context.moves.event === 'neptune'
            ? 'Neptune moves Navis only.'
            : 'This event moves land blocks only.',
      };
    default:
      return null;
  }
}

function wordsFor(
  { G }: MoveContext,
  march: March,
  { to, kind }: Exit<PlaceId, LinkKind>,
  bar: Bar,
): Obstacle {
  const name = placeName(G, to);
  switch (bar) {
    case 'kind':
      return march.navis
        ? { rule: '6.2', text: `${name}: Navis go by sea, from port to sea and from sea to port.` }
        : {
            rule: '6.3',
            text: isSea(to)
              ? `${name}: land blocks go by sea only from port to port, before any group moves.`
              : `${name}: no road leads there.`,
          };
    case 'start':
      return { rule: '6.1', text: `${name}: a group does not go back to where it started.` };
    case 'enemy':
      return { rule: '6.13', text: `${name}: the enemy came from there, and the way is closed.` };
    case 'fight':
      return {
        rule: march.navis ? '6.2' : '6.12',
        text: `${name}: enemies are there, and a block attacks only ${march.range === 2 ? 'with its first move' : `within ${march.range - 1} moves`}.`,
      };
    case 'full':
      return {
        rule: kind === 'strait' ? '4.32' : '6.11',
        text: `${name}: the ${kind === 'strait' ? 'strait' : `${kind} road`} from ${placeName(G, march.here)} carries no more blocks this turn.`,
      };
  }
}
