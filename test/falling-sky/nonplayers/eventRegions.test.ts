import { describe, expect, test } from 'vitest';
import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { Position } from '../table';
import { takenTribes } from '../table';
import { eventEitherWay } from './eitherWay';

const rolls = (die: number) => Array<number>(40).fill(die);

/** The tables at which a Non-player executes a text, its equals taken first or last. */
function tables(position: Position, card: number, text: Text, by: Player, others: Player[] = []) {
  return eventEitherWay(position, card, text, by, { dice: rolls(6), others });
}

describe('8.3.1 what several parts of a text take is taken in one Region', () => {
  test('8.3.1 card 7: the Legion goes where an Auxilia can go, too', () => {
    const romans = { legions: 1 };
    const pieces: Position['pieces'] = {
      morini: { romans },
      mandubii: { romans: { ...romans, revealed: 1 } },
      sequani: { romans },
      treveri: { romans: { troops: 3 } },
    };
    for (const table of tables({ pieces, legions: { track: 7 } }, 7, 'shaded', 'arverni')) {
      expect(table.force('mandubii', 'romans')).toBe('');
      expect(table.force('treveri', 'romans')).toBe('3h');
    }
  });

  test('8.3.1 card 31: the first Ally goes where the most others can go', () => {
    const left = (at: Position['at']) =>
      tables({ at }, 31, 'shaded', 'belgae').map(({ G }) => Object.keys(takenTribes(G)).sort());
    const scattered = { morini: 'romans', bituriges: 'aedui', senones: 'aedui', sequani: 'romans' } as const;
    for (const tribes of left({ ...scattered, veneti: 'romans', namnetes: 'aedui' }))
      expect(tribes).not.toContain('veneti');
    for (const tribes of left({ ...scattered, carnutes: 'romans', aulerci: 'aedui', menapii: 'aedui' })) {
      expect(tribes).not.toContain('aulerci');
      expect(tribes).not.toContain('carnutes');
    }
    const three = { helvetii: 'romans', lingones: 'romans', mandubii: 'aedui' } as const;
    for (const tribes of left({ ...three, senones: 'aedui' })) expect(tribes).toEqual(['helvetii']);
  });

  test('8.3.1 card 31: two Roman Allies and an Aedui one rather than one of each; of Romans alone only one follows', () => {
    const pair = { carnutes: 'romans', aulerci: 'aedui' } as const;
    const left = (at: Position['at']) =>
      tables({ at: { ...pair, ...at } }, 31, 'shaded', 'belgae').map(({ G }) => Object.keys(takenTribes(G)));
    const three = left({ mandubii: 'romans', senones: 'romans', lingones: 'aedui' });
    for (const tribes of three) expect(tribes.sort()).toEqual(['aulerci', 'carnutes']);
    const alone = left({ mandubii: 'romans', senones: 'romans', lingones: 'romans' });
    expect(alone.map((tribes) => tribes.includes('carnutes')).sort()).toEqual([false, true]);
  });

  test('8.3.1 card 65: Germanic Warbands go first where an Ally goes, too', () => {
    const pieces: Position['pieces'] = {
      ubii: { belgae: { troops: 9 }, germans: { troops: 3 } },
      nervii: { belgae: { troops: 9 }, germans: { troops: 5 } },
    };
    for (const table of tables({ pieces, at: { ubii: 'germans' } }, 65, 'shaded', 'belgae')) {
      expect(table.force('ubii', 'germans')).toBe('');
      expect(table.force('nervii', 'germans')).toBe('3h');
    }
  });

  test('8.3.1 card 22: two Tribes of one Region rather than two Cities, as far as pieces are Available', () => {
    const romans = { romans: { troops: 1 } };
    const pieces = { veneti: romans, bituriges: romans, sequani: romans };
    const won = (more: Position['pieces'] = {}) =>
      tables({ pieces: { ...pieces, ...more }, at: { helvetii: 'dispersed' } }, 22, 'shaded', 'arverni').map(
        ({ G }) => Object.keys(takenTribes(G)).filter((tribe) => tribe !== 'helvetii'),
      );
    for (const tribes of won()) expect(tribes.sort()).toEqual(['namnetes', 'veneti']);
    for (const [tribe] of won({ arverni: { arverni: { troops: 34 } } }))
      expect(['bituriges', 'sequani']).toContain(tribe);
  });
});

