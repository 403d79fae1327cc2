/* Roman Quarters (6.3.3): the way to Provincia, and who is kept in place at what cost. */

import { action } from '../../kit/action';
import { note } from '../answers';
import { nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { askFor } from '../negotiation';
import { emptyGroup, type Group, groupWith, LIES, mobileGroup, mobileOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { moveGroup } from '../pieces/moving';
import { removePiece } from '../pieces/removal';
import { supplyAskable, supplyLine } from '../pieces/supplyLines';
import { alliesIn } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import { changeResources } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import { resourceCount } from '../words';
import { groupOf, joined, kindAndCount, piecesName, piecesOf, verbFor } from './relocation';

/** 6.3.3: Legions and Auxilia in a Supply Line, and the Leader from anywhere, may relocate to Provincia. */
export const withdrawalStep: DecisionOf<'withdrawal'> = {
  prompt: ({ G }) => {
    const cost = costOf(G, { settled: {} });
    return {
      rule: '6.3.3',
      text: `Quarters: relocate pieces to ${regionName(G, 'provincia')}, Legions and Auxilia from Supply Lines, or be done. Those that stay cost ${resourceCount(cost)}; you have ${G.resources.romans}.`,
    };
  },
  actions: {
    withdraw: action({
      first: ({ G, frame }) => originsFor(G, frame),
      second: ({ G, frame }, from) => piecesOf(withdrawable(G, lineOf(G, frame), from)),
      effect(play, { G, frame }, from, pieces) {
        frame.line ??= lineOf(G, frame);
        moveGroup(G, from, 'provincia', 'romans', groupOf(G, 'romans', from, pieces));
        play.journal(
          '6.3.3',
          `Quarters: ${piecesName('romans', pieces)} ${verbFor(pieces)} from ${regionName(play.G, from)} to ${regionName(play.G, 'provincia')}.`,
          { side: 'romans', kind: 'move', places: [from, 'provincia'] },
        );
      },
      label: ({ G }, from, pieces) =>
        `Relocate ${piecesName('romans', pieces)} from ${regionName(G, from)} to ${regionName(G, 'provincia')}`,
      obstacle: ({ G }, from) => {
        const region = regionsOf(G).find((each) => each === from);
        if (region === undefined || region === 'provincia' || troopsAndLegions(G, region) === 0) return null;
        return { rule: '6.3.3', text: `${regionName(G, region)} is in no Supply Line.` };
      },
    }),
    askSupply: action({
      first: ({ G, frame }) => askableFor(G, frame),
      effect(play, { frame }, of) {
        frame.asked = of;
        play.call(askFor('romans', of, 'supply'));
      },
      label: (_at, of) => `Ask the ${nameOf(of)} for a Supply Line`,
    }),
    done: action({
      effect(play) {
        play.finish();
      },
      label: ({ G }) => `Be done with relocating to ${regionName(G, 'provincia')}`,
      forgoes: ({ G, frame }) =>
        costOf(G, { settled: {} }) > G.resources.romans &&
        originsFor(G, frame).length + askableFor(G, frame).length > 0
          ? 'You cannot pay for all that stay, and will roll for some of them.'
          : null,
    }),
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, frame, handedDown) {
    if (frame.asked !== null && typeof handedDown === 'boolean') {
      note(frame.supply, frame.asked, handedDown);
      frame.asked = null;
    }
    const { G } = play;
    const isBegun = frame.line !== null;
    if (!isBegun && originsFor(G, frame).length === 0 && askableFor(G, frame).length === 0) play.finish();
  },
};

function lineOf(G: G, { line, supply }: FrameOf<'withdrawal'>): RegionId[] {
  return line ?? [...supplyLine(G, ['romans', ...supply.agreed])];
}

/** Returns the pieces of a Region that may relocate to Provincia. */
function withdrawable(G: G, line: readonly RegionId[], from: RegionId): Group {
  const force = forceIn(G, from, 'romans');
  if (from === 'provincia') return emptyGroup();
  return line.includes(from) ? mobileGroup(force) : groupWith({ leader: force.leader });
}

function originsFor(G: G, frame: FrameOf<'withdrawal'>): RegionId[] {
  const line = lineOf(G, frame);
  return regionsOf(G).filter(
    (region) => mobileOf(forceIn(G, region, 'romans')) > 0 && mobileOf(withdrawable(G, line, region)) > 0,
  );
}

/** Returns the Factions whose agreement would bring Legions or Auxilia into a Supply Line; none once it is determined. */
function askableFor(G: G, { supply, line }: FrameOf<'withdrawal'>): Player[] {
  if (line !== null) return [];
  const stranded = regionsOf(G).filter((region) => troopsAndLegions(G, region) > 0 && region !== 'provincia');
  return supplyAskable(G, 'romans', stranded, supply);
}

function troopsAndLegions(G: G, region: RegionId): number {
  const force = forceIn(G, region, 'romans');
  return force.legions + LIES.reduce((sum, lie) => sum + force[lie], 0);
}

/** 6.3.3: Outside Provincia the Romans pay for each Legion and Auxilia, or roll a die and lose it on 1-3. */
export const upkeepStep: DecisionOf<'upkeep'> = {
  prompt: ({ G, frame }) => ({
    rule: '6.3.3',
    text: upkeepText(costOf(G, frame), G.resources.romans),
  }),
  actions: {
    stay: action({
      available: ({ G, frame }) => costOf(G, frame) <= G.resources.romans,
      effect(play, { G, frame }) {
        const cost = costOf(G, frame);
        play.journal('6.3.3', `Quarters: the Romans pay ${cost} Resources.`, { side: 'romans' });
        changeResources(play, '6.3.3', 'romans', -cost);
        play.finish();
      },
      label: ({ G, frame }) => `Pay ${resourceCount(costOf(G, frame))} for all Legions and Auxilia that stay`,
    }),
    roll: action({
      first: ({ G, frame }) => regionsOf(G).filter((region) => costIn(G, frame, region) > 0),
      second: ({ G, frame }, region) => piecesOf(unsettled(G, frame, region)),
      effect(play, { G, frame }, region, pieces) {
        const { kind, count } = kindAndCount(pieces);
        if (kind === 'leader') return;
        const dice = play.roll(count);
        const lost = dice.filter((die) => die <= 3).length;
        const piece = kind === 'legions' ? 'legion' : kind;
        for (let left = lost; left > 0; left--) removePiece(G, region, 'romans', piece);
        frame.settled[region] = joined(frame.settled[region] ?? emptyGroup(), {
          ...emptyGroup(),
          [kind]: count - lost,
        });
        const what = kind === 'legions' ? 'Legions' : 'Auxilia';
        play.journal(
          '6.3.3',
          `${dice.join(', ')}: the Romans lose ${lost} of ${count} ${what} in ${regionName(play.G, region)}.`,
          {
            side: 'romans',
            kind: 'roll',
            places: [region],
            ...(lost > 0 && { lost: [lossOf(G, region, 'romans', piece, lost)] }),
          },
        );
      },
      label: ({ G }, region, pieces) =>
        `Roll for ${piecesName('romans', pieces)} in ${regionName(G, region)}`,
    }),
  },
  proceed(play, frame) {
    if (costOf(play.G, frame) === 0) play.finish();
  },
};

function upkeepText(cost: number, resources: number): string {
  const rolling = 'choose a Region to roll for pieces there, each lost on 1 to 3.';
  return cost > resources
    ? `Quarters: all Legions and Auxilia that stay cost ${resourceCount(cost)}, and you have ${resources}: ${rolling}`
    : `Quarters: pay ${resourceCount(cost)} for all Legions and Auxilia that stay, or ${rolling}`;
}

/** Returns the Legions and Auxilia of a Region that have not been rolled for. */
function unsettled(G: G, { settled }: Pick<FrameOf<'upkeep'>, 'settled'>, region: RegionId): Group {
  const { legions, hidden, revealed, scouted } = forceIn(G, region, 'romans');
  const rolled = settled[region] ?? emptyGroup();
  return {
    leader: null,
    legions: legions - rolled.legions,
    hidden: hidden - rolled.hidden,
    revealed: revealed - rolled.revealed,
    scouted: scouted - rolled.scouted,
  };
}

/** Returns what it costs to keep in place all that has not been rolled for. */
function costOf(G: G, frame: Pick<FrameOf<'upkeep'>, 'settled'>): number {
  return regionsOf(G).reduce((sum, region) => sum + costIn(G, frame, region), 0);
}

/** A piece for each Ally and Fort stays for nothing; with card 63 all do where there is no Devastation. */
function costIn(G: G, frame: Pick<FrameOf<'upkeep'>, 'settled'>, region: RegionId): number {
  if (region === 'provincia') return 0;
  const isDevastated = G.devastated.includes(region);
  if (!isDevastated && G.capabilities[63]?.text === 'unshaded') return 0;
  const allies = alliesIn(G, region, 'romans').length;
  const { legions, hidden, revealed, scouted } = unsettled(G, frame, region);
  const forFree = allies + (forceIn(G, region, 'romans').fort ? 1 : 0);
  const each = (allies > 0 ? 1 : 2) * (isDevastated ? 2 : 1);
  return each * Math.max(0, legions + hidden + revealed + scouted - forFree);
}
