import { type Action, action, type FrameAt, type Play } from '../../../games/kit';
import {
  byWorth,
  DAYS,
  type DecisionOf,
  type G,
  isQuarter,
  marginsOf,
  nameOf,
  type ProcedureOf,
  pointsOf,
  QUARTERS,
  type Quarter,
  SITES,
  type Site,
  type Stone,
  stonesAt,
  worthOf,
} from './state';

const ROOM = 3;

/** 2, 5, 6: A bid and a night each day; then the game ends. */
export const day: ProcedureOf<'day'> = {
  proceed(play, frame) {
    if (frame.day < DAYS) {
      const site = SITES[frame.day % SITES.length];
      frame.day++;
      play.call({ step: 'bid', sides: [...QUARTERS], bids: [] }, { step: 'night', sides: [], site });
      return;
    }
    const margins = marginsOf(play.G);
    const winners = QUARTERS.filter((quarter) => margins[quarter] >= 0);
    play.end({ winners, margins, reason: 'The wall is built.' });
  },
};

/** 2: All bid at once and in secret; the two who bid most go on to build. */
export const bid: DecisionOf<'bid'> = {
  simultaneous: true,
  prompt: () => ({ rule: '2', text: 'Choose the stone you bid.' }),
  actions: {
    bid: action({
      first: ({ G, side }) => G.secret[side].hand,
      effect(play, { G, side }, stone) {
        G.secret[side] = { hand: G.secret[side].hand.filter((other) => other !== stone), bid: stone };
        play.journal('2', `${nameOf(side)} bids.`);
        play.decided(side);
      },
      label: (_at, stone) => `Bid ${stone}`,
      own: (stone) => `You bid ${stone}.`,
    }),
  },
  proceed(play, frame, gaveWay) {
    if (frame.sides.length > 0) return;
    if (frame.bids.length === 0) show(play, frame);
    const [first, second, third] = frame.bids;
    if (gaveWay === undefined && worthOf(second.stone) === worthOf(third.stone)) {
      const [challenged, challenger] = [second.quarter, third.quarter];
      play.call({ step: 'quarrel', sides: [challenged], challenger, challenged });
      return;
    }
    const next = gaveWay === second.quarter ? third : second;
    play.become({ step: 'build', sides: [first.quarter] }, { step: 'build', sides: [next.quarter] });
  },
};

function show(play: Play<G>, frame: FrameAt<G, 'bid'>): void {
  const { secret, lost } = play.G;
  for (const quarter of QUARTERS) {
    const { hand, bid: stone } = secret[quarter];
    if (stone === null) continue;
    secret[quarter] = { hand, bid: null };
    lost.push(stone);
    frame.bids.push({ quarter, stone });
    play.journal('2', `${nameOf(quarter)} has bid ${stone}.`, { pieces: [stone] });
  }
  frame.bids.sort((a, b) => byWorth(b.stone, a.stone));
  play.reveal();
}

/** 3: A stone from the hand, at a site, upon the ground or upon a stone. */
export const build: DecisionOf<'build'> = {
  prompt: () => ({ rule: '3', text: 'Lay a stone, or let it be.' }),
  actions: {
    lay: action({
      first: ({ G, side }) => G.secret[side].hand.filter((stone) => sitesFor(G, side, stone).length > 0),
      second: ({ G, side }, stone) => sitesFor(G, side, stone),
      third: ({ G, side }, stone, site) => bedsFor(G, side, stone, site),
      effect(play, { G, side }, stone, site, bed) {
        G.secret[side].hand = G.secret[side].hand.filter((other) => other !== stone);
        if (bed !== 'ground') lose(play, bed, '3');
        G.wall = { ...G.wall, [stone]: { site, owner: side } };
        play.journal('3', `${nameOf(side)} lays ${stone} at the ${site}.`, {
          places: [site],
          pieces: [stone],
        });
        play.finish();
      },
      label: (_at, stone, site, bed) => `Lay ${stone} upon ${bed} at the ${site}`,
    }),
    pass: action({
      effect(play, { side }) {
        play.journal('3', `${nameOf(side)} builds nothing.`);
        play.finish();
      },
      label: () => 'Build nothing',
    }),
  },
};

function bedsFor(G: G, side: Quarter, stone: Stone, site: Site): string[] {
  const there = stonesAt(G, site);
  const smaller = there.filter((each) => G.wall[each].owner !== side && byWorth(each, stone) < 0);
  return there.length < ROOM ? ['ground', ...smaller] : smaller;
}

function sitesFor(G: G, side: Quarter, stone: Stone): Site[] {
  return SITES.filter((site) => bedsFor(G, side, stone, site).length > 0);
}

function lose(play: Play<G>, stone: Stone, rule: string): void {
  const { [stone]: gone, ...wall } = play.G.wall;
  play.G.wall = wall;
  play.G.lost.push(stone);
  play.journal(rule, `${nameOf(gone.owner)} loses ${stone}.`, { places: [gone.site], pieces: [stone] });
}

/** 4: Finishes with the quarter that gives way. */
export const quarrel: DecisionOf<'quarrel'> = {
  prompt: ({ frame }) => ({ rule: '4', text: `${nameOf(frame.challenger)} challenges you. Yield, or roll.` }),
  actions: {
    yield: action({
      effect(play, { side }) {
        play.journal('4', `${nameOf(side)} yields.`);
        play.finish(side);
      },
      label: () => 'Yield',
    }),
    roll: action({
      effect(play, { frame: { challenger, challenged } }) {
        const [ofChallenger, ofChallenged] = play.roll(2);
        const gaveWay = ofChallenger > ofChallenged ? challenged : challenger;
        play.journal('4', `${ofChallenger} against ${ofChallenged}: ${nameOf(gaveWay)} gives way.`);
        play.finish(gaveWay);
      },
      label: () => 'Roll',
    }),
  },
};

/** 5: The two who have built most at the site of the night quarrel for it. */
export const night: ProcedureOf<'night'> = {
  proceed(play, { site }, gaveWay) {
    const { G } = play;
    if (isQuarter(gaveWay)) {
      const [smallest] = stonesAt(G, site, gaveWay).sort(byWorth);
      if (smallest !== undefined) lose(play, smallest, '5');
      play.finish();
      return;
    }
    const points = pointsOf(G, stonesAt(G, site));
    const builders = QUARTERS.filter((quarter) => points[quarter] > 0);
    const [challenged, challenger] = builders.sort((a, b) => points[b] - points[a]);
    if (challenger === undefined) play.finish();
    else play.call({ step: 'quarrel', sides: [challenged], challenger, challenged });
  },
};

/** 7: A stone of the wall given to another. */
export const give: Action<G> = action({
  available: ({ G, side }) => !G.givers.includes(side),
  first: ({ G, side }) => Object.keys(G.wall).filter((stone) => G.wall[stone].owner === side),
  second: ({ side }) => QUARTERS.filter((other) => other !== side),
  effect(play, { G, side }, stone, owner) {
    const { site } = G.wall[stone];
    G.wall = { ...G.wall, [stone]: { site, owner } };
    G.givers.push(side);
    const about = { places: [site], pieces: [stone] };
    play.journal('7', `${nameOf(side)} gives ${stone} to ${nameOf(owner)}.`, about);
  },
  label: (_at, stone, owner) => `Give ${stone} to ${nameOf(owner)}`,
});
