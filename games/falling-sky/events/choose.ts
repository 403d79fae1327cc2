/* Effects in which a Region, a Faction or a Tribe is chosen, to be used by the effects that follow. */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { type Faction, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { regionName, regionOf, tribeName } from '../places';
import type { G } from '../state';
import {
  type At,
  type Choice,
  type ChoiceParts,
  type Count,
  choice,
  type Regions,
  theseRegions,
  type Whom,
} from './effect';

interface Chooser {
  /** Who chooses; the executing Faction if left out. */
  who?: Whom;
  /** What is asked: "choose a Region under your Control". */
  prompt: string;
  /** How many; 1 if left out. */
  most?: Count;
  /** Fewer may be chosen; or only as many as have to be, where a number is given. */
  optional?: boolean | 'at least one' | 'at least two';
}

function chooserOf({ who, prompt, most, optional = false }: Chooser): Omit<ChoiceParts, 'about' | 'action'> {
  return {
    who,
    prompt,
    most,
    optional: ({ frame }) =>
      typeof optional === 'boolean' ? optional : frame.taken >= (optional === 'at least one' ? 1 : 2),
  };
}

/** Regions are chosen; {@link chosenRegion} is the last of them, all are `frame.regions`. */
export function chooseRegion(chooser: Chooser & { among: Regions }): Choice {
  return choice({
    about: 'region',
    ...chooserOf(chooser),
    action: action({
      first: (at) =>
        theseRegions(chooser.among, at).filter((region) => at.frame.taken === 0 || !isChosenNow(at, region)),
      effect(play, { frame }, region) {
        frame.regions.push(region);
        play.journal('5.1', `${regionName(play.G, region)} is chosen.`, { places: [region] });
      },
      label: ({ G }, region) => regionName(G, region),
    }),
  });
}

function isChosenNow({ frame: { regions, taken } }: At, region: RegionId): boolean {
  return regions.slice(-taken).includes(region);
}

/** Factions are chosen; they are added to `frame.factions`. */
export function chooseFaction(chooser: Chooser & { among: (at: At) => readonly Faction[] }): Choice {
  return choice({
    about: 'faction',
    ...chooserOf(chooser),
    action: action({
      first: (at) => chooser.among(at).filter((faction) => !at.frame.factions.includes(faction)),
      effect(play, { frame }, faction) {
        frame.factions.push(faction);
        play.journal('5.1', `The ${nameOf(faction)} are chosen.`, { side: frame.by });
      },
      label: (_at, faction) => `The ${nameOf(faction)}`,
    }),
  });
}

/** The Faction chosen last, as a {@link Whom}; nobody before one has been chosen, or where it is the Germans. */
export const chosenFaction: Whom = ({ frame: { factions } }) => {
  const chosen = factions.at(-1);
  return chosen === undefined || chosen === 'germans' ? null : chosen;
};

/** Tribes are chosen; {@link chosenTribe} is the last of them, its Region is added to `frame.regions`. `does` happens to each. */
export function chooseTribe(
  chooser: Chooser & {
    among: (at: At) => readonly TribeId[];
    does?: (play: Play<G>, tribe: TribeId, region: RegionId) => void;
  },
): Choice {
  return choice({
    about: 'tribe',
    ...chooserOf(chooser),
    action: action({
      first: (at) => chooser.among(at),
      effect(play, { G, frame }, tribe) {
        const region = regionOf(G, tribe);
        frame.tribes.push(tribe);
        frame.regions.push(region);
        if (chooser.does === undefined)
          play.journal('5.1', `${tribeName(play.G, tribe)} is chosen.`, { places: [region] });
        else chooser.does(play, tribe, region);
      },
      label: ({ G }, tribe) => `${tribeName(G, tribe)} in ${regionName(G, regionOf(G, tribe))}`,
    }),
  });
}
