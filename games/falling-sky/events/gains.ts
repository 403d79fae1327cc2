/* Effects on Resources, Legions, the Senate, Eligibility and Capabilities; of two that contradict each other the newer holds (5.1.2). */
import { action } from '../../kit/action';
import { nameOf } from '../components/factions';
import { changeOf, changeResources } from '../resources';
import { canShift, shiftSenate } from '../senate';
import {
  type At,
  type Choice,
  type Count,
  choice,
  countOf,
  type Deed,
  deed,
  executor,
  somethingIf,
  type Whom,
  whoIs,
} from './effect';

/** A Faction gains Resources, or loses them where the number is negative (1.8). */
export function resources(who: Whom, count: Count): Deed {
  return deed(
    (play, frame) => {
      const at = { G: play.G, frame };
      const faction = whoIs(who, at);
      if (faction !== null) changeResources(play, '5.1', faction, countOf(count, at));
    },
    {
      foresees(at) {
        const faction = whoIs(who, at);
        return somethingIf(faction !== null && changeOf(at.G, faction, countOf(count, at)) !== 0);
      },
    },
  );
}

/** The Senate is shifted up, toward Uproar, or down by boxes (6.5.1, 5.1.1). */
export function shift(up: boolean, boxes = 1): Deed {
  return deed(
    (play) => {
      shiftSenate(play, '5.1.1', up, boxes);
    },
    { foresees: ({ G }) => somethingIf(canShift(G, up)) },
  );
}

/** A Faction shifts the Senate 1 box up or down as it likes, also where it is Firm at that end already and nothing changes (6.5.1). */
export function shiftEitherWay(who: Whom = executor): Choice {
  return choice({
    about: 'shift',
    prompt: 'shift the Senate up or down',
    who,
    action: action({
      first: ({ G }) => (G.senate.box === null ? [] : (['up', 'down'] as const)),
      effect(play, _at, way) {
        if (!shiftSenate(play, '5.1.1', way === 'up'))
          play.journal('6.5.1', 'The Senate is Firm already.', { side: 'romans' });
      },
      label: (_at, way) => (way === 'up' ? 'Shift the Senate up, toward Uproar' : 'Shift the Senate down'),
    }),
  });
}

/** A Faction is Ineligible through the next card (2.3.6); that prevails over everything else. */
export function ineligible(who: Whom): Deed {
  return deed(
    (play, frame) => {
      const faction = whoIs(who, { G: play.G, frame });
      if (faction === null) return;
      const state = play.G.eligibility[faction];
      state.now = false;
      state.barred = true;
      play.journal('2.3.6', `The ${nameOf(faction)} are Ineligible through the next card.`, {
        side: faction,
      });
    },
    {
      foresees(at) {
        const faction = whoIs(who, at);
        if (faction === null) return 'nothing';
        const { now, barred } = at.G.eligibility[faction];
        return somethingIf(now || !barred);
      },
      isCertain: isFixed(who),
    },
  );
}

/** A Faction remains or becomes Eligible after this card, unless it is Ineligible through the next (2.3.6). */
export function staysEligible(who: Whom = executor): Deed {
  return deed(
    (play, frame) => {
      const faction = whoIs(who, { G: play.G, frame });
      if (faction === null || play.G.eligibility[faction].barred) return;
      play.G.eligibility[faction].stays = true;
      play.journal('2.3.6', `The ${nameOf(faction)} are Eligible after this card.`, { side: faction });
    },
    {
      foresees(at) {
        const faction = whoIs(who, at);
        if (faction === null) return 'nothing';
        const { stays, barred } = at.G.eligibility[faction];
        return somethingIf(!(stays || barred));
      },
      isCertain: isFixed(who),
    },
  );
}

/** Says whether it is the same Faction whatever a text comes to. */
function isFixed(who: Whom): boolean {
  return who === executor || typeof who !== 'function';
}

/** A Faction becomes Eligible at once, so that it may still act upon this card, and is Eligible after it, unless it is Ineligible through the next. */
export function becomesEligible(who: Whom): Deed[] {
  return [
    deed((play, frame) => {
      const faction = whoIs(who, { G: play.G, frame });
      if (faction === null) return;
      const state = play.G.eligibility[faction];
      state.now = !state.barred;
    }),
    staysEligible(who),
  ];
}

/** The text comes into effect as a Capability, in place of the other one of the card (5.3); `holder` where a Faction has it. */
export function capability(holder: Whom = () => null): Deed {
  return deed((play, frame) => {
    const has = whoIs(holder, { G: play.G, frame });
    play.G.capabilities[frame.card] = { text: frame.text, holder: has };
    play.journal('5.3', `A Capability is in effect${has === null ? '' : `, held by the ${nameOf(has)}`}.`, {
      side: has ?? frame.by,
      card: `${frame.card}`,
    });
  });
}

/** Says whether the Senate is in a box; it is in none before the first Senate Phase of Pax Gallica? */
export function senateAt(box: 'uproar' | 'intrigue' | 'adulation'): (at: At) => boolean {
  return ({ G }) => G.senate.box === box;
}
