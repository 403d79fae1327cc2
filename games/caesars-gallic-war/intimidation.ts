/* Ariovistus (7.2). */

import type { Play } from '../kit/play';
import type { AreaId } from './components/areas';
import { faceOf, placeName } from './components/labels';
import { ARIOVISTUS, tribeOf } from './components/units';
import { contestOf } from './contests';
import { type G, unitsIn } from './state';
import { defect } from './tribes';

/** A roll up to this wins a neutral tribe without a battle. */
const JOINS_UP_TO = 2;

/**
 * Before a battle with a tribe that was neutral, Ariovistus may win it over with a roll of 1 or 2. Returns whether he
 * has; then no battle is fought.
 */
export function intimidate(play: Play<G>, area: AreaId): boolean {
  const { G } = play;
  const { invader, neutral } = contestOf(G, area);
  if (invader !== 'barbarian' || !neutral) return false;
  const defenders = unitsIn(G, 'roman', area);
  if (!defenders.every((id) => tribeOf(id) === area)) return false;
  if (!unitsIn(G, 'barbarian', area).includes(ARIOVISTUS)) return false;
  const [die] = play.roll(1);
  const wins = die <= JOINS_UP_TO;
  play.journal(
    '7.2',
    `Ariovistus confronts the tribe of ${placeName(G, area)} and rolls ${die}: it ${wins ? 'joins him' : 'resists'}.`,
    {
      places: [area],
      pieces: [ARIOVISTUS],
      ...(wins && {
        lost: defenders.map((id) => ({ side: 'roman', count: 1, place: area, one: faceOf(G, id).name })),
        battle: { kind: 'ends', place: area, holder: 'barbarian' },
      }),
    },
  );
  if (wins) for (const id of defenders) defect(G, 'roman', id);
  return wins;
}
