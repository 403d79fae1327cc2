/* Counters that leave the game. */
import type { Loss } from '../kit/journal';
import type { Play } from '../kit/play';
import { thinRages } from './combat/rages';
import { retireWithLeader } from './command/retiring';
import { commanderOf } from './commanders';
import { boxOf } from './components/box';
import { disruptedNoMore, put } from './field';
import { type G, LOST, OFF } from './state';
import { win } from './victory';
import { unitName, unitNames } from './words';

/**
 * Eliminates counters and says so: `why` ends the sentence that begins with their names. Battles that rage are without them (15.3).
 * Vercingetorix's end is the victory of the Romans (19.1, 26.2). Does nothing for none.
 */
export function eliminate(play: Play<G>, units: readonly string[], rule: string, why: string): void {
  const { G } = play;
  if (units.length === 0) return;
  const { unit } = boxOf(G);
  const places = [...new Set(units.map((id) => G.at[id]))].filter(
    (place) => boxOf(G).hex[place] !== undefined,
  );
  const verb = units.length > 1 ? 'are' : 'is';
  play.journal(rule, `${unitNames(G, units)} ${verb} eliminated${why === '' ? '' : ` ${why}`}.`, {
    kind: 'control',
    places,
    pieces: units,
    lost: units.map((id) => lossOf(G, id)),
  });
  for (const id of units) {
    if (G.at[id] === OFF) {
      delete G.secret.zones[id];
      delete G.reconnaissance.scouts[id];
    }
    put(G, id, LOST);
  }
  disruptedNoMore(G, units);
  thinRages(G);
  for (const id of units) retireWithLeader(play, id);
  if (units.some((id) => unit[id].kind === 'leader' && unit[id].side === 'gallic'))
    win(play, 'roman', '26.2', 'Vercingetorix has fallen');
}

/** Returns a counter that is about to be lost, as the journal counts it. */
export function lossOf(G: G, id: string): Loss {
  const { hex, unit } = boxOf(G);
  const place = G.at[id];
  return {
    side: commanderOf(G, unit[id]),
    count: 1,
    one: unitName(G, id),
    ...(hex[place] !== undefined && { place }),
  };
}
