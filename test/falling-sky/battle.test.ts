import { describe, expect, test } from 'vitest';
import { forecast } from '../../games/falling-sky/battle/strength';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FULL } from '../../games/falling-sky/commands/terms';
import { commandFrame, orderUnderWay } from '../../games/falling-sky/commands/underWay';
import { fight, inRegion, lossesTold } from './fight';
import { begin, beginCommand, type Position, stateOf } from './table';

/** The position of the Battle example. */
const GERGOVIA: Position = {
  pieces: {
    arverni: {
      romans: { leader: 'named', legions: 6, troops: 3 },
      arverni: { leader: 'named', troops: 17 },
      aedui: { troops: 2 },
    },
  },
  at: { cadurci: 'arverni', arverni: 'citadel arverni' },
};

test('3.2.4 the Battle example: seven Warbands fall, then two Legions on 4, 1, 3 and three Auxilia', () => {
  const table = beginCommand(GERGOVIA, 'battle', 'romans', { limited: true, most: 1, abilities: 0 });
  table.do('romans', 'battle', 'arverni', 'arverni', 'battle');
  expect(table.G.resources.romans).toBe(18);
  table.do('arverni', 'stand');
  expect(table.prompt('arverni')?.text).toContain('Take 7 Losses');
  expect(table.force('arverni', 'arverni')).toBe('named 17h');
  table.do('arverni', 'remove', 'hidden', 7);
  expect(table.prompt('romans')?.text).toContain('Take 6 Losses');
  table.dice(4, 1, 3);
  for (let count = 0; count < 3; count++) table.do('romans', 'roll', 'legion');
  expect(table.force('arverni', 'romans')).toBe('named 4L 3h');
  expect(table.G.legions.fallen).toBe(2);
  table.do('romans', 'remove', 'hidden', 3);
  expect(table.force('arverni', 'romans')).toBe('named 4L');
  expect(table.force('arverni', 'arverni')).toBe('named 10r');
  expect(table.force('arverni', 'aedui')).toBe('2h');
  expect(table.G.tribes).toMatchObject({ cadurci: { by: 'arverni' }, arverni: { citadel: true } });
  expect(table.step).toBe('battle');
  expect(table.legal('romans', 'battle')).toEqual([]);
});

test('3.2.4 what a Battle would cost is known beforehand, as the example has it', () => {
  const G = stateOf(GERGOVIA);
  const setup = { region: 'arverni', attacker: 'romans', by: 'romans', defender: 'arverni' } as const;
  expect(forecast(G, setup)).toEqual({ attack: 7, counterattack: 9 });
  expect(forecast(G, setup, true)).toEqual({ attack: 7, counterattack: 0 });
  expect(forecast(G, { ...setup, terms: { ambush: true } }).counterattack).toBe(0);
});

