import { describe, expect, test } from 'vitest';
import { forecast } from '../../games/falling-sky/battle/strength';
import type { Text } from '../../games/falling-sky/components/cards';
import type { Player } from '../../games/falling-sky/components/factions';
import { germansPhase } from '../../games/falling-sky/winter/germans';
import { fight, inRegion, lossesTold } from './fight';
import { begin, beginCommand, type Position, stateOf } from './table';

const withCard = (card: number, text: Text, holder: Player | null = null): Position => ({
  capabilities: { [card]: { text, holder } },
});

describe('5.3 card 10 Ballistae', () => {
  test('5.3 unshaded: Besiege cancels what the Citadel halves', () => {
    const G = stateOf(
      inRegion(
        'carnutes',
        { romans: { legions: 4 }, arverni: { troops: 9 } },
        {
          ...withCard(10, 'unshaded'),
          at: { carnutes: 'citadel arverni' },
        },
      ),
    );
    const setup = { region: 'carnutes', attacker: 'romans', by: 'romans', defender: 'arverni' } as const;
    expect(forecast(G, setup).attack).toBe(2);
    expect(forecast(G, { ...setup, terms: { besiege: true } }).attack).toBe(4);
    expect(forecast(G, { ...setup, terms: { besiege: true } }, true).attack).toBe(2);
  });

  test('5.3 unshaded: a Fort falls on 1 and 2 only', () => {
    const position = inRegion('carnutes', { belgae: { troops: 4 }, romans: { fort: true } });
    const setup = { region: 'carnutes', attacker: 'belgae', defender: 'romans' } as const;
    expect(fight({ ...position, ...withCard(10, 'unshaded') }, setup, [3]).force('carnutes', 'romans')).toBe(
      'fort',
    );
    expect(fight({ ...position, ...withCard(10, 'unshaded') }, setup, [2]).force('carnutes', 'romans')).toBe(
      '',
    );
    expect(fight(position, setup, [3]).force('carnutes', 'romans')).toBe('');
  });

  test('5.3 shaded: after its Ambush the holder may remove a Fort or Citadel of the Defender', () => {
    const position = inRegion(
      'carnutes',
      { belgae: { troops: 4 }, arverni: { troops: 3 } },
      { at: { carnutes: 'citadel arverni', aulerci: 'arverni' } },
    );
    const setup = {
      region: 'carnutes',
      attacker: 'belgae',
      defender: 'arverni',
      terms: { ambush: true },
    } as const;
    const table = fight({ ...position, ...withCard(10, 'shaded', 'belgae') }, setup);
    expect(table.legal('belgae', 'take')).toEqual(['citadel carnutes']);
    expect(table.moves('belgae')).toContain('decline');
    table.do('belgae', 'take', 'citadel carnutes');
    expect(table.G.tribes).toEqual({ aulerci: { by: 'arverni', citadel: false } });
    expect(fight({ ...position, ...withCard(10, 'shaded', 'aedui') }, setup).step).not.toBe('siege');
  });
});

test('5.3 card 10 shaded: not after a Battle that was no Ambush', () => {
  const position = inRegion(
    'carnutes',
    { belgae: { troops: 4 }, arverni: { troops: 3 } },
    { at: { carnutes: 'citadel arverni' } },
  );
  const setup = { region: 'carnutes', attacker: 'belgae', defender: 'arverni' } as const;
  const table = fight({ ...position, ...withCard(10, 'shaded', 'belgae') }, setup).do('arverni', 'stand');
  expect(table.step).not.toBe('siege');
});

test('5.3 card 38 unshaded: who attacks lends the Defender nothing', () => {
  const position = inRegion('bituriges', { romans: { troops: 2 }, aedui: { troops: 4 } });
  const table = fight(
    { ...position, ...withCard(38, 'unshaded') },
    { region: 'bituriges', attacker: 'aedui', defender: 'romans' },
  );
  expect(table.step).toBe('declare');
});

