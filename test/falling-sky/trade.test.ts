import { describe, expect, test } from 'vitest';
import { abilityFrame, canUse } from '../../games/falling-sky/abilities/start';
import { tradeIn } from '../../games/falling-sky/abilities/trade';
import { useOf } from '../../games/falling-sky/abilities/use';
import { begin, beginCommand, type Position, stateOf, type Table } from './table';

/** Two Aedui pieces in Supply Lines with nobody in between; Provincia is Roman. */
const OPEN = {
  pieces: { aedui: { aedui: { troops: 3 } } },
  at: { aedui: 'citadel aedui', sequani: 'aedui' },
};

/** Pieces that Control every Region on the border of Cisalpina. */
const BORDER = { ubii: { germans: { troops: 5 } }, provincia: { germans: { troops: 5 } } };

/** A Trade that accompanies Rally. */
function trade(position: Position): Table {
  return beginCommand(position, 'rally', 'aedui').do('aedui', 'ability', 'trade');
}

describe('4.4.1 what Trade brings in', () => {
  test('4.4.1 Allies and Citadels, and under Aedui Control Subdued Tribes and, if the Romans agree, Roman Allies', () => {
    const G = stateOf({
      pieces: { mandubii: { aedui: { troops: 9 } }, sequani: { belgae: { troops: 9 } } },
      at: { mandubii: 'citadel aedui', senones: 'romans', sequani: 'aedui', carnutes: 'dispersed' },
    });
    expect([tradeIn(G, 'mandubii', false), tradeIn(G, 'mandubii', true)]).toEqual([2, 6]);
    expect([tradeIn(G, 'sequani', false), tradeIn(G, 'sequani', true)]).toEqual([1, 2]);
    expect([tradeIn(G, 'carnutes', false), tradeIn(G, 'veneti', true)]).toEqual([0, 0]);
  });

  test('4.4.1 2 Resources each where the Romans agree, and the Trade goes on by itself', () => {
    const table = trade(OPEN).do('aedui', 'trade');
    expect(table.sides).toEqual(['romans']);
    table.do('romans', 'agree');
    expect(table.G.resources.aedui).toBe(26);
    expect(table.step).toBe('rally');
    expect(table.told('4.4.1', 'The Aedui Trade: 6 Resources, with Roman agreement.')).toBe(true);
  });

  test('4.4.1 after a refusal the Aedui Trade at half, or call it off', () => {
    const table = trade(OPEN).do('aedui', 'trade').do('romans', 'refuse');
    expect(table.sides).toEqual(['aedui']);
    expect(table.step).toBe('trade');
    expect(table.moves('aedui')).not.toContain('tradeIn');
    const { G } = table;
    table.do('aedui', 'trade');
    expect(table.G.resources.aedui).toBe(23);
    table.G = G;
    table.do('aedui', 'end');
    expect(table.G.resources.aedui).toBe(20);
    expect(table.legal('aedui', 'ability')).toContain('trade');
    table.do('aedui', 'ability', 'trade').do('aedui', 'trade');
    expect(table.G.resources.aedui).toBe(23);
  });

  test('4.4.1 the Romans declare though they Control nothing, others only where it matters', () => {
    const position = {
      pieces: {
        ...OPEN.pieces,
        ...BORDER,
        sequani: { arverni: { troops: 5 } },
        provincia: { belgae: { troops: 5 } },
      },
      at: { aedui: 'citadel aedui' },
    };
    const table = trade(position).do('aedui', 'trade');
    expect(table.sides).toEqual(['romans']);
    table.do('romans', 'refuse');
    expect(table.sides).toEqual(['arverni']);
    table.do('arverni', 'refuse');
    expect(table.sides).toEqual(['belgae']);
    table.do('belgae', 'agree').do('aedui', 'trade');
    expect(table.G.resources.aedui).toBe(21);
  });

  test('4.4.1 once one has agreed, who does not matter any more is not asked', () => {
    const position = {
      pieces: {
        ...OPEN.pieces,
        ...BORDER,
        sequani: { arverni: { troops: 5 } },
        provincia: { belgae: { troops: 5 } },
      },
      at: { aedui: 'citadel aedui' },
    };
    const table = trade(position).do('aedui', 'trade').do('romans', 'agree').do('arverni', 'agree');
    expect(table.step).toBe('rally');
    expect(table.G.resources.aedui).toBe(22);
  });

  test('4.4.1 without any Supply Line there is no Trade, and it does not count as used', () => {
    const position = {
      pieces: { ...OPEN.pieces, ...BORDER, sequani: { arverni: { troops: 5 } } },
      at: { aedui: 'citadel aedui' },
    };
    const table = trade(position).do('aedui', 'ask', 'arverni', 0).do('arverni', 'refuse');
    expect(table.step).toBe('rally');
    expect(table.legal('aedui', 'ability')).not.toContain('trade');
    expect(table.told('4.4.1', 'nothing to Trade')).toBe(true);
    expect(table.G.resources.aedui).toBe(20);
    table.do('aedui', 'end');
    expect(table.G.stack.some(({ step }) => step === 'rally')).toBe(false);
  });

  test('3.2.1 Germans never agree', () => {
    const position = {
      pieces: { ...OPEN.pieces, ...BORDER, sequani: { germans: { troops: 5 } } },
      at: { aedui: 'citadel aedui' },
    };
    const G = stateOf(position);
    expect(canUse(G, useOf('trade', 'aedui', false))).toBe(false);
    expect(canUse(stateOf(OPEN), useOf('trade', 'aedui', false))).toBe(true);
    expect(canUse(stateOf(OPEN), useOf('trade', 'aedui', false, ['veneti']))).toBe(false);
  });

  test('1.5.2 part of the Resources to come may be offered, and is paid when they have come', () => {
    const table = trade({ ...OPEN, resources: { aedui: 0, romans: 0 } });
    expect(table.legal('aedui', 'ask')).toHaveLength(7);
    table.do('aedui', 'ask', 'romans', 5);
    expect(table.prompt('romans')?.text).toContain('for 5 Resources');
    table.do('romans', 'agree');
    expect(table.G.resources).toMatchObject({ aedui: 0, romans: 0 });
    table.do('aedui', 'trade');
    expect(table.G.resources).toMatchObject({ aedui: 1, romans: 5 });
    expect(table.told('1.5.2', 'The Aedui hand the Romans 5 Resources.')).toBe(true);
  });

  test('1.5.2 nothing is paid for a refusal, nor when the Trade is called off', () => {
    const refused = trade(OPEN).do('aedui', 'ask', 'romans', 2).do('romans', 'refuse').do('aedui', 'trade');
    expect(refused.G.resources).toMatchObject({ aedui: 23, romans: 20 });
    const off = trade(OPEN).do('aedui', 'ask', 'romans', 2).do('romans', 'agree').do('aedui', 'end');
    expect(off.G.resources).toMatchObject({ aedui: 20, romans: 20 });
    off.do('aedui', 'ability', 'trade').do('aedui', 'trade');
    expect(off.sides).toEqual(['romans']);
  });

  test('1.5.2 a standing answer is given at once', () => {
    const table = beginCommand(OPEN, 'rally', 'aedui').do('romans', 'standing', 'supply', 'aedui', 'agree');
    table.do('aedui', 'ability', 'trade').do('aedui', 'trade');
    expect(table.G.resources.aedui).toBe(26);
  });

  test('4.1, 4.4.1 Trade may pay for the Command that it comes before', () => {
    const broke = { ...OPEN, resources: { aedui: 0 } };
    const choosing = (position: Position) => beginCommand(position, 'raid', 'aedui').do('aedui', 'end');
    expect(choosing(broke).legal('aedui', 'command')).toEqual(['march', 'raid', 'rally']);
    const poor = { romans: 0, arverni: 0, aedui: 0, belgae: 0 };
    const blocked = { resources: poor, at: {}, pieces: { aedui: { aedui: { troops: 3 } }, ...BORDER } };
    const sequani = { sequani: { germans: { troops: 5 } } };
    expect(
      choosing({ ...blocked, pieces: { ...blocked.pieces, ...sequani } }).legal('aedui', 'command'),
    ).toEqual(['raid']);
    const table = choosing(broke).do('aedui', 'command', 'rally');
    expect(table.legal('aedui', 'ability')).toEqual(['trade']);
    table.do('aedui', 'ability', 'trade').do('aedui', 'trade').do('romans', 'refuse').do('aedui', 'trade');
    expect(table.G.resources.aedui).toBe(3);
    expect(table.legal('aedui', 'end')).toEqual([]);
    table.do('aedui', 'warbands', 'aedui', 1);
    expect(table.G.resources.aedui).toBe(2);
  });

  test('4.1 Trade may interrupt a Rally', () => {
    const table = beginCommand({ ...OPEN, resources: { aedui: 1 } }, 'rally', 'aedui');
    table.do('aedui', 'warbands', 'aedui', 1);
    expect(table.legal('aedui', 'warbands')).toEqual([]);
    table.do('aedui', 'ability', 'trade').do('aedui', 'trade').do('romans', 'agree');
    expect(table.legal('aedui', 'warbands')).toEqual(['sequani 1']);
    expect(table.legal('aedui', 'ability')).toEqual([]);
  });

  test('5.4 a free Trade of its own, in some Regions', () => {
    const table = begin(OPEN, abilityFrame(useOf('trade', 'aedui', true, ['sequani']))).start();
    table.do('aedui', 'trade').do('romans', 'agree');
    expect(table.G.resources.aedui).toBe(24);
  });
});

