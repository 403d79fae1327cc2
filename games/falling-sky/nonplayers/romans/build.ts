/* Build of the Non-player Romans (8.8.1). */
import type { LegalMove } from '../../../kit/move';
import { regionsToBuild, regionsWanting, supplyAnswers } from '../../abilities/building';
import type { Use } from '../../abilities/frames';
import { useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import { orderUnderWay } from '../../commands/underWay';
import type { RegionId, TribeId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { supplyAskable } from '../../pieces/supplyLines';
import { alliedTo } from '../../pieces/tribes';
import { allTribes, regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { mightAgree } from '../agreements';
import { advancesPlayer, removalOf } from '../frost';
import { worthOf } from '../losses';
import { type Moment, make } from '../moment';
import { isRunByPlayer } from '../priorities';
import { choose } from '../select';
import { askNext } from './asking';
import { marginFor } from './enemies';

/** The Romans spend no more once they have fewer Resources than this (8.8.1). */
const RESERVE = 6;

/** Says whether the Romans would Build in the course of a Command, perhaps once others have agreed to Supply Lines (8.8.1). */
export function wouldBuild(G: G, order: Order): boolean {
  const works = { use: useFor(order, 'build') };
  if (!maySpend(G, works.use)) return false;
  if (regionsToBuild(G, works).some((region) => isOpen(order, region))) return true;
  const wanted = regionsWanting(G, works).filter((region) => isOpen(order, region));
  return supplyAskable(G, 'romans', wanted, supplyAnswers(G, works.use)).some((other) =>
    mightAgree(G, other, 'romans'),
  );
}

function maySpend(G: G, { free }: Use): boolean {
  return free || G.resources.romans >= RESERVE;
}

/** 8.8.1: Nothing is built where the Romans Seize. */
function isOpen(order: Order | null, region: RegionId): boolean {
  return order?.command !== 'seize' || !order.selected.includes(region);
}

/** 8.8.1: All Forts possible, then all enemy Allies possible are Subdued, then all Roman Allies possible are placed. */
export function buildNext(at: Moment<FrameOf<'build'>>): LegalMove | null {
  if (!maySpend(at.G, at.frame.use)) return null;
  return (
    askNext(at, 'supply', supplyAnswers(at.G, at.frame.use)) ?? placeFort(at) ?? subdue(at) ?? placeAlly(at)
  );
}

/** First where Arverni, Belgae or Germans have Warbands. */
function placeFort(at: Moment<FrameOf<'build'>>): LegalMove | null {
  const { G, play } = at;
  const allowed = at.options('fort');
  if (allowed.length === 0) return null;
  const order = orderUnderWay(G);
  const region = choose(
    play,
    regionsOf(G).filter((each) => allowed.includes(each) && isOpen(order, each)),
    (each) =>
      (['arverni', 'belgae', 'germans'] as const).some((enemy) => troopsOf(forceIn(G, each, enemy)) > 0),
  );
  return region === undefined ? null : make('fort', region);
}

/** First Allies of Gauls with the highest victory margins, then of Germans, who have none; if tied, of players. */
function subdue(at: Moment<FrameOf<'build'>>): LegalMove | null {
  const { G, play } = at;
  const candidates = tribesFor(at, 'subdue').flatMap((tribe) => {
    const by = alliedTo(G, tribe);
    const ranks = by === null ? [] : [{ faction: by, piece: `ally ${tribe}` as const, count: 1 }];
    return by === null || advancesPlayer(G, removalOf(regionOf(G, tribe), ranks)) ? [] : [{ tribe, by }];
  });
  const chosen = choose(
    play,
    candidates,
    ({ by }) => marginFor(G, by),
    ({ by }) => isRunByPlayer(G, by),
    ({ tribe }) => worthOf(G, `ally ${tribe}`),
  );
  return chosen === undefined ? null : make('subdue', chosen.tribe);
}

function placeAlly(at: Moment<FrameOf<'build'>>): LegalMove | null {
  const tribe = choose(at.play, tribesFor(at, 'ally'), (each) => worthOf(at.G, `ally ${each}`));
  return tribe === undefined ? null : make('ally', tribe);
}

function tribesFor(at: Moment<FrameOf<'build'>>, move: string): TribeId[] {
  const { G } = at;
  const allowed = at.options(move);
  if (allowed.length === 0) return [];
  return allTribes(G).filter((tribe) => allowed.includes(tribe));
}