test('5.3 card 38 unshaded: Aedui and Romans alone ask the other, who has to be there and not among the attackers', () => {
  const card = withCard(38, 'unshaded');
  const with2 = inRegion('bituriges', { aedui: { troops: 2 }, romans: { troops: 2 }, belgae: { troops: 4 } });
  const aedui = { region: 'bituriges', attacker: 'belgae', defender: 'aedui' } as const;
  const table = fight({ ...card, ...with2 }, aedui);
  table.do('aedui', 'apply').do('romans', 'agree').do('aedui', 'stand');
  expect(table.legal('aedui', 'remove')).toContain('romans hidden 2');
  const alone = inRegion('bituriges', {
    aedui: { troops: 2 },
    romans: { legions: 2 },
    belgae: { troops: 4 },
  });
  expect(fight({ ...card, ...alone }, aedui).step).toBe('declare');
  expect(fight({ ...card, ...with2 }, { ...aedui, attacker: 'arverni', defender: 'belgae' }).step).toBe(
    'declare',
  );
  const litaviccus = beginCommand({ ...card, ...with2 }, 'battle', 'belgae', {
    free: true,
    abilities: 0,
    card: 45,
  });
  const [ambush] = litaviccus.legal('belgae', 'battle');
  expect(ambush).toBe('bituriges romans battle');
});

describe('5.3 card 13 Balearic Slingers', () => {
  const card = withCard(13, 'unshaded');
  const position: Position = {
    ...card,
    pieces: {
      bituriges: { belgae: { troops: 4 }, aedui: { troops: 4 }, romans: { troops: 5 } },
      carnutes: { belgae: { troops: 4 }, aedui: { troops: 4 }, romans: { troops: 2 } },
    },
  };

  test('5.3 unshaded: Auxilia cause half a Loss each to the Attacker first, in one Region of an enemy Command', () => {
    const table = beginCommand(position, 'battle', 'belgae');
    table.do('belgae', 'battle', 'carnutes', 'aedui', 'battle').do('romans', 'decline').do('aedui', 'stand');
    table.do('belgae', 'battle', 'bituriges', 'aedui', 'battle');
    expect(table.prompt('romans')).toMatchObject({ rule: '5.3' });
    table.do('romans', 'apply');
    expect(table.force('bituriges', 'belgae')).toBe('2h');
    table.do('aedui', 'stand');
    expect(lossesTold(table).attack).toBe(1);
  });

  test('5.3 unshaded: used once, it is not asked again in the Command', () => {
    const table = beginCommand(position, 'battle', 'belgae');
    table.do('belgae', 'battle', 'carnutes', 'aedui', 'battle').do('romans', 'apply').do('aedui', 'stand');
    table.do('belgae', 'battle', 'bituriges', 'aedui', 'battle');
    expect(table.step).toBe('declare');
  });

  test('5.3 unshaded: also against Ambush and Germans, but not where one Auxilia alone would do nothing, nor in Roman Battle', () => {
    const germans = {
      region: 'bituriges',
      attacker: 'germans',
      defender: 'romans',
      terms: { ambush: true },
    } as const;
    const at = (troops: number) => ({
      ...card,
      ...inRegion('bituriges', { germans: { troops: 6 }, romans: { troops } }),
    });
    const table = fight(at(4), germans).do('romans', 'apply');
    expect(table.force('bituriges', 'germans')).toBe('4r');
    expect(table.force('bituriges', 'romans')).toBe('2r');
    expect(fight(at(1), germans).step).not.toBe('capability');
    const own = fight(position, { region: 'bituriges', attacker: 'romans', defender: 'aedui' });
    expect(own.step).toBe('declare');
  });
});

test('5.3 card 13: all Battles of one Germans Phase are one Command', () => {
  const pieces: Position['pieces'] = {
    nervii: { germans: { troops: 9 }, romans: { troops: 4 } },
    treveri: { germans: { troops: 9 }, romans: { troops: 4 } },
  };
  const table = begin(
    { ...withCard(13, 'unshaded'), pieces },
    germansPhase(['rally', 'march', 'raid']),
  ).start();
  expect(table.step).toBe('capability');
  table.do('romans', 'apply');
  expect(table.step).not.toBe('capability');
  expect(table.told('3.4.4', 'The Germans Battle the Romans in Treveri')).toBe(true);
});

