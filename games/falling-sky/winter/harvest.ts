/* The Harvest Phase (6.4). */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { sidesAt } from '../../kit/seats';
import { GAULS, MOST_RESOURCES, PLAYERS, type Player } from '../components/factions';
import { mayHand } from '../negotiation';
import { placeLegions } from '../pieces/placing';
import { alliesAndCitadels } from '../pieces/tribes';
import { groupOf, regionName, regionsOf } from '../places';
import { changeResources } from '../resources';
import type { DecisionOf, G } from '../state';
import { romanScore } from '../victory';

/** The Resources that the Aedui receive besides (6.4.3). */
const TOLLS = 4;

/** 6.4: Legions that waited come first; Resources may be handed over before all receive theirs and after it (1.5.2). */
export const harvestStep: DecisionOf<'harvest'> = {
  simultaneous: true,
  prompt: ({ G, frame: { stage } }) =>
    stage === 'legions'
      ? { rule: '2.1', text: `Place ${G.legions.waiting} more Legions in Belgica.` }
      : {
          rule: '6.4',
          text:
            stage === 'excess'
              ? `The Harvest would bring you more than ${MOST_RESOURCES} Resources: hand some over first if you like; then go on.`
              : 'Hand over Resources if you like; then go on.',
        },
  actions: {
    place: action({
      available: ({ frame: { stage } }) => stage === 'legions',
      first: ({ G }) => regionsOf(G).filter((region) => groupOf(region) === 'Belgica'),
      second: ({ G }) => Array.from({ length: G.legions.waiting }, (_, index) => index + 1),
      effect(play, { G }, region, count) {
        placeLegions(G, region, count, 'waiting');
        play.journal('2.1', `The Romans place ${count} Legions in ${regionName(play.G, region)}.`, {
          side: 'romans',
          places: [region],
        });
      },
      label: ({ G }, region, count) =>
        `Place ${count} ${count === 1 ? 'Legion' : 'Legions'} in ${regionName(G, region)}`,
    }),
    goOn: action({
      available: ({ frame: { stage } }) => stage !== 'legions',
      effect(play, { G, side }) {
        for (const own of sidesAt(G, G.seats[side])) play.decided(own);
        play.decided(side);
      },
      label: () => 'Go on',
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    if (frame.stage === 'legions') {
      if (G.legions.waiting > 0) {
        play.ask('romans');
        return;
      }
      frame.stage = 'excess';
      play.ask(...PLAYERS.filter((faction) => G.seats[faction] !== null && canSave(G, faction)));
    }
    if (frame.stage === 'excess' && frame.sides.length === 0) {
      earn(play);
      frame.stage = 'transfers';
      play.ask(...(canHand(G) ? PLAYERS.filter((faction) => G.seats[faction] !== null) : []));
    }
    if (frame.sides.length === 0) play.finish();
  },
};

/** Says whether a Faction will receive more than it can have, and somebody else could take some of what it has. */
function canSave(G: G, faction: Player): boolean {
  const tolls = faction === 'aedui' ? TOLLS : 0;
  const earned = faction === 'romans' ? romanScore(G) : 2 * alliesAndCitadels(G, faction) + tolls;
  if (G.resources[faction] + earned <= MOST_RESOURCES) return false;
  return PLAYERS.some((other) => mayHand(G, faction, other) > 0);
}

/** 6.4.1 to 6.4.3: What each Faction receives. */
function earn(play: Play<G>): void {
  const { G } = play;
  changeResources(play, '6.4.1', 'romans', romanScore(G));
  for (const gaul of GAULS) changeResources(play, '6.4.2', gaul, 2 * alliesAndCitadels(G, gaul));
  changeResources(play, '6.4.3', 'aedui', TOLLS);
}

/** Says whether anybody has Resources to give and anybody could take them. */
function canHand(G: G): boolean {
  const all = PLAYERS.map((faction) => G.resources[faction]);
  return all.some(
    (giver, index) => giver > 0 && all.some((taker, other) => other !== index && taker < MOST_RESOURCES),
  );
}
