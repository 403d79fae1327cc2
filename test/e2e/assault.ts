/*
 * Loaded before the server: in Alesia some Gauls stand before the Outer Works from the first turn, within the range of a fort and of
 * archers, and one alone in the open, so that a turn of two players brings fire and hand-to-hand combat.
 */
import { Alesia } from '../../games/alesia/index';
import { enterBoard } from '../../games/alesia/offboard/zones';

/** Two stacks south of the cohort in QQ35, one of cavalry behind them, and horsemen alone two hexes from the fort in SS41. */
const BEFORE_THE_WORKS = {
  SS36: ['AED.5', 'AED.6'],
  SS37: ['AED.7', 'AED.8'],
  UU36: ['EQU.1', 'EQU.2'],
  UU41: ['EQU.3'],
};

/** Dice with which, without fire, both stand in the Outer Works, one is beaten back 3 hexes and the other stays, and beats back who attacks him. */
const SEED = 'dice of the assault 251';

const { setup } = Alesia;
Alesia.seed = SEED;
Alesia.setup = (context, options) => {
  if (setup === undefined) throw new Error('the game has no set-up');
  const G = setup(context, options);
  for (const [hex, units] of Object.entries(BEFORE_THE_WORKS))
    for (const unit of units) enterBoard(G, unit, hex);
  return G;
};
