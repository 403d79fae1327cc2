/* The event cards that do not give a group move (2.1, event list): Jupiter and Vulcan. */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { faceOf, type Side } from './components/blocks';
import { CITY_IDS, type CityId, EXITS, isCity, PLACE_IDS, type PlaceId, placeName } from './components/map';
import { census, countIn, statusIn } from './control';
import { changeSides, loseStep } from './elimination';
import { blocksIn, commandOf, enemyOf, type G, sideAt, sideName } from './state';
import { endCommand } from './turns';

/** Returns the friendly cities next to a place; a sea is next to its ports. */
function friendlyCitiesNextTo(G: G, side: Side, place: PlaceId): CityId[] {
  const counts = census(G);
  const cities: CityId[] = [];
  for (const { to } of EXITS[place]) {
    if (isCity(to) && statusIn(counts, side, to) === 'friendly') cities.push(to);
  }
  return cities;
}

/** Jupiter: an enemy block next to a friendly city, chosen unseen, changes sides. */
export const jupiterStep: Step<G> = {
  prompt: () => ({
    rule: '2.1',
    text: 'Jupiter: choose a place next to a friendly city. One enemy block there, unseen, changes sides.',
  }),
  actions: {
    target: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        const counts = census(G);
        return PLACE_IDS.filter(
          (place) =>
            countIn(counts, enemyOf(side), place) > 0 && friendlyCitiesNextTo(G, side, place).length > 0,
        ).map((place): [PlaceId] => [place]);
      },
      effect(play, seat, place) {
        strike(play, sideAt(seat), place);
      },
      label: (_G, place) => `Jupiter strikes ${placeName(place)}`,
    }),
    decline: action({
      legal: () => [[] as const],
      effect(play) {
        endCommand(play);
      },
      label: () => 'Do without the event',
    }),
  },
};

function strike(play: Play<G>, side: Side, place: PlaceId): void {
  const { G } = play;
  const enemy = enemyOf(side);
  const id = play.pick(blocksIn(G, enemy, place));
  const { kind, name } = faceOf(id);
  if (kind === 'leader' || kind === 'navis') {
    play.journal('2.1', `Jupiter strikes ${name} in ${placeName(place)}: it loses a step.`);
    loseStep(play, enemy, id);
    endCommand(play);
    return;
  }
  const cities = friendlyCitiesNextTo(G, side, place);
  play.journal('2.1', `Jupiter: ${name} in ${placeName(place)} goes over to ${sideName(side)}.`);
  G.secret[side].picked = id;
  commandOf(G).defector = place;
  if (cities.length === 1) defect(play, side, cities[0]);
  else play.become('defect', G.stack[G.stack.length - 1].seats);
}

function defect(play: Play<G>, side: Side, city: CityId): void {
  const secret = play.G.secret[side];
  if (secret.picked === null) return;
  changeSides(play.G, enemyOf(side), secret.picked);
  secret.blocks[secret.picked].place = city;
  secret.picked = null;
  play.journal('2.1', `It moves to ${placeName(city)}.`);
  endCommand(play);
}

/** The block that changed sides moves to one of the friendly cities next to it. */
export const defectStep: Step<G> = {
  prompt(G, seat) {
    const { picked } = G.secret[sideAt(seat)];
    return {
      rule: '2.1',
      text: `Choose the friendly city that ${picked === null ? '' : faceOf(picked).name} moves to.`,
    };
  },
  actions: {
    defect: action({
      legal(G: G, seat: Seat) {
        const { defector } = commandOf(G);
        if (defector === null) return [];
        return friendlyCitiesNextTo(G, sideAt(seat), defector).map((city): [CityId] => [city]);
      },
      effect(play, seat, city) {
        defect(play, sideAt(seat), city);
      },
      label: (_G, city) => `Move to ${placeName(city)}`,
    }),
  },
};

/** Vulcan: every enemy block in one city loses a step, leaders and Navis too. */
export const vulcanStep: Step<G> = {
  prompt: () => ({ rule: '2.1', text: 'Vulcan: choose a city. Every enemy block there loses a step.' }),
  actions: {
    target: action({
      legal(G: G, seat: Seat) {
        const counts = census(G);
        return CITY_IDS.filter((city) => statusIn(counts, sideAt(seat), city) === 'enemy').map(
          (city): [CityId] => [city],
        );
      },
      effect(play, seat, city) {
        const side = sideAt(seat);
        play.journal('2.1', `Vulcan strikes ${placeName(city)}: every block there loses a step.`);
        play.reveal();
        for (const id of blocksIn(play.G, enemyOf(side), city)) loseStep(play, enemyOf(side), id);
        contestByCleopatra(play.G, side, city);
        endCommand(play);
      },
      label: (_G, city) => `Vulcan strikes ${placeName(city)}`,
    }),
    decline: action({
      legal: () => [[] as const],
      effect(play) {
        endCommand(play);
      },
      label: () => 'Do without the event',
    }),
  },
};

/** A Cleopatra who has joined `side` among blocks of her former side attacks them. */
function contestByCleopatra(G: G, side: Side, city: CityId): void {
  if (blocksIn(G, side, city).length === 0 || blocksIn(G, enemyOf(side), city).length === 0) return;
  G.contests[city] = { attacker: side, main: null, declared: true, roads: { caesar: [], pompey: [] } };
}
