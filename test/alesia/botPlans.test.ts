/* How bots divide attacks, plan movements and fire. */
import { describe, expect, test } from 'vitest';
import { nextAttack } from '../../games/alesia/bot/attacks';
import { attackOf, battlesOf, defenceOf, oddsOf } from '../../games/alesia/combat';
import { isSurrounded } from '../../games/alesia/combat/surround';
import { boxOf } from '../../games/alesia/components/box';
import { distance } from '../../games/alesia/components/hex';
import { isControlled } from '../../games/alesia/field';
import { excessStacks } from '../../games/alesia/movement/overstacking';
import type { Cause } from '../../games/alesia/state';
import { findFrame } from '../../games/kit/frame';
import { fighting } from './fighting';
import { Firing } from './firing';
import { march, offered } from './marching';
import { FREE, moving } from './moving';
import type { Position } from './table';

/** Returns the odds of the battles that a bot divides a combat into, by the hexes attacked. */
function odds(cause: Cause, position: Position): Record<string, string> {
  const table = fighting(cause, position);
  const side = cause === 'roman' ? 'caesar' : 'vercingetorix';
  for (;;) {
    const frame = findFrame(table.G, 'combat');
    if (frame === undefined) throw new Error('there is no combat');
    const { move, args } = nextAttack({ G: table.G, side, frame });
    if (move !== 'done') {
      table.do(side, move, ...args);
      continue;
    }
    const battles = battlesOf(table.G, frame.targets).map((battle) => {
      const { name } = oddsOf(attackOf(table.G, battle), defenceOf(table.G, battle).total);
      return [battle.hexes.join(' '), name];
    });
    return Object.fromEntries(battles);
  }
}

describe('attacks, as bots divide them', () => {
  const gauls = { X48: 'ARV.1 ARV.2', X49: 'CAR.1 ARV.3' };

  test('14.31 where all can be beaten, all are attacked in strength', () => {
    expect(odds('gallic', { at: { ...gauls, W47: 'VII.2', W49: 'VII.3' } })).toEqual({
      W47: '3-1',
      W49: '3-1',
    });
  });

  test('14.7 some soak off where nobody can be beaten, so that the others attack at good odds', () => {
    expect(odds('gallic', { at: { ...gauls, W47: 'VII.2', W49: 'VII.3 VII.4 X.1' } })).toEqual({
      W47: '3-1',
      W49: '1-2',
    });
  });

  test('24.7 who need not attack does not where it would do no good', () => {
    expect(odds('roman', { at: { KK28: 'FORT.5 VII.2', LL28: 'ARV.1 ARV.2' } })).toEqual({});
  });

  test('15.4 who is surrounded is attacked at 2-1', () => {
    const at = { W48: 'ARV.1', W47: 'VII.2 VII.3', W49: 'X.1' };
    expect(odds('roman', { at })).toEqual({ W48: '2-1' });
  });
});

