/* Seize in one Region: Dispersal, Rally, Forage, Harassment (3.2.3). */

import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { type Gaul, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { alliedTo, availableMarkers, disperse, isSubdued, subduedIn } from '../pieces/tribes';
import { adjacentTo, regionName, tribeName, tribesIn } from '../places';
import { changeResources } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import type { CommandFrames } from './frames';
import { harassmentFrame } from './harassment';
import { orderFor } from './order';
import { canRally } from './rally';
import { FREE, termsWith } from './terms';

/** Who rolls for a free Rally when a Tribe is Dispersed, in this order. */
const RALLYING: readonly Gaul[] = ['arverni', 'belgae'];
const WORST_RALLY = 3;
const FORAGE = 2;
const FORAGE_DISPERSED = 6;

/** Returns the frame in which the Romans Seize in a Region. Within a Seize only. */
export function seizureFrame(
  region: RegionId,
): { step: 'seizure'; sides: ['romans'] } & CommandFrames['seizure'] {
  return { step: 'seizure', sides: ['romans'], region, part: 'dispersal', dispersed: [], rallies: [] };
}

/** Returns the Tribes of a Region that may be Dispersed now: under Roman Control, as long as there are markers. */
function tribesToDisperse(G: G, region: RegionId): TribeId[] {
  return availableMarkers(G) > 0 && controls(G, 'romans', region) ? subduedIn(G, region) : [];
}

/** Returns the Resources that Forage brings in a Region where these Tribes have just been Dispersed (3.2.3). */
function forageIn(G: G, region: RegionId, dispersed: readonly TribeId[]): number {
  if (G.devastated.includes(region)) return 0;
  const tame = tribesIn(G, region).filter(({ id }) => isSubdued(G, id) || alliedTo(G, id) === 'romans');
  return FORAGE * tame.length + FORAGE_DISPERSED * dispersed.length;
}

/** 3.2.3: The Romans choose what to Disperse; the rest follows. */
export const seizureStep: DecisionOf<'seizure'> = {
  prompt: ({ G, frame: { region } }) => ({
    rule: '3.2.3',
    text: `Seize in ${regionName(G, region)}: Disperse Subdued Tribes, or go on to Forage.`,
  }),
  actions: {
    disperse: action({
      first: ({ G, frame: { region } }) => tribesToDisperse(G, region),
      effect(play, { G, frame }, tribe) {
        disperse(G, tribe, 'dispersed');
        frame.dispersed.push(tribe);
        play.journal('3.2.3', `The Romans Disperse the ${tribeName(play.G, tribe)}.`, {
          kind: 'control',
          places: [frame.region],
          side: 'romans',
        });
      },
      label: ({ G }, tribe) => `Disperse the ${tribeName(G, tribe)}`,
    }),
    forage: action({
      effect(play, { frame }) {
        beginRally(frame);
        goOn(play, frame);
      },
      label: ({ G, frame: { region, dispersed } }) =>
        `${dispersed.length === 0 ? 'Disperse nobody' : 'Disperse no more'} (Resources +${forageIn(G, region, dispersed)})`,
    }),
  },
  proceed(play, frame) {
    if (frame.part === 'dispersal') {
      if (tribesToDisperse(play.G, frame.region).length > 0) return;
      beginRally(frame);
    }
    goOn(play, frame);
  },
};

function beginRally(frame: FrameOf<'seizure'>): void {
  frame.part = 'rally';
  frame.rallies = frame.dispersed.flatMap(() => RALLYING);
}

function goOn(play: Play<G>, frame: FrameOf<'seizure'>): void {
  const { G } = play;
  const { region, dispersed } = frame;
  for (let faction = frame.rallies.shift(); faction !== undefined; faction = frame.rallies.shift())
    if (rallies(play, region, faction)) return;
  if (frame.part === 'rally') {
    frame.part = 'harassment';
    changeResources(play, '3.2.3', 'romans', forageIn(G, region, dispersed));
  }
  if (frame.part === 'harassment') {
    frame.part = 'over';
    play.call(harassmentFrame(frameOf(G, 'seize').order, region, null));
  } else play.finish();
}

/** A Faction rolls for a free Rally in the Regions around; returns whether it comes to one. */
function rallies(play: Play<G>, region: RegionId, faction: Gaul): boolean {
  const { G } = play;
  const [die] = play.roll(1);
  const regions = adjacentTo(G, region).filter((next) => !G.devastated.includes(next));
  const order = orderFor('rally', faction, faction, termsWith({ regions }, FREE));
  const may = die <= WORST_RALLY && canRally(G, order);
  play.journal(
    '3.2.3',
    `The ${nameOf(faction)} roll ${die}: ${may ? `they may Rally around ${regionName(G, region)}` : 'no Rally'}.`,
    { kind: 'roll', places: [region], side: faction },
  );
  if (may) play.call({ step: 'rally', sides: [faction], order });
  return may;
}
