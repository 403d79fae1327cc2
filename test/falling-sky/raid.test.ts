import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { orderFor } from '../../games/falling-sky/commands/order';
import { canRaid } from '../../games/falling-sky/commands/raid';
import { commandsOf } from '../../games/falling-sky/commands/start';
import { FREE, FULL, LIMITED } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { toWrite } from '../../games/falling-sky/pieces/writing';
import { nextArguments } from '../../games/kit/legality';
import { unheld } from './nonplayers/table';
import { begin, beginCommand, stateOf } from './table';

describe('3.3.3 Raid', () => {
  test('3.3.3 one or two Hidden Warbands flip, each for a Resource', () => {
    const pieces = { veneti: { aedui: { troops: 3 } }, pictones: { aedui: { revealed: 2 } } };
    const table = beginCommand({ pieces }, 'raid', 'aedui');
    expect(table.legal('aedui', 'gain')).toEqual(['veneti aedui']);
    expect(table.why('aedui', 'gain', 'pictones')).toBe(
      '3.3.3 There is no Hidden Warband in Pictones to Raid with.',
    );
    table.do('aedui', 'gain', 'veneti', 'aedui').do('aedui', 'gain', 'veneti', 'aedui');
    expect(table.force('veneti', 'aedui')).toBe('1h 2r');
    expect(table.G.resources.aedui).toBe(22);
    expect(table.legal('aedui', 'gain')).toEqual([]);
    expect(table.why('aedui', 'gain', 'veneti')).toBe('3.3.3 No more Warbands may be flipped in Veneti.');
    expect(table.told('3.3.3', 'Raid in Veneti: a Warband of the Aedui brings in a Resource.')).toBe(true);
  });

  test('3.1 a Region that was left is not selected again, and a Limited Command has one', () => {
    const pieces = { veneti: { aedui: { troops: 2 } }, pictones: { aedui: { troops: 2 } } };
    const table = beginCommand({ pieces }, 'raid', 'aedui');
    table.do('aedui', 'gain', 'veneti', 'aedui').do('aedui', 'gain', 'pictones', 'aedui');
    expect(table.legal('aedui', 'gain')).toEqual(['pictones aedui']);
    expect(table.why('aedui', 'gain', 'veneti')).toBe('3.1 Veneti has been selected already.');
    const limited = beginCommand({ pieces }, 'raid', 'aedui', LIMITED).do('aedui', 'gain', 'veneti', 'aedui');
    expect(limited.legal('aedui', 'gain')).toEqual(['veneti aedui']);
  });

  test('3.3.3 in a Devastated Region nothing is added, but taken from enemies', () => {
    const pieces = {
      veneti: { aedui: { troops: 2 }, belgae: { troops: 1 } },
      pictones: { aedui: { troops: 2 } },
    };
    const table = beginCommand({ pieces, devastated: ['veneti', 'pictones'] }, 'raid', 'aedui');
    expect(table.legal('aedui', 'gain')).toEqual([]);
    expect(table.why('aedui', 'gain', 'veneti')).toBe('3.3.3 The Region is Devastated.');
    expect(table.legal('aedui', 'take')).toEqual(['veneti belgae aedui']);
    table.do('aedui', 'take', 'veneti', 'belgae', 'aedui');
    expect([table.G.resources.aedui, table.G.resources.belgae]).toEqual([21, 19]);
    expect(table.force('veneti', 'aedui')).toBe('1h 1r');
    expect(table.told('3.3.3', 'a Warband of the Aedui takes a Resource of the Belgae.')).toBe(true);
  });

  test('3.3.3 nothing is taken from Germans, nor where there are no pieces, a Citadel or a Fort', () => {
    const pieces = {
      carnutes: {
        arverni: { troops: 2 },
        germans: { troops: 1 },
        belgae: { troops: 1 },
        romans: { fort: true },
      },
    };
    const at = { carnutes: 'citadel aedui' };
    const table = beginCommand({ pieces, at }, 'raid', 'arverni');
    expect(table.legal('arverni', 'take')).toEqual(['carnutes belgae arverni']);
    expect(table.why('arverni', 'take', 'carnutes', 'aedui')).toBe(
      '3.3.3 They have not pieces and Resources, and neither Citadel nor Fort.',
    );
    const other = beginCommand({ pieces, at: { carnutes: 'aedui' } }, 'raid', 'arverni');
    expect(other.legal('arverni', 'take')).toEqual(['carnutes aedui arverni', 'carnutes belgae arverni']);
    const own = beginCommand(
      { pieces: { veneti: { arverni: { troops: 1 } } }, at: { veneti: 'arverni' } },
      'raid',
      'arverni',
    );
    expect(own.legal('arverni', 'take')).toEqual([]);
  });

  test('3.3.3 nobody loses more Resources than there are', () => {
    const pieces = { veneti: { aedui: { troops: 2 }, belgae: { troops: 1 } } };
    const table = beginCommand({ pieces, resources: { belgae: 1 } }, 'raid', 'aedui');
    table.do('aedui', 'take', 'veneti', 'belgae', 'aedui');
    expect(table.G.resources.belgae).toBe(0);
    expect(table.legal('aedui', 'take')).toEqual([]);
    expect(table.legal('aedui', 'gain')).toEqual(['veneti aedui']);
  });

  test('3.3.3 Raid can only be chosen where a Warband could do something', () => {
    const pieces = { veneti: { aedui: { troops: 2 } }, pictones: { belgae: { revealed: 2 } } };
    const { G } = beginCommand({ pieces }, 'raid', 'aedui');
    expect(canRaid(G, orderFor('raid', 'aedui', 'aedui', FREE))).toBe(true);
    expect(canRaid(G, orderFor('raid', 'belgae', 'belgae', FREE))).toBe(false);
    toWrite(G).devastated = ['veneti'];
    expect(canRaid(G, orderFor('raid', 'aedui', 'aedui', FREE))).toBe(false);
    toWrite(G).devastated = [];
    expect(canRaid(G, orderFor('raid', 'aedui', 'aedui', { ...FREE, regions: ['pictones'] }))).toBe(false);
  });

  test('1.8 more than 45 Resources are lost, but an enemy loses them all the same', () => {
    const pieces = { veneti: { aedui: { troops: 2 }, belgae: { troops: 1 } } };
    const table = beginCommand({ pieces, resources: { aedui: 45 } }, 'raid', 'aedui');
    table.do('aedui', 'take', 'veneti', 'belgae', 'aedui');
    expect([table.G.resources.aedui, table.G.resources.belgae]).toEqual([45, 19]);
  });
});

