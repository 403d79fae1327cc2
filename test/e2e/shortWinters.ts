/* Loaded before the server: in Falling Sky Winter comes after the second card, and again after four more. */
import { FallingSky } from '../../games/falling-sky/index';

const EVENTS_BETWEEN = 4;

const { setup } = FallingSky;
FallingSky.setup = (context, options) => {
  if (setup === undefined) throw new Error('the game has no set-up');
  const G = setup(context, options);
  const [next, ...events] = [G.next, ...G.secret.deck].filter((card) => typeof card === 'number');
  const deck = ['winter' as const, ...events.splice(0, EVENTS_BETWEEN), 'winter' as const, ...events];
  return { ...G, next, secret: { ...G.secret, deck } };
};
