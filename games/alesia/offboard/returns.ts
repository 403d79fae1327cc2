/* Where the Gauls are when the first Assault Period has ended (12.2, 12.3). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { commandersOf, commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { put } from '../field';
import { type DecisionOf, type G, OFF, type Side, TOWN } from '../state';
import { unitName, unitNames } from '../words';
import { nearestZones } from './nearest';
import { alike } from './shift';
import { leaveBoard } from './zones';

/** All besieged units that are left go back into the town, wherever they are (12.2). */
export function returnBesieged(play: Play<G>): void {
  const { G } = play;
  const away = boxOf(G).units.filter(
    ({ id, force }) => force === 'besieged' && (G.at[id] === OFF || G.at[id] in boxOf(G).hex),
  );
  for (const { id } of away) {
    delete G.secret.zones[id];
    put(G, id, TOWN);
  }
  if (away.length > 0)
    play.journal('12.2', 'The besieged go back into Alesia.', { kind: 'group', side: 'vercingetorix' });
}

/** The relieving units on the map leave it, each for the zone it is nearest to; of several its commander chooses (12.3). */
export const returnsStep: DecisionOf<'returns'> = {
  simultaneous: true,
  prompt: () => ({ rule: '12.3', text: 'Some units are as near to several zones: choose where they go.' }),
  proceed(play) {
    const { G } = play;
    const sure = onMap(G).filter(({ id }) => nearestZones(G, G.at[id]).length === 1);
    for (const { id } of sure) leaveBoard(G, id, nearestZones(G, G.at[id])[0]);
    if (sure.length > 0) tell(play, sure);
    const commanders = commandersOf(G, 'gallic').filter((side) => undecided(G, side).length > 0);
    if (commanders.length > 0) play.ask(...commanders);
    else play.finish();
  },
  actions: {
    settle: action({
      first({ G, side }) {
        const units = undecided(G, side);
        const zones = new Set(units.flatMap(({ id }) => nearestZones(G, G.at[id])));
        return [...(units.length > 1 ? zones : []), ...distinct(G, units)];
      },
      second: ({ G }, what) => (what in boxOf(G).zone ? [what] : nearestZones(G, G.at[what])),
      effect(play, { G, side }, what, zone) {
        const leaving = undecided(G, side).filter(({ id }) =>
          what === zone ? nearestZones(G, G.at[id]).includes(zone) : id === what,
        );
        tell(play, leaving);
        for (const { id } of leaving) leaveBoard(G, id, zone);
      },
      label: ({ G }, what, zone) =>
        `Send ${what === zone ? 'all that are near' : unitName(G, what)} to zone ${zone}`,
      own: (what, zone) => `To zone ${zone}: ${what === zone ? 'all that are near' : what}.`,
      obstacle: ({ G }, what, zone) =>
        zone === undefined || boxOf(G).zone[zone] === undefined || what in boxOf(G).zone
          ? null
          : { rule: '12.3', text: `Zone ${zone} is not one of those it is nearest to.` },
    }),
  },
};

/** The relieving units on the map or in the town. */
function onMap(G: G): Unit[] {
  return boxOf(G).units.filter(
    ({ id, force }) => force === 'relieving' && nearestZones(G, G.at[id]).length > 0,
  );
}

function undecided(G: G, side: Side): Unit[] {
  return onMap(G).filter(({ id }) => commands(G, side, id));
}

/** Of units that are alike and in the same place, the first. */
function distinct(G: G, units: readonly Unit[]): string[] {
  const places = new Set(units.map(({ id }) => G.at[id]));
  return [...places].flatMap((place) =>
    alike(units.filter(({ id }) => G.at[id] === place)).map(([{ id }]) => id),
  );
}

function tell(play: Play<G>, units: readonly Unit[]): void {
  const { G } = play;
  const ids = units.map(({ id }) => id);
  const who = ids.length > 3 ? `${ids.length} relieving units` : unitNames(G, ids);
  play.journal('12.3', `${who} ${ids.length > 1 ? 'leave' : 'leaves'} the field.`, { kind: 'group' });
}
