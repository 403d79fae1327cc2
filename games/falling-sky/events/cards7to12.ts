/* Events 7 to 12. */
import { limitedTo, type Terms } from '../commands/terms';
import { GAULS } from '../components/factions';
import type { RegionId } from '../components/map';
import { controlledBy } from '../pieces/control';
import { type Group, groupWith, troopsOf } from '../pieces/force';
import { availableTroops, forceIn } from '../pieces/forces';
import { adjacentTo, mayStack } from '../places';
import { freeAbility, freeCommand, hasArrived, isAnyGranted } from './actions';
import { chooseFaction, chooseRegion, chosenFaction } from './choose';
import { type At, type CardEffects, chosenRegion, type Effect, executor } from './effect';
import { freeBattle } from './fights';
import { either, when } from './flow';
import { capability } from './gains';
import { within1Of, within1OfLeader } from './near';
import { isAuxilia, isLegion } from './pieces';
import { legionTo, placeTroopsIn } from './place';
import { remove } from './remove';

const nearProvincia = within1Of('provincia');

/** Card 9: where a March out of a Region may lead, both within 1 of Provincia: into Cisalpina only for Romans (card 5). */
function destinations(at: At, from: RegionId): RegionId[] {
  const near = nearProvincia(at);
  return adjacentTo(at.G, from).filter((region) => near.includes(region) && mayStack(region, at.frame.by));
}

/** Card 9: out of one Region into one beside it. */
function alongThis(regions: RegionId[], into: RegionId[]): Partial<Terms> {
  return { regions, into, most: 1, march: limitedTo({ steps: 1 }) };
}

/** Card 9: in or from the destination only. */
function there(at: At): Partial<Terms> {
  const regions = [...chosenRegion(at)];
  return { regions, most: 1, abilityRegions: regions };
}

/** Card 9: a player has Marched there; a Non-player may have had no use for it (8.2.3). */
function hasComeThere(at: At): boolean {
  return at.frame.regions.length > 1 && (hasArrived(at) || at.G.seats[at.frame.by] === null);
}

const abilityThere = freeAbility({ regions: chosenRegion, optional: true });

/** Card 9: one Special Ability of any kind is added to the Command, follows or precedes it. */
const commandAndAbility: readonly Effect[] = either([
  {
    id: 'command',
    label: 'The Command first',
    effects: [
      freeCommand({ terms: (at) => Object.assign(there(at), { abilities: 1 }) }),
      ...when(({ frame }) => (frame.noted.abilities ?? 0) === 0, [abilityThere]),
    ],
  },
  {
    id: 'ability',
    label: 'The Special Ability first',
    effects: [abilityThere, freeCommand({ terms: there })],
  },
]);

/** Card 11: only the Auxilia there fight. */
function auxiliaIn({ G }: At, region: RegionId): Group {
  const { hidden, revealed, scouted } = forceIn(G, region, 'romans');
  return groupWith({ hidden, revealed, scouted });
}

export const CARDS_7_TO_12: Readonly<Record<number, CardEffects>> = {
  7: {
    unshaded: when(
      ({ G, frame }) => frame.by === 'romans' || G.legions.track > 0 || availableTroops(G, 'romans') > 0,
      [
        chooseRegion({
          who: 'romans',
          prompt: 'choose a Region under Roman Control for a Legion and an Auxilia',
          among: ({ G }) => controlledBy(G, 'romans'),
        }),
        legionTo(chosenRegion),
        ...placeTroopsIn('romans', 1, chosenRegion),
      ],
    ),
    shaded: when(
      ({ G }) => G.legions.track <= 7,
      [
        remove({
          prompt: 'remove a Legion to the Legions track',
          most: 1,
          which: isLegion,
          legionsTo: 'track',
        }),
        remove({ prompt: 'remove an Auxilia', most: 1, which: isAuxilia }),
      ],
    ),
  },
  8: { unshaded: [capability(executor)], shaded: [capability(executor)] },
  9: {
    unshaded: [
      chooseRegion({
        prompt: 'choose the Region to March out of',
        among: (at) =>
          nearProvincia(at).filter((region) =>
            isAnyGranted({ commands: ['march'], terms: alongThis([region], destinations(at, region)) }, at),
          ),
      }),
      chooseRegion({
        prompt: 'choose the Region to March into',
        among: (at) => at.frame.regions.slice(0, 1).flatMap((from) => destinations(at, from)),
      }),
      freeCommand({
        commands: ['march'],
        terms: ({ frame: { regions } }) => alongThis(regions.slice(0, 1), regions.slice(1)),
        notesArrival: true,
      }),
      ...when(hasComeThere, commandAndAbility),
    ],
  },
  10: {
    unshaded: [capability()],
    shaded: [
      chooseFaction({ prompt: 'choose the Gallic Faction that gets the Ballistae', among: () => GAULS }),
      capability(chosenFaction),
    ],
  },
  11: {
    unshaded: [
      chooseRegion({
        who: 'romans',
        prompt: 'choose the Region for 3 Auxilia and a Battle',
        among: within1OfLeader('romans'),
      }),
      ...placeTroopsIn('romans', 3, chosenRegion),
      freeBattle({
        who: 'romans',
        regions: chosenRegion,
        possible: ({ G }, region) => troopsOf(forceIn(G, region, 'romans')) > 0,
        setup: (at, region) => ({
          group: auxiliaIn(at, region),
          borrows: true,
          terms: { doubledTroops: true },
        }),
      }),
    ],
    shaded: [remove({ prompt: 'remove 4 Auxilia', most: 4, which: isAuxilia })],
  },
  12: { unshaded: [capability()], shaded: [capability()] },
};
