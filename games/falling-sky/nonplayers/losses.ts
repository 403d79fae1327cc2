/* Which of its own pieces a Non-player loses first (8.4.1, 8.7.8). */
import type { Boxed } from '../../kit/components/boxes';
import type { LegalMove } from '../../kit/move';
import { boxOf } from '../components/box';
import type { FrameOf } from '../state';
import type { Chooser } from './chooser';
import { type Moment, make } from './moment';
import { choose } from './select';

const WORTH: Readonly<Record<string, number>> = {
  scouted: 0,
  revealed: 1,
  hidden: 2,
  ally: 3,
  city: 4,
  citadel: 5,
  fort: 5,
  legion: 6,
  legions: 6,
  leader: 7,
};

/** Says whether an Ally at a Tribe counts as one in a City: also at Remi (8.4.1). */
export function isAtCity(state: Boxed, tribe: string): boolean {
  return tribe === 'remi' || boxOf(state).cities.has(tribe);
}

/**
 * Returns how much a Non-player prefers to keep a piece, by what it is called in a move: `hidden`, `ally nervii`, `germans hidden`
 * (8.4.1). Warbands or Auxilia of another Faction that fight with its own are lost before all of them (8.5.1, 8.6.8, 8.8.8).
 */
export function worthOf(state: Boxed, name: string): number {
  if (name in WORTH) return WORTH[name];
  const words = name.split(' ').filter((word) => word !== 'elite');
  const [first, second] = words;
  if (WORTH[first] === undefined) return (WORTH[second] ?? 0) - WORTH.ally;
  return first === 'ally' && isAtCity(state, second) ? WORTH.city : WORTH[first];
}

/** Returns the first loss that is legal: of the pieces that are removed and those that are rolled for, whichever is worth least. */
function lose(at: Moment, removal: string): LegalMove {
  const candidates = ['roll', removal].flatMap((move) =>
    at.options(move).map((piece) => ({ move, piece: `${piece}` })),
  );
  const chosen = choose(
    at.play,
    candidates,
    ({ move, piece }) => move === 'roll' && piece.startsWith('elite '),
    ({ piece }) => -worthOf(at.G, piece),
  );
  if (chosen === undefined) return at.all()[0];
  const { move, piece } = chosen;
  const counts = at.options(move, piece);
  return counts.length > 0 ? make(move, piece, counts[counts.length - 1]) : make(move, piece);
}

/** Losses in Battle (3.2.4, 3.3.4): as many of a kind at once as there are. */
export const lossesChooser: Chooser<FrameOf<'losses'>> = { choose: (at) => lose(at, 'remove') };

/** Losses by Harassment (3.2.2). */
export const harassedChooser: Chooser<FrameOf<'harassed'>> = { choose: (at) => lose(at, 'lose') };

/** Losses by Devastation (4.3.2). */
export const devastationChooser: Chooser<FrameOf<'devastation'>> = { choose: (at) => lose(at, 'lose') };
