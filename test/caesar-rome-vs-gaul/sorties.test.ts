import { describe, expect, it } from 'vitest';
import { battleOf, enter, FIELD, fight, playOut } from './contact';
import { marching, settle } from './marching';
import type { Position } from './table';

const TOWN = { towns: { [FIELD]: 'suessiones' } };

/** The Bellovaci come from Viromandis to relieve the Suessiones and Mercenaries in Noviodunum. */
function relieve(army = 'caesar VII VIII IX', position: Position = {}) {
  const at = { [FIELD]: `${army} (suessiones) (gallic-mercenary-1)`, viromandis: 'bellovaci' };
  const table = enter({ ...TOWN, ...position, at }, { group: 'bellovaci', from: 'viromandis', to: FIELD });
  return table.do('roman', 'stand');
}

describe('relief (14.6.1)', () => {
  it('14.6.1 the besieged may join the battle, all of them', () => {
    const table = relieve();
    expect([table.step, table.side]).toEqual(['relief', 'gallic']);
    table.dice(3, 3, 3, 3).do('gallic', 'joinAll');
    expect(battleOf(table).hosts.attacker.strength).toBe(13);
  });

  it('14.6.2 or some, or nobody', () => {
    const some = relieve().dice(3, 3, 3, 3).do('gallic', 'join', 'suessiones').do('gallic', 'ready');
    expect(battleOf(some).hosts.attacker.strength).toBe(11);
    expect(some.at(FIELD)).toContain('(gallic-mercenary-1)');
    const nobody = relieve().dice(3, 3, 3, 3).do('gallic', 'ready');
    expect(battleOf(nobody).hosts.attacker.strength).toBe(6);
  });

  it('14.6.5 the Leader of the Army that comes commands', () => {
    const table = enter(
      {
        ...TOWN,
        at: { [FIELD]: 'caesar VII VIII (vercingetorix) (suessiones)', viromandis: 'bellovaci-' },
      },
      { group: 'bellovaci', from: 'viromandis', to: FIELD },
    ).do('roman', 'stand');
    table.dice(3, 3, 3, 3).do('gallic', 'joinAll');
    expect(battleOf(table).hosts.attacker).toMatchObject({ commander: 'bellovaci', rerolls: 0 });
  });

  it('14.6.2 Leaders sortie only with units', () => {
    const table = enter(
      { at: { vienne: '(galba) (XIII) sequani senones', cularo: 'XIV' } },
      { group: 'XIV', from: 'cularo', to: 'vienne' },
    ).do('gallic', 'stand');
    expect(table.legal('roman', 'join')).toEqual(['XIII']);
    table.do('roman', 'join', 'XIII');
    expect(table.legal('roman', 'join')).toEqual(['galba']);
  });

  it('14.6.2 CIRCUMVALLATION keeps them inside (card 13)', () => {
    const effect = { op: 'forbidSortie', scope: 'oneTownUntilNextRomanPlayEnds' } as const;
    const at = { [FIELD]: 'caesar VII VIII IX (suessiones)', viromandis: 'bellovaci' };
    const G = { ...TOWN, at, inForce: [{ card: 13, side: 'roman' as const, effect, space: FIELD }] };
    const table = enter(G, { group: 'bellovaci', from: 'viromandis', to: FIELD });
    table.dice(3, 3, 3, 3).do('roman', 'stand');
    expect(table.step).toBe('reroll');
  });

  it('14.6.1 nobody is asked for whom nobody is inside', () => {
    const table = enter(
      { at: { [FIELD]: 'VII VIII', viromandis: 'bellovaci' } },
      { group: 'bellovaci', from: 'viromandis', to: FIELD },
    );
    table.dice(3, 3, 3, 3).do('roman', 'stand');
    expect(table.step).toBe('reroll');
  });

  it('14.6.3 losses fall on either Army as the owner likes', () => {
    const table = relieve('caesar VII VIII IX X').dice(1, 1, 3, 4).do('gallic', 'joinAll');
    while (table.step === 'reroll') table.do(table.side, 'pass');
    expect(table.legal('gallic', 'lose')).toEqual(['bellovaci', 'suessiones']);
  });

  it('14.6.4 after a defeat who has sortied goes back inside, the others to where they came from', () => {
    const table = relieve('caesar VII VIII IX X').dice(1, 1, 3, 4).do('gallic', 'joinAll');
    while (table.step === 'reroll') table.do(table.side, 'pass');
    playOut(table.do('gallic', 'lose', 'bellovaci').do('gallic', 'lose', 'suessiones'));
    expect(table.at(FIELD)).toContain('(suessiones-) (gallic-mercenary-1)');
    expect(table.at('viromandis')).toBe('bellovaci-');
  });

  it('14.6.4 an Army that comes to help may not retreat inside', () => {
    const table = relieve('caesar VII VIII IX X').dice(1, 1, 1, 1).do('gallic', 'ready');
    playOut(table);
    expect(table.at('viromandis')).toContain('bellovaci');
  });
});

describe('a Sortie alone (14.6.2)', () => {
  const sortie = (dice: number[], position: Position = {}) =>
    playOut(
      fight(
        { ...TOWN, ...position, at: { [FIELD]: 'caesar VII VIII (suessiones) (bellovaci) (remi)' } },
        dice,
        { attacker: 'gallic', commander: 'bellovaci', from: null, sortied: ['suessiones', 'bellovaci'] },
      ),
    );

  it('14.6.2 those fight who have left the town, and the others do not', () => {
    const table = fight(
      { ...TOWN, at: { [FIELD]: 'caesar VII VIII (suessiones) (bellovaci) (remi)' } },
      [3, 3, 3, 3],
      { attacker: 'gallic', commander: 'bellovaci', from: null, sortied: ['suessiones', 'bellovaci'] },
    );
    expect(battleOf(table).hosts.attacker).toMatchObject({
      strength: 11,
      pieces: ['bellovaci', 'suessiones'],
    });
  });

  it('14.6.4 after a defeat they go back inside', () => {
    const table = sortie([1, 1, 6, 6]);
    expect(table.at(FIELD)).toContain('(suessiones-) (remi)');
  });

  it('13.7.1 the besiegers they beat may go to any space next to it', () => {
    const table = sortie([4, 4, 1, 2]);
    expect(table.legal('roman', 'retreatAll')).toEqual([
      'augustomagus',
      'bibrax',
      'durocortorum',
      'viromandis',
    ]);
    table.do('roman', 'retreatAll', 'bibrax');
    expect(table.at(FIELD)).toContain('suessiones (remi)');
  });
});

describe('a Sortie that is drawn (13.4.2)', () => {
  it('13.4.2 brings twice the strength no further: back inside, the movement is over', () => {
    const position = { at: { autricum: '(carnutes) (senones) VII' }, towns: { autricum: 'carnutes' } };
    const table = marching(position, 'carnutes').dice(1, 3, 4, 4).do('gallic', 'sortie');
    settle(table, 'pass', 'lose');
    expect(table.told('13.4.2', 'the battle is drawn')).toBe(true);
    expect(table.at('autricum')).toMatch(/^VII- \(senones-?\) \(carnutes-?\)$/);
    expect(table.step).toBe('actions');
  });
});