test('3.4.3 Germanic Raid takes from Factions only, and what it takes is gone', () => {
  const pieces = {
    veneti: { germans: { troops: 3 }, belgae: { troops: 1 } },
    ubii: { germans: { troops: 3 } },
  };
  const table = begin({ pieces }, commandFrame(orderFor('raid', 'germans', 'romans', FREE))).start();
  expect(table.legal('romans', 'gain')).toEqual([]);
  expect(table.legal('romans', 'take')).toEqual(['veneti belgae germans']);
  table.do('romans', 'take', 'veneti', 'belgae', 'germans');
  expect(table.G.resources).toEqual({ romans: 20, arverni: 20, aedui: 20, belgae: 19 });
  expect(table.force('veneti', 'germans')).toBe('2h 1r');
});

test('4.5.1 Enlisted Germanic Warbands Raid for the Belgae', () => {
  const pieces = {
    ubii: { germans: { troops: 2 }, romans: { troops: 1 } },
    sugambri: { germans: { troops: 2 } },
  };
  const table = beginCommand({ pieces }, 'raid', 'belgae');
  expect(table.legal('belgae', 'gain')).toEqual([]);
  for (const frame of table.G.stack) if (frame.step === 'raid') frame.order.enlisted = ['ubii'];
  expect(table.legal('belgae', 'gain')).toEqual(['ubii germans']);
  table.do('belgae', 'take', 'ubii', 'romans', 'germans');
  expect([table.G.resources.belgae, table.G.resources.romans]).toEqual([21, 19]);
  expect(table.force('ubii', 'germans')).toBe('1h 1r');
});

