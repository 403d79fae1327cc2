/* Minor, Major and Massive Revolts (11.0 A to C). */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { AREAS, type AreaId } from './components/areas';
import { cardOf } from './components/cards';
import { isTribe, TRIBE_IDS, type TribeId, VERCINGETORIX } from './components/units';
import { bothMinorLeaders, isInPlay, loseMinorLeaders, minorLeaderOf, placeLeader } from './leaders';
import { startMarch } from './movement';
import { isOutOfReach } from './politics';
import {
  cardPlayed,
  type G,
  hasUnits,
  type Revolt,
  revoltOf,
  type Side,
  seatOf,
  sideAt,
  unitsIn,
} from './state';
import { allegiance, contestHome, leave, neutralize, rally, unitsOfTribe } from './tribes';
import { say, sentence, tribeName } from './words';

/** Tribes that rise in a revolt (11.0). */
const TRIBES_IN: Record<Revolt['kind'], number> = { minor: 1, major: 1, massive: 4 };
/** Groups that move after a Massive Revolt (11.0 C). */
const MASSIVE_GROUPS = 3;

/** Starts the revolt on a card; only Barbarians make more than a minor one of it (11.0). */
export function startRevolt(play: Play<G>, side: Side): void {
  const { G } = play;
  G.revolt = { kind: kindOf(G, side), tribes: [], won: [] };
  play.call('revolt', [seatOf(side)]);
}

function kindOf(G: G, side: Side): Revolt['kind'] {
  const card = cardOf(cardPlayed(G, side));
  if (side === 'roman' || card.kind !== 'event') return 'minor';
  if (card.event === 'major-revolt') return bothMinorLeaders(G) ? 'minor' : 'major';
  return card.event === 'massive-revolt' && G.turn > 1 ? 'massive' : 'minor';
}

/** Returns the tribes a side may choose for the revolt (11.0). */
function targets(G: G, side: Side): TribeId[] {
  const { kind, tribes } = revoltOf(G);
  return TRIBE_IDS.filter((tribe) => {
    if (isOutOfReach(G, tribe) || tribes.includes(tribe)) return false;
    if (kind === 'major' && !isGallic(tribe)) return false;
    const { neutral, enemy } = allegiance(G, side, tribe);
    return enemy > 0 || (side === 'barbarian' && neutral > 0);
  });
}

/** Major Revolts break out in Celtae or Belgica (11.0 B). */
function isGallic(tribe: TribeId): boolean {
  return AREAS[tribe].region === 'celtae' || AREAS[tribe].region === 'belgica';
}

