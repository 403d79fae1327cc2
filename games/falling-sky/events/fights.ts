/* Effects that grant a Battle in one Region which the procedure of the Command does not cover (5.4): by part of the pieces, or by none. */
import { action } from '../../kit/action';
import { type FightSetup, fightFrame } from '../battle/fight';
import { battleRegions, setupFor, targetsIn } from '../battle/selection';
import { type Order, orderFor } from '../commands/order';
import { FREE } from '../commands/terms';
import { type Faction, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionsIn } from '../pieces/forces';
import { regionName } from '../places';
import {
  type At,
  type Choice,
  choice,
  type EventFrame,
  executor,
  type Regions,
  theseRegions,
  type Whom,
  whoIs,
} from './effect';

/** What Battle is granted. */
export interface FreeBattle {
  /** Who attacks, or directs the Germans; the executing Faction if left out. */
  who?: Whom;
  /** The Germans attack (3.4.4). */
  germans?: boolean;
  /** In one of these Regions. */
  regions: Regions;
  /** Who may be attacked; any Faction but the Attacker if left out. */
  against?: (at: At) => readonly Faction[];
  /** What pieces take part, and how the Battle differs: all the Attacker has there, by the rules, if left out. */
  setup?: (at: At, region: RegionId) => Pick<FightSetup, 'group' | 'helpers' | 'borrows' | 'terms'>;
  /** Says whether a Region will do beside there being somebody to attack: that the Attacker has the pieces for it. */
  possible?: (at: At, region: RegionId) => boolean;
  optional?: boolean;
}

/** A free Battle in one Region against one Faction. The usual ones are granted by {@link freeCommand}. */
export function freeBattle({
  who = executor,
  germans = false,
  regions,
  against,
  setup,
  possible,
  optional = false,
}: FreeBattle): Choice {
  const fight = (at: At, by: Player, region: RegionId, defender: Faction): FightSetup => {
    const { group, helpers, borrows, terms } = setup?.(at, region) ?? {};
    const attacker = germans ? 'germans' : by;
    return { region, attacker, by, defender, group, helpers, borrows, defendingHelpers: undefined, terms };
  };
  const defenders = (at: At, region: RegionId) => {
    const attacker = germans ? 'germans' : whoIs(who, at);
    return factionsIn(at.G, region).filter(
      (faction) => faction !== attacker && (against?.(at).includes(faction) ?? true),
    );
  };
  return choice({
    about: 'battle',
    prompt: 'fight a free Battle',
    who,
    optional,
    fight,
    action: action({
      first: (at) =>
        theseRegions(regions, at).filter(
          (region) => (possible?.(at, region) ?? true) && defenders(at, region).length > 0,
        ),
      second: defenders,
      effect(play, at, region, defender) {
        const by = whoIs(who, at);
        if (by === null) throw new Error('nobody fights a free Battle');
        at.frame.used = [];
        play.call(fightFrame(fight(at, by, region, defender)));
      },
      label: ({ G }, region, defender) =>
        `Battle against the ${nameOf(defender)} in ${regionName(G, region)}`,
    }),
  });
}

/** Card 65: Germans Ambush wherever they can (3.4.4), in the order and against whom the executing Faction says. */
export const allAmbush: Choice = choice({
  about: 'battle',
  prompt: 'Ambush with all Germans who can',
  most: Number.POSITIVE_INFINITY,
  action: action({
    first: ({ G, frame }) => battleRegions(G, ambushOf(frame)),
    second: ({ G, frame }, region) => targetsIn(G, ambushOf(frame), region),
    effect(play, { G, frame }, region, defender) {
      const order = ambushOf(frame);
      frame.regions.push(region);
      play.call(fightFrame(setupFor(G, order, region, defender, 'ambush')));
    },
    label: ({ G }, region, defender) => `Ambush the ${nameOf(defender)} in ${regionName(G, region)}`,
  }),
});

function ambushOf({ by, regions }: EventFrame): Order {
  const order = orderFor('battle', 'germans', by, FREE);
  order.selected = regions;
  return order;
}
