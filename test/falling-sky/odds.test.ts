/* What is told of a Battle beforehand is what comes of it: reckoned, and played through for all the dice. */
import { describe, expect, test } from 'vitest';
import { type FightSetup, fightFrame, fightOf } from '../../games/falling-sky/battle/fight';
import type { Army } from '../../games/falling-sky/battle/frames';
import {
  lostUpTo,
  type Odds,
  type Outcome,
  oddsOf,
  orderOfLosses,
  type Taking,
} from '../../games/falling-sky/battle/odds';
import { harassmentFrame } from '../../games/falling-sky/commands/harassment';
import { harassmentOdds } from '../../games/falling-sky/commands/harassmentOdds';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FULL } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { type Faction, nameOf } from '../../games/falling-sky/components/factions';
import type { RegionId } from '../../games/falling-sky/components/map';
import { piecesIn } from '../../games/falling-sky/pieces/forces';
import { findFrame } from '../../games/kit/frame';
import { clone } from '../../games/kit/json';
import { seeded } from '../../games/testing/chance';
import { inRegion } from './fight';
import { begin, type Pieces, type Position, stateOf, type Table } from './table';

type Setup = Omit<FightSetup, 'by'>;

const byItself = ({ attacker }: Setup) => (attacker === 'germans' ? null : attacker);

function oddsIn(position: Position, setup: Setup): Odds {
  return oddsOf(stateOf(position), fightOf({ by: byItself(setup), ...setup }));
}

/** What a Battle has brought: Losses told and pieces gone, of the Defender and of the Attacker. */
interface Played {
  losses: Record<Army, number>;
  pieces: Record<Army, number>;
}

/** Returns how many Losses the journal tells of for a Faction. */
function lossesTold({ journal }: Table, faction: Faction): number {
  const told = journal.map(({ text }) => /: (\d+) Loss(?:es)? for the (\w+)\.$/.exec(text));
  return told.reduce((sum, line) => sum + (line?.[2] === nameOf(faction) ? Number(line[1]) : 0), 0);
}

/** The order in which pieces are given up, of those that may be. */
const GIVEN_UP = ['scouted', 'revealed', 'hidden', 'ally', 'citadel', 'fort', 'legion', 'leader'];

function sooner(a: string, b: string): number {
  const placeOf = (name: string) => GIVEN_UP.findIndex((kind) => name.startsWith(kind));
  return placeOf(a) - placeOf(b);
}

/** Plays a Battle to where pieces would withdraw, with its dice. Throws where it needs more of them. */
function playThrough(
  position: Position,
  setup: Setup,
  dice: readonly number[],
  retreats: boolean,
  taking: Record<Army, Taking>,
): Played {
  const { region, attacker, defender } = setup;
  const before = stateOf(position);
  const table = begin(position, fightFrame({ by: byItself(setup), ...setup })).dice(...dice);
  table.start();
  for (;;) {
    const { step } = table;
    if (step !== 'declare' && step !== 'losses') break;
    const { side } = table;
    if (step === 'declare') table.do(side, retreats ? 'retreat' : 'stand');
    else {
      const army = findFrame(table.G, 'losses')?.army ?? 'defenders';
      const rolls = [...table.legal(side, 'roll')].sort(sooner);
      const removes = [...table.legal(side, 'remove')].map((name) => name.replace(/ \d+$/, '')).sort(sooner);
      const prefersRoll = rolls.length > 0 && (taking[army] === 'rolls' || removes.length === 0);
      if (prefersRoll) table.do(side, 'roll', rolls[0]);
      else table.do(side, 'remove', removes[0], 1);
    }
  }
  const gone = (faction: Faction) => piecesIn(before, region, faction) - piecesIn(table.G, region, faction);
  expect(table.diceLeft).toEqual([]);
  return {
    losses: { defenders: lossesTold(table, defender), attackers: lossesTold(table, attacker) },
    pieces: { defenders: gone(defender), attackers: gone(attacker) },
  };
}

/** So many ways the dice may fall are played through at most. */
const MOST = 300;

/** Hands every way the dice may fall to `play`, with its chance, which throws where it needs more of them. Says whether there are few enough. */
function forAllDice(play: (dice: readonly number[], chance: number) => void): boolean {
  const scripts: number[][] = [[]];
  let runs = 0;
  for (let dice = scripts.pop(); dice !== undefined; dice = scripts.pop()) {
    if (++runs > MOST) return false;
    const known = dice;
    try {
      play(known, 6 ** -known.length);
    } catch (error) {
      if (!/no more dice/.test(String(error))) throw error;
      scripts.push(...[1, 2, 3, 4, 5, 6].map((face) => [...known, face]));
    }
  }
  return true;
}

