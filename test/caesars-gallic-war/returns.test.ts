import { expect, test } from 'vitest';
import { CaesarsGallicWar, rulebook } from '../../games/caesars-gallic-war';
import { faceOf } from '../../games/caesars-gallic-war/components/labels';
import { UNITS, UNITS_OF } from '../../games/caesars-gallic-war/components/units';
import type { Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { journalOf } from '../../games/kit/journal';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { type Position, type Table, winter } from './table';

const HOME = 'transalpine-gaul';
const NORMAL = 3;

/** What all but a side have seen and been told. */
function known(t: Table, side: Side): unknown {
  return [t.journal, viewOf(t.G, side === 'roman' ? ['barbarian'] : ['roman']), viewOf(t.G, [])];
}

/** Returns the lines of a rule that the journal has so far. */
function lines(t: Table, rule: string): string[] {
  return t.journal.filter((line) => line.rule === rule).map(({ text }) => text);
}

test('6.2.2 legions that go home together are told by their places, in the order of the map', () => {
  const t = winter({ roman: { boii: ['legion-vii'], aedui: ['legion-x', 'legion-xi'], [HOME]: [] } }, NORMAL);
  t.do('roman', 'all');
  expect(lines(t, '6.2.2')).toEqual([
    'Two black units return from Aedui to Transalpine Gaul.',
    'A black unit returns from Boii to Transalpine Gaul.',
  ]);
  const other = winter(
    { roman: { aedui: ['legion-vii', 'legion-x'], boii: ['legion-xi'], [HOME]: [] } },
    NORMAL,
  );
  expect(known(other.do('roman', 'all'), 'roman')).toEqual(known(t, 'roman'));
});

test('6.2.2, 7.1 that Caesar must go home does not show where he is', () => {
  const wintered = { caesar: true, ariovistus: false };
  const home = (aedui: string, boii: string) =>
    winter({ roman: { aedui: [aedui, 'aedui'], boii: [boii, 'boii'] }, wintered }, NORMAL);
  const [t, other] = [home('legion-x', 'legion-vii'), home('legion-vii', 'legion-x')];
  expect(known(t, 'roman')).toEqual(known(other, 'roman'));
  expect(lines(t, '6.2.2')).toEqual([]);
  expect(t.moves('roman')).toEqual(['home', 'all']);
});

test('6.2.5, 6.2.2 legions leave Germania at once, all of them', () => {
  const t = winter(
    { roman: { germania: ['legion-vii', 'legion-viii'], boii: ['boii', 'legion-ix'] } },
    NORMAL,
  );
  expect(lines(t, '6.2.2')).toEqual(['Two black units return from Germania to Transalpine Gaul.']);
  expect(t.legal('roman', 'home')).toEqual(['legion-ix']);
});

test('6.2.3 of two units of a Roman tribe nobody can tell which has come from where', () => {
  const home = (boii: string, sequani: string) =>
    winter({ roman: { boii: ['boii', boii], sequani: [sequani, 'sequani'] } }, NORMAL, 6);
  const t = home('aedui-1', 'aedui-2');
  expect(lines(t, '6.2.3')).toEqual([
    'A grey unit returns from Sequani to Aedui.',
    'A grey unit returns from Boii to Aedui.',
  ]);
  expect(known(home('aedui-2', 'aedui-1'), 'roman')).toEqual(known(t, 'roman'));
});

test('6.2.3 units that come from one area are told by where they go, in the order of the map', () => {
  const home = (boii: string[]) => lines(winter({ roman: { boii } }, NORMAL, 6), '6.2.3');
  const told = ['A green unit returns from Boii to Remi.', 'A grey unit returns from Boii to Aedui.'];
  expect(home(['boii', 'remi-1', 'aedui-1'])).toEqual(told);
  expect(home(['aedui-1', 'remi-1', 'boii'])).toEqual(told);
});

test('6.2.3, 6.2.4 nor when they go over to the enemy', () => {
  const t = winter({ roman: { boii: ['boii', 'remi-1'] }, barbarian: { remi: ['german-1'] } }, NORMAL);
  expect(lines(t, '6.2.3')).toEqual(['A green unit returns from Boii to Remi and joins the Barbarians.']);
  const two = winter(
    { barbarian: { boii: ['boii', 'aedui'] }, roman: { aedui: ['legion-vii'], [HOME]: ['legion-viii'] } },
    NORMAL,
  ).do('roman', 'end');
  expect(lines(two, '6.2.4')).toEqual(['Two grey units return from Boii to Aedui and join Rome.']);
});

test('6.2.4, 7.3 Vercingetorix goes home among his tribes, so that nobody can tell which he is', () => {
  const home = (boii: string, sequani: string) => {
    const barbarian = { boii: ['boii', boii], sequani: ['sequani', sequani], aedui: ['aedui-2'] };
    const t = winter({ barbarian, homes: { vercingetorix: 'aedui' } }, 6);
    expect([t.step, lines(t, '6.2.4')]).toEqual(['gauls', []]);
    return t.dice(6).do('barbarian', 'end', 'aedui');
  };
  const t = home('vercingetorix', 'aedui-1');
  expect(lines(t, '6.2.4')).toEqual([
    'A grey unit returns from Sequani to Aedui.',
    'A grey unit returns from Boii to Aedui.',
  ]);
  expect(known(home('aedui-1', 'vercingetorix'), 'barbarian')).toEqual(known(t, 'barbarian'));
});

test('6.2.4, 7.3 as long as Vercingetorix lives the Barbarians are asked, wherever he is', () => {
  const asked = (position: Position) => winter(position, 6).step;
  const homes = { vercingetorix: 'boii' } as const;
  expect(asked({ barbarian: { boii: ['boii', 'vercingetorix'] }, homes })).toBe('gauls');
  expect(asked({ barbarian: { boii: ['boii'], aedui: ['vercingetorix', 'aedui'] }, homes })).toBe('gauls');
  expect(asked({ barbarian: { boii: ['boii', 'aedui-1'] }, lost: ['aedui-2'] })).not.toBe('gauls');
});

test('6.2.4, 7.4 minor leaders go home as units of their colour', () => {
  const t = winter(
    { barbarian: { boii: ['boii', 'dumnorix'], aedui: ['aedui'] }, homes: { dumnorix: 'aedui' } },
    3,
  );
  expect(lines(t, '6.2.4')).toEqual(['A grey unit returns from Boii to Aedui.']);
  expect(t.where('dumnorix')).toBe('barbarian aedui 3');
});

test('6.2.4, 7.4 a tribe brings neutral fellows to its side before its leader comes home', () => {
  const homes = { dumnorix: 'aedui' } as const;
  const barbarian = { boii: ['boii', 'dumnorix', 'aedui-1'] };
  const t = winter({ barbarian, homes }, 6);
  expect([t.where('dumnorix'), t.where('aedui-2')]).toEqual(['barbarian aedui 3', 'barbarian aedui 3']);
});

test('6.2.5 Germans who go home are told by their places, and not which is Ariovistus', () => {
  const home = (treveri: string, remi: string) => {
    const barbarian = { treveri: ['treveri', treveri], remi: ['remi', remi], germania: ['german-2'] };
    const t = winter({ barbarian }, NORMAL);
    expect([t.step, t.side]).toEqual(['germans', 'barbarian']);
    return t.dice(6).do('barbarian', 'end');
  };
  const t = home('ariovistus', 'german-1');
  expect(lines(t, '6.2.5')).toEqual([
    'A blue unit returns from Remi to Germania.',
    'A blue unit returns from Treveri to Germania.',
  ]);
  expect(known(home('german-1', 'ariovistus'), 'barbarian')).toEqual(known(t, 'barbarian'));
});

test('6.2.5 the question whether Ariovistus stays away does not show that he is', () => {
  const asked = (position: Position) => winter(position, NORMAL, 6).step === 'germans';
  const away = (treveri: string, germania: string) => ({
    barbarian: { treveri: ['treveri', treveri], germania: [germania] },
  });
  expect(asked(away('ariovistus', 'german-1'))).toBe(true);
  expect(asked(away('german-1', 'ariovistus'))).toBe(true);
  expect(asked(away('german-1', 'german-2'))).toBe(false);
  const wintered = { caesar: false, ariovistus: true };
  expect(asked({ ...away('ariovistus', 'german-1'), wintered })).toBe(false);
  expect(asked({ barbarian: { germania: ['ariovistus', 'german-1'] } })).toBe(false);
});

test('6.5 steps given to all at once are told by their places, in the order of the map', () => {
  const steps = (barbarian: Position['barbarian']) => {
    const t = winter({ turn: 4, barbarian }, NORMAL).dice(6).do('barbarian', 'all');
    return lines(t, '6.5');
  };
  const weak = (id: string): [string, number] => [id, 1];
  const told = ['The Barbarians add two steps in Treveri.', 'The Barbarians add a step in Boii.'];
  expect(
    steps({ treveri: [weak('treveri-1'), weak('treveri-2')], boii: [weak('boii-1'), 'boii-2'] }),
  ).toEqual(told);
  expect(
    steps({ boii: ['boii-1', weak('boii-2')], treveri: [weak('treveri-2'), weak('treveri-1')] }),
  ).toEqual(told);
});

test('9.4 cavalry that goes home is a unit of its colour', () => {
  const t = winter({ variants: { cavalry: 'roman' }, roman: { boii: ['boii', 'roman-cavalry'] } }, NORMAL, 6);
  expect(t.journal.filter(({ rule }) => rule === '9.4')).toEqual([
    { rule: '9.4', text: 'A black unit returns from Boii to Transalpine Gaul.', places: ['boii', HOME] },
  ]);
});

test('2.2 no line names one of several units that look alike unless its face was seen', () => {
  const names = Object.keys(UNITS).filter(
    (id) =>
      UNITS[id].kind === 'legion' ||
      Object.values(UNITS_OF).some((ids) => ids.length > 1 && ids.includes(id)),
  );
  let named = 0;
  for (const seed of [31, 32, 33]) {
    let before = '';
    playRandomly(new Match(CaesarsGallicWar, seed, { cavalry: 'both' }), seed, ({ state }) => {
      const after = JSON.stringify(rulebook.view(state.G, []));
      for (const { text } of journalOf(state.deltalog ?? []).flatMap((entry) => entry.lines)) {
        for (const id of names) {
          if (!new RegExp(`\\b${faceOf({}, id).name}\\b`).test(text)) continue;
          named++;
          const isSeen = [before, after].some((view) => view.includes(JSON.stringify(id)));
          expect(isSeen, `${id} in "${text}"`).toBe(true);
        }
      }
      before = after;
    });
  }
  expect(named).toBeGreaterThan(100);
});

test('6.2.3, 6.2.4 homes tell which tribes have gone there, so that what led to it is not taken back', () => {
  const isFinal = (t: Table, ...[side, move, ...args]: [Side, string, ...string[]]) =>
    makeMove(rulebook, t.G, side, { move, args }, scripted())?.isFinal;
  const legion = { remi: ['remi', 'legion-ix'] };
  const barbarian = {
    boii: ['boii', 'vercingetorix'],
    leuci: ['leuci', 'ariovistus'],
  };
  const homes = { vercingetorix: 'boii' } as const;
  const romans = (sequani: string[]) => winter({ roman: { ...legion, sequani }, barbarian, homes }, NORMAL);
  expect(isFinal(romans(['sequani', 'aedui-1']), 'roman', 'home', 'legion-ix')).toBe(true);
  expect(isFinal(romans(['sequani']), 'roman', 'home', 'legion-ix')).toBe(false);
  const gauls = (veneti: string[]) => winter({ barbarian: { ...barbarian, veneti }, homes }, NORMAL);
  expect(isFinal(gauls(['veneti', 'aedui-1']), 'barbarian', 'end', 'boii')).toBe(true);
  expect(isFinal(gauls(['veneti']), 'barbarian', 'end', 'boii')).toBe(false);
});
