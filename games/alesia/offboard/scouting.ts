/* Roman cavalry off the board in the Roman turn: it moves on, and sends messengers (22.42, 22.47). */
import { action } from '../../kit/action';
import { commandersOf, commands } from '../commanders';
import { boxOf, zonesNextTo } from '../components/box';
import { type DecisionOf, type G, OFF, type ProcedureOf, type Side, type Sighting } from '../state';
import { unitName } from '../words';
import { broughtHome, knowing } from './sightings';
import { isHeldOff, isSpent, leaveBoard } from './zones';

/** What a messenger has to roll at least, past a screen and where there is none (22.47). */
const PAST_SCREEN = 6;
const UNOPPOSED = 3;

/** Scouts move to the next zone, as Gauls do but for everybody to see (22.42). */
export const scoutingStep: DecisionOf<'scouting'> = {
  simultaneous: true,
  prompt: () => ({ rule: '22.42', text: 'Move your scouts off the board to the next zones, as you like.' }),
  proceed(play, frame) {
    const { G } = play;
    const commanders = commandersOf(G, 'roman').filter(
      (side) => !frame.done.includes(side) && riders(G, side).length > 0,
    );
    if (commanders.length > 0) play.ask(...commanders);
    else play.finish();
  },
  actions: {
    ride: action({
      first: ({ G, side }) => riders(G, side),
      second: ({ G }, unit) => zonesNextTo(boxOf(G), G.reconnaissance.scouts[unit]),
      effect(play, _at, unit, zone) {
        leaveBoard(play.G, unit, zone);
        play.journal('22.42', `${unitName(play.G, unit)} rides to zone ${zone}.`, {
          kind: 'move',
          pieces: [unit],
        });
      },
      label: ({ G }, unit, zone) => `Move ${unitName(G, unit)} to zone ${zone}`,
      obstacle({ G, side }, unit, zone) {
        const at = G.reconnaissance.scouts[unit];
        if (at === undefined || !commands(G, side, unit)) return null;
        if (isSpent(G, unit)) return { rule: '22.42', text: 'It has moved in this turn.' };
        if (isHeldOff(G, unit)) return { rule: '22.44', text: 'A battle rages: it has to stay.' };
        if (zone === undefined || boxOf(G).zone[zone] === undefined) return null;
        return { rule: '22.42', text: `Zone ${zone} is not next to zone ${at}.` };
      },
    }),
    end: action({
      effect(_play, { frame, side }) {
        frame.done.push(side);
      },
      label: () => 'Leave the scouts where they are',
    }),
  },
};

/** Once a turn a messenger may try to bring a report home from a zone where scouts are (22.47). */
export const messengerStep: DecisionOf<'messenger'> = {
  simultaneous: true,
  prompt: () => ({ rule: '22.47', text: 'You may send one messenger home with a report.' }),
  proceed(play, frame) {
    const { G } = play;
    const commanders = commandersOf(G, 'roman').filter(
      (side) => !frame.done.includes(side) && tidings(G, side).length > 0,
    );
    if (commanders.length > 0) play.ask(...commanders);
    else play.finish();
  },
  actions: {
    send: action({
      first: ({ G, side }) => [...new Set(tidings(G, side).map(({ zone }) => zone))],
      effect(play, { G, side }, zone) {
        const sighting = tidings(G, side).find((each) => each.zone === zone);
        if (sighting === undefined) return;
        const [die] = play.roll(1);
        const isHome = die >= (sighting.screened ? PAST_SCREEN : UNOPPOSED);
        play.journal(
          '22.47',
          `A messenger from zone ${zone} rolls ${die}: he ${isHome ? 'comes through' : 'is caught'}.`,
          { kind: 'roll' },
        );
        if (isHome) play.become({ step: 'report', sides: [], zone, turn: sighting.turn });
        else play.finish();
      },
      label: ({ G, side }, zone) => {
        const isScreened = tidings(G, side).some((each) => each.zone === zone && each.screened);
        return `Send a messenger from zone ${zone} (${isScreened ? '6' : '3 to 6'})`;
      },
    }),
    keep: action({
      effect(_play, { frame, side }) {
        frame.done.push(side);
      },
      label: () => 'Send nobody',
    }),
  },
};

/** What scouts have brought within the Outer Works is reported, sighting by sighting (22.46). */
export const homecomingStep: ProcedureOf<'homecoming'> = {
  proceed(play) {
    const [sighting] = broughtHome(play.G);
    if (sighting === undefined) play.finish();
    else play.call({ step: 'report', sides: [], zone: sighting.zone, turn: sighting.turn });
  },
};

/** The scouts of a commander that may move from zone to zone. */
function riders(G: G, side: Side): string[] {
  return Object.keys(G.reconnaissance.scouts).filter(
    (unit) => G.at[unit] === OFF && !isSpent(G, unit) && !isHeldOff(G, unit) && commands(G, side, unit),
  );
}

/** The newest sightings of the zones where scouts of a commander still are who know of them: who has moved in this turn has not seen whether they are screened now. */
function tidings(G: G, side: Side): Sighting[] {
  const { scouts } = G.reconnaissance;
  return G.secret.sightings
    .filter((sighting) =>
      knowing(G, sighting).some(
        (unit) => scouts[unit] === sighting.zone && !isSpent(G, unit) && commands(G, side, unit),
      ),
    )
    .sort((a, b) => b.turn - a.turn);
}
