/* The Non-player Aedui's Battles (8.6.2). */
import { findFrame } from '../../../kit/frame';
import type { Rank } from '../../battle/armies';
import { battleRegions, modesOf, setupFor, targetsIn } from '../../battle/selection';
import type { Order } from '../../commands/order';
import type { PlannedBattle } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import { tribeOfPiece } from '../../pieces/forces';
import { hasCitadel } from '../../pieces/tribes';
import type { G } from '../../state';
import { marginOf } from '../../victory';
import { battleAdvancesPlayer } from '../frostBattles';
import type { Moment } from '../moment';
import { mayStrike } from '../priorities';
import { choose } from '../select';
import { Certainty, defendersIn, hasKeyPiece, isAmbushDue } from './certainty';

/** Whom the Aedui could Battle in a Region. */
type Candidate = Pick<PlannedBattle, 'region' | 'target'>;

/** What would be sure of such a Battle; null for a way in which they cannot fight there. */
interface Prospect extends Candidate {
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
  const candidates = candidatesFor(G, order);
  const worthwhile = (some: readonly Candidate[], what: Aim) =>
    some.map((each) => prospectOf(G, order, each)).filter((each) => isSure(each, what));
  const strikes = worthwhile(
    candidates.filter(({ region, target }) => hasKeyPiece(G, region, target)),
    'strikes',
  );
  if (strikes.length === 0 && order.selected.length === 0) return null;
  const aim = strikes.length > 0 ? 'strikes' : 'pays';
  const worth = strikes.length > 0 ? strikes : worthwhile(candidates, 'pays');
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
  const isAmbush =
    ambush?.[aim] === true && (needsAmbush(chosen) || isAmbushDue(G, setupOf(G, order, chosen)));
  return { region, target, way: isAmbush ? 'ambush' : 'battle' };
}

/** What has to be sure of a Battle; see {@link Certainty}. */
type Aim = 'strikes' | 'pays';

function isSure({ battle, ambush }: Prospect, aim: Aim): boolean {
  return battle?.[aim] === true || ambush?.[aim] === true;
}

function candidatesFor(G: G, order: Order): Candidate[] {
  const candidates: Candidate[] = [];
  for (const region of battleRegions(G, order))
    for (const target of targetsIn(G, order, region))
      if (isEnemy(G, target)) candidates.push({ region, target });
  return candidates;
}

function prospectOf(G: G, order: Order, { region, target }: Candidate): Prospect {
  const ways = modesOf(G, order, region, target);
  const certaintyBy = (way: 'battle' | 'ambush') =>
    ways.includes(way) && !battleAdvancesPlayer(G, order, { region, target, way })
      ? new Certainty(G, setupFor(G, order, region, target, way))
      : null;
  return { region, target, battle: certaintyBy('battle'), ambush: certaintyBy('ambush') };
}

/** 8.6.2, 8.2.1: Whom an Event's instructions spare is not attacked; Romans are only while the Aedui exceed their victory threshold. */
function isEnemy(G: G, target: Faction): boolean {
  const event = findFrame(G, 'event');
  if (event !== undefined && !mayStrike(G, 'aedui', event.card, target)) return false;
  return target !== 'aedui' && (target !== 'romans' || marginOf(G, 'aedui') > 0);
}

function setupOf(G: G, order: Order, { region, target }: Candidate) {
  return setupFor(G, order, region, target, 'battle');
}
