/* Between the Assault Periods (12.2 to 12.6). */
import { awaitRelief } from '../command';
import { rally } from '../field';
import { type G, OFF, type ProcedureOf } from '../state';
import { reservesOf } from './replacements';
import { returnBesieged } from './returns';
import { markPresence } from './shift';

/**
 * The Gauls part from the Romans, both revive units, and the Romans take up new positions with a look at the off-board zones (12.6, 11.8).
 * Then the second Assault Period begins.
 */
export const interludeStep: ProcedureOf<'interlude'> = {
  proceed(play, frame) {
    const { G } = play;
    switch (frame.stage) {
      case 'zones':
        play.journal('12.1', 'The first Assault Period is over.', { kind: 'heading' });
        endFighting(G);
        returnBesieged(play);
        frame.stage = 'replacements';
        play.call(
          { step: 'returns', sides: [] },
          { step: 'replacements', sides: [], reserves: reservesOf(G), done: [] },
        );
        return;
      case 'replacements':
        markPresence(play);
        play.journal('12.6', 'The Romans look at what is off the board, and move to new positions.', {
          kind: 'heading',
        });
        frame.stage = 'redeployment';
        play.call({ step: 'deployment', sides: [], again: true });
        return;
      case 'redeployment':
        recallScouts(G);
        awaitRelief(play);
        G.period++;
        G.turn = 1;
        play.finish();
    }
  },
};

/** Ends whatever lasts from turn to turn while armies face each other. */
function endFighting(G: G): void {
  rally(G);
  G.rages = [];
  G.filling = {};
  G.reconnaissance.held = [];
  G.secret.held = [];
  G.secret.sightings = [];
  G.secret.reports = [];
}

/** Scouts that have been placed on the map are scouts no more. */
function recallScouts(G: G): void {
  const { scouts } = G.reconnaissance;
  for (const unit of Object.keys(scouts)) if (G.at[unit] !== OFF) delete scouts[unit];
}
