import { expect, test } from 'vitest';
import { statusOf } from '../../games/julius-caesar/control';
import { blocksIn } from '../../games/julius-caesar/state';
import { commanding, war } from './table';

const SIX = ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-12'];

test('6.0 Player 1 has his Moves and then his Levies, then Player 2', () => {
  const t = commanding(
    { caesar: { rome: ['c-legio-8'] }, pompey: { antioch: ['p-legio-34'] } },
    'c19',
    'c01',
  );
  expect([t.command?.side, t.command?.moves, t.command?.levies]).toEqual(['pompey', 4, 1]);
  expect(t.moves('caesar')).toEqual([]);
  t.do('pompey', 'end');
  expect(t.step).toBe('levy');
  t.do('pompey', 'end');
  expect([t.command?.side, t.command?.moves, t.command?.levies]).toEqual(['caesar', 1, 2]);
});

test('6.1 one Move moves any blocks of one location; each group costs a Move', () => {
  const t = commanding(
    {
      caesar: { massilia: ['c-legio-7', 'c-legio-8'], rome: ['c-legio-9'] },
      pompey: { antioch: ['p-legio-34'] },
    },
    'c15',
    'c18',
  );
  expect(t.legal('caesar', 'group')).toEqual(['massilia', 'rome']);
  t.group('caesar', 'massilia', ['c-legio-7', 'narbo'], ['c-legio-8', 'genua']);
  expect(t.command?.moves).toBe(1);
  expect(t.legal('caesar', 'group')).toEqual(['rome']);
  t.group('caesar', 'rome', ['c-legio-9', 'ravenna']);
  expect(t.command?.moves).toBe(0);
  expect(t.legal('caesar', 'group')).toEqual([]);
});

test('6.1 the prompt names the group that moves, and says when nobody of it can move any more', () => {
  const t = commanding(
    { caesar: { narbo: ['c-legio-7'] }, pompey: { tarraco: ['p-legio-34'] } },
    'c19',
    'c18',
  );
  const asked = () => t.prompt('caesar')?.text;
  t.do('caesar', 'group', 'narbo');
  expect(asked()).toBe('Move blocks of the group from Narbo. Then end your moves.');
  t.do('caesar', 'move', 'c-legio-7', 'tarraco');
  expect(t.legal('caesar', 'move')).toEqual([]);
  expect(asked()).toBe('No block of the group from Narbo can move on. End your moves.');
});

test('6.1 only blocks of the location that was chosen move', () => {
  const t = commanding({ caesar: { massilia: ['c-legio-7'], rome: ['c-legio-9'] } });
  t.do('caesar', 'group', 'massilia');
  expect(t.destinations('caesar', 'c-legio-9')).toEqual([]);
  expect(t.refuses('caesar', 'move', 'c-legio-9', 'ravenna')).toBe(true);
});

test('6.1 blocks that have moved do not move again this turn', () => {
  const t = commanding({ caesar: { massilia: ['c-legio-7'], genua: ['c-legio-8'] } });
  t.group('caesar', 'massilia', ['c-legio-7', 'genua']).do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  expect(t.destinations('caesar', 'c-legio-8')).not.toEqual([]);
  t.do('caesar', 'move', 'c-legio-8', 'rome');
  expect(t.legal('caesar', 'group')).toEqual([]);
});

test('6.1 the Move example: one Move takes the blocks of Massilia to the first and the second ring', () => {
  const t = commanding({ caesar: { massilia: [...SIX, 'c-navis-1'] } }, 'c18', 'c20');
  t.do('caesar', 'group', 'massilia');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['genua', 'lugdunum', 'narbo']);
  t.do('caesar', 'move', 'c-legio-7', 'narbo');
  t.do('caesar', 'move', 'c-legio-8', 'lugdunum');
  t.do('caesar', 'move', 'c-legio-9', 'genua');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['burdigala', 'tarraco']);
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['cenabum', 'genua', 'treveri']);
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['lugdunum', 'ravenna', 'rome']);
  t.do('caesar', 'move', 'c-legio-7', 'tarraco');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  t.do('caesar', 'move', 'c-navis-1', 'hispanum');
  expect(t.destinations('caesar', 'c-navis-1')).toContain('tyrrhenum');
  expect(t.destinations('caesar', 'c-navis-1')).toContain('utica');
  expect(t.command?.moves).toBe(0);
});

test('6.1 a block does not come back to the place its group left', () => {
  const t = commanding({ caesar: { massilia: ['c-legio-7'] } });
  t.group('caesar', 'massilia', ['c-legio-7', 'genua']);
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['lugdunum', 'ravenna', 'rome']);
});

test('6.11 four blocks move along a major road and two along a minor one: Genua and Ravenna to Rome', () => {
  const t = commanding({ caesar: { genua: SIX, ravenna: ['c-legio-13', 'c-legio-14', 'c-caesar'] } });
  t.group('caesar', 'genua', ...SIX.slice(0, 4).map((id) => [id, 'rome']));
  expect(t.destinations('caesar', 'c-legio-11')).toEqual(['lugdunum', 'massilia', 'ravenna']);
  t.group('caesar', 'ravenna', ['c-legio-13', 'rome'], ['c-legio-14', 'rome']);
  expect(t.destinations('caesar', 'c-caesar')).toEqual(['aquileia', 'asculum', 'genua']);
  expect(blocksIn(t.G, 'caesar', 'rome')).toHaveLength(6);
});

