/* Effects that grant a Battle in one Region which the procedure of the Command does not cover (5.4): by part of the pieces, or by none. */
import { action } from '../../kit/action';
import { type FightSetup, fightFrame } from '../battle/fight';
import { type Faction, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { factionsIn } from '../forces';
import { regionName } from '../places';
import { type At, type Choice, executor, type Regions, theseRegions, type Whom, whoIs } from './effect';

/** What Battle is granted. */
export interface FreeBattle {
  /** Who attacks; the executing Faction if left out. */
  who?: Whom;
  /** In one of these Regions. */
  regions: Regions;
  /** Who may be attacked; any Faction but the Attacker if left out. */
  against?: (at: At) => readonly Faction[];
  /** What pieces take part, and how the Battle differs: all the Attacker has there, by the rules, if left out. */
  setup?: (at: At, region: RegionId) => Pick<FightSetup, 'group' | 'helpers' | 'terms'>;
  /** Says whether a Region will do beside there being somebody to attack: that the Attacker has the pieces for it. */
  possible?: (at: At, region: RegionId) => boolean;
  optional?: boolean;
}

/** A free Battle in one Region against one Faction. The usual ones are granted by {@link freeCommand}. */
export function freeBattle({
  who = executor,
  regions,
  against,
  setup,
  possible,
  optional = false,
}: FreeBattle): Choice {
  const defenders = (at: At, region: RegionId) => {
    const by = whoIs(who, at);
    return factionsIn(at.G, region).filter(
      (faction) => faction !== by && (against?.(at).includes(faction) ?? true),
    );
  };
  return {
    kind: 'choice',
    prompt: () => 'fight a free Battle',
    who: (at) => whoIs(who, at),
    most: () => 1,
    optional: () => optional,
    action: action({
      first: (at) =>
        theseRegions(regions, at).filter(
          (region) => (possible?.(at, region) ?? true) && defenders(at, region).length > 0,
        ),
      second: defenders,
      effect(play, at, region, defender) {
        const attacker = whoIs(who, at);
        if (attacker === null) throw new Error('nobody fights a free Battle');
        at.frame.used = [];
        play.call(fightFrame({ region, attacker, by: attacker, defender, ...setup?.(at, region) }));
      },
      label: (_at, region, defender) => `Battle against the ${nameOf(defender)} in ${regionName(region)}`,
    }),
  };
}
