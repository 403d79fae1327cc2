/* The event cards that do not give a group move (2.1, event list): Jupiter and Vulcan. */
import { type Action, action, type Situation } from '../kit/action';
import { STEPS } from '../kit/journal';
import type { Play } from '../kit/play';
import { COLOURS, type Colour, colourOf, type Side } from './components/blocks';
import { boxOf } from './components/box';
import { blockName, faceOf, placeName } from './components/inPlay';
import { CITY_IDS, type CityId, isCity, PLACE_IDS, type PlaceId } from './components/map';
import { census, countIn, statusIn } from './control';
import { changeSides, loseStep, lossOf } from './elimination';
import { blocksIn, type DecisionOf, enemyOf, type G, sideName } from './state';

/** Returns the friendly cities next to a place; a sea is next to its ports. */
function friendlyCitiesNextTo(G: G, side: Side, place: PlaceId): CityId[] {
  const counts = census(G);
  const cities: CityId[] = [];
  for (const { to } of boxOf(G).exits[place]) {
    if (isCity(to) && statusIn(counts, side, to) === 'friendly') cities.push(to);
  }
  return cities;
}

/** Returns the enemy blocks of a place; all of a colour are alike from behind (1.3). */
function enemiesIn(G: G, side: Side, place: PlaceId, colour?: Colour): string[] {
  const ids = blocksIn(G, enemyOf(side), place);
  return colour === undefined ? ids : ids.filter((id) => colourOf(id) === colour);
}

/** Returns the places with enemy blocks next to a friendly city. */
function placesToStrike({ G, side }: Situation<G>): PlaceId[] {
  const counts = census(G);
  return PLACE_IDS.filter(
    (place) => countIn(counts, enemyOf(side), place) > 0 && friendlyCitiesNextTo(G, side, place).length > 0,
  );
}

/** Returns the cities of the enemy. */
function citiesToStrike({ G, side }: Situation<G>): CityId[] {
  const counts = census(G);
  return CITY_IDS.filter((city) => statusIn(counts, side, city) === 'enemy');
}

/** Returns how an event is declined that could strike one of `targets`. */
function declining(targets: (at: Situation<G>) => readonly PlaceId[]): Action<G> {
  return action({
    effect(play, { side }) {
      play.journal('2.1', `${sideName(side)} does without the event.`);
      play.finish();
    },
    label: () => 'Do without the event',
    forgoes: (at) => (targets(at).length > 0 ? 'Your card would have no effect.' : null),
  });
}

/** Jupiter: an enemy block next to a friendly city, chosen unseen, changes sides. */
export const jupiterStep: DecisionOf<'jupiter'> = {
  prompt: () => ({
    rule: '2.1',
    text: 'Jupiter: choose an enemy block next to a friendly city, by place and colour. It changes sides.',
  }),
  actions: {
    target: action({
      first: placesToStrike,
      second({ G, side }, place) {
        const seen = new Set(enemiesIn(G, side, place).map(colourOf));
        return COLOURS.filter((colour) => seen.has(colour));
      },
      effect(play, { side }, place, colour) {
        strike(play, side, place, colour);
      },
      label: ({ G }, place, colour) => `Jupiter strikes a ${colour} block in ${placeName(G, place)}`,
    }),
    decline: declining(placesToStrike),
  },
};

function strike(play: Play<G>, side: Side, place: PlaceId, colour: Colour): void {
  const { G } = play;
  const id = play.pick(enemiesIn(G, side, place, colour));
  const { kind, name } = faceOf(G, id);
  const about = { places: [place] };
  if (kind === 'leader' || kind === 'navis') {
    play.journal('2.1', `Jupiter strikes ${name} in ${placeName(G, place)}: it loses a step.`, {
      ...about,
      lost: [{ side: enemyOf(side), count: 1, place, ...STEPS }],
    });
    loseStep(play, enemyOf(side), id);
    play.finish();
    return;
  }
  play.journal('2.1', `Jupiter: ${name} in ${placeName(G, place)} goes over to ${sideName(side)}.`, {
    ...about,
    lost: [lossOf(enemyOf(side), place, name)],
  });
  play.become({ step: 'defect', sides: [side], block: id, from: place });
}

/** The block that changes sides moves to one of the friendly cities next to it. */
export const defectStep: DecisionOf<'defect'> = {
  prompt: ({ G, frame: { block } }) => ({
    rule: '2.1',
    text: `Choose the friendly city that ${blockName(G, block)} moves to.`,
  }),
  actions: {
    defect: action({
      first: ({ G, side, frame: { from } }) => friendlyCitiesNextTo(G, side, from),
      effect(play, { side, frame: { block } }, city) {
        defect(play, side, block, city);
      },
      label: ({ G }, city) => `Move to ${placeName(G, city)}`,
    }),
  },
  proceed(play, { sides: [side], block, from }) {
    const cities = friendlyCitiesNextTo(play.G, side, from);
    if (cities.length === 1) defect(play, side, block, cities[0]);
  },
};

function defect(play: Play<G>, side: Side, id: string, city: CityId): void {
  const { G } = play;
  changeSides(G, enemyOf(side), id);
  G.secret[side].blocks[id].place = city;
  play.journal('2.1', `It moves to ${placeName(G, city)}.`, { places: [city] });
  play.finish();
}

/** Vulcan: every enemy block in one city loses a step, leaders and Navis too. */
export const vulcanStep: DecisionOf<'vulcan'> = {
  prompt: () => ({ rule: '2.1', text: 'Vulcan: choose a city. Every enemy block there loses a step.' }),
  actions: {
    target: action({
      first: citiesToStrike,
      effect(play, { G, side }, city) {
        const struck = blocksIn(G, enemyOf(side), city);
        play.journal('2.1', `Vulcan strikes ${placeName(G, city)}: every block there loses a step.`, {
          places: [city],
          lost: [{ side: enemyOf(side), count: struck.length, place: city, ...STEPS }],
        });
        play.reveal();
        for (const id of struck) loseStep(play, enemyOf(side), id);
        contestByCleopatra(G, side, city);
        play.finish();
      },
      label: ({ G }, city) => `Vulcan strikes ${placeName(G, city)}`,
    }),
    decline: declining(citiesToStrike),
  },
};

/** A Cleopatra who has joined `side` among blocks of her former side attacks them. */
function contestByCleopatra(G: G, side: Side, city: CityId): void {
  if (blocksIn(G, side, city).length === 0 || blocksIn(G, enemyOf(side), city).length === 0) return;
  G.contests[city] = { attacker: side, main: null, declared: true, roads: { caesar: [], pompey: [] } };
}
