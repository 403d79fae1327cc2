/* Political Actions (5.2.1 D, 7.3, 9.3). */

import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { battles } from './battles';
import { OFF_MAP } from './components/areas';
import { boxOf } from './components/box';
import { cardOf } from './components/cards';
import { borderBetween, faceOf, placeName, pointsOf } from './components/labels';
import { TRIBE_IDS, type TribeId, UNITS, VERCINGETORIX } from './components/units';
import { loseMinorLeaders, minorLeadersOf, mustFindHome } from './leaders';
import { cardPlayed, type DecisionOf, enemyOf, type G, type Side } from './state';
import { allegiance, contestHome, rally } from './tribes';
import { nameOf, say, tribeName } from './words';

/** The Helvetii are out of reach in the first turn (10.0, 11.0 A). */
export function isOutOfReach(G: G, tribe: TribeId): boolean {
  return G.turn === 1 && tribe === 'helvetii';
}

/** Says whether a side may try to win Britannia: legions, or any units of the Barbarians, are in a port (5.2.1 D). */
function canReachBritannia(G: G, side: Side): boolean {
  const { area } = boxOf(G);
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    const { place } = blocks[id];
    if (place === OFF_MAP || !area[place].port) continue;
    if (side === 'barbarian' || UNITS[id].kind === 'legion') return true;
  }
  return false;
}

/** Returns the tribes a side may try to win: those with units in play that are not its own (5.2.1 D). */
export function politicalTargets(G: G, side: Side): TribeId[] {
  const britannia = canReachBritannia(G, side);
  return TRIBE_IDS.filter((tribe) => {
    if (isOutOfReach(G, tribe) || (tribe === 'britannia' && !britannia)) return false;
    const { neutral, enemy } = allegiance(G, side, tribe);
    return neutral + enemy > 0;
  });
}

/** Returns the targets next to Vercingetorix, whom the Barbarian player may show for a better roll (7.3). */
function targetsOfVercingetorix(G: G, side: Side): TribeId[] {
  const block = side === 'barbarian' ? G.secret.barbarian.blocks[VERCINGETORIX] : undefined;
  if (block === undefined || block.place === OFF_MAP) return [];
  const { place } = block;
  return politicalTargets(G, side).filter((tribe) => borderBetween(G, place, tribe) !== undefined);
}

/** Says whether the enemy has legions or Germans in an area (9.3). */
function isOpposed(G: G, side: Side, tribe: TribeId): boolean {
  const { blocks } = G.secret[enemyOf(side)];
  for (const id in blocks) {
    if (blocks[id].place !== tribe) continue;
    const { colour } = UNITS[id];
    if (colour === 'black' || colour === 'blue') return true;
  }
  return false;
}

/** A player tries to change the allegiance of a tribe (5.2.1 D). */
export const influenceStep: DecisionOf<'influence'> = {
  prompt: ({ G, side }) => ({
    rule: '5.2.1',
    text: `Political Action: choose a tribe. You need a roll of up to ${pointsOf(G, cardPlayed(G, side))}.`,
  }),
  actions: {
    influence: action({
      first: ({ G, side }) => politicalTargets(G, side),
      effect(play, { side }, tribe) {
        influence(play, side, tribe, false);
      },
      label: ({ G }, tribe) => `Win over ${tribeName(G, tribe)}${lossOf(G, tribe)}`,
    }),
    influenceWithVercingetorix: action({
      first: ({ G, side }) => targetsOfVercingetorix(G, side),
      effect(play, { side }, tribe) {
        influence(play, side, tribe, true);
      },
      label: ({ G }, tribe) =>
        `Win over ${tribeName(G, tribe)}, and show Vercingetorix (−1)${lossOf(G, tribe)}`,
    }),
  },
  proceed(play, { sides: [side] }) {
    if (politicalTargets(play.G, side).length > 0) return;
    play.journal('5.2.1', `There is no tribe for ${nameOf(side)} to win over.`);
    play.finish();
  },
};

/** Returns what a label adds where success eliminates a minor leader, whichever side wins (5.2.1 D). */
function lossOf(G: G, tribe: TribeId): string {
  return minorLeadersOf(G, tribe)
    .map((id) => `, which eliminates ${faceOf(G, id).name}`)
    .join('');
}

function influence(play: Play<G>, side: Side, tribe: TribeId, showing: boolean): void {
  const { G } = play;
  const card = cardOf(cardPlayed(G, side));
  const named = card.kind === 'tribe' && card.area === tribe;
  const opposed = G.variants.opposedPolitics && isOpposed(G, side, tribe);
  const modifier = (named ? -1 : 0) + (showing ? -1 : 0) + (opposed ? 1 : 0);
  if (showing) showVercingetorix(play);
  const [die] = play.roll(1);
  const value = pointsOf(G, cardPlayed(G, side));
  const wins = die + modifier <= value;
  const sum =
    modifier === 0
      ? `${die}`
      : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${die + modifier}`;
  play.journal(
    '5.2.1',
    `${say(side, 'court')} ${tribeName(G, tribe)}, who join on a roll of up to ${value}. It is ${sum}: they ${wins ? 'join' : 'do not join'}.`,
    { ...(wins && { kind: 'control', side }), places: [tribe] },
  );
  if (wins) succeed(play, side, tribe);
  else play.finish();
}

function showVercingetorix(play: Play<G>): void {
  const { place } = play.G.secret.barbarian.blocks[VERCINGETORIX];
  play.reveal();
  play.journal('7.3', `Vercingetorix is in ${placeName(play.G, place)}.`, {
    places: [place],
    pieces: [VERCINGETORIX],
  });
}

/** The tribe returns home and joins; leaders at home there are lost or move, and enemies there are attacked (5.2.1 D). */
function succeed(play: Play<G>, side: Side, tribe: TribeId): void {
  loseMinorLeaders(play, tribe);
  rally(play.G, side, tribe);
  const isHomeless = side === 'roman' && mustFindHome(play, tribe);
  contestHome(play, side, tribe);
  if (isHomeless) play.become({ step: 'rehome', sides: ['barbarian'], mayKeep: false }, battles(side));
  else play.become(battles(side));
}