describe('3.2.4, 3.3.4 selecting Regions and paying', () => {
  const pieces: Position['pieces'] = {
    nervii: { romans: { troops: 2 }, belgae: { troops: 3 }, germans: { troops: 1 } },
    treveri: { romans: { troops: 2 }, belgae: { troops: 3 } },
    morini: { belgae: { troops: 3 } },
    veneti: { romans: { troops: 1 } },
  };

  test('3.2.4 Romans select Regions with own and other pieces, and one other Faction each', () => {
    const table = beginCommand({ pieces }, 'battle', 'romans');
    expect(table.legal('romans', 'battle')).toEqual([
      'nervii belgae battle',
      'nervii germans battle',
      'treveri belgae battle',
    ]);
    expect(table.why('romans', 'battle', 'morini')).toBe('3.2.4 You have no pieces there.');
    expect(table.why('romans', 'battle', 'veneti')).toBe('3.2.4 There is nobody to Battle.');
  });

  test('3.2.4 an Ally alone makes a Region one to Battle in', () => {
    const table = beginCommand(
      { pieces: { veneti: { romans: { troops: 1 } } }, at: { veneti: 'aedui' } },
      'battle',
      'romans',
    );
    expect(table.legal('romans', 'battle')).toEqual(['veneti aedui battle']);
  });

  test('3.2.4 Romans pay 2 Resources for a Region, 4 where Devastated', () => {
    const table = beginCommand(
      { pieces, devastated: ['nervii'], resources: { romans: 5 } },
      'battle',
      'romans',
    );
    table.do('romans', 'battle', 'nervii', 'germans', 'battle');
    expect(table.G.resources.romans).toBe(1);
    expect(table.legal('romans', 'battle')).toEqual([]);
    expect(table.why('romans', 'battle', 'treveri')).toContain('It costs 2');
    expect(table.why('romans', 'battle', 'nervii')).toContain('selected already');
  });

  test('3.3.4 Gauls pay 1 Resource for a Region, 2 where Devastated', () => {
    const table = beginCommand(
      { pieces, devastated: ['nervii'], resources: { belgae: 3 } },
      'battle',
      'belgae',
    );
    table.do('belgae', 'battle', 'nervii', 'germans', 'battle');
    expect(table.G.resources.belgae).toBe(1);
    table.do('belgae', 'battle', 'treveri', 'romans', 'battle');
    expect(table.G.resources.belgae).toBe(0);
  });

  test('3.1.2 a free Battle costs nothing, and terms name Regions, Defenders and changes', () => {
    const terms = {
      free: true,
      regions: ['nervii' as const],
      against: ['belgae' as const],
      fight: { noRetreat: true },
    };
    const table = beginCommand({ pieces, resources: { romans: 0 } }, 'battle', 'romans', terms);
    expect(table.legal('romans', 'battle')).toEqual(['nervii belgae battle']);
    table.do('romans', 'battle', 'nervii', 'belgae', 'battle');
    expect(table.step).not.toBe('declare');
    expect(table.force('nervii', 'belgae')).toBe('2r');
  });

  test('3.4.4 Germans who are directed pay nothing, only Ambush, and need more Hidden pieces than the Defender', () => {
    const order = orderFor('battle', 'germans', 'belgae', FULL);
    const table = begin(
      {
        pieces: {
          nervii: { belgae: { troops: 2, revealed: 3 }, germans: { troops: 3 } },
          treveri: { romans: { troops: 2 }, germans: { troops: 2 }, aedui: { revealed: 1 } },
        },
        resources: { belgae: 0 },
      },
      commandFrame(order),
    ).start();
    expect(table.legal('belgae', 'battle')).toEqual(['nervii belgae ambush', 'treveri aedui ambush']);
    table.do('belgae', 'battle', 'treveri', 'aedui', 'ambush');
    expect(table.force('treveri', 'aedui')).toBe('');
    expect(table.G.resources.belgae).toBe(0);
    expect(orderUnderWay(table.G)?.abilities).toEqual([]);
  });
});

