/* A movement as its player sees it: what it may do next (10.2). */
import { action } from '../../kit/action';
import { aftermath } from '../aftermath';
import { noteMoved, useUp } from '../inForce';
import { removeInfluence } from '../influence';
import { alike } from '../losses';
import { isUnit } from '../pieces';
import type { DecisionOf } from '../state';
import { pieceName, sentence, spaceName, toldOf } from '../words';
import { allowanceOf, pointsLeft } from './allowance';
import {
  hasteFor,
  isConfined,
  joinable,
  mayConductSiege,
  mayEnter,
  mayLeave,
  mayRemoveMarker,
  maySortie,
  obstacleToTake,
  REMOVAL,
  SIEGE,
} from './choices';
import { act, besiege, goInside, goOn, goTo, hear, leadsUnits, mayContinue, sortie } from './course';
import { costTo, legsOf, obstacleTo } from './legs';
import { mayStop } from './spring';

/** A Leader or Combat Unit that has been activated moves with those it takes along (10.2). */
export const marchStep: DecisionOf<'march'> = {
  prompt: ({ G, frame }) => {
    const points = pointsLeft(G, frame);
    const all = allowanceOf(G, frame, frame.ledUnits);
    const { commander, group, at } = frame;
    const army = isUnit(G, commander) ? ' and the Army there' : ' with his Army';
    const who = `${pieceName(G, commander)}${group.length > 1 ? army : ''}`;
    const text = `Move ${who} from ${spaceName(G, at)}: ${points} of ${all} Movement Points left.`;
    return isConfined(G, frame)
      ? {
          rule: '14.5.2',
          text: `${toldOf(G, group, 'is', 'are')} besieged in ${spaceName(G, at)}: Sortie, or stay.`,
        }
      : { rule: '10.2', text };
  },
  actions: {
    go: action({
      first: ({ G, frame }) => (isConfined(G, frame) ? [] : legsOf(G, frame).map(({ to }) => to)),
      effect(play, { frame }, to) {
        goTo(play, frame, to);
      },
      label: ({ G, frame }, to) => `Go to ${spaceName(G, to)} (${costTo(G, frame, to)})`,
      obstacle: ({ G, frame }, to) => (isConfined(G, frame) ? BESIEGED : obstacleTo(G, frame, to)),
    }),
    take: action({
      first: ({ G, frame }) => joinable(G, frame),
      effect({ G }, { frame }, id) {
        frame.group = [...frame.group, id];
        if (frame.acted) noteMoved(G, [id]);
        frame.ledUnits ||= isUnit(G, id);
      },
      label: ({ G }, id) => `Take ${pieceName(G, id)} along`,
      obstacle: ({ G, frame }, id) => (id in G.pieces ? obstacleToTake(G, frame, id) : null),
    }),
    leave: action({
      available: ({ G, frame }) => mayLeave(G, frame),
      first: ({ G, frame }) =>
        alike(
          G,
          frame.group.filter((id) => id !== frame.commander),
        ),
      effect({ G }, { frame }, id) {
        frame.group = frame.group.filter((each) => each !== id);
        frame.left = [...frame.left, id];
        if (!frame.acted) frame.ledUnits = leadsUnits(G, frame);
      },
      label: ({ G }, id) => `Leave ${pieceName(G, id)} behind`,
    }),
    removeMarker: action({
      available: ({ G, frame }) => mayRemoveMarker(G, frame),
      effect(play, { frame }) {
        act(play.G, frame);
        frame.spent += REMOVAL;
        removeInfluence(play, frame.side, frame.at);
      },
      label: ({ G, frame }) => `Remove the influence in ${spaceName(G, frame.at)} (${REMOVAL})`,
    }),
    siege: action({
      available: ({ G, frame }) => mayConductSiege(G, frame),
      effect(play, { frame }) {
        besiege(play, frame);
      },
      label: ({ G, frame }) =>
        G.markers[frame.at].kind === 'stronghold'
          ? `Subjugate ${spaceName(G, frame.at)} (${SIEGE})`
          : `Besiege ${spaceName(G, frame.at)} (${SIEGE})`,
    }),
    sortie: action({
      available: ({ G, frame }) => maySortie(G, frame),
      effect(play, { frame }) {
        sortie(play, frame);
      },
      label: ({ G, frame }) => `Sortie from ${spaceName(G, frame.at)}`,
    }),
    hurry: action({
      available: ({ G, frame }) => hasteFor(G, frame) !== undefined,
      effect(play, { frame }) {
        const { G } = play;
        const haste = hasteFor(G, frame);
        if (haste === undefined) return;
        useUp(G, haste);
        frame.terms = {
          ...frame.terms,
          bonus: frame.terms.bonus + haste.amount,
          noSiege: frame.terms.noSiege || haste.noSiege === true,
        };
        play.journal('10.3.1', `${sentence(pieceName(G, frame.commander))} marches by day and night.`, {
          pieces: [frame.commander],
        });
      },
      label: ({ G, frame }) =>
        `Forced march: ${hasteFor(G, frame)?.amount ?? 0} more Movement Points, no Siege`,
    }),
    enter: action({
      available: ({ G, frame }) => mayEnter(G, frame),
      effect(play, { frame }) {
        goInside(play, frame);
      },
      label: ({ G, frame }) => `Go inside the walls of ${spaceName(G, frame.at)} and stop`,
    }),
    stop: action({
      available: ({ G, frame }) => mayStop(G, frame),
      effect(_play, { frame }) {
        frame.stage = 'over';
      },
      label: ({ G, frame }) => `Stop in ${spaceName(G, frame.at)}`,
      forgoes: ({ frame }) => (frame.acted ? null : 'The activation is spent and nothing has moved.'),
    }),
  },
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (frame.waits) hear(G, frame, handedDown);
    if (frame.clashes && !mayContinue(handedDown)) frame.halted = true;
    delete frame.clashes;
    const first = aftermath(G, frame.side);
    if (first?.step === 'battle' && first.space === frame.at) frame.clashes = true;
    if (first !== null) play.call(first);
    else goOn(play, frame);
  },
};

const BESIEGED = { rule: '14.5.2', text: 'Besieged Leaders and Combat Units leave by a Sortie only.' };