describe('5.3 card 15 Legio X', () => {
  const setup = { region: 'bituriges', attacker: 'romans', by: 'romans', defender: 'arverni' } as const;
  const at = (romans: object, text: Text = 'unshaded', rest: Position = {}) =>
    stateOf({ ...withCard(15, text), ...inRegion('bituriges', { romans, arverni: { troops: 7 } }, rest) });

  test('5.3 unshaded: with Leader and Legion the Romans cause 2 more Losses and take 1 less, at the very end', () => {
    const romans = { leader: 'successor', legions: 1, troops: 1 };
    expect(forecast(at(romans), setup)).toEqual({ attack: 4, counterattack: 2 });
    expect(forecast(at(romans), setup, true).attack).toBe(3);
    expect(forecast(at({ legions: 1, troops: 1 }), setup)).toEqual({ attack: 1, counterattack: 3 });
    expect(forecast(at({ leader: 'named', troops: 1 }), setup)).toEqual({ attack: 1, counterattack: 3 });
    const defence = { ...setup, attacker: 'arverni', by: 'arverni', defender: 'romans' } as const;
    expect(forecast(at(romans), defence)).toEqual({ attack: 2, counterattack: 4 });
  });

  test('5.3 unshaded: Losses do not go below 0', () => {
    const G = stateOf({
      ...withCard(15, 'unshaded'),
      ...inRegion('bituriges', { romans: { leader: 'named', legions: 1 }, arverni: { troops: 1 } }),
    });
    expect(forecast(G, setup).counterattack).toBe(0);
  });

  test('5.3 shaded: Caesar doubles one Legion only', () => {
    expect(forecast(at({ leader: 'named', legions: 3 }, 'shaded'), setup).attack).toBe(5);
    expect(forecast(at({ leader: 'named' }, 'shaded'), setup).attack).toBe(1);
  });
});

describe('5.3 card 27 Massed Gallic Archers', () => {
  const setup = { region: 'bituriges', attacker: 'arverni', by: 'arverni', defender: 'aedui' } as const;

  test('5.3 unshaded: Arverni Battles cause 1 Loss less, before halving, never below 0; their defence as ever', () => {
    const at = (troops: number) =>
      stateOf({
        ...withCard(27, 'unshaded'),
        ...inRegion('bituriges', { arverni: { troops }, aedui: { troops: 4 } }),
      });
    expect(forecast(at(8), setup).attack).toBe(3);
    expect(forecast(at(8), setup, true).attack).toBe(1);
    expect(forecast(at(1), setup).attack).toBe(0);
    const defence = { ...setup, attacker: 'aedui', by: 'aedui', defender: 'arverni' } as const;
    expect(forecast(at(8), defence).counterattack).toBe(4);
  });

  test('5.3 shaded: six Arverni Warbands make their enemy take a Loss at the start, attacking or defending', () => {
    const card = withCard(27, 'shaded');
    const attack = (troops: number) =>
      fight({ ...card, ...inRegion('bituriges', { arverni: { troops }, aedui: { troops: 6 } }) }, setup);
    expect(attack(6).force('bituriges', 'aedui')).toBe('5h');
    expect(attack(5).force('bituriges', 'aedui')).toBe('6h');
    const defence = fight(
      { ...card, ...inRegion('bituriges', { arverni: { troops: 6 }, aedui: { troops: 6 } }) },
      { region: 'bituriges', attacker: 'aedui', defender: 'arverni' },
    );
    expect(defence.force('bituriges', 'aedui')).toBe('5h');
    expect(defence.step).toBe('declare');
  });

  test('5.3 shaded: under Ambush that Loss, too, removes a piece without a roll', () => {
    const position = inRegion('bituriges', { arverni: { troops: 6 }, romans: { legions: 4 } });
    const table = fight(
      { ...withCard(27, 'shaded'), ...position },
      { ...setup, defender: 'romans', terms: { ambush: true } },
    );
    expect(table.force('bituriges', 'romans')).toBe('');
    expect(table.G.legions.fallen).toBe(4);
  });
});

