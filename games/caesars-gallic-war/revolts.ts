/* Minor, Major and Massive Revolts (11.0 A to C). */

import { action } from '../kit/action';
import type { Play } from '../kit/play';
import { areOutcomes, battles } from './battles';
import type { AreaId } from './components/areas';
import { boxOf } from './components/box';
import { cardOf } from './components/cards';
import { placeName } from './components/labels';
import { TRIBE_IDS, type TribeId, tribeOf, UNITS_OF, VERCINGETORIX } from './components/units';
import type { Aftermath, Revolt } from './frames';
import { bothMinorLeaders, loseMinorLeaders, minorLeaderOf, placeLeader } from './leaders';
import { march, movement } from './movement';
import { isOutOfReach } from './politics';
import { cardPlayed, type DecisionOf, type G, hasUnits, isInPlay, type Side, unitsIn } from './state';
import { allegiance, contestHome, leave, neutralize, rally, unitsOfTribe } from './tribes';
import { colourOf } from './view';
import { say, sentence, tribeName } from './words';

/** Tribes that rise in a revolt (11.0). */
const TRIBES_IN: Record<Revolt['kind'], number> = { minor: 1, major: 1, massive: 4 };
/** Groups that move after a Massive Revolt (11.0 C). */
const MASSIVE_GROUPS = 3;

/** Starts the revolt on a card; only Barbarians make more than a minor one of it (11.0). */
export function startRevolt(play: Play<G>, side: Side): void {
  play.become({ step: 'revolt', sides: [side], kind: kindOf(play.G, side), tribes: [] });
}

function kindOf(G: G, side: Side): Revolt['kind'] {
  const card = cardOf(cardPlayed(G, side));
  if (side === 'roman' || card.kind !== 'event') return 'minor';
  if (card.event === 'major-revolt') return bothMinorLeaders(G) ? 'minor' : 'major';
  return card.event === 'massive-revolt' && G.turn > 1 ? 'massive' : 'minor';
}

/** Returns the tribes a side may choose for the revolt (11.0). */
function targets(G: G, side: Side, { kind, tribes }: Revolt): TribeId[] {
  return TRIBE_IDS.filter((tribe) => {
    if (isOutOfReach(G, tribe) || tribes.includes(tribe)) return false;
    if (kind === 'major' && !isGallic(G, tribe)) return false;
    const { neutral, enemy } = allegiance(G, side, tribe);
    return enemy > 0 || (side === 'barbarian' && neutral > 0);
  });
}

/** Major Revolts break out in Celtae or Belgica (11.0 B). */
function isGallic(G: G, tribe: TribeId): boolean {
  const { region } = boxOf(G).area[tribe];
  return region === 'celtae' || region === 'belgica';
}

/** A player chooses the tribes that revolt (11.0). */
export const revoltStep: DecisionOf<'revolt'> = {
  prompt({ frame: { kind, tribes } }) {
    const left = TRIBES_IN[kind] - tribes.length;
    return { rule: '11.0', text: `Choose ${left === 1 ? 'a tribe' : `${left} tribes`} to revolt.` };
  },
  actions: {
    revolt: action({
      first: ({ G, side, frame }) => targets(G, side, frame),
      effect(play, { side, frame }, tribe) {
        frame.tribes.push(tribe);
        play.journal('11.0', `${say(side, 'stir')} up ${tribeName(play.G, tribe)}.`, { places: [tribe] });
      },
      label: ({ G }, tribe) => `Revolt of ${tribeName(G, tribe)}`,
    }),
  },
  proceed(play, revolt) {
    const { kind, tribes } = revolt;
    const [side] = revolt.sides;
    if (tribes.length < TRIBES_IN[kind] && targets(play.G, side, revolt).length > 0) return;
    if (tribes.length === 0) {
      play.journal('11.0', 'No tribe can revolt: the event has no effect.');
      play.finish();
    } else breakOut(play, side, revolt);
  },
};

function breakOut(play: Play<G>, side: Side, { kind, tribes }: Revolt): void {
  if (side === 'roman') for (const tribe of tribes) desert(play, tribe);
  else rise(play, tribes);
  const won = tribes.filter((tribe) => play.G.contests[tribe] === undefined);
  play.reveal();
  play.become(battles(side), { step: 'aftermath', sides: [side], kind, tribes, won });
}

/** The tribes join the Barbarians; when all are home, they attack the Romans they find there (11.0). */
function rise(play: Play<G>, tribes: readonly TribeId[]): void {
  for (const tribe of tribes) rally(play.G, 'barbarian', tribe);
  for (const tribe of tribes) contestHome(play, 'barbarian', tribe);
}