describe('3.2.4, 3.3.4 how many Losses', () => {
  const attack = (
    position: Position,
    attacker: 'romans' | 'arverni' | 'belgae',
    defender: 'romans' | 'aedui' | 'belgae',
  ) => forecast(stateOf(position), { region: 'bituriges', attacker, by: attacker, defender });

  test('3.2.4 half for each Warband or Auxilia, one for each Leader and Legion, rounded down', () => {
    const position = inRegion('bituriges', {
      romans: { leader: 'successor', legions: 2, troops: 1, revealed: 1, scouted: 1 },
      belgae: { leader: 'successor', troops: 5 },
    });
    expect(attack(position, 'romans', 'belgae')).toEqual({ attack: 4, counterattack: 3 });
    expect(attack(position, 'belgae', 'romans')).toEqual({ attack: 3, counterattack: 4 });
  });

  test('3.2.4 Caesar doubles his Legions when he attacks only', () => {
    const position = inRegion('bituriges', {
      romans: { leader: 'named', legions: 3, troops: 1 },
      belgae: { troops: 5 },
    });
    expect(attack(position, 'romans', 'belgae').attack).toBe(7);
    expect(attack(position, 'belgae', 'romans').counterattack).toBe(4);
  });

  test('3.3.4 Ambiorix makes each Belgic Warband count one when he attacks only', () => {
    const position = inRegion('bituriges', {
      romans: { troops: 1 },
      belgae: { leader: 'named', troops: 3, revealed: 2 },
    });
    expect(attack(position, 'belgae', 'romans').attack).toBe(6);
    expect(attack(position, 'romans', 'belgae').counterattack).toBe(3);
  });

  test('3.3.4 Vercingetorix adds nothing but himself', () => {
    const position = inRegion('bituriges', { aedui: { troops: 1 }, arverni: { leader: 'named', troops: 4 } });
    expect(attack(position, 'arverni', 'aedui').attack).toBe(3);
  });

  test('3.3.4 a Citadel, a Fort or Retreat halves what the Defender takes, once, before rounding', () => {
    const forces = { arverni: { troops: 11 }, aedui: { troops: 7 } };
    const setup = { region: 'bituriges', attacker: 'arverni', by: 'arverni', defender: 'aedui' } as const;
    const plain = inRegion('bituriges', forces);
    const citadel = inRegion('bituriges', forces, { at: { bituriges: 'citadel aedui' } });
    expect(forecast(stateOf(plain), setup)).toEqual({ attack: 5, counterattack: 3 });
    expect(forecast(stateOf(plain), setup, true).attack).toBe(2);
    expect(forecast(stateOf(citadel), setup).attack).toBe(2);
    expect(forecast(stateOf(citadel), setup, true).attack).toBe(2);
    const fort = inRegion('bituriges', { arverni: { troops: 11 }, romans: { troops: 7, fort: true } });
    expect(attack(fort, 'arverni', 'romans')).toEqual({ attack: 2, counterattack: 3 });
    expect(attack(fort, 'romans', 'aedui').attack).toBe(3);
  });

  test('3.3.4 a stronghold of the Attacker or of a third Faction halves nothing', () => {
    const position = inRegion(
      'bituriges',
      { arverni: { troops: 8 }, belgae: { troops: 8 }, romans: { fort: true } },
      { at: { bituriges: 'citadel arverni' } },
    );
    expect(attack(position, 'arverni', 'belgae')).toEqual({ attack: 4, counterattack: 4 });
  });
});

describe('3.2.4 Reveal', () => {
  test('3.2.4 all Hidden pieces of Attacker and Defender that survive flip, no others', () => {
    const table = fight(
      inRegion('bituriges', {
        romans: { troops: 2, scouted: 1 },
        belgae: { troops: 3 },
        aedui: { troops: 2 },
      }),
      { region: 'bituriges', attacker: 'romans', defender: 'belgae' },
    );
    table.do('belgae', 'stand');
    table.do('romans', 'remove', 'scouted', 1);
    expect(table.force('bituriges', 'belgae')).toBe('2r');
    expect(table.force('bituriges', 'romans')).toBe('2r');
    expect(table.force('bituriges', 'aedui')).toBe('2h');
  });

  test('3.2.4 nobody flips after a Retreat, and there is no Counterattack', () => {
    const table = fight(
      inRegion('bituriges', { romans: { troops: 4 }, belgae: { troops: 6 } }, { at: { aulerci: 'belgae' } }),
      { region: 'bituriges', attacker: 'romans', defender: 'belgae' },
    );
    table.do('belgae', 'retreat');
    expect(lossesTold(table)).toEqual({ attack: 1, counterattack: null });
    table.do('belgae', 'go', 'carnutes');
    expect(table.force('bituriges', 'romans')).toBe('4h');
    expect(table.force('carnutes', 'belgae')).toBe('5h');
  });
});
