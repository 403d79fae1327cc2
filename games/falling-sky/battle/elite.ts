/* Arverni Warbands that fight as Legions (card 30). */
import { action } from '../../kit/action';
import { frameOf } from '../../kit/frame';
import { cardOf } from '../components/box';
import type { Player } from '../components/factions';
import { type Group, LIES, type Lie, troopsOf } from '../pieces/force';
import type { DecisionOf, G } from '../state';
import { warbandCount } from '../words';
import { contingentsOf, mobileIn } from './armies';
import type { ElitePick, Fight } from './frames';

/** How many Warbands fight as Legions (card 30). */
const ELITE = 4;

/** Returns the frame in which the Arverni pick their elite, or null where they have no Leader or Warbands here (card 30). */
export function eliteFrame(G: G, fight: Fight): ({ step: 'elite'; sides: Player[] } & ElitePick) | null {
  if (G.capabilities[30]?.text !== 'shaded') return null;
  if (fight.attacker !== 'arverni' && fight.defender !== 'arverni') return null;
  const group = arverniIn(G, fight);
  const left = Math.min(ELITE, troopsOf(group));
  return group.leader === null || left === 0 ? null : { step: 'elite', sides: [], left };
}

/** Returns the pieces of the Arverni in a Battle of theirs, from which they pick. */
export function arverniIn(G: G, fight: Fight): Readonly<Group> {
  const army = fight.attacker === 'arverni' ? 'attackers' : 'defenders';
  return mobileIn(G, fight, army, contingentsOf(fight, army)[0]);
}

/** Returns the Warbands that the Arverni may still pick. */
function unpicked(G: G): Record<Lie, number> {
  const fight = frameOf(G, 'fight');
  const group = arverniIn(G, fight);
  const { hidden, revealed, scouted } = fight.elite;
  return {
    hidden: group.hidden - hidden,
    revealed: group.revealed - revealed,
    scouted: group.scouted - scouted,
  };
}

function pickable(G: G): Lie[] {
  const left = unpicked(G);
  return LIES.filter((lie) => left[lie] > 0);
}

/** Card 30: The Arverni pick Warbands that take and cause Losses as if Legions. */
export const eliteStep: DecisionOf<'elite'> = {
  prompt: ({ frame: { left } }) => ({ rule: '5.3', text: `Pick ${left} Warbands that fight as if Legions.` }),
  actions: {
    pick: action({
      first: ({ G }) => pickable(G),
      effect(_play, { G, frame }, lie) {
        frameOf(G, 'fight').elite[lie]++;
        frame.left--;
      },
      label: (_at, lie) => `Pick a ${lie} Warband`,
    }),
  },
  proceed(play, frame) {
    const { G } = play;
    const fight = frameOf(G, 'fight');
    const lies = pickable(G);
    if (lies.length === 1) {
      fight.elite[lies[0]] += frame.left;
      frame.left = 0;
    } else if (troopsOf(unpicked(G)) === frame.left) {
      for (const lie of lies) fight.elite[lie] += unpicked(G)[lie];
      frame.left = 0;
    }
    if (frame.left > 0) {
      play.ask('arverni');
      return;
    }
    const picked = warbandCount(troopsOf(fight.elite));
    play.journal('5.3', `The Arverni fight with ${picked} as if Legions: ${cardOf(G, 30).name}.`, {
      side: 'arverni',
      card: '30',
      places: [fight.region],
    });
    play.finish();
  },
};
