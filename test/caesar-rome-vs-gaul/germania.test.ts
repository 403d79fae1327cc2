import { expect, test } from 'vitest';
import { enter, fight, playOut } from './contact';
import { effectsOf, march, marching, moved } from './marching';
import type { Position } from './table';

const BRIDGE = 18;
const STORM = 34;
const LEGIONS = 'VII VIII IX X XI XII';

test('17.1.2 The Channel Crossing costs two Movement Points and a die for the storm', () => {
  const table = marching({ at: { 'portus-itius': `caesar ${LEGIONS}` } }, 'caesar').dice(5, 6, 5);
  table.do('roman', 'go', 'dubris');
  expect(table.at('dubris')).toContain('caesar');
  expect(march(table).spent).toBe(2);
  expect(table.diceLeft).toEqual([]);
});

test('17.1.2 A six drives the Army back, which has lost the Movement Points and goes on from its port', () => {
  const table = marching({ at: { 'portus-itius': `caesar ${LEGIONS}` } }, 'caesar').dice(6);
  table.do('roman', 'go', 'dubris');
  expect(table.at('portus-itius')).toContain('caesar');
  expect(table.told('17.1.2', 'drives the ships back')).toBe(true);
  expect(march(table).spent).toBe(2);
  expect(moved(table)).toContain('caesar');
  expect(table.legal('roman', 'go')).toEqual(['castellum', 'dubris', 'samarobriva']);
  table.dice(1, 1, 1).do('roman', 'go', 'dubris');
  expect(march(table).spent).toBe(4);
  const back = marching({ at: { dubris: 'VII' }, roman: ['dubris'] }, 'VII').dice(6);
  back.do('roman', 'go', 'portus-itius');
  expect(back.at('dubris')).toBe('VII');
});

test('17.1.2 A Leader without Combat Units rolls for no storm', () => {
  const table = marching({ at: { 'portus-itius': 'caesar' } }, 'caesar').dice();
  table.do('roman', 'go', 'dubris');
  expect(table.at('dubris')).toBe('caesar');
});

test('17.1.2 STORM ON THE OCEAN drives back on a four already', () => {
  const [effect] = effectsOf(STORM);
  const inForce = [{ card: STORM, side: 'gallic' as const, effect, space: null }];
  const position = { at: { 'portus-itius': `caesar ${LEGIONS}` }, inForce };
  expect(marching(position, 'caesar').dice(4).do('roman', 'go', 'dubris').at('dubris')).toBe('');
  expect(marching(position, 'caesar').dice(3, 1, 1).do('roman', 'go', 'dubris').at('dubris')).not.toBe('');
});

test('17.1.4 The Sugambri and the Britanni attack when the dice reach the strength of the Army', () => {
  const weaker = marching({ at: { confluentes: 'caesar VII VIII IX' } }, 'caesar').dice(2, 3);
  weaker.do('roman', 'go', 'pons-caesaris');
  expect(weaker.told('17.1.4', '5 against a strength of 6: the Sugambri keep away')).toBe(true);
  expect(weaker.step).toBe('march');
  const equal = marching({ at: { confluentes: 'caesar VII VIII IX' } }, 'caesar').dice(2, 4, 3, 3, 3, 3);
  equal.do('roman', 'go', 'pons-caesaris');
  expect(equal.told('17.1.4', '6 against a strength of 6: the Sugambri attack')).toBe(true);
  const strong = marching({ at: { 'portus-itius': `caesar ${LEGIONS}` } }, 'caesar').dice(1, 6, 5);
  strong.do('roman', 'go', 'dubris');
  expect(strong.told('17.1.4', '11 against a strength of 12: the Britanni keep away')).toBe(true);
});

test('17.1.4 Nobody attacks where there is Roman influence or a Combat Unit that did not move, nor a Leader alone', () => {
  const position = { at: { 'pons-caesaris': 'galba', confluentes: 'caesar VII' } };
  const influence = marching({ ...position, roman: ['pons-caesaris'] }, 'caesar').dice();
  expect(influence.do('roman', 'go', 'pons-caesaris').step).toBe('march');
  const held = { at: { 'pons-caesaris': 'VIII', confluentes: 'caesar VII' }, gallic: ['pons-caesaris'] };
  expect(marching(held, 'caesar').dice().do('roman', 'go', 'pons-caesaris').step).toBe('march');
  const leader = marching(position, 'caesar', { alone: true }).dice();
  expect(leader.do('roman', 'go', 'pons-caesaris').step).toBe('march');
  const watched = marching(position, 'caesar').dice(1, 1);
  watched.do('roman', 'leave', 'VII').do('roman', 'go', 'pons-caesaris');
  expect(watched.diceLeft).toEqual([1, 1]);
});