test('6.11 the limit holds for the whole game turn, whatever the group and the direction', () => {
  const t = commanding({
    caesar: { rome: ['c-legio-7'], ravenna: ['c-legio-8', 'c-legio-9'], asculum: ['c-legio-10'] },
  });
  t.group('caesar', 'rome', ['c-legio-7', 'ravenna']).group('caesar', 'ravenna', ['c-legio-8', 'rome']);
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['aquileia', 'asculum', 'genua']);
  t.group('caesar', 'asculum', ['c-legio-10', 'ravenna']);
  expect(t.destinations('caesar', 'c-legio-10')).toEqual(['aquileia', 'genua']);
});

test('6.11 each player has the road limits for himself: both use the section between Massilia and Genua', () => {
  const t = commanding({
    caesar: { massilia: SIX.slice(0, 4) },
    pompey: { rome: ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4'] },
  });
  t.group('caesar', 'massilia', ...SIX.slice(0, 4).map((id) => [id, 'genua', 'ravenna'])).endCommand(
    'caesar',
  );
  const pompey = ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4'];
  t.group('pompey', 'rome', ...pompey.map((id) => [id, 'genua', 'massilia']));
  expect(blocksIn(t.G, 'pompey', 'massilia')).toEqual(pompey);
});

test('6.11 the same with a block left in Genua: Player 2 cannot move through it without a battle', () => {
  const t = commanding({
    caesar: { massilia: SIX.slice(0, 4) },
    pompey: { rome: ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4'] },
  });
  t.group('caesar', 'massilia', ...SIX.slice(0, 3).map((id) => [id, 'genua', 'ravenna']), [
    'c-legio-10',
    'genua',
  ]);
  t.endCommand('caesar').group('pompey', 'rome', ['p-legio-1', 'genua']);
  expect(t.destinations('pompey', 'p-legio-1')).toEqual([]);
  expect(statusOf(t.G, 'pompey', 'genua')).toBe('contested');
});

test.each([
  ['messana', 'rhegium'],
  ['aenos', 'pergamum'],
  ['byzantium', 'nicomedia'],
  ['gades', 'tingis'],
] as const)('4.32 two blocks cross the strait from %s to %s, one when it is defended', (from, to) => {
  const vacant = commanding({ caesar: { [from]: SIX.slice(0, 3) } });
  vacant.group('caesar', from, ['c-legio-7', to], ['c-legio-8', to]);
  expect(vacant.destinations('caesar', 'c-legio-9')).not.toContain(to);
  const defended = commanding({ caesar: { [from]: SIX.slice(0, 3) }, pompey: { [to]: ['p-legio-1'] } });
  defended.do('caesar', 'group', from);
  expect(defended.destinations('caesar', 'c-legio-8')).toContain(to);
  defended.do('caesar', 'move', 'c-legio-7', to);
  expect(defended.destinations('caesar', 'c-legio-8')).not.toContain(to);
});

test('4.32 two blocks respond over a strait into a contested city that their own side defends', () => {
  const t = commanding({
    caesar: { neapolis: ['c-legio-7'] },
    pompey: { rhegium: ['p-legio-1'], messana: ['p-legio-2', 'p-legio-4', 'p-legio-5'] },
  });
  t.group('caesar', 'neapolis', ['c-legio-7', 'rhegium']).endCommand('caesar');
  t.group('pompey', 'messana', ['p-legio-2', 'rhegium'], ['p-legio-4', 'rhegium']);
  expect(t.destinations('pompey', 'p-legio-5')).toEqual(['lilybaeum', 'syracuse']);
});

test('6.12 blocks attack adjacent cities only and stop there', () => {
  const t = commanding({
    caesar: { massilia: ['c-legio-7'] },
    pompey: { genua: ['p-legio-1'], tarraco: ['p-legio-5'] },
  });
  t.do('caesar', 'group', 'massilia');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['genua', 'lugdunum', 'narbo']);
  t.do('caesar', 'move', 'c-legio-7', 'narbo');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['burdigala']);
});

test('6.12 a block that enters an enemy city attacks it, stops, and the city is contested', () => {
  const t = commanding({ caesar: { massilia: ['c-legio-7'] }, pompey: { genua: ['p-legio-1'] } });
  t.group('caesar', 'massilia', ['c-legio-7', 'genua']);
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  expect(t.G.contests.genua?.attacker).toBe('caesar');
  expect(t.journal.at(-1)?.rule).toBe('6.12');
});

test('6.12 an attack by two roads takes a Move for each, and the attacker names the main attack', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'], ravenna: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).group('caesar', 'ravenna', ['c-legio-8', 'rome']);
  expect(t.command?.moves).toBe(2);
  t.do('caesar', 'end');
  expect(t.step).toBe('main');
  expect(t.legal('caesar', 'main')).toEqual(['rome genua', 'rome ravenna']);
  t.do('caesar', 'main', 'rome', 'ravenna');
  expect(t.G.contests.rome?.main).toBe('ravenna');
  expect(t.step).toBe('levy');
});