describe("5.3 card 30 Vercingetorix's Elite", () => {
  const card = withCard(30, 'shaded');
  const setup = { region: 'bituriges', attacker: 'arverni', defender: 'aedui' } as const;

  test('5.3 shaded: four Warbands of their choice cause a Loss each', () => {
    const arverni = { leader: 'successor' as const, troops: 3, revealed: 3 };
    const table = fight({ ...card, ...inRegion('bituriges', { arverni, aedui: { troops: 9 } }) }, setup);
    expect(table.legal('arverni', 'pick')).toEqual(['hidden', 'revealed']);
    for (let count = 0; count < 3; count++) table.do('arverni', 'pick', 'revealed');
    expect(table.step).toBe('declare');
    table.do('aedui', 'stand');
    expect(lossesTold(table).attack).toBe(6);
  });

  test('5.3 shaded: they take Losses by dice, and are no Legions any more when they fall', () => {
    const arverni = { leader: 'named' as const, troops: 3, revealed: 1 };
    const romans = { legions: 4 };
    const table = fight(
      { ...card, ...inRegion('bituriges', { arverni, romans }) },
      { region: 'bituriges', attacker: 'romans', defender: 'arverni' },
    );
    table.do('arverni', 'stand');
    expect(table.legal('arverni', 'roll')).toEqual(['elite hidden', 'elite revealed', 'leader']);
    expect(table.legal('arverni', 'remove')).toEqual([]);
    table
      .dice(1, 4, 2, 6, 6, 6, 6)
      .do('arverni', 'roll', 'elite hidden')
      .do('arverni', 'roll', 'elite hidden');
    table.do('arverni', 'roll', 'elite revealed').do('arverni', 'roll', 'leader');
    expect(table.force('bituriges', 'arverni')).toBe('named 2r');
    expect(lossesTold(table).counterattack).toBe(3);
    expect(table.G.legions.fallen).toBe(0);
  });

  test('5.3 shaded: others are removed as ever, and nothing is picked without a Leader', () => {
    const arverni = { leader: 'named' as const, troops: 6 };
    const table = fight(
      { ...card, ...inRegion('bituriges', { arverni, romans: { legions: 2 } }) },
      { region: 'bituriges', attacker: 'romans', defender: 'arverni' },
    );
    table.do('arverni', 'stand');
    expect(table.legal('arverni', 'remove')).toEqual(['hidden 1', 'hidden 2']);
    expect(table.legal('arverni', 'roll')).toEqual(['elite hidden', 'leader']);
    const position = inRegion('bituriges', { arverni: { troops: 6 }, aedui: { troops: 9 } });
    const without = fight({ ...card, ...position }, setup).do('aedui', 'stand');
    expect(lossesTold(without).attack).toBe(3);
  });
});

test('5.3 card 30 shaded: nobody but the Arverni picks', () => {
  const position = inRegion('bituriges', {
    belgae: { leader: 'named', troops: 3, revealed: 3 },
    romans: { leader: 'named', troops: 6 },
    arverni: { leader: 'named', troops: 6 },
  });
  const romans = { region: 'bituriges', attacker: 'romans', defender: 'belgae' } as const;
  expect(fight({ ...position, ...withCard(30, 'shaded') }, romans).step).toBe('declare');
  const belgae = { region: 'bituriges', attacker: 'belgae', defender: 'romans' } as const;
  const table = fight({ ...position, ...withCard(30, 'shaded') }, belgae).do('romans', 'stand');
  expect(lossesTold(table).attack).toBe(7);
});