/** Romans in Confluentes lose a battle and may retreat to Germania. */
function beatenOnTheRhine(position: Position = {}) {
  const at = { confluentes: 'galba VII VIII IX treveri bellovaci', ...position.at };
  const more = { space: 'confluentes', attacker: 'gallic' as const, commander: 'treveri', from: 'caeroesi' };
  return playOut(fight({ ...position, at }, [3, 3, 1, 2], more));
}

test('17.1.4 A Roman Army that retreats to Germania enters it, and may be attacked there', () => {
  const spared = beatenOnTheRhine().dice(1, 1).do('roman', 'retreatAll', 'pons-caesaris');
  expect(spared.told('17.1.4', '2 against a strength of 4: the Sugambri keep away')).toBe(true);
  expect(spared.at('pons-caesaris')).toBe('galba VII- VIII IX-');
  const attacked = beatenOnTheRhine().dice(6, 6, 6, 6, 1, 1).do('roman', 'retreatAll', 'pons-caesaris');
  expect(attacked.told('17.1.4', '12 against a strength of 4: the Sugambri attack')).toBe(true);
  expect(attacked.step).toBe('reroll');
  playOut(attacked);
  expect(attacked.at('pons-caesaris')).toBe('');
  expect(attacked.at('cup')).toContain('galba');
  expect(attacked.step).toBe(spared.step);
});

test('17.1.4 Nobody attacks who retreats to Roman influence or to Combat Units', () => {
  for (const position of [{ roman: ['pons-caesaris'] }, { at: { 'pons-caesaris': 'X' } }]) {
    const table = beatenOnTheRhine(position).dice().do('roman', 'retreatAll', 'pons-caesaris');
    expect(table.at('pons-caesaris')).toContain('IX');
  }
});

test('17.1.4 A Roman Army that avoids battle or intercepts enters Germania, too', () => {
  const avoiding = enter(
    { at: { confluentes: 'galba VII VIII', caeroesi: 'treveri' } },
    { group: 'treveri', from: 'caeroesi', to: 'confluentes' },
  );
  avoiding.dice(6, 6, 1, 1).do('roman', 'avoid').do('roman', 'withdrawAll', 'pons-caesaris');
  expect(avoiding.told('17.1.4', 'the Sugambri keep away')).toBe(true);
  expect(avoiding.at('pons-caesaris')).toBe('galba VII VIII');
  const intercepting = enter(
    { at: { 'pons-caesaris': 'galba VII VIII', suebi: 'germani' } },
    { group: 'germani', from: 'suebi', to: 'silva-bacenis' },
  );
  intercepting.dice(6, 6, 1, 1).do('roman', 'intercept', 'pons-caesaris').do('roman', 'sendAll');
  expect(intercepting.told('17.1.4', 'the Sugambri keep away')).toBe(true);
});

test('9.2 Caesar commands whom the Sugambri attack where he stands, whoever was activated', () => {
  const position = { at: { 'pons-caesaris': 'caesar', confluentes: 'galba VII' } };
  const entering = marching(position, 'galba').dice(6, 6, 3, 3, 3, 3).do('roman', 'go', 'pons-caesaris');
  expect(entering.prompt('roman')?.text).toContain('three rerolls left');
  const retreating = beatenOnTheRhine({ at: { 'pons-caesaris': 'caesar' } }).dice(6, 6, 3, 3, 3, 3);
  retreating.do('roman', 'retreatAll', 'pons-caesaris');
  expect(retreating.prompt('roman')?.text).toContain('three rerolls left');
});

test('17.1.4 BRIDGE OVER THE RHINE spares the first space of Germania the dice, and its rough paths a point', () => {
  const table = marching({ at: { confluentes: `caesar ${LEGIONS}` } }, 'caesar', {
    inForce: effectsOf(BRIDGE),
  });
  table.dice().do('roman', 'go', 'pons-caesaris');
  expect(march(table).spent).toBe(1);
  table.dice(1, 1).do('roman', 'go', 'silva-bacenis');
  expect(march(table).spent).toBe(2);
  expect(table.diceLeft).toEqual([]);
  const elsewhere = marching({ at: { bibracte: 'VII' } }, 'VII', { inForce: effectsOf(BRIDGE) });
  expect(march(elsewhere.do('roman', 'go', 'forum-segusiavorum')).spent).toBe(2);
});

test('17.1.3 The markers of Germania are removed by marching there', () => {
  const position = {
    at: { confluentes: `caesar ${LEGIONS}` },
    gallic: ['pons-caesaris', 'silva-bacenis'],
  };
  const table = marching(position, 'caesar').dice(1, 1).do('roman', 'go', 'pons-caesaris');
  table.do('roman', 'removeMarker');
  expect(table.marker('pons-caesaris')).toBe('');
  expect(table.G.conquered.germania).toBe(0);
});
