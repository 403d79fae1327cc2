/* How well a side stands, for bots: the Victory Points to be expected, and what may still be fought for them. */
import { boxOf } from '../components/box';
import { factsOf, stepsOf } from '../pieces';
import type { G, Side } from '../state';
import { pointsOf } from '../victory';
import { prospectsOfArmies } from './campaign';
import { Governance, logistic, turnLeft } from './governance';

const LAST_TURN = 6;
const NEEDED = 12;
const TRIBES_PER_POINT = 4;

/**
 * What a turn to come brings the Roman player: so much whatever happens, so much of what its governance would win as it stands,
 * and so much for each influence marker he has more than the Gauls. After a least-squares fit to the final Victory Points of 60
 * games of the policy against itself and weaker play (1679 positions), which gave 0.7, 0.2 and 0.03 and told those of games
 * left out to 2.0 (2.5 if each turn brought what governance would win now). The first is larger by choice: Rome lost most of
 * those games, and chances near 0 tell good moves from bad ones less well.
 */
const TURN = 0.9;
const GOVERNANCE = 0.3;
const MARKER = 0.03;

/** What else counts, in Victory Points: each step of a Legion, each Tribe on the map by its steps, each Siege Point. */
const LEGION_STEP = 0.12;
const TRIBE_STEP = 0.12;
const SIEGE_POINT = 0.15;
const SUBMITTED = 0.08;
const LEADER = 0.3;
/** Legion steps of a year without losses. */
const LEGION_STEPS = 16;
/** What an invasion that has not come off yet is worth to the Roman player in each turn left, and what one that has come half way. */
const INVASION = 0.22;
const HALF_INVASION = 0.7;
/** How much of what Armies may win they still may at the end of a turn, if another follows. */
const LATER = 0.5;
/** How far the result may still be from what is expected, at the start and at the end, in Victory Points. */
const DOUBT = [3.2, 1.1] as const;

/** Returns each side's chances, together 1, from the Victory Points that Rome can expect by the end of turn 6 (19.2). */
export function evaluate(G: G): Record<Side, number> {
  const turnsToCome = LAST_TURN - G.turn;
  const isScored = G.governance.length >= G.turn;
  const present = new Governance(G, turnLeft(G)).points;
  const { total, tribes } = pointsOf(G);
  const turn =
    TURN + GOVERNANCE * victoryPointsFor(new Governance(G, 1).points) + MARKER * leadInInfluence(G);
  const expected =
    total -
    tribes +
    eliminated(G) / TRIBES_PER_POINT +
    (isScored ? 0 : victoryPointsFor(present)) +
    turnsToCome * turn +
    prospects(G, turnsToCome + 1) +
    prospectsOfArmies(G) * Math.min(1, turnLeft(G) + (turnsToCome > 0 ? LATER : 0));
  const doubt = DOUBT[0] + ((DOUBT[1] - DOUBT[0]) * (G.turn - 1)) / (LAST_TURN - 1);
  const survives = isScored ? 1 : 1 - logistic((3.5 - present) * 1.6);
  const roman = logistic((expected - NEEDED + 0.5) / doubt) * survives;
  return { roman, gallic: 1 - roman };
}

/** Governance Points become Victory Points from 7 and from 9 (16.4.4); what is near counts in part. */
function victoryPointsFor(points: number): number {
  return logistic((points - 6.5) * 1.4) + logistic((points - 8.5) * 1.4);
}

function leadInInfluence(G: G): number {
  let lead = 0;
  for (const space in G.markers) {
    const { kind, side } = G.markers[space];
    if (kind === 'influence') lead += side === 'roman' ? 1 : -1;
  }
  return lead;
}

function eliminated(G: G): number {
  let count = 0;
  for (const id in G.pieces) if (G.pieces[id].at === 'eliminated') count++;
  return count;
}

/** Returns what pieces, Sieges and invasions to come are worth to the Roman player, in Victory Points. */
function prospects(G: G, turnsLeft: number): number {
  const { space } = boxOf(G);
  let legions = 0;
  let worth = 0;
  for (const id in G.pieces) {
    const { at } = G.pieces[id];
    const isOnMap = space[at] !== undefined;
    const { kind } = factsOf(G, id);
    if (kind === 'legion' && isOnMap) legions += stepsOf(G, id);
    else if (kind === 'tribe' && isOnMap) worth -= TRIBE_STEP * stepsOf(G, id);
    else if (kind === 'tribe' && at === 'submitted') worth += SUBMITTED;
    else if (kind === 'chief' && isOnMap) worth -= LEADER;
  }
  for (const at in G.sieges)
    worth += (G.markers[at]?.side === 'gallic' ? 1 : -1) * SIEGE_POINT * G.sieges[at];
  worth += LEGION_STEP * (legions - LEGION_STEPS);
  for (const region of ['germania', 'britannia'] as const) {
    if (G.conquered[region] === 0) worth += INVASION * (turnsLeft - 1) + HALF_INVASION * gone(G, region);
  }
  return worth;
}

/** Returns how many of the two Gallic markers of a Region to be invaded are gone (17.1.3). */
function gone(G: G, region: string): number {
  const { provincesOf, spacesOf, space } = boxOf(G);
  const spaces = provincesOf[region].flatMap((province) => spacesOf[province]);
  return spaces.filter((id) => space[id].kind === 'vp' && G.markers[id]?.side !== 'gallic').length;
}