describe('5.3 card 59 Germanic Horse', () => {
  test('5.3 unshaded: in one Region of a Command Auxilia cause a Loss each, attacking or defending', () => {
    const position: Position = {
      ...withCard(59, 'unshaded'),
      pieces: {
        bituriges: { romans: { troops: 3 }, aedui: { troops: 9 } },
        carnutes: { romans: { troops: 3 }, aedui: { troops: 9 } },
      },
    };
    const table = beginCommand(position, 'battle', 'romans');
    table.do('romans', 'battle', 'bituriges', 'aedui', 'battle').do('romans', 'apply').do('aedui', 'stand');
    expect(lossesTold(table).attack).toBe(3);
    table.do('romans', 'battle', 'carnutes', 'aedui', 'battle');
    expect(table.side).toBe('aedui');
    const defence = fight(position, { region: 'bituriges', attacker: 'aedui', defender: 'romans' });
    defence.do('romans', 'apply').do('romans', 'stand');
    expect(lossesTold(defence)).toEqual({ attack: 4, counterattack: 0 });
    const strong = fight(
      {
        ...withCard(59, 'unshaded'),
        ...inRegion('bituriges', { romans: { troops: 5 }, aedui: { troops: 4 } }),
      },
      { region: 'bituriges', attacker: 'aedui', defender: 'romans' },
    );
    strong.do('romans', 'apply').do('romans', 'stand');
    expect(lossesTold(strong)).toEqual({ attack: 2, counterattack: 3 });
  });

  test('5.3 unshaded: only where Auxilia fight', () => {
    const card = withCard(59, 'unshaded');
    const at = (romans: object) => ({
      ...card,
      ...inRegion('bituriges', { romans, aedui: { troops: 4 }, belgae: { troops: 4 } }),
    });
    const attack = { region: 'bituriges', attacker: 'romans', defender: 'aedui' } as const;
    expect(fight(at({ legions: 2 }), attack).step).toBe('declare');
    expect(fight(at({ legions: 2, troops: 1 }), attack).step).toBe('capability');
    expect(fight(at({ troops: 1 }), { ...attack, attacker: 'belgae' }).step).toBe('declare');
  });

  test('5.3 unshaded: with Slingers Auxilia cause a Loss each before the Battle', () => {
    const capabilities = {
      13: { text: 'unshaded' as const, holder: null },
      59: { text: 'unshaded' as const, holder: null },
    };
    const position = inRegion(
      'bituriges',
      { romans: { troops: 1 }, belgae: { troops: 6 }, aedui: { troops: 1 } },
      { capabilities },
    );
    const table = fight(position, { region: 'bituriges', attacker: 'belgae', defender: 'aedui' });
    table.do('romans', 'apply').do('romans', 'apply');
    expect(table.force('bituriges', 'belgae')).toBe('5h');
  });

  test('5.3 shaded: the holder doubles what its enemy takes, before rounding, attacking or defending', () => {
    const card = withCard(59, 'shaded', 'belgae');
    const position = { ...card, ...inRegion('bituriges', { belgae: { troops: 5 }, aedui: { troops: 9 } }) };
    const table = fight(position, { region: 'bituriges', attacker: 'belgae', defender: 'aedui' });
    table.do('belgae', 'apply').do('aedui', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 5, counterattack: 2 });
    const defence = fight(position, { region: 'bituriges', attacker: 'aedui', defender: 'belgae' });
    defence.do('belgae', 'apply').do('belgae', 'stand');
    expect(lossesTold(defence)).toEqual({ attack: 4, counterattack: 1 });
  });

  test('5.3 shaded: not against a Fort or Citadel, nor for others', () => {
    const at = { bituriges: 'citadel aedui' } as const;
    const forces = { belgae: { troops: 5 }, aedui: { troops: 9 } };
    const setup = { region: 'bituriges', attacker: 'belgae', defender: 'aedui' } as const;
    expect(
      fight(
        {
          ...withCard(59, 'shaded', 'belgae'),
          ...inRegion('bituriges', forces, { at }),
          ...withCard(59, 'shaded', 'belgae'),
        },
        setup,
      ).step,
    ).toBe('declare');
    expect(
      fight({ ...inRegion('bituriges', forces), ...withCard(59, 'shaded', 'arverni') }, setup).step,
    ).toBe('declare');
  });
});

