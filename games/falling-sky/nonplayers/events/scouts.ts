/* Pieces just placed that Scout: which move, and what they Reveal and mark (card 44, 8.2.1, 8.2.3, 8.8.1). */
import type { Patrol } from '../../abilities/frames';
import { isConfined, WARBANDS_PER_AUXILIA } from '../../abilities/scouting';
import { useOf } from '../../abilities/use';
import type { RegionId } from '../../components/map';
import { countOfScouts, spareIn } from '../../events/scouting';
import { forceIn } from '../../pieces/forces';
import { regionsOf } from '../../places';
import { isFrost } from '../../sequence';
import { enmity } from '../priorities';
import { nextRide } from '../romans/scout';
import { type Sighting, sightingIn } from '../romans/sightings';
import { choose } from '../select';
import type { Alternative, EventMoment } from './pick';
import { factionOfArgument, pieceOfArgument, regionOfArgument } from './read';

/** Card 44: Romans move new Auxilia as in any Scout (8.8.1); Aedui move nothing (8.2.1). */
export function chooseScout(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  if (at.side !== 'romans') return null;
  const ride = nextRide(at.play, patrolOf(at), (region) => marksIn(at, region));
  return alternatives.find(([from, , to]) => from === ride?.from && to === ride?.to) ?? null;
}

/** Returns a Scout in which nothing moves but what has just been placed and has not moved yet. */
function patrolOf({ G, frame }: EventMoment): Patrol {
  const arrived: NonNullable<Patrol['arrived']> = {};
  for (const region of regionsOf(G)) {
    const { hidden, revealed } = forceIn(G, region, 'romans');
    arrived[region] = { hidden: hidden - countOfScouts(frame, 'still', 'romans', region), revealed };
  }
  return { use: useOf('scout', 'romans', true), arrived };
}

/**
 * Card 44: Hidden Warbands of the Arverni are Scouted first, then of Belgae, then of Germans, none of the Aedui by themselves (8.2.1); by
 * Romans those of the Aedui, too, as in any Scout: upon Frost Germanic ones first, and by card 12 where they find most (8.8.1).
 */
export function chooseMark(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side } = at;
  const isRoman = side === 'romans';
  const others = alternatives.filter(([, , mark]) => factionOfArgument(mark) !== side);
  return (
    choose(
      play,
      others,
      ([, , mark]) => isRoman && isFrost(G) && factionOfArgument(mark) === 'germans',
      ([region]) => (isRoman && isConfined(G) ? sightingOf(at, regionOfArgument(region)).found : 0),
      ([region]) => (isRoman && isConfined(G) ? sightingOf(at, regionOfArgument(region)).hidden : 0),
      ([, , mark]) => pieceOfArgument(mark) === 'hidden',
      ([, , mark]) => enmity(side, factionOfArgument(mark)),
    ) ?? null
  );
}

/** Returns what the new Auxilia in a Region reach. */
function sightingOf(at: EventMoment, region: RegionId): Sighting {
  return sightingIn(at.G, region, marksIn(at, region));
}

/** Returns how many Warbands the new Auxilia in a Region can mark at most. */
function marksIn({ frame }: EventMoment, region: RegionId): number {
  const scouts =
    countOfScouts(frame, 'still', 'romans', region) + countOfScouts(frame, 'moved', 'romans', region);
  return WARBANDS_PER_AUXILIA * scouts + spareIn(frame, region);
}
