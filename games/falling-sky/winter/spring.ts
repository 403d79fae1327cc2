/* The Spring Phase (6.6), and Vercingetorix, who comes with the first Spring of Pax Gallica? (2.1). */
import { type Action, action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { FACTIONS, nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { hide } from '../pieces/flipping';
import { leaderOf, piecesIn } from '../pieces/forces';
import { endDevastation } from '../pieces/markers';
import { placeLeader } from '../pieces/placing';
import { clearTribe, disperse } from '../pieces/tribes';
import { allTribes, isHome, regionName, regionsOf } from '../places';
import type { DecisionOf, G } from '../state';
import { returnFallen } from './senatePhase';

/** 6.6: Successors come; then all is made ready for the coming year. Non-player Arverni place Vercingetorix at once (8.3.2). */
export const springStep: DecisionOf<'spring'> = {
  prompt: () => ({ rule: '6.6', text: 'Place the Successor of your Leader.' }),
  actions: {
    successor: action({
      first: ({ G, side }) => placesForSuccessor(G, side),
      effect(play, { G, side, frame }, region) {
        placeLeader(G, region, side, 'successor');
        play.journal('6.6', `The Successor of the ${nameOf(side)} comes to ${regionName(play.G, region)}.`, {
          side,
          places: [region],
        });
        frame.waiting?.shift();
      },
      label: ({ G }, region) => `Place the Successor in ${regionName(G, region)}`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    if (frame.waiting === null) {
      if (G.vercingetorix === 'waiting') G.vercingetorix = 'ready';
      frame.waiting = PLAYERS.filter((faction) => hasSuccessor(G, faction));
    }
    const isPlacedByRule = G.vercingetorix === 'ready' && G.seats.arverni === null;
    const [next] = isPlacedByRule ? (['arverni'] as const) : frame.waiting;
    if (next !== undefined) {
      play.ask(next);
      return;
    }
    endYear(play);
    play.finish();
  },
};

/** Says whether a Faction's Leader is Available, to come as Successor. */
function hasSuccessor(G: G, faction: Player): boolean {
  if (faction === 'aedui' || leaderOf(G, faction) !== null) return false;
  return faction !== 'arverni' || G.vercingetorix === 'in play';
}

function placesForSuccessor(G: G, faction: Player): RegionId[] {
  return regionsOf(G).filter((region) => piecesIn(G, region, faction) > 0 || isHome(G, region, faction));
}

/** Legions return to the track, all lie Hidden, and the markers of the year are gone. */
function endYear(play: Play<G>): void {
  const { G } = play;
  returnFallen(play, '6.6', G.legions.fallen);
  for (const region of regionsOf(G))
    for (const faction of FACTIONS) {
      hide(G, region, faction);
      hide(G, region, faction);
    }
  endDevastation(G);
  for (const tribe of allTribes(G)) {
    const state = G.tribes[tribe];
    if (state === undefined || !('dispersed' in state)) continue;
    if (state.dispersed === 'gathering') clearTribe(G, tribe);
    else if (state.dispersed === 'dispersed') disperse(G, tribe, 'gathering');
  }
  for (const faction of PLAYERS) G.eligibility[faction] = { now: true, barred: false, stays: false };
  play.journal('6.6', 'Spring: all are Hidden and Eligible; Devastation is over, Dispersed Tribes gather.');
}

/** 2.1: From the first Spring of Pax Gallica? on, the Arverni place Vercingetorix in any Region at any time. */
export const vercingetorix: Action<G> = action({
  first: ({ G, side }) =>
    side === 'arverni' && G.vercingetorix === 'ready'
      ? regionsOf(G).filter((region) => region !== 'cisalpina')
      : [],
  effect(play, { G }, region) {
    placeLeader(G, region, 'arverni', 'named');
    G.vercingetorix = 'in play';
    play.journal('2.1', `Vercingetorix rises in ${regionName(play.G, region)}.`, {
      side: 'arverni',
      places: [region],
    });
  },
  label: ({ G }, region) => `Place Vercingetorix in ${regionName(G, region)}`,
});
