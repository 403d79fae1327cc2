/* The Germans Phase (6.2): in Winter, and at once by Events. */
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { fightFrame } from '../battle/fight';
import type { FrameOf, G, ProcedureOf } from '../state';
import type { GermansPart } from './frames';
import { germanBattles, germanFight, germanTargets } from './germanBattle';
import { germanMarch } from './germanMarch';
import { germanRaid } from './germanRaid';
import { germanRally } from './germanRally';

const PARTS: readonly GermansPart[] = ['rally', 'march', 'raid', 'battle'];

/** Returns the frame of a Germans Phase without the parts to `skip` (6.2; cards 17, 29, 53, 69). It finishes with nothing. */
export function germansPhase(skip: readonly GermansPart[] = [], allAmbush = false): AnyFrame<G> {
  return {
    step: 'germans',
    sides: [],
    parts: PARTS.filter((part) => !skip.includes(part)),
    allAmbush,
    fought: [],
    used: [],
  };
}

/** 6.2: One part after the other; Battles one by one, in an order of chance. */
export const germansStep: ProcedureOf<'germans'> = {
  proceed(play, frame) {
    for (let part = frame.parts[0]; part !== undefined; part = frame.parts[0]) {
      if (part === 'rally') germanRally(play);
      else if (part === 'march') germanMarch(play);
      else if (part === 'raid') germanRaid(play);
      else if (callBattle(play, frame)) return;
      frame.parts.shift();
    }
    play.finish();
  },
};

/** Calls the next Battle; returns whether there is one. */
function callBattle(play: Play<G>, { fought, allAmbush }: FrameOf<'germans'>): boolean {
  const { G } = play;
  const regions = germanBattles(G, fought, allAmbush);
  if (regions.length === 0) return false;
  const region = regions.length === 1 ? regions[0] : play.pick(regions);
  const targets = germanTargets(G, region, allAmbush);
  const defender = targets.length === 1 ? targets[0] : play.pick(targets);
  fought.push(region);
  play.call(fightFrame(germanFight(region, defender)));
  return true;
}
