/* Relocating pieces to adjacent Regions in Quarters (6.3.2, 6.3.3). */
import { action, type Obstacle } from '../../kit/action';
import { note } from '../answers';
import { isPlayer, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { askFor } from '../negotiation';
import { controllerOf } from '../pieces/control';
import { emptyGroup, type Group, groupWith, LIES, mobileGroup, mobileOf, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { moveGroup } from '../pieces/moving';
import { adjacentTo, regionName, regionsOf } from '../places';
import type { DecisionOf, FrameOf, G } from '../state';
import { warbandCount } from '../words';
import type { Pieces } from './frames';
import { isHungry } from './quarters';

type Relocating = Pick<FrameOf<'relocation'>, 'faction' | 'answers' | 'arrived'>;

const KINDS = ['leader', 'legions', ...LIES] as const;
export type Kind = (typeof KINDS)[number];

function ruleFor(faction: Player): string {
  return faction === 'romans' ? '6.3.3' : '6.3.2';
}

/** 6.3.2, 6.3.3: A Faction relocates pieces, each at most once, to where it or one that agrees has Control. */
export const relocationStep: DecisionOf<'relocation'> = {
  prompt: ({ G, frame: { faction } }) => ({
    rule: ruleFor(faction),
    text: `Quarters: relocate pieces to adjacent Regions, or be done. ${starving(G, faction) ?? ''}`.trim(),
  }),
  actions: {
    relocate: action({
      first: ({ G, frame }) => originsFor(G, frame),
      second: ({ G, frame }, from) => destinationsFor(G, frame, from),
      third: ({ G, frame }, from) => piecesOf(restIn(G, frame, from)),
      effect(play, { G, frame: { faction, arrived } }, from, to, pieces) {
        const group = groupOf(G, faction, from, pieces);
        moveGroup(G, from, to, faction, group);
        arrived[to] = joined(arrived[to] ?? emptyGroup(), group);
        play.journal(
          ruleFor(faction),
          `Quarters: ${piecesName(faction, pieces)} of the ${nameOf(faction)} ${verbFor(pieces)} from ${regionName(play.G, from)} to ${regionName(play.G, to)}.`,
          { side: faction, kind: 'move', places: [from, to] },
        );
      },
      label: ({ G, frame: { faction } }, from, to, pieces) =>
        `Relocate ${piecesName(faction, pieces)} from ${regionName(G, from)} to ${regionName(G, to)}`,
      obstacle: ({ G, frame }, from, to) =>
        to === undefined ? obstacleFrom(G, frame, from) : obstacleTo(G, frame, from, to),
    }),
    askQuarters: action({
      first: ({ G, frame }) => askableFor(G, frame),
      effect(play, { frame }, of) {
        frame.asked = of;
        play.call(askFor(frame.faction, of, 'quarters'));
      },
      label: (_at, of) => `Ask the ${nameOf(of)} for Quarters`,
    }),
    done: action({
      effect(play) {
        play.finish();
      },
      label: () => 'Be done with relocating',
      forgoes: ({ G, frame }) =>
        originsFor(G, frame).length + askableFor(G, frame).length === 0 ? null : starving(G, frame.faction),
    }),
  },
  takes: (result) => typeof result === 'boolean',
  proceed(play, frame, handedDown) {
    if (frame.asked !== null && typeof handedDown === 'boolean') {
      note(frame.answers, frame.asked, handedDown);
      frame.asked = null;
    }
    const { G } = play;
    const isBegun = Object.values(frame.arrived).some((group) => group !== undefined);
    if (!isBegun && originsFor(G, frame).length === 0 && askableFor(G, frame).length === 0) play.finish();
  },
};

/** Says in a sentence for which Warbands of a Gallic Faction a die is rolled if they stay; null when for none. */
function starving(G: G, faction: Player): string | null {
  if (faction === 'romans') return null;
  const hungry = regionsOf(G)
    .filter((region) => isHungry(G, region, faction))
    .map((region) => ({ region, count: troopsOf(forceIn(G, region, faction)) }))
    .filter(({ count }) => count > 0);
  if (hungry.length === 0) return null;
  const words = hungry.map(({ region, count }) => `${warbandCount(count)} in ${regionName(G, region)}`);
  return `Without food, each lost on 1 to 3: ${words.join(', ')}.`;
}

/** Returns the pieces of a Region that can still relocate: not those that have arrived there, nor those that are held (card 4). */
function restIn(G: G, { faction, arrived }: Relocating, region: RegionId): Group {
  const force = forceIn(G, region, faction);
  const come = arrived[region] ?? emptyGroup();
  const held = G.circumvallation;
  const isHeld = held !== null && held.region === region && held.faction === faction;
  const rest = mobileGroup(force);
  if (come.leader !== null || (isHeld && held.leader)) rest.leader = null;
  rest.legions -= come.legions;
  rest.hidden -= come.hidden;
  rest.revealed -= come.revealed;
  rest.scouted -= come.scouted;
  if (!isHeld) return rest;
  const free = Math.max(0, troopsOf(force) - held.troops - troopsOf(come));
  for (const lie of LIES) rest[lie] = Math.min(rest[lie], free);
  return rest;
}

function isAnyLeft(G: G, relocating: Relocating, region: RegionId): boolean {
  return mobileOf(forceIn(G, region, relocating.faction)) > 0 && mobileOf(restIn(G, relocating, region)) > 0;
}

function mayHouse(G: G, { faction }: Relocating, region: RegionId): boolean {
  return !G.devastated.includes(region) && (region !== 'cisalpina' || faction === 'romans');
}

function destinationsFor(G: G, relocating: Relocating, from: RegionId): RegionId[] {
  const { faction, answers } = relocating;
  return adjacentTo(G, from).filter((region) => {
    const controller = controllerOf(G, region);
    if (controller === null || !isPlayer(controller) || !mayHouse(G, relocating, region)) return false;
    return controller === faction || answers.agreed.includes(controller);
  });
}

function originsFor(G: G, relocating: Relocating): RegionId[] {
  return regionsOf(G).filter(
    (region) => isAnyLeft(G, relocating, region) && destinationsFor(G, relocating, region).length > 0,
  );
}

/** Returns the Factions whose agreement would open a Region to pieces that could relocate there, of those that have not answered. */
function askableFor(G: G, relocating: Relocating): Player[] {
  const { faction, answers } = relocating;
  const hosts = regionsOf(G)
    .filter((region) => isAnyLeft(G, relocating, region))
    .flatMap((region) => adjacentTo(G, region))
    .filter((region) => mayHouse(G, relocating, region))
    .map((region) => controllerOf(G, region));
  return hosts.filter(
    (host, index): host is Player =>
      host !== null &&
      isPlayer(host) &&
      host !== faction &&
      hosts.indexOf(host) === index &&
      !answers.agreed.includes(host) &&
      !answers.refused.includes(host),
  );
}

function obstacleFrom(G: G, frame: FrameOf<'relocation'>, from: string): Obstacle | null {
  const region = regionsOf(G).find((each) => each === from);
  if (region === undefined || mobileOf(forceIn(G, region, frame.faction)) === 0) return null;
  const rule = ruleFor(frame.faction);
  if (!isAnyLeft(G, frame, region)) return { rule, text: 'These pieces relocate no further.' };
  return { rule, text: 'No adjacent Region without Devastation is under your Control or open to you.' };
}

function obstacleTo(G: G, frame: FrameOf<'relocation'>, from: string, to: string): Obstacle | null {
  const region = regionsOf(G).find((each) => each === to);
  if (region === undefined || from === to) return null;
  const rule = ruleFor(frame.faction);
  if (!adjacentTo(G, region).some((each) => each === from)) return { rule, text: 'It is not adjacent.' };
  if (G.devastated.includes(region)) return { rule, text: `${regionName(G, region)} is Devastated.` };
  const controller = controllerOf(G, region);
  if (controller === null || !isPlayer(controller))
    return {
      rule,
      text: `${regionName(G, region)} is not under Control of a Faction that could take you in.`,
    };
  return { rule, text: `The ${nameOf(controller)} Control ${regionName(G, region)} and have not agreed.` };
}

/** Returns how pieces of a group can be chosen: each number of each kind. */
export function piecesOf(group: Readonly<Group>): Pieces[] {
  const pieces: Pieces[] = group.leader === null ? [] : ['leader'];
  for (const kind of ['legions', ...LIES] as const)
    for (let count = group[kind]; count > 0; count--) pieces.push(`${kind} ${count}`);
  return pieces;
}

/** Returns which kind of pieces is chosen, and how many. Throws for what is none. */
export function kindAndCount(pieces: Pieces): { kind: Kind; count: number } {
  const [name, count] = pieces.split(' ');
  const kind = KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`there are no pieces ${pieces}`);
  return { kind, count: kind === 'leader' ? 1 : Number(count) };
}

/** Returns the pieces of a Faction in a Region that are chosen, as a group to be moved. */
export function groupOf(G: G, faction: Player, region: RegionId, pieces: Pieces): Group {
  const { kind, count } = kindAndCount(pieces);
  if (kind === 'leader') return groupWith({ leader: forceIn(G, region, faction).leader });
  return groupWith({ [kind]: count });
}

/** Returns two groups together. */
export function joined(a: Readonly<Group>, b: Readonly<Group>): Group {
  return {
    leader: a.leader ?? b.leader,
    legions: a.legions + b.legions,
    hidden: a.hidden + b.hidden,
    revealed: a.revealed + b.revealed,
    scouted: a.scouted + b.scouted,
  };
}

/** Returns chosen pieces in words: "the Leader", "1 Legion", "3 Hidden Warbands". */
export function piecesName(faction: Player, pieces: Pieces): string {
  const { kind, count } = kindAndCount(pieces);
  if (kind === 'leader') return 'the Leader';
  if (kind === 'legions') return `${count} ${count === 1 ? 'Legion' : 'Legions'}`;
  const lie = `${kind[0].toUpperCase()}${kind.slice(1)}`;
  return `${count} ${lie} ${faction === 'romans' ? 'Auxilia' : count === 1 ? 'Warband' : 'Warbands'}`;
}

/** Returns the verb for so many pieces that move. */
export function verbFor(pieces: Pieces): 'relocates' | 'relocate' {
  const { kind, count } = kindAndCount(pieces);
  return kind === 'leader' || count === 1 ? 'relocates' : 'relocate';
}
