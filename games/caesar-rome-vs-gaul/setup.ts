/* The start of the game (3.0): all cards are in the deck (3.5). */
import type { Random } from '../kit/random';
import type { Setup } from '../kit/rulebook';
import type { Box } from './components/box';
import { openBox } from './components/box';
import type { Components } from './components/components';
import type { G, Marker, Piece } from './state';

/** How many Legates are drawn (3.1). */
const LEGATES = 2;

/**
 * Returns the state before the first decisions: which of the two Legates drawn goes with Caesar, and where his Army begins (3.1).
 * The Army and both Legates wait in the Rome box.
 */
export function setUp(components: Components, { seats, random }: Setup<G>): G {
  const box = openBox(components);
  return {
    stack: [
      { step: 'game', sides: [] },
      { step: 'encampment', sides: ['roman'] },
      { step: 'appointment', sides: ['roman'] },
    ],
    seats,
    box: components.id,
    turn: 1,
    pieces: piecesOf(box, random),
    markers: markersOf(box),
    sieges: {},
    devastated: [],
    militia: null,
    council: 0,
    governance: [],
    conquered: { germania: 0, britannia: 0, pass: 0 },
    delay: 'never',
    displaced: false,
    inForce: [],
    discards: [],
    secret: { roman: [], gallic: [], deck: components.cards.map(({ number }) => number) },
  };
}

/** Returns where the pieces begin: Legates by chance (3.1), a Tribe in the Submitted Tribes Box reduced (3.2.2). */
function piecesOf({ components, piece }: Box, random: Random): G['pieces'] {
  const { romanLeaders, setup } = components;
  const cup = romanLeaders.filter(({ rank }) => rank === 'legate').map(({ id }) => id);
  const drawn = random.Shuffle(cup).slice(0, LEGATES);
  const pieces: Record<string, Piece> = {};
  for (const [id, facts] of Object.entries(piece)) {
    const start = startOf(facts);
    const at = drawn.includes(id) ? 'rome' : start;
    pieces[id] = { at: at === 'garrison' ? setup.garrison : at, inside: false, reduced: at === 'submitted' };
  }
  return pieces;
}

/**
 * Returns where a piece begins: Tribes in the Tribe Pool (3.2.3), Gallic Leaders on the Turn Track (3.2.4), units that come by cards in
 * their Holding Boxes (3.3, 17.7).
 */
function startOf(facts: Box['piece'][string]): string {
  switch (facts.kind) {
    case 'legion':
      return facts.start === 'caesar' ? 'rome' : facts.start === 'garrison' ? 'garrison' : 'track';
    case 'leader':
      return facts.rank === 'caesar' ? 'rome' : facts.rank === 'legate' ? 'cup' : 'holding';
    case 'chief':
      return 'track';
    case 'tribe':
      return facts.start;
    default:
      return 'holding';
  }
}

/** Returns the Control markers on the map, Gallic ones in their Strongholds and starred Towns (3.2.1, 3.4). */
function markersOf({ components }: Box): Record<string, Marker> {
  const markers: Record<string, Marker> = {};
  const { setup, spaces } = components;
  for (const { id, kind } of spaces) {
    if (kind === 'walledCity') markers[id] = { kind: 'city', side: 'roman' };
    else if (kind === 'stronghold') markers[id] = { kind: 'stronghold', side: 'gallic' };
    else if (setup.romanInfluence.includes(id)) markers[id] = { kind: 'influence', side: 'roman' };
    else if (setup.gallicInfluence.includes(id)) markers[id] = { kind: 'influence', side: 'gallic' };
  }
  return markers;
}
