/* Movement from off-board zone to off-board zone (4.2, 11.4), which the enemy does not see, of as many as there are (11.6), and the presence markers (11.9). */
import { action, type Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import { commanderOf, commandersOf, commands } from '../commanders';
import { boxOf, type Unit, zonesNextTo } from '../components/box';
import { type DecisionOf, type G, OFF, type Side } from '../state';
import { listed, say } from '../words';
import { isHeldOff, isSpent, leaveBoard } from './zones';

/** Returns the units off the board that a commander may still move from zone to zone, by their zones. */
export function mayShift(G: G, side: Side): Record<string, Unit[]> {
  const zones: Record<string, Unit[]> = {};
  for (const unit of boxOf(G).units) {
    const zone = G.secret.zones[unit.id];
    if (!zone || isSpent(G, unit.id) || isHeldOff(G, unit.id) || commanderOf(G, unit) !== side) continue;
    zones[zone] ??= [];
    zones[zone].push(unit);
  }
  return zones;
}

/** Returns units of a kind: one list for each kind, strength and force, in the order of the first of each. */
export function alike(units: readonly Unit[]): Unit[][] {
  const kinds: Record<string, Unit[]> = {};
  for (const unit of units) {
    const look = `${unit.kind} ${unit.combat} ${unit.movement} ${unit.force}`;
    kinds[look] ??= [];
    kinds[look].push(unit);
  }
  return Object.values(kinds);
}

/**
 * Units move to a zone next to theirs (11.4). One action does for the first of units that are alike and how many go, and for all of
 * a zone: others learn only how often it was taken.
 */
export const offBoardStep: DecisionOf<'offBoard'> = {
  simultaneous: true,
  prompt: () => ({ rule: '11.4', text: 'Move units off the board to the next zones, as you like.' }),
  proceed(play, frame) {
    if (frame.sides.length > 0) return;
    const { G } = play;
    const commanders = frame.begun ? [] : commandersOf(G, 'gallic').filter((side) => hasUnitsOff(G, side));
    frame.begun = true;
    if (commanders.length > 0) {
      play.ask(...commanders);
      return;
    }
    markPresence(play);
    play.finish();
  },
  actions: {
    shift: action({
      first({ G, side }) {
        const zones = mayShift(G, side);
        return Object.entries(zones).flatMap(([zone, units]) => {
          const kinds = alike(units).map(([{ id }]) => id);
          return kinds.length > 1 ? [zone, ...kinds] : kinds;
        });
      },
      second: ({ G }, what) => zonesNextTo(boxOf(G), zoneOfChoice(G, what)),
      third({ G, side }, what) {
        const count = chosen(G, side, what).length;
        return what in boxOf(G).zone ? [count] : Array.from({ length: count }, (_, index) => index + 1);
      },
      effect({ G }, { side }, what, zone, count) {
        for (const { id } of chosen(G, side, what).slice(0, count)) leaveBoard(G, id, zone);
      },
      label({ G }, what, zone, count) {
        const units = what in boxOf(G).zone ? 'all units' : likenessOf(boxOf(G).unit[what], count);
        return `Move ${units} from zone ${zoneOfChoice(G, what)} to zone ${zone}`;
      },
      own: (what, zone, count) => `Sent to zone ${zone}: ${what}, ${count} in all.`,
      obstacle: ({ G, side }, what, zone) => shiftObstacle(G, side, what, zone),
    }),
    end: action({
      effect(play, { side }) {
        play.decided(side);
      },
      label: () => 'End movement off the board',
    }),
  },
};

/** Brings the presence markers up to date (11.9). */
export function markPresence(play: Play<G>): void {
  const { G } = play;
  const held = new Set(Object.values(G.secret.zones));
  const presence = boxOf(G).zoneIds.filter((zone) => held.has(zone));
  const isNews = presence.join() !== G.presence.join();
  G.presence = presence;
  play.reveal();
  if (!isNews) return;
  const where = `${presence.length > 1 ? 'zones' : 'zone'} ${listed(presence)}`;
  const text =
    presence.length === 0
      ? 'No Gauls are off the board.'
      : `${say('gallic', 'are')} off the board in ${where}.`;
  play.journal('11.9', text, { kind: 'group' });
}

/** Returns how many units of a kind are called: `3 infantry of strength 7`. */
export function likenessOf({ kind, combat }: Unit, count: number): string {
  return kind === 'leader' ? 'the leader' : `${count} ${kind} of strength ${combat}`;
}

/**
 * Says whether a commander has units off the board that have not just left it, as everybody saw; whether they can do anything is for him to
 * know.
 */
export function hasUnitsOff(G: G, side: Side): boolean {
  return boxOf(G).units.some(({ id }) => G.at[id] === OFF && !isSpent(G, id) && commands(G, side, id));
}

function zoneOfChoice(G: G, what: string): string {
  return what in boxOf(G).zone ? what : G.secret.zones[what];
}

/** Returns the units a choice is about: all of a zone, or those like a unit. */
function chosen(G: G, side: Side, what: string): readonly Unit[] {
  const units = mayShift(G, side)[zoneOfChoice(G, what)];
  if (what in boxOf(G).zone) return units;
  return alike(units).find(([first]) => first.id === what) ?? [];
}

function shiftObstacle(G: G, side: Side, what: string, zone?: string): Obstacle | null {
  const { unit, zone: zones } = boxOf(G);
  if (unit[what] !== undefined) {
    if (!commands(G, side, what) || G.at[what] !== OFF) return null;
    if (isSpent(G, what))
      return {
        rule: '11.4',
        text: 'It has left the board, come into this zone or fought here in this turn.',
      };
    if (isHeldOff(G, what)) return { rule: '15.3', text: 'A battle rages: it has to stay.' };
  }
  if (zone === undefined || zones[zone] === undefined) return null;
  return { rule: '11.4', text: `Zone ${zone} is not next to zone ${zoneOfChoice(G, what)}.` };
}
