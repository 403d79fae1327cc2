import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { fieldOf, isControlled, unitsIn } from '../../games/alesia/field';
import { HIDDEN, isOnMap, withFaces } from '../../games/alesia/hiddenStacks';
import type { Reserve } from '../../games/alesia/offboard/frames';
import type { G, Side, Variants } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { seededChance } from '../../games/testing/chance';
import { type Position, restOf, stateOf, tableAt } from './table';

const INFANTRY = boxOf(stateOf()).units.filter(
  ({ kind, force }) => kind === 'infantry' && force === 'relieving',
);
const [GAUL, OTHER_GAUL, THIRD_GAUL] = INFANTRY.map(({ id }) => id);

/** Two positions that differ in what somebody may not know, and with frames under way. */
function pair(one: Position, other: Position, ...stack: AnyFrame<G>[]): [G, G] {
  return [
    { ...stateOf(one), stack: [restOf(), ...stack] },
    { ...stateOf(other), stack: [restOf(), ...stack] },
  ];
}

/** Says whether two states look the same to who holds some sides, to the byte. */
function lookAlike([one, other]: [G, G], ...sides: Side[]): boolean {
  return JSON.stringify(rulebook.view(one, sides)) === JSON.stringify(rulebook.view(other, sides));
}

function withOption(option: Partial<Variants>): Variants {
  return { ...stateOf().variants, ...option };
}

describe('off the board and in the town', () => {
  const zones = (players: number, ...stack: AnyFrame<G>[]) =>
    pair(
      { players, zones: { I: `${GAUL} ${THIRD_GAUL}`, II: OTHER_GAUL } },
      { players, zones: { I: `${OTHER_GAUL} ${THIRD_GAUL}`, II: GAUL } },
      ...stack,
    );

  test('11.9 who is in which off-board zone is known to the Gauls alone', () => {
    expect(lookAlike(zones(2), 'caesar')).toBe(true);
    expect(lookAlike(zones(2))).toBe(true);
    expect(lookAlike(zones(2), 'vercingetorix')).toBe(false);
  });

  test('17.2 with two Gallic commanders Vercingetorix does not know it', () => {
    expect(lookAlike(zones(3), 'vercingetorix')).toBe(true);
    expect(lookAlike(zones(3), 'caesar')).toBe(true);
    expect(lookAlike(zones(3), 'relief')).toBe(false);
  });

  test('11.8 the Romans look between the Assault Periods, and Vercingetorix does not', () => {
    const again: AnyFrame<G> = { step: 'deployment', sides: ['caesar'], again: true };
    expect(lookAlike(zones(3, again), 'caesar')).toBe(false);
    expect(lookAlike(zones(3, again), 'vercingetorix')).toBe(true);
    expect(lookAlike(zones(3, again))).toBe(true);
    expect(lookAlike(zones(3, { ...again, again: false }), 'caesar')).toBe(true);
  });

  test('18.2 the delay drawn is known to the Gauls alone', () => {
    const delays = pair({ delay: 1 }, { delay: 3 });
    expect(lookAlike(delays, 'caesar')).toBe(true);
    expect(lookAlike(delays)).toBe(true);
    expect(lookAlike(delays, 'vercingetorix')).toBe(false);
  });

  test('18.2 the commander of the relieving army knows it when he has taken over from his colleague', () => {
    const delays = pair({ delay: 1, players: 3 }, { delay: 3, players: 3 });
    for (const G of delays) G.seats = { ...G.seats, vercingetorix: null };
    expect(lookAlike(delays, 'relief')).toBe(false);
  });

  test('17.2 who commands all Gauls after his colleague has resigned knows all of them', () => {
    const [one, other] = zones(3);
    for (const G of [one, other]) G.seats = { ...G.seats, relief: null };
    expect(lookAlike([one, other], 'vercingetorix')).toBe(false);
  });
});

describe('what the Romans keep to themselves', () => {
  test('20.5 standing orders', () => {
    const orders = pair({ orders: { caesar: 'hold' } }, {});
    expect(lookAlike(orders, 'vercingetorix')).toBe(true);
    expect(lookAlike(orders)).toBe(true);
    expect(lookAlike(orders, 'caesar')).toBe(false);
  });

  test('17.8 spheres of command, where they are secret', () => {
    const spheres = (secretSpheres: boolean) => {
      const variants = withOption({ secretSpheres });
      return pair({ players: 4, sphere: 'I', variants }, { players: 4, sphere: 'VI', variants });
    };
    for (const side of ['vercingetorix', 'relief'] as const) {
      expect(lookAlike(spheres(true), side)).toBe(true);
      expect(lookAlike(spheres(false), side)).toBe(false);
    }
    expect(lookAlike(spheres(true))).toBe(true);
    expect(lookAlike(spheres(true), 'labienus')).toBe(false);
  });
});

