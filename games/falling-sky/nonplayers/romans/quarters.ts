/* Quarters of the Non-player Romans (8.8.7). */
import type { LegalMove } from '../../../kit/move';
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { LIES, troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { supplyLine } from '../../pieces/supplyLines';
import { alliesIn } from '../../pieces/tribes';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Chooser } from '../chooser';
import { worthOf } from '../losses';
import { type Moment, make, regionsAmong } from '../moment';
import { isRunByPlayer } from '../priorities';
import { choose } from '../select';
import { askNext } from './asking';
import { guaranteedLine } from './supply';

const KINDS = ['legions', ...LIES] as const;

/** Pieces of a kind that are to go. */
interface Leaving {
  kind: (typeof KINDS)[number];
  count: number;
}

/** Returns the Legions and Auxilia that are to reach Provincia: all but an Auxilia at each Fort and Ally, Hidden ones first (8.4.1). */
function leavingFrom(G: G, region: RegionId): Leaving[] {
  if (region === 'provincia') return [];
  const force = forceIn(G, region, 'romans');
  const leaving: Leaving[] = [{ kind: 'legions', count: force.legions }];
  let left = troopsOf(force) - (force.fort ? 1 : 0) - alliesIn(G, region, 'romans').length;
  for (const lie of LIES) {
    const count = Math.min(left, force[lie]);
    leaving.push({ kind: lie, count });
    left -= count;
  }
  return leaving.filter(({ count }) => count > 0);
}

/** Returns the greatest number of pieces of a kind among choices such as `hidden 3`, no more than `most`; null where there is none. */
function greatest(choices: readonly unknown[], { kind, count }: Leaving): string | null {
  for (let number = count; number > 0; number--)
    if (choices.includes(`${kind} ${number}`)) return `${kind} ${number}`;
  return null;
}

/**
 * 8.8.7: What is in no Supply Line moves to an adjacent Region that is in one, to Provincia if that is adjacent; where there is none, out of
 * a Devastated Region into any that it may enter.
 */
export function romanRelocation(at: Moment<FrameOf<'relocation'>>): LegalMove {
  const question = isAnyoneStranded(at.G) ? askNext(at, 'askQuarters', at.frame.answers) : null;
  if (question !== null) return question;
  const line = expectedLine(at.G, at.frame);
  const toProvincia = relocate(
    at,
    (from) => !line.has(from),
    (to) => line.has(to),
  );
  return (
    toProvincia ?? relocate(at, (from) => at.G.devastated.includes(from) && !line.has(from)) ?? make('done')
  );
}

function isAnyoneStranded(G: G): boolean {
  const line = guaranteedLine(G);
  return regionsOf(G).some((region) => !line.has(region) && leavingFrom(G, region).length > 0);
}

/** Returns the Regions in a Supply Line, as those can be expected to agree who let the Romans take Quarters. */
function expectedLine(G: G, { answers }: FrameOf<'relocation'>): ReadonlySet<RegionId> {
  const friends: Player[] = isRunByPlayer(G, 'aedui') ? [] : ['aedui'];
  return supplyLine(G, ['romans', ...friends, ...answers.agreed]);
}

/** Returns the next move out of such Regions into such others; null for none. */
function relocate(
  at: Moment<FrameOf<'relocation'>>,
  leaves: (from: RegionId) => boolean,
  suits: (to: RegionId) => boolean = () => true,
): LegalMove | null {
  const { G, play } = at;
  const origins = at.options('relocate');
  for (const from of regionsOf(G)) {
    if (!origins.includes(from) || !leaves(from)) continue;
    const allowed = at.options('relocate', from);
    const places = regionsOf(G).filter((region) => allowed.includes(region) && suits(region));
    const to = choose(play, places, (region) => region === 'provincia');
    if (to === undefined) continue;
    const choices = at.options('relocate', from, to);
    for (const leaving of leavingFrom(G, from)) {
      const pieces = greatest(choices, leaving);
      if (pieces !== null) return make('relocate', from, to, pieces);
    }
  }
  return null;
}

/** 8.8.7: The Leader, all Legions and all Auxilia but those that are kept go to Provincia, if they can. */
export const withdrawalChooser: Chooser<FrameOf<'withdrawal'>> = {
  choose: (at) => askNext(at, 'askSupply', at.frame.supply) ?? withdraw(at) ?? make('done'),
};

function withdraw(at: Moment<FrameOf<'withdrawal'>>): LegalMove | null {
  const { G, frame } = at;
  const line = frame.line ?? [...supplyLine(G, ['romans', ...frame.supply.agreed])];
  for (const from of regionsOf(G)) {
    if (from === 'provincia') continue;
    const [first] = line.includes(from) ? leavingFrom(G, from) : [];
    if (first !== undefined) return make('withdraw', from, `${first.kind} ${first.count}`);
    if (forceIn(G, from, 'romans').leader !== null) return make('withdraw', from, 'leader');
  }
  return null;
}

/**
 * 8.8.7: The Romans pay for all that they can: first at Roman Allies, then where there is no Devastation, last where there is. So
 * they roll for pieces in the reverse order, Auxilia before Legions, until they can pay for the rest.
 */
export const upkeepChooser: Chooser<FrameOf<'upkeep'>> = {
  choose(at) {
    if (at.may('stay')) return make('stay');
    const { G, play } = at;
    const candidates = regionsAmong(G, at.options('roll')).flatMap((region) => {
      const choices = at.options('roll', region);
      return KINDS.filter((kind) => choices.includes(`${kind} 1`)).map((kind) => ({ region, kind }));
    });
    const chosen = choose(
      play,
      candidates,
      ({ region }) => alliesIn(G, region, 'romans').length === 0,
      ({ region }) => G.devastated.includes(region),
      ({ kind }) => -worthOf(G, kind),
    );
    return chosen === undefined ? at.all()[0] : make('roll', chosen.region, `${chosen.kind} 1`);
  },
};
