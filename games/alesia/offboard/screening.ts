/* Roman scouts off the board, and the Gallic cavalry that screens its zone from them (22.43, 22.44). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { COLUMNS, isOverwhelming, type Odds, oddsOf } from '../combat/odds';
import { outcomeOf, resultOf } from '../combat/outcome';
import { commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { eliminate } from '../losses';
import type { DecisionOf, G } from '../state';
import { reliefOf } from './secrets';
import { keepSighting } from './sightings';
import { gaulsIn } from './zones';

/** How many Gallic infantry units to each of the scouts lend weight to a screen (22.43). */
const WEIGHT = 3;

/** Whether infantry lends its weight to a screen. */
const FORCES = ['alone', 'infantry'] as const;

/** Returns the Roman cavalry in an off-board zone. */
export function scoutsIn({ reconnaissance }: G, zone: string): string[] {
  return Object.keys(reconnaissance.scouts).filter((unit) => reconnaissance.scouts[unit] === zone);
}

/** Returns the Gallic cavalry in an off-board zone, which has to attack scouts there (22.44). */
export function screenIn(G: G, zone: string): Unit[] {
  return gaulsIn(G, zone).filter(({ kind }) => kind === 'cavalry');
}

/** Returns the odds at which the screen of a zone attacks the scouts there, with the weight of its infantry or without it (22.43). */
export function screenOdds(G: G, zone: string, isSupported: boolean): Odds {
  const { unit } = boxOf(G);
  const odds = oddsOf(factorsOf(screenIn(G, zone)), factorsOf(scoutsIn(G, zone).map((id) => unit[id])));
  const column = odds.column + 1;
  return isSupported && column < COLUMNS.length ? { name: COLUMNS[column], column } : odds;
}

/**
 * Zone by zone the screens attack the scouts (22.44), and what the scouts have seen is kept (22.45). Whoever commands the relieving force is asked
 * wherever there is a screen, also where he has no choice, so that nobody learns how much infantry there is.
 */
export const screeningStep: DecisionOf<'screening'> = {
  prompt: ({ frame: { zones } }) => ({
    rule: '22.43',
    text: `Your cavalry in zone ${zones[0]} attacks the Roman scouts: with the weight of infantry or without?`,
  }),
  proceed(play, frame) {
    const { G } = play;
    if (!frame.begun) {
      frame.begun = true;
      frame.zones = begin(G);
    }
    while (frame.zones.length > 0 && screenIn(G, frame.zones[0]).length === 0) {
      play.journal('22.45', `The scouts in zone ${frame.zones[0]} meet no screen.`, { kind: 'round' });
      keepSighting(G, frame.zones[0], null);
      frame.zones.shift();
    }
    if (frame.zones.length > 0) play.ask(reliefOf(G));
    else play.finish();
  },
  actions: {
    screen: action({
      first: ({ G, frame: { zones } }) =>
        FORCES.filter((force) => force === 'alone' || hasWeight(G, zones[0])),
      effect(play, { frame }, force) {
        attack(play, frame.zones[0], screenOdds(play.G, frame.zones[0], force === 'infantry'));
        frame.zones.shift();
      },
      label: ({ G, frame: { zones } }, force) =>
        `Attack the scouts at ${screenOdds(G, zones[0], force === 'infantry').name}${force === 'infantry' ? ' with the weight of infantry' : ''}`,
      own: (force) =>
        `You attack ${force === 'alone' ? 'with the cavalry alone' : 'with the weight of infantry'}.`,
      obstacle: (_at, force) =>
        force === 'infantry'
          ? { rule: '22.43', text: 'There have to be three infantry units to each of the scouts.' }
          : null,
    }),
  },
};

/** Frees who was held by a battle of the turn before, and returns the zones where there are scouts (22.44). */
function begin(G: G): string[] {
  G.secret.held = [];
  G.reconnaissance.held = [];
  return boxOf(G).zoneIds.filter((zone) => scoutsIn(G, zone).length > 0);
}

function hasWeight(G: G, zone: string): boolean {
  const infantry = gaulsIn(G, zone).filter(
    ({ id, kind }) => kind === 'infantry' && commands(G, reliefOf(G), id),
  );
  return infantry.length >= WEIGHT * scoutsIn(G, zone).length;
}

/** The screen of a zone attacks the scouts there: all but elimination and Battle Rages is ignored (22.44). The odds are for the Gauls to know. */
function attack(play: Play<G>, zone: string, odds: Odds): void {
  const { G } = play;
  const screen = screenIn(G, zone).map(({ id }) => id);
  const scouts = scoutsIn(G, zone);
  for (const id of screen) if (!G.secret.shifted.includes(id)) G.secret.shifted.push(id);
  const { attacker, defender, rages } = outcomeOf(
    resultOf(G, odds, isOverwhelming(odds) ? 1 : play.roll(1)[0]),
  );
  play.reveal();
  const result = attacker.isLost || defender.isLost ? '' : rages ? ': the battle rages' : ' without result';
  play.journal('22.44', `A screen attacks the scouts in zone ${zone}${result}.`, { kind: 'battle' });
  if (attacker.isLost) eliminate(play, screen, '22.44', 'off the board');
  if (defender.isLost) eliminate(play, scouts, '22.44', 'off the board');
  if (rages) {
    G.secret.held.push(...screen);
    G.reconnaissance.held.push(...scouts);
  }
  keepSighting(G, zone, odds);
}

function factorsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { combat }) => sum + combat, 0);
}
