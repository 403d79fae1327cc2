/* The Senate Phase (6.5). */
import type { Play } from '../../kit/play';
import { forceIn } from '../pieces/forces';
import { returnLegions } from '../pieces/legions';
import { placeLegions, placeTroops } from '../pieces/placing';
import { regionName } from '../places';
import { BOXES, legionRows, shiftSenate } from '../senate';
import type { G } from '../state';
import { romanScore } from '../victory';

/** How many Auxilia join a Roman Leader in Provincia (6.5.3). */
const AUXILIA = { uproar: 3, intrigue: 4, adulation: 5 } as const;

/** 6.5: The marker shifts, Legions and Auxilia come to Provincia. */
export function holdSenatePhase(play: Play<G>): void {
  shiftMarker(play);
  bringLegions(play);
  bringAuxilia(play);
  play.G.lostEagle = false;
}

/** 6.5.1: By the Roman score; never down while Legions are Fallen or after card 33. Pax Gallica? begins at Intrigue. */
function shiftMarker(play: Play<G>): void {
  const { G } = play;
  if (G.senate.box === null) {
    G.senate = { box: 'intrigue', firm: false };
    play.journal('2.1', 'The Senate: Intrigue.', { side: 'romans' });
    return;
  }
  const up = towardUproar(G.senate.box, romanScore(G));
  if (up === null || (!up && (G.legions.fallen > 0 || G.lostEagle))) return;
  shiftSenate(play, '6.5.1', up);
}

/** Returns whether a score shifts the marker up or down; null where it stays. */
function towardUproar(box: (typeof BOXES)[number], score: number): boolean | null {
  if (score < 10) return true;
  if (score > 12) return false;
  return box === 'intrigue' ? null : box === 'adulation';
}

/** 6.5.2: All but half of the Fallen Legions go to the track; those on the marker's row and above come to Provincia. */
function bringLegions(play: Play<G>): void {
  const { G } = play;
  const back = G.legions.fallen - Math.floor(G.legions.fallen / 2);
  returnFallen(play, '6.5.2', back);
  const rows = legionRows(G);
  const reached = BOXES.slice(0, G.senate.box === null ? 0 : BOXES.indexOf(G.senate.box) + 1);
  const count = reached.reduce((sum, box) => sum + rows[box], 0);
  const placed = placeLegions(G, 'provincia', count);
  if (placed === 0) return;
  play.journal(
    '6.5.2',
    `${placed} ${placed === 1 ? 'Legion comes' : 'Legions come'} to ${regionName(G, 'provincia')}.`,
    {
      side: 'romans',
      places: ['provincia'],
    },
  );
}

/** Fallen Legions go to the Legions track (6.5.2, 6.6). */
export function returnFallen(play: Play<G>, rule: string, count: number): void {
  if (count === 0) return;
  returnLegions(play.G, count);
  play.journal(
    rule,
    `${count} Fallen ${count === 1 ? 'Legion returns' : 'Legions return'} to the Legions track.`,
    { side: 'romans' },
  );
}

/** 6.5.3: Auxilia join the Roman Leader in Provincia. */
function bringAuxilia(play: Play<G>): void {
  const { G } = play;
  if (G.senate.box === null || forceIn(G, 'provincia', 'romans').leader === null) return;
  const placed = placeTroops(G, 'provincia', 'romans', AUXILIA[G.senate.box]);
  if (placed === 0) return;
  play.journal('6.5.3', `${placed} Auxilia join the Roman Leader in ${regionName(G, 'provincia')}.`, {
    side: 'romans',
    places: ['provincia'],
  });
}