test('5.3 cards 27 and 59: one Loss is taken off, then the rest is doubled', () => {
  const capabilities = {
    27: { text: 'unshaded' as const, holder: null },
    59: { text: 'shaded' as const, holder: 'arverni' as const },
  };
  const position = inRegion('bituriges', { arverni: { troops: 5 }, aedui: { troops: 4 } }, { capabilities });
  const table = fight(position, { region: 'bituriges', attacker: 'arverni', defender: 'aedui' });
  table.do('arverni', 'apply').do('aedui', 'stand');
  expect(lossesTold(table).attack).toBe(3);
});

describe('5.3 card 38 Diviciacus', () => {
  const card = withCard(38, 'unshaded');

  test('5.3 unshaded: Romans attack with Aedui Warbands as if Auxilia when the Aedui agree', () => {
    const position = {
      ...card,
      ...inRegion('bituriges', { romans: { legions: 1 }, aedui: { troops: 4 }, arverni: { troops: 9 } }),
    };
    const table = beginCommand(position, 'battle', 'romans');
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    table.do('romans', 'battle', 'bituriges', 'arverni', 'battle').do('arverni', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 3, counterattack: 3 });
    expect(table.legal('romans', 'remove')).toEqual(['aedui hidden 1', 'aedui hidden 2', 'aedui hidden 3']);
    table.do('romans', 'remove', 'aedui hidden', 3);
    expect(table.force('bituriges', 'aedui')).toBe('1r');
  });

  test('5.3 unshaded: who is attacked lends nothing', () => {
    const position = { ...card, ...inRegion('bituriges', { romans: { legions: 1 }, aedui: { troops: 4 } }) };
    const table = beginCommand(position, 'battle', 'romans');
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    table.do('romans', 'battle', 'bituriges', 'aedui', 'battle').dice(6).do('aedui', 'stand');
    expect(lossesTold(table).attack).toBe(1);
    expect(table.force('bituriges', 'aedui')).toBe('3r');
  });

  test('5.3 unshaded: a Defender may ask for them, and they Retreat with it', () => {
    const position: Position = {
      ...card,
      pieces: {
        bituriges: { romans: { troops: 2 }, aedui: { troops: 4 }, arverni: { troops: 8 } },
        carnutes: { romans: { legions: 1 } },
      },
    };
    const setup = { region: 'bituriges', attacker: 'arverni', defender: 'romans' } as const;
    const table = fight(position, setup).do('romans', 'apply').do('aedui', 'agree').do('romans', 'stand');
    expect(lossesTold(table).attack).toBe(4);
    table.do('romans', 'remove', 'aedui hidden', 4);
    expect(lossesTold(table).counterattack).toBe(1);
    const retreat = fight(position, setup).do('romans', 'apply').do('aedui', 'agree').do('romans', 'retreat');
    retreat.do('romans', 'remove', 'hidden', 2).do('romans', 'go', 'carnutes');
    expect(retreat.force('carnutes', 'aedui')).toBe('4h');
    const refused = fight(position, setup).do('romans', 'apply').do('aedui', 'refuse').do('romans', 'stand');
    expect(refused.force('bituriges', 'romans')).toBe('');
    expect(refused.force('bituriges', 'aedui')).toBe('4h');
  });
});

test('5.3 card 59 shaded: the holder that defends doubles its Counterattack', () => {
  const position = inRegion(
    'carnutes',
    { belgae: { troops: 9 }, arverni: { troops: 4 } },
    withCard(59, 'shaded', 'arverni'),
  );
  const table = fight(position, { region: 'carnutes', attacker: 'belgae', defender: 'arverni' });
  table.do('arverni', 'apply').do('arverni', 'stand');
  expect(lossesTold(table)).toEqual({ attack: 4, counterattack: 0 });
  const more = inRegion(
    'carnutes',
    { belgae: { troops: 4 }, arverni: { troops: 6 } },
    withCard(59, 'shaded', 'arverni'),
  );
  const counter = fight(more, { region: 'carnutes', attacker: 'belgae', defender: 'arverni' });
  counter.do('arverni', 'apply').do('arverni', 'stand');
  expect(lossesTold(counter)).toEqual({ attack: 2, counterattack: 4 });
});