/**
 * Rome makes a tribe of the Barbarians go home, with those of its units that are Rome's: with nobody else there it turns
 * neutral, otherwise it attacks who is there, whichever side that is (11.0 A).
 */
function desert(play: Play<G>, tribe: TribeId): void {
  const { G } = play;
  if (isHeld(G, 'roman', tribe)) revolt(play, 'barbarian', tribe);
  else if (isHeld(G, 'barbarian', tribe)) revolt(play, 'roman', tribe);
  else {
    rally(G, 'barbarian', tribe);
    const ids = unitsOfTribe(G, 'barbarian', tribe);
    for (const id of ids) leave(G, 'barbarian', id);
    neutralize(G, tribe, ids);
    play.journal('11.0', sentence(`${tribeName(G, tribe)} turn neutral.`), {
      kind: 'control',
      places: [tribe],
    });
    loseMinorLeaders(play, tribe);
  }
}

/** Says whether a side has other units in the home area of a tribe than those of the tribe itself. */
function isHeld(G: G, side: Side, tribe: TribeId): boolean {
  return unitsIn(G, side, tribe).some((id) => tribeOf(id) !== tribe);
}

function revolt(play: Play<G>, side: Side, tribe: TribeId): void {
  rally(play.G, side, tribe);
  contestHome(play, side, tribe);
}

/**
 * Says whether, for all the Barbarians know, a revolt of Rome would turn a tribe of theirs neutral: in its home area is
 * nobody else, and no more of Rome's units of its colour than Rome has of the tribe (11.0 A).
 */
export function mayTurnNeutral(G: G, tribe: TribeId): boolean {
  const { own, enemy } = allegiance(G, 'barbarian', tribe);
  if (isOutOfReach(G, tribe) || own === 0 || isHeld(G, 'barbarian', tribe)) return false;
  const romans = unitsIn(G, 'roman', tribe);
  const [first] = UNITS_OF[tribe];
  return romans.length <= enemy && romans.every((id) => colourOf(id) === colourOf(first));
}

/** Returns where Vercingetorix may appear: where no battle was needed or the Barbarians won, and no Roman is (11.0 C). */
function places(G: G, { won }: Aftermath): AreaId[] {
  return won.filter((area) => !hasUnits(G, 'roman', area));
}

/** A leader joins a revolt that was not beaten, and its units move (11.0 B, C). */
export const aftermathStep: DecisionOf<'aftermath'> = {
  prompt: () => ({ rule: '11.0', text: 'Choose the home area in which Vercingetorix appears.' }),
  actions: {
    place: action({
      first: ({ G, frame }) => places(G, frame),
      effect(play, _at, area) {
        raiseVercingetorix(play, area);
      },
      label: ({ G }, area) => `Vercingetorix appears in ${placeName(G, area)}`,
    }),
  },
  takes: areOutcomes,
  proceed(play, aftermath, handedDown) {
    const { G } = play;
    const { kind, tribes, won } = aftermath;
    if (areOutcomes(handedDown)) {
      for (const { area, winner } of handedDown) if (winner === 'barbarian') won.push(area);
    }
    const areas = places(G, aftermath);
    if (kind === 'massive' && areas.length === 0 && hasSurvivors(G, tribes)) {
      endMassiveRevolt(play);
    } else if (kind === 'minor' || areas.length === 0) {
      play.finish();
    } else if (kind === 'major') {
      raiseMinorLeader(play, areas[0]);
    } else if (areas.length === 1) {
      raiseVercingetorix(play, areas[0]);
    }
  },
};

function raiseMinorLeader(play: Play<G>, area: AreaId): void {
  const leader = minorLeaderOf(play.G, area);
  if (leader !== undefined && !isInPlay(play.G, leader)) placeLeader(play, leader, area);
  play.become(march('barbarian', [area]), battles('barbarian'));
}

function raiseVercingetorix(play: Play<G>, area: AreaId): void {
  placeLeader(play, VERCINGETORIX, area);
  endMassiveRevolt(play);
}

/** The card leaves the game and the Barbarians move, also when all battles were lost but not all units (11.0 C). */
function endMassiveRevolt(play: Play<G>): void {
  play.G.massiveRevolt = 'out';
  play.journal('11.0', 'The Massive Revolt card is out of the game.');
  play.become(movement('barbarian', MASSIVE_GROUPS), battles('barbarian'));
}

/** Says whether any unit of the tribes that rose is left; when none is, the card remains in the deck (11.0 C). */
function hasSurvivors(G: G, tribes: readonly TribeId[]): boolean {
  return tribes.some((tribe) => unitsOfTribe(G, 'barbarian', tribe).length > 0);
}