test('card 8 Baggage Trains: its holder flips three and takes in spite of Citadels and Forts', () => {
  const capabilities = { 8: { text: 'shaded', holder: 'belgae' } } as const;
  const pieces = { carnutes: { belgae: { troops: 4 }, romans: { fort: true }, arverni: { troops: 4 } } };
  const at = { carnutes: 'citadel aedui' };
  const table = beginCommand({ pieces, at, capabilities }, 'raid', 'belgae');
  table
    .do('belgae', 'take', 'carnutes', 'romans', 'belgae')
    .do('belgae', 'take', 'carnutes', 'aedui', 'belgae');
  table.do('belgae', 'gain', 'carnutes', 'belgae');
  expect(table.force('carnutes', 'belgae')).toBe('1h 3r');
  expect(table.legal('belgae', 'gain')).toEqual([]);
  const other = beginCommand({ pieces, at, capabilities }, 'raid', 'arverni');
  expect(other.legal('arverni', 'take')).toEqual(['carnutes belgae arverni']);
  const unshaded = { 8: { text: 'unshaded', holder: 'belgae' } } as const;
  expect(
    beginCommand({ pieces, at, capabilities: unshaded }, 'raid', 'belgae').legal('belgae', 'take'),
  ).toEqual(['carnutes arverni belgae']);
});

test('card 21 The Province: Raid in Provincia as if there were no Fort', () => {
  const pieces = { provincia: { arverni: { troops: 2 } } };
  expect(beginCommand({ pieces }, 'raid', 'arverni', FREE).legal('arverni', 'take')).toEqual([]);
  const table = beginCommand({ pieces }, 'raid', 'arverni', { ...FREE, card: 21 });
  expect(table.legal('arverni', 'take')).toEqual(['provincia romans arverni']);
});

test('card 38 Diviciacus: with Roman agreement Auxilia Raid for the Aedui where both are', () => {
  const capabilities = { 38: { text: 'unshaded', holder: null } } as const;
  const pieces = {
    veneti: { aedui: { troops: 1 }, romans: { troops: 1 }, belgae: { troops: 1 } },
    pictones: { romans: { troops: 1 } },
  };
  const table = beginCommand({ pieces, capabilities }, 'raid', 'aedui');
  expect(table.legal('aedui', 'gain')).toEqual(['veneti aedui']);
  table.do('aedui', 'pieces', 'romans').do('romans', 'agree');
  expect(table.legal('aedui', 'gain')).toEqual(['veneti aedui', 'veneti romans']);
  table.do('aedui', 'take', 'veneti', 'belgae', 'romans');
  expect(table.force('veneti', 'romans')).toBe('1r');
  expect([table.G.resources.aedui, table.G.resources.belgae]).toEqual([21, 19]);
  const refused = beginCommand({ pieces, capabilities }, 'raid', 'aedui');
  refused.do('aedui', 'pieces', 'romans').do('romans', 'refuse');
  expect(refused.legal('aedui', 'gain')).toEqual(['veneti aedui']);
});