describe('card 39 River Commerce', () => {
  const closed = {
    pieces: { ...OPEN.pieces, ...BORDER, sequani: { germans: { troops: 5 } } },
    at: { aedui: 'citadel aedui', morini: 'aedui', menapii: 'belgae' },
  };

  test('card 39 unshaded: Trade needs no Supply Lines, and only the Romans declare', () => {
    const capabilities = { 39: { text: 'unshaded', holder: null } } as const;
    const table = trade({ ...closed, capabilities })
      .do('aedui', 'trade')
      .do('romans', 'agree');
    expect(table.step).toBe('rally');
    expect(table.G.resources.aedui).toBe(24);
  });

  test('card 39 shaded: Trade in one Region', () => {
    const capabilities = { 39: { text: 'shaded', holder: null } } as const;
    const table = trade({ ...OPEN, capabilities });
    expect(table.legal('aedui', 'tradeIn')).toEqual([]);
    table.do('aedui', 'trade').do('romans', 'agree');
    expect(table.legal('aedui', 'tradeIn')).toEqual(['aedui', 'sequani']);
    expect(table.legal('aedui', 'trade')).toEqual([]);
    table.do('aedui', 'tradeIn', 'sequani');
    expect(table.G.resources.aedui).toBe(24);
    expect(table.step).toBe('rally');
  });
});
