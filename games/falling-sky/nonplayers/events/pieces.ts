/* Pieces that an Event lets a Non-player place, remove or replace (8.2.3, 8.3.1, 8.4.1). */
import type { RegionId } from '../../components/map';
import { choiceUnderWay } from '../../events/event';
import { NOBODY } from '../../events/remove';
import { forceIn, troopsOf } from '../../forces';
import { groupOf } from '../../places';
import { enmity, mayStrike } from '../priorities';
import { choose } from '../select';
import type { EventMoment, Way } from './chooser';
import { factionOfArgument, pieceOfArgument, regionOfArgument, weightOf } from './read';

/** Own pieces are placed, those that count most first; others only where they must be (8.2.3). */
export function choosePlacing(at: EventMoment, ways: readonly Way[]): Way | null {
  const { play, side } = at;
  const own = ways.filter(([, key]) => factionOfArgument(key) === side);
  const chosen = choose(
    play,
    own,
    ([, key]) => weightOf(pieceOfArgument(key)),
    ([region]) => inBelgica(at, regionOfArgument(region)),
  );
  return chosen ?? null;
}

/** Pieces of others are removed or replaced; own ones only where they must be, those that count least first (8.2.3, 8.4.1). */
export function chooseRemoval(at: EventMoment, ways: readonly Way[]): Way | null {
  const { play, G, side, frame } = at;
  const others = ways.filter(([, key]) => mayStrike(G, side, frame.card, factionOfArgument(key)));
  const struck = choose(
    play,
    others,
    ([region, key]) => bareLegions(at, regionOfArgument(region), `${key}`),
    ([region]) => inBelgica(at, regionOfArgument(region)),
    ([, key]) => weightOf(pieceOfArgument(key)),
    ([, key]) => enmity(side, factionOfArgument(key)),
  );
  if (struck !== undefined) return struck;
  if (at.may('enough')) return null;
  return (
    choose(
      play,
      ways,
      ([, key]) => -enmity(side, factionOfArgument(key)),
      ([, key]) => -weightOf(pieceOfArgument(key)),
    ) ?? null
  );
}

/** As {@link chooseRemoval}, by own pieces where they may stand there, else by nobody's (8.2.3, 8.4.1). */
export function chooseReplacement(at: EventMoment, ways: readonly Way[]): Way | null {
  const { side } = at;
  const own = ways.filter(([, , by]) => by === side);
  const germans = ways.filter(([, , by]) => by === 'germans');
  const nobodys = ways.filter(([, , by]) => by === NOBODY);
  for (const those of [own, nobodys, at.frame.card === 51 ? germans : []]) {
    const chosen = those.length === 0 ? null : chooseRemoval(at, those);
    if (chosen !== null) return chosen;
  }
  return null;
}

/** Cards by which the Belgae look to Belgica first (8.2.1). */
const BELGICA_FIRST: readonly number[] = [6, 11, 16, 22, 42];

function inBelgica({ side, frame }: EventMoment, region: RegionId): boolean {
  return side === 'belgae' && BELGICA_FIRST.includes(frame.card) && groupOf(region) === 'Belgica';
}

/** Cards by which the Arverni would leave Legions without Auxilia (8.2.1). */
const BARE_LEGIONS: readonly number[] = [6, 11, 16, 44];

/**
 * Returns how well the removal of a piece serves to leave Legions without Auxilia in as many Regions as possible: the fewer Auxilia are
 * with Legions, the sooner, as far as all of them can go; 0 where it does not.
 */
function bareLegions(at: EventMoment, region: RegionId, key: string): number {
  const { G, side, frame } = at;
  if (side !== 'arverni' || !BARE_LEGIONS.includes(frame.card) || factionOfArgument(key) !== 'romans')
    return 0;
  const { legions, ...force } = forceIn(G, region, 'romans');
  const auxilia = troopsOf(force);
  const left = choiceUnderWay(frame).most({ G, frame }) - frame.taken;
  return legions > 0 && auxilia <= left ? 100 - auxilia : 0;
}
