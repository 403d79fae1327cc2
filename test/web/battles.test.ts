/* What the battle window shows of the journal, and what a press on a block does. */
import { describe, expect, test } from 'vitest';
import { CaesarsGallicWar, JuliusCaesar } from '../../games';
import { shotOf as gallicShotOf } from '../../games/caesars-gallic-war/bonuses';
import { shotOf } from '../../games/julius-caesar/battle';
import { boxOf } from '../../games/julius-caesar/components/box';
import { findFrame, type Stacked } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import { type BattleNews, type JournalEntry, journalOf } from '../../games/kit/journal';
import { playRandomly, randomMatch } from '../../games/testing/match';
import type { BattleView } from '../../web/blocks/battle';
import { actorsIn, areSimple } from '../../web/blocks/battleDeeds';
import { battleResult } from '../../web/blocks/battleResult';
import { battleTales, hitsOf, type Roll } from '../../web/blocks/battleTale';
import { oddsOf } from '../../web/blocks/odds';
import { battleView as gallicBattleView } from '../../web/boards/caesars-gallic-war/battleView';
import { battleView, languageOf } from '../../web/boards/julius-caesar/battleView';
import { read } from '../../web/boards/julius-caesar/selection';

/** Plays games at random and looks at each state of a battle, with the journal so far. */
function watch<G extends Stacked>(
  game: RubiconGame<G>,
  look: (G: G, entries: readonly JournalEntry[]) => void,
): void {
  for (const seed of [1, 2, 3, 4, 5]) {
    const entries: JournalEntry[] = [];
    playRandomly(randomMatch(game, seed), seed, ({ state }) => {
      entries.push(...journalOf(state.deltalog ?? []));
      if (findFrame(state.G, 'round') ?? findFrame(state.G, 'regroup')) look(state.G, entries);
    });
  }
}

function lastRollOf(entries: readonly JournalEntry[]): Roll | undefined {
  const rounds = battleTales(entries).at(-1)?.rounds ?? [];
  return rounds.flatMap(({ incidents }) => incidents.flatMap(({ roll }) => roll ?? [])).at(-1);
}

const told = (side: string, move: string, ...battle: (BattleNews | string)[]): JournalEntry => ({
  side,
  step: null,
  turn: 1,
  state: 0,
  move,
  args: null,
  lines: battle.map((each) =>
    typeof each === 'string'
      ? { rule: '7', text: each }
      : { rule: '7', text: `It ${each.kind}.`, battle: each },
  ),
});
const begins: BattleNews = { kind: 'begins', place: 'massilia' };
const fire: BattleNews = { kind: 'fire', side: 'caesar', piece: 'legio-13', dice: [1, 6, 2], upTo: 2 };
const steps = (side: string, count = 1): BattleNews => ({ kind: 'steps', side, steps: count });
const lost = (side: string, piece: string): BattleNews => ({ kind: 'lost', side, piece });
const ends: BattleNews = { kind: 'ends', place: 'massilia', holder: 'pompey' };

describe('the rolls of a battle are those of the game', () => {
  test('in Julius Caesar', () => {
    let rolls = 0;
    watch(JuliusCaesar, (G, entries) => {
      const { place, roll } = findFrame(G, 'round') ?? {};
      if (roll === undefined || roll === null) return;
      const last = lastRollOf(entries);
      expect([last?.piece, last?.side, last?.dice]).toEqual([roll.block, roll.side, roll.dice]);
      expect(last && hitsOf(last)).toBe(roll.hits);
      expect(battleTales(entries).at(-1)).toMatchObject({ place, holder: null });
      rolls++;
    });
    expect(rolls).toBeGreaterThan(5);
  });

  test("in Caesar's Gallic War, and who held the last place", () => {
    let rolls = 0;
    watch(CaesarsGallicWar, (G, entries) => {
      const { area, roll } = findFrame(G, 'battle') ?? {};
      const held = findFrame(G, 'regroup');
      const now = battleTales(entries).at(-1);
      if (held !== undefined) expect(now).toMatchObject({ place: held.area, holder: held.sides[0] });
      if (roll === undefined || roll === null) return;
      const last = lastRollOf(entries);
      expect([last?.piece, last?.side, last?.dice]).toEqual([roll.unit, roll.side, roll.dice]);
      expect(last && hitsOf(last)).toBe(roll.hits);
      expect(now).toMatchObject({ place: area, holder: null });
      rolls++;
    });
    expect(rolls).toBeGreaterThan(5);
  });
});

describe('a battle is told', () => {
  const entries = [
    told('caesar', 'fight', begins, 'A neutral word.'),
    told('caesar', 'fire', fire, steps('pompey')),
    told('pompey', 'take', steps('pompey'), lost('pompey', 'p-legio-1')),
    told('pompey', 'pass', { kind: 'round', round: 2 }, steps('caesar', 2)),
    told('caesar', 'retreat', ends),
  ];

  test('by rounds, each roll with what came of it', () => {
    const [{ rounds }] = battleTales(entries);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(rounds[0].incidents.map(({ roll, words }) => [roll?.piece, words])).toEqual([
      [undefined, ['A neutral word.']],
      ['legio-13', ['It steps.', 'It steps.', 'It lost.']],
    ]);
    expect(rounds[1].incidents.map(({ roll }) => roll)).toEqual([null, null]);
  });

  test('with what each side lost, and who holds the place', () => {
    const [{ losses, holder }] = battleTales(entries);
    expect(holder).toBe('pompey');
    expect(losses).toEqual({
      pompey: { steps: 2, pieces: [{ piece: 'p-legio-1', joins: null }] },
      caesar: { steps: 2, pieces: [] },
    });
  });

  test('as read by who has gone on, though not by who regroups', () => {
    const regroups = [...entries, told('pompey', 'regroup'), told('pompey', 'end')];
    expect(battleTales(regroups)[0].read.size).toBe(0);
    expect([...battleTales([...regroups, told('caesar', 'play')])[0].read]).toEqual(['caesar']);
  });

  test('apart from the one before it, and what is lost between them is neither’s', () => {
    const more = [
      ...entries,
      told('caesar', 'end', lost('caesar', 'p-legio-2')),
      told('caesar', 'x', begins),
    ];
    const tales = battleTales(more);
    expect(tales.map(({ holder }) => holder)).toEqual(['pompey', null]);
    expect(tales[0].losses.caesar?.pieces).toEqual([]);
    expect(tales[1].losses).toEqual({});
  });
});