test('5.3 card 4: the Romans are as if with a Fort only in the Region of the marker', () => {
  const circumvallation = { region: 'mandubii', faction: 'arverni', troops: 8, leader: false } as const;
  const pieces = { arverni: { troops: 8 }, romans: { troops: 9 } };
  const attackIn = (region: 'mandubii' | 'carnutes') =>
    forecast(stateOf(inRegion(region, pieces, { circumvallation })), {
      region,
      attacker: 'arverni',
      by: 'arverni',
      defender: 'romans',
    }).attack;
  expect([attackIn('mandubii'), attackIn('carnutes')]).toEqual([2, 4]);
});

test('5.3 card 10 shaded: nobody is asked where the Defender has neither Fort nor Citadel, nor for the Fort of Provincia', () => {
  const card = withCard(10, 'shaded', 'belgae');
  const plain = inRegion(
    'carnutes',
    { belgae: { troops: 4 }, arverni: { troops: 3 } },
    { at: { aulerci: 'arverni' } },
  );
  const setup = { attacker: 'belgae', terms: { ambush: true } } as const;
  const table = fight({ ...card, ...plain }, { ...setup, region: 'carnutes', defender: 'arverni' });
  expect(table.told('1.6', 'after the Battle')).toBe(true);
  const provincia = inRegion('provincia', { belgae: { troops: 4 }, romans: { troops: 3 } });
  const other = fight({ ...card, ...provincia }, { ...setup, region: 'provincia', defender: 'romans' });
  expect([other.step, other.force('provincia', 'romans')]).toEqual(['turn', '2r fort']);
});

test('5.3 card 10 shaded: a Fort falls on 3 as ever', () => {
  const position = inRegion('carnutes', { belgae: { troops: 4 }, romans: { fort: true } });
  const setup = { region: 'carnutes', attacker: 'belgae', defender: 'romans' } as const;
  const table = fight({ ...position, ...withCard(10, 'shaded', 'belgae') }, setup, [3]);
  expect(table.force('carnutes', 'romans')).toBe('');
});

test('4.3.3, 5.3 card 13 unshaded: who Ambushes rolls for its own Losses as ever', () => {
  const forces = {
    belgae: { leader: 'named' as const, troops: 3 },
    aedui: { revealed: 1 },
    romans: { revealed: 8 },
  };
  const position = { ...inRegion('bituriges', forces), ...withCard(13, 'unshaded') };
  const setup = {
    region: 'bituriges',
    attacker: 'belgae',
    defender: 'aedui',
    terms: { ambush: true },
  } as const;
  const table = fight(position, setup, [4]).do('romans', 'apply').dice(4);
  table.do('belgae', 'remove', 'hidden', 3);
  expect([table.force('bituriges', 'belgae'), table.diceLeft]).toEqual(['named', []]);
});

test('5.3 cards 13 and 27: the Loss by the Archers comes before those by Slingers', () => {
  const capabilities = {
    13: { text: 'unshaded', holder: null },
    27: { text: 'shaded', holder: null },
  } as const;
  const position = inRegion('bituriges', { arverni: { troops: 6 }, romans: { troops: 2 } }, { capabilities });
  const table = fight(position, { region: 'bituriges', attacker: 'arverni', defender: 'romans' });
  table.do('romans', 'apply');
  expect([table.force('bituriges', 'romans'), table.force('bituriges', 'arverni')]).toEqual(['1h', '6h']);
  expect(table.told('5.3', 'Massed Gallic Archers: 1 Loss for the Romans.')).toBe(true);
  expect(table.told('5.3', 'Balearic Slingers: no Losses for the Arverni.')).toBe(true);
});
