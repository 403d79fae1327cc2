/* Dice that a flowchart asks for (8.5 to 8.8). */
import { nameOf } from '../components/factions';
import type { Moment } from './moment';

/** Rolls a die of a Non-player and writes it down. Says whether it came to `worst` or less, so that it does `what`. */
export function rolls({ play, side }: Moment, rule: string, worst: number, what: string): boolean {
  const [die] = play.roll(1);
  const isSo = die <= worst;
  play.journal(rule, `The ${nameOf(side)} roll ${die}: they ${isSo ? '' : 'do not '}${what}.`, {
    kind: 'roll',
    side,
  });
  return isSo;
}