const language = languageOf(boxOf({}));

describe('how a battle ended', () => {
  const [tale] = battleTales([
    told(
      'caesar',
      'fight',
      begins,
      steps('pompey', 3),
      lost('pompey', 'p-legio-1'),
      lost('pompey', 'p-legio-2'),
    ),
    told('pompey', 'x', ends),
  ]);

  test('is told from the side of who reads it', () => {
    expect(battleResult(tale, language, ['pompey'])).toEqual({
      place: 'Massilia',
      holds: 'You hold Massilia.',
      losses: ['You lost 3 steps: Legio 1, Legio 2 are gone.', 'Caesar lost nothing.'],
    });
    expect(battleResult(tale, language, ['caesar'])).toMatchObject({
      holds: 'Pompey holds Massilia.',
      losses: ['You lost nothing.', 'Pompey lost 3 steps: Legio 1, Legio 2 are gone.'],
    });
  });

  test('is told of all alike to who holds no side, or all', () => {
    for (const sides of [[], ['caesar', 'pompey']]) {
      expect(battleResult(tale, language, sides)?.holds).toBe('Pompey holds Massilia.');
    }
  });

  test('says who has changed sides', () => {
    const joins: BattleNews = { kind: 'lost', side: 'caesar', piece: 'cleopatra', joins: 'pompey' };
    const [changed] = battleTales([told('caesar', 'x', begins, joins, ends)]);
    expect(battleResult(changed, language, ['caesar'])?.losses[0]).toBe(
      'You lost nothing. Cleopatra joined Pompey.',
    );
  });

  test('is not told before', () => {
    const [going] = battleTales([told('caesar', 'fight', begins)]);
    expect(battleResult(going, language, [])).toBeNull();
  });
});

test('the chance to hit is said in words', () => {
  expect(oddsOf({ dice: 3, upTo: 3 })).toBe('3 dice, each hits on 1–3 (50 %)');
  expect(oddsOf({ dice: 1, upTo: 1 })).toBe('1 die, hits on 1 (17 %)');
});

/** Returns the battle views of a random game as one side sees them, with the state. */
function viewsOf<G extends Stacked>(
  game: RubiconGame<G>,
  viewOf: (G: G) => ReturnType<typeof battleView>,
): { G: G; view: BattleView }[] {
  const views: { G: G; view: BattleView }[] = [];
  for (let seed = 1; seed <= 8; seed++)
    playRandomly(randomMatch(game, seed), seed, ({ state: { G } }) => {
      const view = viewOf(G);
      if (view !== null && !('pause' in view)) views.push({ G, view });
    });
  return views;
}

test('the chances shown are those the rules roll by', () => {
  const caesars = viewsOf(JuliusCaesar, (G) => battleView(G, 'caesar'));
  const romans = viewsOf(CaesarsGallicWar, (G) => gallicBattleView(G, 'roman'));
  let shots = 0;
  for (const { G, view } of caesars) {
    for (const { piece, shot } of view.sides[1].line) {
      expect(shot).toEqual(shotOf(G, 'caesar', piece.id));
      shots++;
    }
  }
  for (const { G, view } of romans) {
    const battle = findFrame(G, 'battle');
    for (const { piece, shot } of battle === undefined ? [] : view.sides[1].line) {
      expect(shot).toEqual(battle && gallicShotOf(G, battle, 'roman', piece.id));
      shots++;
    }
  }
  expect(shots).toBeGreaterThan(60);
});

describe('a press on a block', () => {
  const [{ view }] = viewsOf(JuliusCaesar, (G) => battleView(G, 'caesar')).filter(
    ({ view }) => view.sides[1].line.length > 1,
  );
  const ids = view.sides[1].line.map(({ piece }) => piece.id);
  const may = (move: string, ...args: string[]) => read({ move, args });

  test('fires where it may do other things too, and is otherwise chosen', () => {
    const actors = actorsIn(view, [may('fire', ids[0]), may('pass', ids[0]), may('pass', ids[1])]);
    expect(actors.map(({ piece, main }) => [piece.id, main?.move.move])).toEqual([
      [ids[0], 'fire'],
      [ids[1], 'pass'],
    ]);
    expect(areSimple(actors)).toBe(false);
  });

  test('does nothing at once where it could go to several places', () => {
    const [actor] = actorsIn(view, [may('retreat', ids[0], 'roma'), may('retreat', ids[0], 'genua')]);
    expect(actor.main).toBeNull();
  });

  test('takes the hit', () => {
    const actors = actorsIn(
      view,
      ids.map((id) => may('take', id)),
    );
    expect(areSimple(actors)).toBe(true);
    expect(actors[0].main?.move).toEqual({ move: 'take', args: [ids[0]] });
  });

  test('that may do nothing does nothing', () => {
    expect(actorsIn(view, [may('end'), may('regroup', ids[0], 'roma')])).toEqual([]);
  });
});