/** Returns the mean of what `play` returns. */
function meanOverDice(play: (dice: readonly number[]) => number): number {
  let mean = 0;
  const areAll = forAllDice((dice, chance) => {
    mean += chance * play(dice);
  });
  return areAll ? mean : Number.NaN;
}

/** Returns the means and greatest numbers of a Battle; null where there are too many ways. */
function played(position: Position, setup: Setup, retreats: boolean, taking: Record<Army, Taking>) {
  const sum = (): Record<Army, number> => ({ attackers: 0, defenders: 0 });
  const all = { losses: sum(), pieces: sum(), greatest: sum() };
  const areAll = forAllDice((dice, chance) => {
    const result = playThrough(position, setup, dice, retreats, taking);
    for (const army of ['attackers', 'defenders'] as const) {
      all.losses[army] += chance * result.losses[army];
      all.pieces[army] += chance * result.pieces[army];
      all.greatest[army] = Math.max(all.greatest[army], result.pieces[army]);
    }
  });
  return areAll ? all : null;
}

const TAKINGS: readonly Taking[] = ['rolls', 'removes'];

/** Asserts that the odds of a Battle are its means, if the sides roll first or remove first. Says whether it could be played through. */
function expectSame(position: Position, setup: Setup, outcome: Outcome, retreats: boolean): boolean {
  const all = TAKINGS.flatMap((defenders) =>
    TAKINGS.map((attackers) => played(position, setup, retreats, { attackers, defenders })),
  );
  const runs = all.filter((each) => each !== null);
  if (runs.length < all.length) return false;
  for (const army of ['attackers', 'defenders'] as const) {
    const { losses, pieces, ranks } = outcome.tolls[army];
    expect(losses.low, `${army}: fewest Losses`).toBeCloseTo(
      Math.min(...runs.map((run) => run.losses[army])),
      9,
    );
    expect(losses.high, `${army}: most Losses`).toBeCloseTo(
      Math.max(...runs.map((run) => run.losses[army])),
      9,
    );
    expect(pieces.low, `${army}: fewest pieces`).toBeCloseTo(
      Math.min(...runs.map((run) => run.pieces[army])),
      9,
    );
    expect(pieces.high, `${army}: most pieces`).toBeCloseTo(
      Math.max(...runs.map((run) => run.pieces[army])),
      9,
    );
    expect(pieces.greatest).toBe(Math.max(...runs.map((run) => run.greatest[army])));
    expect(ranks.reduce((sum, { lost }) => sum + lost.low, 0)).toBeLessThanOrEqual(pieces.high + 1e-9);
  }
  return true;
}

const REGION: RegionId = 'mandubii';

/** A Battle in one Region, from where a Defender may Retreat to Sequani. */
function battle(
  attacker: Faction,
  attackers: Pieces,
  defender: Faction,
  defenders: Pieces,
  { at = {}, terms }: { at?: Position['at'] } & Pick<FightSetup, 'terms'> = {},
): [Position, Setup] {
  const pieces = { sequani: { [defender]: { troops: 8 } } };
  const forces = { [attacker]: attackers, [defender]: defenders };
  return [inRegion(REGION, forces, { at, pieces }), { region: REGION, attacker, defender, terms }];
}

/** Asserts that all that is told of a Battle is so; says how many outcomes could be played through. */
function expectTrue([position, setup]: [Position, Setup]): number {
  const { stands, retreats } = oddsIn(position, setup);
  let count = 0;
  if (stands !== null && expectSame(position, setup, stands, false)) count++;
  if (retreats !== null && expectSame(position, setup, retreats, true)) count++;
  return count;
}