describe('movements, as bots plan them', () => {
  test('15.4 Romans surround a straggler', () => {
    const table = moving('roman', { at: { W48: 'ARV.1', S44: 'VII.2 VII.3 X.1', T50: 'VII.4 VII.5' } });
    march(table, 'caesar');
    expect(isSurrounded(table.G, 'W48')).toBe(true);
  });

  test('6.3 who would have to attack in vain gives way', () => {
    const table = moving('roman', { at: { W48: 'VII.2', X48: 'ARV.1 ARV.2', X49: 'ARV.3 ARV.4' } });
    expect(march(table, 'caesar')).toEqual(['VII.2']);
    expect(isControlled(table.G, 'gallic', table.G.at['VII.2'])).toBe(false);
  });

  test('7.1 Romans come from where all is quiet to where the enemy is', () => {
    const threat = { YY37: 'ARV.1 ARV.2', YY38: 'ARV.3 ARV.4', XX37: 'ARV.5 ARV.6', XX36: 'ARV.7 ARV.8' };
    const table = moving('roman', {
      at: { ...threat, QQ37: 'VII.5', AA19: 'VII.3 VII.4' },
      town: 'vercingetorix',
    });
    const far = () => {
      const { hex } = boxOf(table.G);
      return ['VII.3', 'VII.4'].map((id) => distance(hex[table.G.at[id]], hex.QQ37));
    };
    const before = far();
    march(table, 'caesar');
    far().forEach((each, index) => {
      expect(each).toBeLessThan(before[index]);
    });
  });

  /** Gauls before a Roman post, others off the board, and Vercingetorix free to come out. */
  const assault = () =>
    moving('gallic', {
      ...FREE,
      at: {
        QQ37: 'VII.2',
        VV37: 'ARV.5 ARV.6',
        VV38: 'ARV.1 ARV.2',
        VV39: 'ARV.3 ARV.4',
        UU36: 'ARV.7 ARV.8',
      },
      zones: { I: 'CAR.1 CAR.2 CAR.3 EQU.1' },
      town: 'vercingetorix',
    });

  test('4.1 Vercingetorix goes after his men on the board, and those off it after him, without their horse', () => {
    const moved = march(assault(), 'vercingetorix');
    const leader = moved.indexOf('vercingetorix');
    expect(moved.slice(0, leader).every((id) => id.startsWith('ARV'))).toBe(true);
    expect(moved.slice(leader + 1)).toEqual(['CAR.1', 'CAR.2', 'CAR.3']);
  });

  test('10.1 nobody ends where there is no room', () => {
    const table = assault();
    march(table, 'vercingetorix');
    expect(excessStacks(table.G, 'gallic')).toEqual([]);
    const others = moving('roman', {
      at: { W48: 'ARV.1', S44: 'VII.2 VII.3 X.1', S45: 'VII.4 VII.5 VII.6' },
    });
    march(others, 'caesar');
    expect(excessStacks(others.G, 'roman')).toEqual([]);
  });

  test('a plan that has been begun is carried on without another thought, whichever it is', () => {
    const offers = offered(assault().G, 'vercingetorix');
    expect(offers.length).toBeGreaterThan(1);
    expect(new Set(offers.map((offer) => offer.split(' ')[1])).size).toBe(offers.length);
    const ends = offers.map((offer) => {
      const table = assault();
      const [move, ...args] = offer.split(' ');
      table.do('vercingetorix', move, ...args);
      expect(offered(table.G, 'vercingetorix').length).toBe(1);
      march(table, 'vercingetorix');
      return JSON.stringify(table.G.at);
    });
    expect(new Set(ends).size).toBeGreaterThan(1);
  });
});

describe('fire, as bots give it', () => {
  test('24.4 a fort fires afar, and keeps its volley at the next hex until all have come', () => {
    const firing = new Firing({ at: { KK28: 'FORT.5 VII.2', NN28: 'ARV.1' } });
    expect(firing.enter('ARV.1', 'MM28')).toBe(true);
    expect(offered(firing.G, 'caesar')).toEqual(['fire FORT.5 2']);
    const near = new Firing({ at: { KK28: 'FORT.5 VII.2', MM28: 'ARV.1' } });
    expect(near.enter('ARV.1', 'LL28')).toBe(true);
    expect(offered(near.G, 'caesar')).toEqual(['hold']);
    near.do('caesar', 'hold');
    expect(near.end()).toBe(true);
    expect(offered(near.G, 'caesar')).toEqual(['fire FORT.5 ARV.1']);
  });

  test('20.6 nobody fires at who is disrupted already', () => {
    const firing = new Firing({ at: { KK28: 'ARC.1', NN28: 'ARV.1' } });
    expect(firing.enter('ARV.1', 'MM28')).toBe(true);
    expect(offered(firing.G, 'caesar')).toEqual(['fire ARC.1 2']);
    firing.G.disrupted = ['ARV.1'];
    expect(offered(firing.G, 'caesar')).toEqual(['hold']);
  });
});
