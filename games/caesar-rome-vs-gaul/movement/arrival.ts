/* What the sea and the peoples beyond it and beyond the Rhine do to a Roman Army (17.1). */
import type { AnyFrame, FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { bestCommander } from '../battle/host';
import { boxOf } from '../components/box';
import type { Natives } from '../components/components';
import { regionOf } from '../control';
import { inForce, useUp } from '../inForce';
import { hasInfluence } from '../influence';
import { isUnit, strengthOfAll, unitsIn } from '../pieces';
import type { G, ProcedureOf, Side } from '../state';
import { spaceName } from '../words';

/** What the die of the Storms at Sea Table shows when a storm drives the Army back (17.1.2). */
const STORM = [6];

/** Rolls for a storm where Combat Units cross the sea, and says whether it drives them back (17.1.2). */
export function isDrivenBack(
  play: Play<G>,
  { group, at, via, to }: Pick<FrameAt<G, 'march'>, 'group' | 'at' | 'via' | 'to'>,
): boolean {
  const { G } = play;
  if (via !== 'channel' || !group.some((id) => isUnit(G, id))) return false;
  const failing = inForce(G, 'stormThreshold').flatMap(({ failOn }) => failOn);
  const [die] = play.roll(1);
  const isBack = (failing.length > 0 ? failing : STORM).includes(die);
  const text = isBack
    ? `The die shows ${die}: a storm drives the ships back to ${spaceName(G, at)}.`
    : `The die shows ${die}: the crossing to ${spaceName(G, to)} succeeds.`;
  play.journal('17.1.2', text, { kind: 'roll', places: [at, to], pieces: group });
  return isBack;
}

/**
 * Rolls for an attack of the people of a space of Germania or Britannia that a Roman Army has entered, where there is neither
 * Roman influence nor a Combat Unit that did not move, and returns the people that attacks, or null (17.1.4).
 */
export function attackers(
  play: Play<G>,
  { group, at }: Pick<FrameAt<G, 'march'>, 'group' | 'at'>,
): Natives | null {
  const { G } = play;
  const natives = nativesOf(G, at);
  if (natives === undefined) return null;
  const units = group.filter((id) => isUnit(G, id));
  if (units.length === 0 || hasInfluence(G, at, 'roman')) return null;
  if (unitsIn(G, 'roman', at).some((id) => !group.includes(id))) return null;
  const skip = inForce(G, 'skipNativeAttack').find((effect) => effect.natives === natives.id);
  if (skip !== undefined) {
    useUp(G, skip);
    play.journal('17.1.4', `The ${natives.name} do not attack.`, { places: [at] });
    return null;
  }
  const dice = play.roll(2);
  const sum = dice[0] + dice[1];
  const strength = strengthOfAll(G, units);
  const attacks = sum >= strength;
  play.journal(
    '17.1.4',
    `The dice show ${sum} against a strength of ${strength}: the ${natives.name} ${attacks ? 'attack' : 'keep away'}.`,
    { kind: 'roll', places: [at], pieces: units },
  );
  return attacks ? natives : null;
}

/** Returns the people that may attack in a space; undefined where there is none (17.1.4). */
function nativesOf(G: G, space: string): Natives | undefined {
  return boxOf(G).components.natives.find(({ region }) => region === regionOf(G, space));
}

/**
 * Returns the frames in which a people may attack pieces of a side that have come into its space otherwise than by their own
 * movement: in a Retreat, to avoid battle or by an Interception, as whenever a Roman Army enters (17.1.4).
 */
export function intrusionsOf(
  G: G,
  side: Side | null,
  space: string,
  pieces: readonly string[],
): AnyFrame<G>[] {
  if (side !== 'roman' || nativesOf(G, space) === undefined) return [];
  return [{ step: 'intrusion', sides: [], space, pieces: [...pieces] }];
}

/** The people of the space rolls for an attack, and fights it (17.1.4, 17.1.5). */
export const intrusionStep: ProcedureOf<'intrusion'> = {
  proceed(play, { space, pieces }) {
    const { G } = play;
    const group = pieces.filter((id) => G.pieces[id].at === space);
    const natives = attackers(play, { group, at: space });
    if (natives === null) {
      play.finish();
      return;
    }
    const commander = bestCommander(G, group);
    play.become({ step: 'nativeBattle', sides: [], space, natives: natives.id, units: group, commander });
  },
};