describe('3.2.4, 3.3.4 the odds of a Battle are the means of all its dice', () => {
  test('3.2.4 of Legions against a Leader with Warbands, who may Retreat', () => {
    const romans = { legions: 1, troops: 1 };
    const arverni = { leader: 'named', troops: 3 } as const;
    expect(expectTrue(battle('romans', romans, 'arverni', arverni))).toBe(2);
  });

  test('3.2.4 of a Citadel, which halves Losses, is rolled for, and falls first in a Retreat', () => {
    const at = { mandubii: 'citadel aedui', senones: 'aedui' };
    expect(expectTrue(battle('romans', { legions: 2, troops: 2 }, 'aedui', { troops: 3 }, { at }))).toBe(2);
  });

  test('3.3.4 of Ambiorix against Legions and a Fort', () => {
    const romans = { legions: 1, troops: 3, fort: true };
    expect(expectTrue(battle('belgae', { leader: 'named', troops: 2 }, 'romans', romans))).toBe(2);
  });

  test('4.3.3 of an Ambush of Caesar, whose die lets Losses be rolled for and the Romans Counterattack', () => {
    const [position, setup] = battle(
      'arverni',
      { troops: 4 },
      'romans',
      { leader: 'named', legions: 1 },
      { terms: { ambush: true } },
    );
    expect(expectTrue([position, setup])).toBe(1);
    expect(oddsIn(position, setup).stands?.counterattack).toBe('by a die');
    const alone = battle('arverni', { troops: 6 }, 'romans', { legions: 1 }, { terms: { ambush: true } });
    expect(oddsIn(...alone).stands?.counterattack).toBe('none');
  });

  test('4.2.3 of a Besieged Citadel, which is gone before the Attack', () => {
    const at = { mandubii: 'citadel aedui', senones: 'aedui' };
    const romans = { legions: 1, troops: 2 };
    const terms = { besiege: true };
    expect(
      oddsIn(...battle('romans', romans, 'aedui', { troops: 4 }, { at, terms })).stands?.tolls.defenders
        .pieces,
    ).toMatchObject({ low: 2, high: 2, greatest: 2 });
  });

  test('3.4.5 of Germans, who lose what is left to chance', () => {
    const at = { senones: 'germans', lingones: 'germans' };
    expect(expectTrue(battle('aedui', { troops: 6 }, 'germans', { troops: 2 }, { at }))).toBe(1);
    expect(
      expectTrue(battle('germans', { troops: 4 }, 'aedui', { troops: 2 }, { terms: { ambush: true } })),
    ).toBe(1);
  });

  test('5.3 with cards that shoot first and with Warbands that fight as Legions', () => {
    const [position, setup] = battle('arverni', { leader: 'named', troops: 6 }, 'romans', {
      legions: 1,
      troops: 3,
    });
    const archers = { ...position, capabilities: { 27: { text: 'shaded', holder: 'arverni' } } } as const;
    expect(expectTrue([archers, setup])).toBeGreaterThan(0);
    const elite = { ...position, capabilities: { 30: { text: 'shaded', holder: 'arverni' } } } as const;
    expect(oddsIn(elite, setup).stands?.tolls.defenders.losses.low).toBe(6);
    expect(oddsIn(position, setup).stands?.tolls.defenders.losses.low).toBe(4);
  });

  test('3.2.4 in positions at random', () => {
    const next = seeded(36);
    const upTo = (most: number) => Math.floor(next() * (most + 1));
    const players = ['romans', 'arverni', 'aedui', 'belgae'] as const;
    const led = (faction: Faction) => faction !== 'aedui' && upTo(2) === 0;
    let told = 0;
    for (let count = 0; count < 20; count++) {
      const attacker = players[upTo(3)];
      const defender = players[(players.indexOf(attacker) + 1 + upTo(2)) % 4];
      const forceOf = (faction: Faction): Pieces => ({
        leader: led(faction) ? (upTo(1) === 0 ? 'named' : 'successor') : null,
        legions: faction === 'romans' ? upTo(1) : 0,
        troops: 1 + upTo(3),
        revealed: upTo(2),
        fort: faction === 'romans' && upTo(2) === 0,
      });
      const citadel = defender === 'aedui' || defender === 'arverni' ? `citadel ${defender}` : defender;
      const at = { ...(upTo(1) === 0 && { mandubii: citadel }), ...(upTo(1) === 0 && { senones: defender }) };
      told += expectTrue(battle(attacker, forceOf(attacker), defender, forceOf(defender), { at }));
    }
    expect(told).toBeGreaterThan(15);
  });
});

describe('3.2.4, 3.3.4 who falls first', () => {
  const position = battle(
    'romans',
    { legions: 9 },
    'aedui',
    { troops: 2 },
    { at: { mandubii: 'citadel aedui' } },
  );

  test('3.2.4 mobile pieces before what stands, and the other way round in a Retreat', () => {
    const [G, fight] = [stateOf(position[0]), fightOf({ by: 'romans', ...position[1] })];
    const pieces = (retreats: boolean) =>
      orderOfLosses(G, { ...fight, retreats }, 'defenders').map((ranks) => ranks.map(({ piece }) => piece));
    expect(pieces(false)).toEqual([['hidden'], ['citadel mandubii']]);
    expect(pieces(true)).toEqual([['citadel mandubii'], ['hidden']]);
    const [[warbands], [citadel]] = orderOfLosses(G, fight, 'defenders');
    expect(lostUpTo(G, fight, 'defenders', warbands)).toBeNull();
    expect(lostUpTo(G, fight, 'defenders', citadel)).toBe(3);
  });
});

