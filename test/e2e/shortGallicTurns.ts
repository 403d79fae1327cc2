/*
 * Loaded before the server: in Caesar: Rome vs Gaul the first turn has two cards for each side, and two Tribes are near enough to
 * Caesar's camp for an Interception, a battle and a siege.
 */
import { CaesarRomeVsGaul } from '../../games/caesar-rome-vs-gaul/index';

/** CONSTANT AS THE NORTHERN STAR and VENI VIDI VICI; CLIENT PEOPLES and MERCENARIES FROM BRITANNIA AND HISPANIA. */
const HANDS = { roman: [2, 3], gallic: [32, 33] };

/** Tribes in their Fortified Towns, next to each other and to Noviodunum Aeduorum. */
const AT_WAR = { bituriges: 'avaricum', carnutes: 'brivodurum' };

/** Where Gallic influence lets those of Avaricum have Local Support. */
const FRIENDS = ['argentomagus', 'noviodunum-biturigum'];

/** Dice that bring the Pictones, and with which Rome wins the battle after the Interception and can besiege. */
const SEED = 'dice of a short turn 17';

const { setup } = CaesarRomeVsGaul;
CaesarRomeVsGaul.seed = SEED;
CaesarRomeVsGaul.setup = (context, options) => {
  if (setup === undefined) throw new Error('the game has no set-up');
  const { ...G } = setup(context, options);
  G.pieces = { ...G.pieces };
  G.markers = { ...G.markers };
  for (const [tribe, at] of Object.entries(AT_WAR)) {
    G.pieces[tribe] = { at, inside: false, reduced: false };
    G.markers[at] = { kind: 'town', side: 'gallic', tribe, upgraded: false };
  }
  for (const space of FRIENDS) G.markers[space] = { kind: 'influence', side: 'gallic' };
  return { ...G, secret: { ...HANDS, deck: [] } };
};
