/* The sequence of play (4). */
import type { AnyFrame } from '../kit/frame';
import { countLandings, lapseTakeovers, leadersInDanger } from './command';
import { rally } from './field';
import { readyToFire } from './fire';
import { fillTrench } from './movement/trench';
import type { Cause, G, ProcedureOf } from './state';
import { endOfPeriod } from './victory';

/** Returns whose player turn it is (13.1): who moves and attacks; null outside the turns of the game. */
export function attackerOf({ stack }: G): Cause | null {
  for (const frame of [...stack].reverse())
    if (frame.step === 'movement' || frame.step === 'combat' || frame.step === 'battles') return frame.cause;
  return null;
}

/** The parts of a turn (4.1 to 4.7). */
export const gameStep: ProcedureOf<'game'> = {
  proceed(play) {
    const { period, turn, variants } = play.G;
    const withScouts = (...frames: AnyFrame<G>[]) => (variants.reconnaissance ? frames : []);
    play.journal('4.7', `Assault Period ${period}, turn ${turn}.`, { kind: 'heading' });
    play.call(
      { step: 'startTurn', sides: [] },
      { step: 'movement', sides: [], cause: 'gallic', began: {}, movers: [], appeared: {}, ended: [] },
      { step: 'offBoard', sides: [], begun: false },
      ...withScouts({ step: 'screening', sides: [], begun: false, zones: [] }),
      { step: 'outerWorks', sides: [] },
      { step: 'combat', sides: [], cause: 'gallic', targets: {}, began: {} },
      { step: 'movement', sides: [], cause: 'roman', began: {}, movers: [], appeared: {}, ended: [] },
      ...withScouts(
        { step: 'scouting', sides: [], done: [] },
        { step: 'messenger', sides: [], done: [] },
        { step: 'homecoming', sides: [] },
      ),
      { step: 'combat', sides: [], cause: 'roman', targets: {}, began: {} },
      ...withScouts({ step: 'homecoming', sides: [] }),
      { step: 'endTurn', sides: [] },
    );
  },
};

/** Disrupted units are turned up (21.4); missile units and forts may fire again; ten units have to land anew (18.1). */
export const startTurnStep: ProcedureOf<'startTurn'> = {
  proceed(play) {
    const { G } = play;
    rally(G);
    readyToFire(play);
    G.release.landed = [];
    G.secret.shifted = [];
    G.reconnaissance.shifted = [];
    lapseTakeovers(play);
    leadersInDanger(play);
    play.finish();
  },
};

/** The landings of the turn count (18.1), and the work on the trench (8.4); the next turn begins; after the last one of an Assault Period (12.7) that period ends (12.1). */
export const endTurnStep: ProcedureOf<'endTurn'> = {
  proceed(play) {
    const { G } = play;
    countLandings(play);
    fillTrench(play);
    if (G.turn < G.variants.turns) {
      G.turn++;
      play.finish();
    } else endOfPeriod(play);
  },
};

export const sequenceSteps = { game: gameStep, startTurn: startTurnStep, endTurn: endTurnStep };
