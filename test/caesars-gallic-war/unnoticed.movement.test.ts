import { expect, test } from 'vitest';
import { moving, type Position, type Table, table } from './table';

const HOME = 'transalpine-gaul';

/** A table at which Rome moves three groups, and after it the Barbarians two. */
function both(position: Position): Table {
  const t = table({ ...position, hands: { roman: ['germania'], barbarian: ['andes'] } });
  return t.cards(['germania', 'movement'], ['andes', 'movement']);
}

test('5.2.1 reserves that come to help free none of the pinned units', () => {
  const t = both({
    roman: { [HOME]: ['legion-vii'] },
    barbarian: { boii: ['boii'], aedui: ['aedui'] },
  });
  t.activate('roman', HOME).march('roman', ['legion-vii'], 'boii').do('roman', 'end');
  t.activate('barbarian', 'aedui', 'boii').march('barbarian', ['aedui-1', 'aedui-2'], 'boii');
  expect(t.destinations('barbarian', 'boii-1').length).toBeGreaterThan(0);
  t.march('barbarian', ['boii-2'], 'arverni');
  expect(t.destinations('barbarian', 'boii-1')).toEqual([]);
});

test('5.2.1 reserves themselves are not pinned, and count as no unit that may leave', () => {
  const t = both({
    roman: { [HOME]: ['legion-vii', 'legion-viii'] },
    barbarian: { boii: ['boii'], aedui: ['aedui'] },
  });
  t.activate('roman', HOME).march('roman', ['legion-vii', 'legion-viii'], 'boii').do('roman', 'end');
  expect(t.legal('barbarian', 'activate')).toEqual(['aedui']);
});

test('5.2.1 two units of every port that is activated may sail, wherever the others go', () => {
  const t = moving('roman', {
    roman: { santones: ['legion-vii', 'legion-viii', 'legion-ix'], veneti: ['legion-xi', 'legion-xii'] },
  }).activate('roman', 'santones', 'veneti');
  t.do('roman', 'sail', 'legion-vii', 'andes').do('roman', 'sail', 'legion-viii', 'andes');
  expect(t.legal('roman', 'sail').some((move) => move.startsWith('legion-ix '))).toBe(false);
  t.do('roman', 'sail', 'legion-xi', 'andes').do('roman', 'sail', 'legion-xii', 'andes');
  expect(t.where('legion-xii')).toBe('roman andes 4');
});

test('9.4, 5.2.1 cavalry counts at a border like other units, and stops where there is no more room', () => {
  const position: Position = {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['legion-vii', 'legion-viii', 'roman-cavalry'], helvetii: ['helvetii'] },
  };
  const first = moving('roman', position).activate('roman', HOME);
  first.march('roman', ['roman-cavalry', 'legion-vii'], 'helvetii');
  expect(first.destinations('roman', 'legion-viii')).not.toContain('helvetii');
  const last = moving('roman', position).activate('roman', HOME);
  last.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  expect(last.destinations('roman', 'roman-cavalry')).not.toContain('helvetii');
});

test('9.4, 5.2.1 cavalry on its second area counts at the border it crosses then', () => {
  const t = moving('roman', {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges', 'legion-vii'], helvetii: ['helvetii'] },
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['legion-vii', 'allobroges-1'], 'helvetii').march(
    'roman',
    ['roman-cavalry'],
    'allobroges',
  );
  expect(t.destinations('roman', 'roman-cavalry')).not.toContain('helvetii');
  const ahead = moving('roman', {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges', 'legion-vii'], helvetii: ['helvetii'] },
  }).activate('roman', HOME, 'allobroges');
  ahead
    .march('roman', ['roman-cavalry'], 'allobroges', 'helvetii')
    .march('roman', ['legion-vii'], 'helvetii');
  expect(ahead.destinations('roman', 'allobroges-1')).not.toContain('helvetii');
});

test('9.4, 5.2.1 the second area of cavalry is no forced march: it costs no supply point', () => {
  const t = moving('roman', {
    variants: { cavalry: 'roman' },
    supply: 9,
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges'] },
  }).activate('roman', HOME);
  t.march('roman', ['roman-cavalry'], 'allobroges', 'sequani');
  expect([t.where('roman-cavalry'), t.G.supply]).toEqual(['roman sequani 2', 9]);
});