describe('8.3.1 Regions and Factions in which a text does most', () => {
  test('8.3.1 card 16: Caesar’s Region comes first only if more than four Auxilia are Available', () => {
    const placed = (troops: number) => {
      const pieces: Position['pieces'] = {
        morini: { romans: { leader: 'named' } },
        treveri: { romans: { legions: 1, troops } },
        veneti: { romans: { legions: 1 } },
      };
      return tables({ pieces }, 16, 'unshaded', 'romans').map((table) => table.force('morini', 'romans'));
    };
    expect(placed(15)).toEqual(['named 5h', 'named 5h']);
    expect(placed(16)).toEqual(['named 4h', 'named']);
  });

  test('8.3.1 card 11: Auxilia go where there is anybody to fight', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { leader: 'named' } },
      nervii: { belgae: { troops: 1 } },
    };
    for (const table of tables({ pieces }, 11, 'unshaded', 'romans'))
      expect(table.force('nervii', 'romans')).not.toBe('');
  });

  test('8.2.1 card 24: the Romans take from who has Resources to lose, then from the Arverni', () => {
    const at = { arverni: 'citadel arverni', carnutes: 'citadel belgae' } as const;
    const leaves = (arverni: number) =>
      tables({ at, resources: { arverni, belgae: 20 } }, 24, 'unshaded', 'romans').map(
        ({ G: { resources } }) => [resources.arverni, resources.belgae],
      );
    for (const resources of leaves(0)) expect(resources).toEqual([0, 10]);
    for (const resources of leaves(3)) expect(resources).toEqual([0, 20]);
  });

  test('8.3.1 card 58: the Fort where the Germans who can come strike the most Legions, then the most', () => {
    const chosen = (pieces: Position['pieces'], by: Player) =>
      tables({ pieces }, 58, 'shaded', by, ['belgae', 'arverni']).map(
        ({ journal }) => journal.find(({ text }) => / is chosen\.$/.test(text))?.text,
      );
    const forts: Position['pieces'] = {
      nervii: { romans: { legions: 5, troops: 5, fort: true } },
      mandubii: { romans: { legions: 1, fort: true } },
      veneti: { romans: { legions: 2, fort: true } },
    };
    const reach = { ...forts, treveri: { germans: { troops: 6 } } };
    for (const text of chosen(reach, 'arverni')) expect(text).toBe('Mandubii is chosen.');
    for (const text of chosen({ ...forts, veneti: { ...forts.veneti, germans: { troops: 6 } } }, 'belgae'))
      expect(text).toBe('Veneti is chosen.');
    const scouted = { ...forts, treveri: { germans: { scouted: 6 } } };
    for (const text of chosen(scouted, 'arverni')) expect(text).toBe('Mandubii is chosen.');
    const led = { treveri: forts.mandubii, veneti: forts.veneti, ubii: { germans: { troops: 6 } } };
    for (const text of chosen(led, 'belgae')) expect(text).toBe('Treveri is chosen.');
  });

  test('8.3.1 card 58: the Fort does not halve what Germans would strike', () => {
    const pieces: Position['pieces'] = {
      sequani: { romans: { legions: 1, troops: 1, fort: true }, germans: { troops: 6 } },
      veneti: { romans: { troops: 9, fort: true }, germans: { troops: 8 } },
    };
    for (const { journal } of tables({ pieces }, 58, 'shaded', 'belgae'))
      expect(journal.find(({ text }) => / is chosen\.$/.test(text))?.text).toBe('Sequani is chosen.');
  });
});