describe('hidden stacks', () => {
  const variants = withOption({ hiddenStacks: true });
  /** F21 and G24 are on ramparts, W20 is open ground. */
  const swapped = (...[a, b]: [string, string]) =>
    pair(
      { variants, at: { F21: `${a} VII.2`, G24: b, W20: 'VII.3' } },
      { variants, at: { F21: `${b} VII.2`, G24: a, W20: 'VII.3' } },
    );

  test('25.7 the Gauls do not see which units stand on ramparts, only that they do', () => {
    expect(lookAlike(swapped('VII.1', 'REC.1'), 'vercingetorix')).toBe(true);
    expect(lookAlike(swapped('VII.1', 'REC.1'))).toBe(true);
    expect(lookAlike(swapped('VII.1', 'REC.1'), 'caesar')).toBe(false);
    const view = rulebook.view(swapped('VII.1', 'REC.1')[0], ['vercingetorix']);
    expect([view.at['VII.1'], view.at['VII.2'], view.at['VII.3']]).toEqual([HIDDEN, HIDDEN, 'W20']);
    expect(unitsIn(view, 'F21').map(({ name }) => name)).toEqual(['A Roman unit', 'A Roman unit']);
  });

  test('25.7 whose face is hidden is on the map all the same, and is counted for who owns it', () => {
    const at = { F21: 'VII.1 VII.2', W20: 'VII.3' };
    const [whole] = pair({ variants, at, zones: { I: GAUL }, lost: 'VII.4' }, {});
    const isThere = (G: G) => ['VII.1', 'VII.2', 'VII.3', 'VII.4', GAUL].map((id) => isOnMap(G, id));
    expect(isThere(whole)).toEqual([true, true, true, false, false]);
    expect(isThere(rulebook.view(whole, ['vercingetorix']))).toEqual(isThere(whole));
  });

  test('25.7 in a fort on open ground, too', () => {
    const forts = pair(
      { variants, at: { W20: 'FORT.1 VII.2', W25: 'FORT.2 VII.3' } },
      { variants, at: { W20: 'FORT.1 VII.3', W25: 'FORT.2 VII.2' } },
    );
    expect(lookAlike(forts, 'vercingetorix')).toBe(true);
    const open = pair({ variants, at: { W20: 'VII.2' } }, { variants, at: { W20: 'VII.3' } });
    expect(lookAlike(open, 'vercingetorix')).toBe(false);
  });

  test('10.5 leaders and missile units lie on top and are seen', () => {
    expect(lookAlike(swapped('ARC.1', 'REC.1'), 'vercingetorix')).toBe(false);
    expect(lookAlike(swapped('SLI.1', 'REC.1'), 'vercingetorix')).toBe(false);
    expect(lookAlike(swapped('caesar', 'REC.1'), 'vercingetorix')).toBe(false);
  });

  test('25.7 without the option all is seen', () => {
    const [one, other] = swapped('VII.1', 'REC.1');
    for (const G of [one, other]) G.variants = withOption({});
    expect(lookAlike([one, other], 'vercingetorix')).toBe(false);
  });

  test('25.7 zones of control and stacks are the same on the view', () => {
    const [G] = swapped('VII.1', 'REC.1');
    const view = rulebook.view(G, ['vercingetorix']);
    expect(fieldOf(view).controlled.roman).toEqual(fieldOf(G).controlled.roman);
    expect(isControlled(view, 'roman', 'F20')).toBe(true);
    expect(rulebook.view(view, ['vercingetorix'])).toEqual(view);
  });

  test('25.7 a battle that rages does not tell who stands where', () => {
    const rages = (one: string, other: string): Position => ({
      variants,
      at: { F21: `${one} VII.2`, G24: other, F20: GAUL },
      rages: [{ cause: 'gallic', attackers: [GAUL], defenders: ['VII.2', one] }],
    });
    expect(lookAlike(pair(rages('VII.1', 'REC.1'), rages('REC.1', 'VII.1')), 'vercingetorix')).toBe(true);
    const [rage] = rulebook.view(pair(rages('VII.1', 'REC.1'), {})[0], ['vercingetorix']).rages;
    expect(rage.defenders).toEqual(['?roman F21 1', '?roman F21 2']);
  });

  test('25.7 faces may be dealt to what is hidden, so that it looks as before', () => {
    for (const G of swapped('VII.1', 'REC.1')) {
      const view = rulebook.view(G, ['vercingetorix']);
      const dealt = withFaces(view, seededChance(3));
      expect(rulebook.view(dealt, ['vercingetorix'])).toEqual(view);
      expect(Object.keys(dealt.at)).toEqual(Object.keys(G.at));
      expect(Object.values(dealt.at).sort()).toEqual(Object.values(G.at).sort());
    }
  });

  test('25.7 who fights is seen while the battle is resolved', () => {
    const battle = { hexes: ['F21'], attackers: [GAUL], defenders: ['VII.1', 'VII.2'], posts: {} };
    const [fought] = pair(
      { variants, at: { F21: 'VII.1 VII.2', G24: 'VII.3', F20: GAUL } },
      {},
      { step: 'battle', sides: [], cause: 'gallic', battle, began: {}, dice: [] },
    );
    const { at } = rulebook.view(fought, ['vercingetorix']);
    expect([at['VII.1'], at['VII.2'], at['VII.3']]).toEqual(['F21', 'F21', HIDDEN]);
  });

  test('25.7 and while those who have fought retreat or advance', () => {
    const at = { F21: 'VII.1 VII.2', G24: 'VII.3', F20: GAUL };
    const retreat: AnyFrame<G> = {
      step: 'retreat',
      sides: [],
      cause: 'roman',
      by: 'vercingetorix',
      units: ['VII.1'],
      leaders: [],
      distance: 1,
      path: [],
      landed: {},
      began: {},
    };
    const advance: AnyFrame<G> = {
      step: 'advance',
      sides: [],
      cause: 'roman',
      isAttacker: true,
      distance: 1,
      vacated: ['F20'],
      ways: { 'VII.1': [] },
      posts: {},
      began: {},
    };
    for (const frame of [retreat, advance]) {
      const seen = rulebook.view(pair({ variants, at }, {}, frame)[0], ['vercingetorix']).at;
      expect([seen['VII.1'], seen['VII.2'], seen['VII.3']]).toEqual(['F21', HIDDEN, HIDDEN]);
    }
  });

  test('25.7 the journal does not name who is placed or revived where stacks are hidden', () => {
    const at = { W20: 'VII.2 ARC.1 VII.3' };
    const placing = tableAt({ variants, at }, restOf(), { step: 'deployment', sides: [], again: false });
    placing.do('caesar', 'place', 'VII.2', 'F21').do('caesar', 'place', 'ARC.1', 'F21');
    placing.do('caesar', 'place', 'VII.3', 'W25').do('caesar', 'deploy', defaultComponents.deployments[0].id);
    expect(placing.journal.map(({ text, pieces }) => [text, pieces])).toEqual([
      ['A unit is placed on F21.', undefined],
      ['Numidian archers 1 is placed on F21.', ['ARC.1']],
      ['Cohort III of Legion VII is placed on W25.', ['VII.3']],
      ['The Romans deploy.', undefined],
    ]);
    const reserves: Reserve[] = [{ cause: 'roman', type: 'infantry', force: null, factors: 9 }];
    const revival: AnyFrame<G> = { step: 'replacements', sides: [], reserves, done: [] };
    const reviving = tableAt({ variants, lost: 'REC.1 REC.2' }, restOf(), revival);
    reviving.do('caesar', 'revive', 'REC.1', 'F21').do('caesar', 'revive', 'REC.2', 'W25');
    expect(reviving.journal.map(({ pieces }) => pieces)).toEqual([undefined, ['REC.2']]);
  });

  test('25.7 on a camp rampart, too', () => {
    const camps = pair(
      { variants, at: { J36: 'VII.2', K23: 'VII.3' } },
      { variants, at: { J36: 'VII.3', K23: 'VII.2' } },
    );
    expect(lookAlike(camps, 'vercingetorix')).toBe(true);
  });

  test('25.7 Gauls are hidden from the Romans while those attack, not while they may fire', () => {
    const turn = (cause: 'roman' | 'gallic') =>
      pair(
        { variants, at: { F21: GAUL, G24: OTHER_GAUL } },
        { variants, at: { F21: OTHER_GAUL, G24: GAUL } },
        { step: 'movement', sides: [], cause, began: {}, movers: [], appeared: {}, ended: [] },
      );
    expect(lookAlike(turn('roman'), 'caesar')).toBe(true);
    expect(lookAlike(turn('roman'), 'vercingetorix')).toBe(false);
    expect(lookAlike(turn('gallic'), 'caesar')).toBe(false);
  });
});