test('card 38 Diviciacus: Raid may be chosen with nothing but Auxilia that may be asked for, and is called off when refused', () => {
  const capabilities = { 38: { text: 'unshaded', holder: null } } as const;
  const pieces = { veneti: { aedui: { revealed: 1 }, romans: { troops: 1 } } };
  const G = stateOf({ pieces, capabilities });
  expect(commandsOf(G, 'aedui', 'aedui', FULL, false)).toContain('raid');
  expect(commandsOf(G, 'belgae', 'belgae', FULL, false)).not.toContain('raid');
  expect(commandsOf(stateOf({ pieces }), 'aedui', 'aedui', FULL, false)).not.toContain('raid');
  const alone = { veneti: { romans: { troops: 1 } } };
  expect(commandsOf(stateOf({ pieces: alone, capabilities }), 'aedui', 'aedui', FULL, false)).not.toContain(
    'raid',
  );
  const table = beginCommand({ pieces, capabilities }, 'raid', 'aedui');
  expect(table.legal('aedui', 'gain')).toEqual([]);
  table.do('aedui', 'pieces', 'romans').do('romans', 'agree').do('aedui', 'gain', 'veneti', 'romans');
  expect(table.force('veneti', 'romans')).toBe('1r');
  const refused = beginCommand({ pieces, capabilities }, 'raid', 'aedui');
  refused.do('aedui', 'pieces', 'romans').do('romans', 'refuse').do('aedui', 'end');
  expect(refused.step).toBe('turn');
});

describe('8.8.8 Auxilia that Non-player Romans lend', () => {
  const capabilities = { 38: { text: 'unshaded', holder: null } } as const;
  const both = { aedui: { troops: 2 }, romans: { troops: 2 } };
  const lent = () => {
    const pieces = { veneti: { ...both, belgae: { troops: 1 } }, pictones: both };
    return beginCommand(
      unheld({ pieces, capabilities, at: { sequani: 'arverni' } }, 'romans'),
      'raid',
      'aedui',
    ).do('aedui', 'pieces', 'romans');
  };

  test('8.8.8 they Raid anybody but Romans for Aedui whom a player runs', () => {
    const table = lent();
    expect(table.legal('aedui', 'gain')).toEqual([
      'pictones aedui',
      'pictones romans',
      'veneti aedui',
      'veneti romans',
    ]);
    expect(table.legal('aedui', 'take')).toEqual([
      'pictones romans aedui',
      'veneti belgae aedui',
      'veneti belgae romans',
      'veneti romans aedui',
    ]);
  });

  test('8.8.8 where they have Raided no Romans are Raided', () => {
    const table = lent().do('aedui', 'take', 'veneti', 'belgae', 'romans');
    expect(table.legal('aedui', 'take')).toEqual([
      'pictones romans aedui',
      'veneti belgae aedui',
      'veneti belgae romans',
    ]);
  });

  test('8.8.8 where Romans have been Raided they do not Raid', () => {
    const table = lent().do('aedui', 'take', 'veneti', 'romans', 'aedui');
    expect(table.legal('aedui', 'gain')).toEqual(['pictones aedui', 'pictones romans', 'veneti aedui']);
    expect(table.legal('aedui', 'take')).toEqual([
      'pictones romans aedui',
      'veneti belgae aedui',
      'veneti romans aedui',
    ]);
  });

  test('8.8.8 a Region where nobody else could Raid is not offered', () => {
    const pieces = { veneti: { aedui: { troops: 1 }, romans: { troops: 2 } }, pictones: both };
    const table = beginCommand(unheld({ pieces, capabilities }, 'romans'), 'raid', 'aedui');
    table.do('aedui', 'pieces', 'romans').do('aedui', 'take', 'veneti', 'romans', 'aedui');
    expect(nextArguments(rulebook, table.G, 'aedui', 'gain', [])).toEqual(['pictones']);
  });

  test('8.8.8 alone they are no reason to Raid where only Romans could be', () => {
    const pieces = { veneti: { aedui: { revealed: 1 }, romans: { troops: 1 } } };
    const order = orderFor('raid', 'aedui', 'aedui', FULL);
    order.pieces.agreed.push('romans');
    const position = { pieces, capabilities, devastated: ['veneti' as const] };
    expect(canRaid(stateOf(position), order)).toBe(true);
    expect(canRaid(stateOf(unheld(position, 'romans')), order)).toBe(false);
    const table = begin(unheld(position, 'romans'), { step: 'raid', sides: ['aedui'], order });
    expect(table.legal('aedui', 'take')).toEqual([]);
  });
});