describe('3.2.4 the odds of a Battle under way', () => {
  const romans = { leader: 'named', legions: 2, troops: 3 } as const;
  const [position, setup] = battle('romans', romans, 'arverni', { leader: 'named', troops: 6 });

  /** Returns the odds from where a Battle has come to. */
  function oddsNow({ G }: Table): Odds {
    const fight = findFrame(G, 'fight');
    if (fight === undefined) throw new Error('there is no Battle');
    return oddsOf(G, fight, G.stack.slice(G.stack.findIndex(({ step }) => step === 'fight') + 1));
  }

  test('3.2.4 are those told beforehand as long as nothing is decided, and of one outcome once it is', () => {
    const table = begin(position, fightFrame({ by: 'romans', ...setup })).start();
    expect(table.step).toBe('declare');
    expect(oddsNow(table)).toEqual(oddsIn(position, setup));
    expect(oddsNow(table).refuges).toEqual(['sequani']);
    const before = JSON.stringify(table.G);
    oddsNow(table);
    expect(JSON.stringify(table.G)).toBe(before);
    const stood = oddsNow(
      begin(position, fightFrame({ by: 'romans', ...setup }))
        .start()
        .do('arverni', 'stand'),
    );
    expect(stood.retreats).toBeNull();
    expect(stood.stands).toEqual(oddsIn(position, setup).stands);
    table.do('arverni', 'retreat');
    expect(oddsNow(table).stands).toBeNull();
    expect(oddsNow(table).retreats?.tolls.defenders).toEqual(
      oddsIn(position, setup).retreats?.tolls.defenders,
    );
  });

  test('3.2.4 count what is still to be taken', () => {
    const table = begin(position, fightFrame({ by: 'romans', ...setup }))
      .start()
      .do('arverni', 'stand');
    expect(oddsNow(table).stands?.tolls.defenders.losses.greatest).toBe(6);
    table.do('arverni', 'remove', 'hidden', 4);
    const { losses, pieces } = oddsNow(table).stands?.tolls.defenders ?? {};
    expect(losses).toEqual({ low: 2, high: 2, greatest: 2 });
    expect(pieces?.high).toBe(2);
  });
});

describe('3.2.2 the odds of Harassment are the means of all its dice', () => {
  const order = orderFor('march', 'romans', 'romans', FULL);
  const party = { romans: { leader: 'named', legions: 1, hidden: 1, revealed: 1, scouted: 0 } } as const;
  const frame = () => harassmentFrame(order, REGION, clone(party));
  const position = inRegion(REGION, {
    romans: { leader: 'named', legions: 1, troops: 1, revealed: 1 },
    arverni: { troops: 9 },
  });

  /** Plays Harassment through, with its dice, and returns how many Roman pieces are gone. */
  function harassed(dice: readonly number[], taking: Taking): number {
    const table = begin(position, commandFrame(order), frame())
      .dice(...dice)
      .start();
    table.do('arverni', 'harass');
    while (table.step === 'harassed') {
      const [roll] = table.legal('romans', 'roll');
      const [lose] = table.legal('romans', 'lose');
      if (roll !== undefined && (taking === 'rolls' || lose === undefined)) table.do('romans', 'roll', roll);
      else table.do('romans', 'lose', lose);
    }
    return 4 - piecesIn(table.G, REGION, 'romans');
  }

  test('3.2.2 of a Leader, a Legion and two Auxilia who March past nine Hidden Warbands', () => {
    const struck = { against: 'romans', by: 'romans', region: REGION, party: clone(party) } as const;
    const { losses, pieces, victims } = harassmentOdds(stateOf(position), struck, 3);
    const means = TAKINGS.map((taking) => meanOverDice((dice) => harassed(dice, taking)));
    expect(losses).toBe(3);
    expect(pieces.low).toBeCloseTo(Math.min(...means), 9);
    expect(pieces.high).toBeCloseTo(Math.max(...means), 9);
    expect(pieces.greatest).toBe(3);
    expect(victims.map(({ piece, isRolled }) => `${piece} ${isRolled}`)).toEqual([
      'leader true',
      'legion true',
      'hidden false',
      'revealed false',
    ]);
    expect(struck.party).toEqual(party);
  });
});