test('6.12 Movement & Attacking: six blocks of Massilia against Tarraco and Genua', () => {
  const t = commanding({
    caesar: { massilia: SIX },
    pompey: {
      tarraco: ['p-legio-5', 'p-legio-6', 'p-legio-2'],
      genua: ['p-legio-1', 'p-legio-3', 'p-legio-4'],
    },
  });
  t.group('caesar', 'massilia', ...SIX.slice(0, 4).map((id) => [id, 'genua']));
  expect(t.destinations('caesar', 'c-legio-11')).toEqual(['lugdunum', 'narbo']);
  t.do('caesar', 'move', 'c-legio-11', 'lugdunum').do('caesar', 'move', 'c-legio-12', 'narbo');
  expect(t.destinations('caesar', 'c-legio-11')).toEqual(['cenabum', 'treveri']);
  expect(t.destinations('caesar', 'c-legio-12')).toEqual(['burdigala']);
});

test('6.14 Player 2 reinforces a contested city from adjacent places only, and his blocks are Reserves', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7'] },
      pompey: { rome: ['p-legio-1'], neapolis: ['p-legio-2'], brundisium: ['p-legio-3'] },
    },
    'c01',
    'c19',
  );
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  expect(t.legal('pompey', 'group')).toEqual(['brundisium', 'neapolis']);
  t.do('pompey', 'group', 'brundisium').do('pompey', 'move', 'p-legio-3', 'neapolis');
  expect(t.destinations('pompey', 'p-legio-3')).toEqual(['rhegium', 'sipontum']);
});

test('6.14 a response joins the battle in round 2', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1'], neapolis: ['p-legio-2'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  t.group('pompey', 'neapolis', ['p-legio-2', 'rome']);
  expect(t.journal.at(-1)?.rule).toBe('6.14');
  t.endCommand('pompey');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-1']);
  t.do('pompey', 'pass', 'p-legio-1').do('caesar', 'pass', 'c-legio-7');
  expect(t.battle?.round).toBe(2);
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-1', 'p-legio-2']);
});

test('6.15 there is no stacking limit during a year', () => {
  const t = commanding({ caesar: { lugdunum: [...SIX, 'c-legio-13'], genua: ['c-legio-14', 'c-caesar'] } });
  t.group('caesar', 'genua', ['c-legio-14', 'massilia'], ['c-caesar', 'massilia']);
  t.group('caesar', 'lugdunum', ...SIX.slice(0, 4).map((id) => [id, 'massilia']));
  expect(blocksIn(t.G, 'caesar', 'massilia')).toHaveLength(6);
  t.endCommand('caesar').endCommand('pompey');
  expect(t.step).toBe('card');
  expect(blocksIn(t.G, 'caesar', 'massilia')).toHaveLength(6);
});

test('2.2 blocks that move two cities neither attack nor reinforce', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-7'], narbo: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']);
  t.do('caesar', 'group', 'narbo').do('caesar', 'move', 'c-legio-8', 'massilia');
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['genua', 'lugdunum']);
});

test('6.1 blocks that have moved may move again in the next game turn', () => {
  const t = war({ massilia: ['c-legio-7', 'c-legio-8'] }, {})
    .group('caesar', 'massilia', ['c-legio-7', 'narbo'])
    .endCommands()
    .cards('c19', 'c20')
    .do('caesar', 'group', 'narbo');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['burdigala', 'massilia', 'tarraco']);
});

test('6.11 a road counts the blocks that take it as the second of their move', () => {
  const t = war({ aquileia: ['c-legio-7', 'c-legio-8', 'c-legio-9'] }, {}).group(
    'caesar',
    'aquileia',
    ['c-legio-7', 'ravenna', 'rome'],
    ['c-legio-8', 'ravenna', 'rome'],
    ['c-legio-9', 'ravenna'],
  );
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['asculum', 'genua']);
});

test('6.1 who ends his moves with some left, and blocks to move, would lose them', () => {
  const t = commanding({ caesar: { rome: ['c-legio-8'] } }, 'c07', 'c18');
  expect(t.forgone('caesar', 'end')).toBe('You have 2 moves left.');
  t.march('caesar', 'rome', 'neapolis', 'c-legio-8');
  expect(t.forgone('caesar', 'end')).toBeNull();
  t.do('caesar', 'end');
  expect(t.told('6.1', 'Caesar ends his moves with 1 left.')).toBe(true);
});

test('6.1 who has used all moves loses none by ending them', () => {
  const t = commanding(
    { caesar: { rome: ['c-legio-8'], genua: ['c-legio-9'], massilia: ['c-legio-10'] } },
    'c07',
    'c18',
  );
  t.march('caesar', 'rome', 'neapolis', 'c-legio-8').march('caesar', 'genua', 'ravenna', 'c-legio-9');
  expect(t.forgone('caesar', 'end')).toBeNull();
  t.do('caesar', 'end');
  expect(t.told('6.1', 'ends his moves')).toBe(false);
});
