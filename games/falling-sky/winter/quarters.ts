/* Quarters (6.3): who has to find room for the Winter, in which order, and the Warbands that starve. */

import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { noAnswers } from '../answers';
import { settleCircumvallation } from '../battle/circumvallation';
import { type Faction, type Gaul, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { groupWith, LIES, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { moveGroup } from '../pieces/moving';
import { removeTroops } from '../pieces/removal';
import { alliesAndCitadelsIn } from '../pieces/tribes';
import { groupOf, regionName, regionsOf } from '../places';
import type { G, ProcedureOf } from '../state';
import type { QuartersPart } from './frames';

/** Returns the frame of the Quarters Phase: Germans, Belgae, Aedui, Arverni, Romans (6.3). It finishes with nothing. */
export function quartersPhase(): AnyFrame<G> {
  return {
    step: 'quarters',
    sides: [],
    parts: [
      'germans',
      'belgae',
      'belgae roll',
      'aedui',
      'aedui roll',
      'arverni',
      'arverni roll',
      'romans',
      'withdrawal',
      'upkeep',
    ],
  };
}

/** 6.3 */
export const quartersStep: ProcedureOf<'quarters'> = {
  proceed(play, { parts }) {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      if (part === 'germans') germanQuarters(play);
      else if (isRoll(part)) for (const region of regionsOf(play.G)) starve(play, region, ROLLING[part]);
      else {
        play.call(frameFor(part));
        return;
      }
    }
    settleCircumvallation(play);
    play.finish();
  },
};

const ROLLING = { 'belgae roll': 'belgae', 'aedui roll': 'aedui', 'arverni roll': 'arverni' } as const;

function isRoll(part: QuartersPart): part is keyof typeof ROLLING {
  return part in ROLLING;
}

function frameFor(part: Player | 'withdrawal' | 'upkeep'): AnyFrame<G> {
  if (part === 'withdrawal')
    return { step: part, sides: ['romans'], supply: noAnswers(), asked: null, line: null };
  if (part === 'upkeep') return { step: part, sides: ['romans'], settled: {} };
  return {
    step: 'relocation',
    sides: [part],
    faction: part,
    answers: noAnswers(),
    asked: null,
    arrived: {},
  };
}

/** 6.3.1: Germanic Warbands that starve outside Germania go there; one die says to which Region. */
function germanQuarters(play: Play<G>): void {
  const { G } = play;
  const leaving = regionsOf(G).filter(
    (region) =>
      groupOf(region) !== 'Germania' &&
      isHungry(G, region, 'germans') &&
      troopsOf(forceIn(G, region, 'germans')) > 0,
  );
  if (leaving.length === 0) return;
  const [die] = play.roll(1);
  const to: RegionId = die <= 3 ? 'sugambri' : 'ubii';
  for (const from of leaving) {
    const { hidden, revealed, scouted } = forceIn(G, from, 'germans');
    moveGroup(G, from, to, 'germans', groupWith({ hidden, revealed, scouted }));
    play.journal(
      '6.3.1',
      `${die}: the Germanic Warbands relocate from ${regionName(G, from)} to ${regionName(G, to)}.`,
      { kind: 'move', places: [from, to] },
    );
  }
}

/** Says whether Warbands find no food in a Region (6.3.2): it is Devastated, and their Faction has neither Ally nor Citadel there. */
export function isHungry(G: G, region: RegionId, faction: Faction): boolean {
  return G.devastated.includes(region) && alliesAndCitadelsIn(G, region, faction) === 0;
}

/** 6.3.2: Rolls for each Warband that finds no food. */
function starve(play: Play<G>, region: RegionId, faction: Gaul): void {
  const { G } = play;
  if (!isHungry(G, region, faction)) return;
  for (const lie of LIES) {
    const count = forceIn(G, region, faction)[lie];
    if (count === 0) continue;
    const dice = play.roll(count);
    const lost = dice.filter((die) => die <= 3).length;
    removeTroops(G, region, faction, lie, lost);
    play.journal(
      '6.3.2',
      `${dice.join(', ')}: the ${nameOf(faction)} lose ${lost} of ${count} Warbands in ${regionName(G, region)}.`,
      {
        side: faction,
        kind: 'roll',
        places: [region],
        ...(lost > 0 && { lost: [lossOf(G, region, faction, lie, lost)] }),
      },
    );
  }
}
