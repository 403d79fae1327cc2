/* The Non-player Aedui's Battles (8.6.2). */
import { findFrame } from '../../../kit/frame';
import { gathered } from '../../../kit/gathered';
import type { Rank } from '../../battle/armies';
import { battleRegions, setupFor, targetsIn, waysOf } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import { tribeOfPiece } from '../../forces';
import type { G } from '../../state';
import { hasCitadel } from '../../tribes';
import { marginOf } from '../../victory';
import type { PlannedBattle } from '../chart';
import { battleAdvancesPlayer } from '../frostBattles';
import type { Moment } from '../moment';
import { mayStrike } from '../priorities';
import { choose } from '../select';
import { type Certainty, certaintyOf, defendersIn, isAmbushDue } from './certainty';

/** Whom the Aedui could Battle in a Region, and what would be sure of it; null for a way in which they cannot fight there. */
interface Prospect {
  region: PlannedBattle['region'];
  target: Faction;
  battle: Certainty | null;
  ambush: Certainty | null;
}

/** The order in which the Aedui aim at others (8.4.1). */
const TARGETS: readonly Faction[] = ['arverni', 'belgae', 'germans', 'romans'];

/** What the Aedui fight for, the most wanted first (8.4.1, 8.6.2). */
const WANTED: readonly ((G: G, rank: Rank) => boolean)[] = [
  (_G, { piece }) => piece === 'leader',
  (_G, { piece }) => piece === 'legion',
  (G, { piece }) => isCitadel(G, piece),
  (_G, { piece }) => tribeOfPiece(piece) !== null,
];

function isCitadel(G: G, piece: Rank['piece']): boolean {
  const tribe = tribeOfPiece(piece);
  return tribe !== null && hasCitadel(G, tribe);
}

/**
 * 8.6.2: Returns the next Battle of a Command: first those that are sure to strike a Leader, Ally, Citadel or Legion; once there
 * has been one, those that are sure to cost the enemy as much as the Aedui. Null when there is none. Where only an Ambush makes
 * sure of it, that Battle comes first.
 */
export function nextBattle({ G, play }: Pick<Moment, 'G' | 'play'>, order: Order): PlannedBattle | null {
  const prospects = prospectsOf(G, order);
  const strikes = prospects.some((each) => isSure(each, 'strikes'));
  const aim = strikes || order.selected.length === 0 ? 'strikes' : 'pays';
  const worth = prospects.filter((each) => isSure(each, aim));
  const needsAmbush = ({ battle }: Prospect) => battle?.[aim] !== true;
  const place = choose(play, worth, needsAmbush);
  const chosen = choose(
    play,
    worth.filter(({ region }) => region === place?.region),
    ...WANTED.map(
      (isWanted) => (each: Prospect) =>
        defendersIn(G, setupOf(G, order, each)).some((rank) => isWanted(G, rank)),
    ),
    ({ target }) => -TARGETS.indexOf(target),
  );
  if (chosen === undefined) return null;
  const { region, target, ambush } = chosen;
  const isDue = needsAmbush(chosen) || isAmbushDue(G, setupOf(G, order, chosen));
  return { region, target, way: ambush?.[aim] === true && isDue ? 'ambush' : 'battle' };
}

function isSure({ battle, ambush }: Prospect, aim: keyof Certainty): boolean {
  return battle?.[aim] === true || ambush?.[aim] === true;
}

function prospectsOf(G: G, order: Order): Prospect[] {
  return gathered(battleRegions(G, order), (region) =>
    targetsIn(G, order, region)
      .filter((target) => isEnemy(G, target))
      .map((target) => ({
        region,
        target,
        battle: certaintyBy(G, order, region, target, 'battle'),
        ambush: certaintyBy(G, order, region, target, 'ambush'),
      })),
  );
}

/** 8.6.2, 8.2.1: Whom an Event's instructions spare is not attacked; Romans are only while the Aedui exceed their victory threshold. */
function isEnemy(G: G, target: Faction): boolean {
  const event = findFrame(G, 'event');
  if (event !== undefined && !mayStrike(G, 'aedui', event.card, target)) return false;
  return target !== 'aedui' && (target !== 'romans' || marginOf(G, 'aedui') > 0);
}

function certaintyBy(
  G: G,
  order: Order,
  region: Prospect['region'],
  target: Faction,
  way: 'battle' | 'ambush',
): Certainty | null {
  if (!waysOf(G, order, region, target).includes(way)) return null;
  if (battleAdvancesPlayer(G, order, { region, target, way })) return null;
  return certaintyOf(G, setupFor(G, order, region, target, way));
}

function setupOf(G: G, order: Order, { region, target }: Prospect) {
  return setupFor(G, order, region, target, 'battle');
}
