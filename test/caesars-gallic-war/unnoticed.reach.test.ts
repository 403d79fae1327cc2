import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { MASSIVE_REVOLT } from '../../games/caesars-gallic-war/components/cards';
import { makeMove } from '../../games/kit/make';
import type { Random } from '../../games/kit/random';
import { scripted } from '../tools/chance';
import { battle, moving, type Position, THIRTEEN, table, turnStart } from './table';

const HOME = 'transalpine-gaul';

test('5.2.2 nobody leaves an area without a port by sea, whatever ports are friendly', () => {
  const t = battle(
    'barbarian',
    {
      barbarian: { boii: ['boii'] },
      roman: { aedui: ['aedui'], pictones: ['pictones'] },
    },
    'boii',
    'aedui',
    'boii-1',
  );
  expect([t.side, t.retreats('roman', 'aedui-1')]).toEqual(['roman', []]);
});

test('5.2.1 a legion in Britannia is in a port area too', () => {
  const targets = (place: 'britannia' | 'aedui') =>
    table({
      hands: { roman: ['boii'], barbarian: ['andes'] },
      roman: { [place]: ['legion-vii'] },
      barbarian: { remi: ['remi', 'britannia'] },
    })
      .cards(['boii', 'political'], ['andes', 'movement'])
      .legal('roman', 'influence');
  expect(targets('britannia')).toContain('britannia');
  expect(targets('aedui')).not.toContain('britannia');
});

test('5.2.1 a legion that gets away by a forced march is one unit that has got away, not two', () => {
  const t = table({
    hands: { roman: ['remi'], barbarian: ['germania'] },
    supply: 5,
    roman: { allobroges: ['legion-vii', 'legion-viii', 'legion-ix'], [HOME]: ['aedui-1'] },
    barbarian: { sequani: ['sequani'] },
    lost: ['volcae-1'],
  }).cards(['remi', 'movement'], ['germania', 'movement']);
  t.activate('barbarian', 'sequani').march('barbarian', ['sequani-1'], 'allobroges').do('barbarian', 'end');
  t.activate('roman', 'allobroges').march('roman', ['legion-vii'], HOME, 'volcae');
  expect(t.destinations('roman', 'legion-viii')).toContain(HOME);
  t.march('roman', ['legion-viii'], HOME);
  expect(t.destinations('roman', 'legion-ix')).toEqual([]);
});

test('5.2.2 Vercingetorix neither retreats nor regroups to Germania', () => {
  const t = moving('roman', {
    roman: { mandubii: ['mandubii', 'legion-vii'] },
    barbarian: { treveri: ['vercingetorix'], germania: ['german-1'] },
    homes: { vercingetorix: 'arverni' },
    lost: ['treveri-1', 'treveri-2', 'leuci-1'],
  }).activate('roman', 'mandubii');
  t.march('roman', ['mandubii-1'], 'treveri').do('roman', 'end').idle();
  expect(t.retreats('barbarian', 'vercingetorix')).toEqual(['leuci']);
  t.fire('vercingetorix', 1, 1, 1, 6);
  expect(t.step).toBe('regroup');
  expect(t.legal('barbarian', 'regroup')).toEqual(['vercingetorix leuci']);
});

test('5.1, 9.2 a Massive Revolt card taken for nothing is shuffled into the stack, one paid for lies on top', () => {
  const reversing: Random = { ...scripted(), Shuffle: (items) => [...items].reverse() };
  const stack = (move: string, position: Position) => {
    const t = turnStart({ variants: { solitaire: true }, first: 'roman', ...position });
    return makeMove(rulebook, t.G, 'barbarian', { move, args: [] }, reversing)?.G.secret.barbarian.hand;
  };
  const taken = stack('take', { turn: 4, roman: THIRTEEN });
  expect([taken?.length, taken?.indexOf(MASSIVE_REVOLT)]).toEqual([5, 4]);
  const paid = stack('pay', { turn: 7 });
  expect([paid?.length, paid?.indexOf(MASSIVE_REVOLT)]).toEqual([5, 0]);
});
