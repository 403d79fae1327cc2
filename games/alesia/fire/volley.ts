/* A shot and what comes of it (20.6, 24.3, 24.4). */
import type { Play } from '../../kit/play';
import { commanderOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { countersIn, disrupt } from '../field';
import { eliminate } from '../losses';
import type { G } from '../state';
import { PRIMARY } from './shooters';
import type { Shot } from './shots';
import { hitOf } from './tables';

/**
 * Fires at a Gallic unit: whoever is hit is disrupted (21.1) or eliminated, with all in its hex where the table says so. Others may enter the
 * hex as before (20.9).
 */
export function fireShot(play: Play<G>, { shooter, range }: Shot, target: string): void {
  const { G } = play;
  const [die] = play.roll(1);
  G.fired[shooter.id] = [...(G.fired[shooter.id] ?? []), range];
  const { result, all } = hitOf(G, shooter, range, die);
  const place = G.at[target];
  const struck = all ? countersIn(G, place) : [boxOf(G).unit[target]];
  const [verb, rule] = shooter.kind === 'fort' ? ['fires', '24.2'] : ['fire', '20.6'];
  const fires = `${shooter.name} ${verb}${rangeWords(range)} at ${boxOf(G).unit[target].name}: ${die}`;
  play.journal(rule, `${fires}${outcome(result, struck)}.`, {
    kind: 'roll',
    side: commanderOf(G, shooter),
    places: [G.at[shooter.id], place],
    pieces: [shooter.id, target],
  });
  const ids = struck.map(({ id }) => id);
  if (result === 'disrupted') disrupt(G, ids);
  if (result === 'eliminated') eliminate(play, ids, rule, 'by fire');
}

/** Returns how far off a target is, in words that follow a verb; none for the next hex. */
export function rangeWords(range: number): string {
  return range === PRIMARY ? '' : ` ${range} hexes far`;
}

function outcome(result: 'none' | 'disrupted' | 'eliminated', struck: readonly Unit[]): string {
  if (result === 'none') return ', a miss';
  return struck.length > 1 ? `, all in the hex are ${result}` : `, ${result}`;
}