/** A player chooses the tribes that revolt (11.0). */
export const revoltStep: Step<G> = {
  prompt(G) {
    const { kind, tribes } = revoltOf(G);
    const left = TRIBES_IN[kind] - tribes.length;
    return { rule: '11.0', text: `Choose ${left === 1 ? 'a tribe' : `${left} tribes`} to revolt.` };
  },
  actions: {
    revolt: action({
      legal: (G: G, seat: Seat) => targets(G, sideAt(seat)).map((tribe): [TribeId] => [tribe]),
      effect(play, seat, tribe) {
        revoltOf(play.G).tribes.push(tribe);
        play.journal('11.0', `${say(sideAt(seat), 'stir')} up ${tribeName(tribe)}.`);
      },
      label: (_G, tribe) => `Revolt of ${tribeName(tribe)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const { kind, tribes } = revoltOf(G);
    if (tribes.length < TRIBES_IN[kind] && targets(G, G.active).length > 0) return;
    if (tribes.length === 0) {
      play.journal('11.0', 'No tribe can revolt: the event has no effect.');
      G.revolt = null;
      play.finish();
      return;
    }
    breakOut(play);
  },
};

function breakOut(play: Play<G>): void {
  const { G } = play;
  const side = G.active;
  const revolt = revoltOf(G);
  const tribes = revolt.tribes.filter(isTribe);
  if (side === 'roman') for (const tribe of tribes) desert(play, tribe);
  else rise(play, tribes);
  revolt.won = tribes.filter((tribe) => G.contests[tribe] === undefined);
  const fights = revolt.tribes.some((tribe) => G.contests[tribe] !== undefined);
  play.become('aftermath', [seatOf(side)]);
  if (fights) play.call('battles', [seatOf(side)]);
}

/** The tribes join the Barbarians; when all are home, they attack the Romans they find there (11.0). */
function rise(play: Play<G>, tribes: readonly TribeId[]): void {
  for (const tribe of tribes) rally(play.G, 'barbarian', tribe);
  for (const tribe of tribes) contestHome(play, 'barbarian', tribe);
}

/**
 * Rome makes a tribe of the Barbarians go home: with nobody else there it turns neutral, otherwise it attacks who is
 * there, whichever side that is (11.0 A).
 */
function desert(play: Play<G>, tribe: TribeId): void {
  const { G } = play;
  const ids = unitsOfTribe(G, 'barbarian', tribe);
  const { blocks } = G.secret.barbarian;
  for (const id of ids) blocks[id].place = tribe;
  if (hasUnits(G, 'roman', tribe)) {
    contestHome(play, 'barbarian', tribe);
  } else if (unitsIn(G, 'barbarian', tribe).length > ids.length) {
    rally(G, 'roman', tribe);
    contestHome(play, 'roman', tribe);
  } else {
    for (const id of ids) leave(G, 'barbarian', id);
    neutralize(G, tribe, ids);
    play.journal('11.0', sentence(`${tribeName(tribe)} turn neutral.`));
    loseMinorLeaders(play, tribe);
  }
}

/** Returns where Vercingetorix may appear: where no battle was needed or the Barbarians won, and no Roman is (11.0 C). */
function places(G: G): AreaId[] {
  return revoltOf(G).won.filter((area) => !hasUnits(G, 'roman', area));
}

/** A leader joins a revolt that was not beaten, and its units move (11.0 B, C). */
export const aftermathStep: Step<G> = {
  prompt: () => ({ rule: '11.0', text: 'Choose the home area in which Vercingetorix appears.' }),
  actions: {
    place: action({
      legal: (G: G) => places(G).map((area): [AreaId] => [area]),
      effect(play, _seat, area) {
        raiseVercingetorix(play, area);
      },
      label: (_G, area) => `Vercingetorix appears in ${AREAS[area].name}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    const { kind } = revoltOf(G);
    const areas = places(G);
    if (kind === 'minor' || areas.length === 0) {
      if (kind === 'massive' && hasSurvivors(G)) removeCard(play);
      G.revolt = null;
      play.finish();
    } else if (kind === 'major') {
      raiseMinorLeader(play, areas[0]);
    } else if (areas.length === 1) {
      raiseVercingetorix(play, areas[0]);
    }
  },
};

function raiseMinorLeader(play: Play<G>, area: AreaId): void {
  const leader = minorLeaderOf(area);
  if (leader !== undefined && !isInPlay(play.G, leader)) placeLeader(play, leader, area);
  play.G.revolt = null;
  play.finish();
  startMarch(play, 'barbarian', 1, true, [area]);
}

function raiseVercingetorix(play: Play<G>, area: AreaId): void {
  const { G } = play;
  placeLeader(play, VERCINGETORIX, area);
  removeCard(play);
  G.revolt = null;
  play.finish();
  startMarch(play, 'barbarian', MASSIVE_GROUPS, true);
}

/** Says whether any unit of the tribes that rose is left; when none is, the card remains in the deck (11.0 C). */
function hasSurvivors(G: G): boolean {
  return revoltOf(G).tribes.some((tribe) => isTribe(tribe) && unitsOfTribe(G, 'barbarian', tribe).length > 0);
}

function removeCard(play: Play<G>): void {
  play.G.massiveRevolt = 'out';
  play.journal('11.0', 'The Massive Revolt card is out of the game.');
}
