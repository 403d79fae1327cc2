/* What may be done in the course of any Command beside its own procedure (1.4.1, 3.1, 4.1). */
import { type Action, action, type Situation } from '../../kit/action';
import type { Frame } from '../../kit/frame';
import { abilitiesFor, abilityFrame, TITLES } from '../abilities/start';
import { useOf } from '../abilities/use';
import { nameOf, type Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { isPermanent, kindsIn, type Piece, regionsWith, removePiece } from '../forces';
import { regionName, regionsOf, tribeName } from '../places';
import type { G } from '../state';
import { availableAt, citadelsIn, setStanding } from '../tribes';
import { executed, type Order } from './order';

/** The frame of any Command. */
export type CommandFrame = Frame<string, Player> & { order: Order };
type At = Situation<G, CommandFrame>;

/** 4.1: A Special Ability before, during or after the Command. Ambush and Besiege are announced in Battle. */
const ability: Action<G, CommandFrame> = action({
  first: ({ G, frame: { order } }: At) => abilitiesFor(G, order),
  effect(play, { frame: { order } }, name) {
    order.abilities.push(name);
    play.journal('4.1', `The ${nameOf(order.by)} add ${TITLES[name]}.`, { side: order.by, kind: 'group' });
    play.call(abilityFrame(useOf(name, order.by, order.terms.freeAbilities)));
  },
  label: (_at, name) => `Add ${TITLES[name]}`,
});

/** 1.4.1: Own pieces removed from the map, a Legion to the Legions track. */
const remove: Action<G, CommandFrame> = action({
  first: ({ G, side, frame: { order } }: At) => (order.faction === side ? regionsWith(G, side) : []),
  second: ({ G, side }, region) => kindsIn(G, region, side).filter((piece) => !isPermanent(region, piece)),
  effect(play, { G, side }, region: RegionId, piece: Piece) {
    removePiece(G, region, side, piece, 'track');
    play.journal('1.4.1', `The ${nameOf(side)} remove a piece of their own in ${regionName(region)}.`, {
      places: [region],
    });
  },
  label: (_at, region, piece) => `Remove own ${piece} in ${regionName(region)}`,
});

/** 1.4.1: An own Citadel replaced with an Allied Tribe. */
const reduce: Action<G, CommandFrame> = action({
  first: ({ G, side, frame: { order } }: At) =>
    order.faction !== side || availableAt(G, side, 'ally') === 0
      ? []
      : regionsOf(G).flatMap((region) => citadelsIn(G, region, side)),
  effect(play, { G, side }, tribe: TribeId) {
    setStanding(G, tribe, side, 'ally');
    play.journal('1.4.1', `The ${nameOf(side)} replace their Citadel at ${tribeName(tribe)} with an Ally.`);
  },
  label: (_at, tribe) => `Replace the Citadel at ${tribeName(tribe)} with an Ally`,
});

/** 3.1: The Command is over. */
const end: Action<G, CommandFrame> = action({
  effect(play, { frame: { order } }: At) {
    play.finish(executed(order));
  },
  label: ({ frame: { order } }) =>
    order.selected.length === 0 ? 'Choose something else' : `End ${order.command}`,
});

/** The actions that every Command has beside its own. */
export const commonActions = { ability, remove, reduce, end };
