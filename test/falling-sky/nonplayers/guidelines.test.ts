import { describe, expect, test } from 'vitest';
import { fightFrame } from '../../../games/falling-sky/battle/fight';
import { harassmentFrame } from '../../../games/falling-sky/commands/harassment';
import { orderFor } from '../../../games/falling-sky/commands/order';
import type { Party } from '../../../games/falling-sky/commands/party';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import { PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { askFor } from '../../../games/falling-sky/negotiation';
import { emptyGroup } from '../../../games/falling-sky/pieces/force';
import { fight, inRegion } from '../fight';
import { begin, type Position, type Table } from '../table';
import { eitherWay } from './eitherWay';
import { ARVERNIAN, BELGIC, eventTurn, unheld } from './table';

const told = (table: Table): string => table.journal.map(({ text }) => text).join('\n');

/** Romans Seize, or Arverni March, where everybody else could Harass them and is run by nobody. */
function harassing(against: 'romans' | 'arverni', party: Party | null, position: Position = {}): string {
  const troops = { troops: 3 };
  const forces = { romans: troops, arverni: troops, aedui: troops, belgae: troops };
  const order = orderFor(party === null ? 'seize' : 'march', against, against, FULL);
  const own = against === 'romans' ? { legions: 2, troops: 6 } : { leader: 'named' as const, troops: 6 };
  const at = inRegion('bituriges', { ...forces, [against]: own }, position);
  const others = PLAYERS.filter((faction) => faction !== against);
  const table = begin(
    unheld(at, ...others),
    commandFrame(order),
    harassmentFrame(order, 'bituriges', party),
  ).start();
  while (table.step === 'harassed') table.do(against, 'lose', 'hidden');
  return told(table);
}

describe('8.4.2 Agreement', () => {
  test.each(['arverni', 'belgae'] as const)('8.4.2 the %s agree to nothing', (faction) => {
    for (const matter of ['supply', 'retreat', 'quarters', 'passage'] as const) {
      const table = begin(unheld({}, faction), askFor('romans', faction, matter)).start();
      expect(told(table)).toContain('do not agree with the Romans');
    }
  });
});

describe('8.4.2 Harassment', () => {
  test('8.4.2 Belgae and Arverni Harass Romans who Seize, Aedui do not', () => {
    const lines = harassing('romans', null);
    expect(lines).toContain('The Belgae Harass the Romans');
    expect(lines).toContain('The Arverni Harass the Romans');
    expect(lines).toContain('The Aedui do not Harass');
  });

  test('8.4.2 Romans and Aedui Harass Vercingetorix, Belgae do not', () => {
    const lines = harassing('arverni', { arverni: { ...emptyGroup(), leader: 'named', hidden: 6 } });
    expect(lines).toContain('The Romans Harass the Arverni');
    expect(lines).toContain('The Aedui Harass the Arverni');
    expect(lines).toContain('The Belgae do not Harass');
  });

  test('8.4.2 nobody Harasses Arverni without Vercingetorix', () => {
    const lines = harassing('arverni', { arverni: { ...emptyGroup(), hidden: 6 } });
    expect(lines).not.toMatch(/Harass the/);
    const led = harassing('arverni', { arverni: { ...emptyGroup(), leader: 'successor', hidden: 6 } });
    expect(led).not.toMatch(/Harass the/);
  });

  test('8.4.4 none in Frost whose Losses would have to fall on Legions, to the victory of an Arverni player', () => {
    const position: Position = {
      pieces: { bituriges: { romans: { legions: 3, troops: 1 }, belgae: { troops: 6 } } },
      at: Object.fromEntries(ARVERNIAN.map((tribe) => [tribe, 'arverni'])),
      legions: { track: 6 },
      resources: {},
    };
    const lines = (seizing: Position) => {
      const order = orderFor('seize', 'romans', 'romans', FULL);
      const frames = [commandFrame(order), harassmentFrame(order, 'bituriges', null)];
      return told(begin(unheld(seizing, 'belgae'), ...frames).start());
    };
    const nearly: Position = {
      ...position,
      pieces: { ...position.pieces, provincia: { romans: { legions: 5 } } },
    };
    expect(lines({ ...nearly, deck: ['winter'] })).toContain('The Belgae Harass');
    const won: Position = { ...nearly, pieces: { ...nearly.pieces, provincia: { romans: { legions: 3 } } } };
    expect(lines({ ...won, deck: ['winter'], at: { ...won.at, sequani: 'arverni' } })).toContain(
      'The Belgae do not Harass',
    );
    expect(lines({ ...won, at: { ...won.at, sequani: 'arverni' } })).toContain('The Belgae Harass');
  });

  test('8.4.4 none of a Seize in Frost that would leave Control to a Belgic player, and victory', () => {
    const harasses = (belgae: number, deck: Position['deck'], party: Party | null = null, troops = 4) => {
      const position: Position = {
        pieces: { carnutes: { romans: { troops }, arverni: { hidden: 6 }, belgae: { revealed: belgae } } },
        at: Object.fromEntries(BELGIC.map((tribe) => [tribe, 'belgae'])),
        deck,
      };
      const order = orderFor(party === null ? 'seize' : 'march', 'romans', 'romans', FULL);
      const frames = [commandFrame(order), harassmentFrame(order, 'carnutes', party)];
      return told(begin(unheld(position, 'arverni'), ...frames).start()).includes('The Arverni Harass');
    };
    expect(harasses(9, ['winter'])).toBe(false);
    expect(harasses(9, [2])).toBe(true);
    expect(harasses(8, ['winter'])).toBe(true);
    expect(harasses(6, ['winter'], null, 1)).toBe(true);
    expect(harasses(9, ['winter'], { romans: { ...emptyGroup(), hidden: 4 } })).toBe(true);
  });

  test('8.4.4 Losses fall on Legions only once all else is lost: also Allies and a Fort where the Romans Seize', () => {
    const harasses = (
      romans: NonNullable<Position['pieces']>['bituriges'],
      { at = {}, party = null, ...more }: Position & { party?: Party | null } = {},
      region: RegionId = 'bituriges',
    ) => {
      const command = orderFor(party === null ? 'seize' : 'march', 'romans', 'romans', FULL);
      const order = { ...command, pieces: { agreed: ['aedui' as const], refused: [] } };
      const position: Position = {
        pieces: { ubii: { romans: { legions: 4 } }, [region]: { belgae: { troops: 6 }, ...romans } },
        at: {
          ...Object.fromEntries([...ARVERNIAN, 'sequani'].map((tribe) => [tribe, 'arverni'])),
          ...at,
        },
        legions: { track: 6 },
        deck: ['winter'],
        ...more,
      };
      const frames = [commandFrame(order), harassmentFrame(order, region, party)];
      const table = begin(unheld(position, 'belgae'), ...frames).dice(6, 6);
      return told(table.start()).includes('The Belgae Harass');
    };
    const two = { legions: 2 };
    expect(harasses({ romans: two })).toBe(false);
    expect(harasses({ romans: { ...two, hidden: 1 } })).toBe(false);
    expect(harasses({ romans: { ...two, hidden: 1 }, belgae: { troops: 5 } })).toBe(true);
    expect(harasses({ romans: { ...two, hidden: 1, revealed: 1 } })).toBe(true);
    expect(harasses({ romans: { ...two, scouted: 1, leader: 'named' } })).toBe(true);
    expect(harasses({ romans: { ...two, hidden: 1, fort: true } })).toBe(true);
    expect(harasses({ romans: { ...two, hidden: 1 } }, {}, 'provincia')).toBe(false);
    expect(harasses({ romans: { ...two, hidden: 1 } }, { at: { bituriges: 'romans' } })).toBe(true);
    expect(harasses({ romans: { ...two, hidden: 1 }, aedui: { hidden: 1 } })).toBe(true);
    const group = { ...emptyGroup(), legions: 1, hidden: 1 };
    const passing = { romans: { legions: 2, hidden: 4 }, aedui: { hidden: 1 } };
    expect(harasses(passing, { party: { romans: group } })).toBe(false);
    expect(harasses(passing, { party: { romans: group, aedui: { ...emptyGroup(), hidden: 1 } } })).toBe(true);
    const elsewhere: Position['pieces'] = {
      ubii: { romans: { legions: 6 } },
      bituriges: { romans: { hidden: 1 }, belgae: { troops: 6 } },
    };
    expect(harasses({}, { pieces: elsewhere })).toBe(true);
  });
});

describe('8.3.2 Placing Leaders', () => {
  const spring = (position: Position, ...factions: Player[]) =>
    begin(unheld(position, ...factions), { step: 'spring', sides: [], waiting: null });

  test('8.3.2 a Successor comes where his Faction has the most pieces', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { troops: 2 } },
      atrebates: { belgae: { troops: 2 } },
      provincia: { romans: { leader: 'named' } },
      arverni: { arverni: { leader: 'named' } },
    };
    const table = spring({ pieces, at: { atrebates: 'belgae' } }, 'belgae').start();
    expect(table.force('atrebates', 'belgae')).toContain('successor');
  });

  test('8.3.2 Vercingetorix is placed as soon as the Arverni decide something', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 8 }, arverni: { troops: 8 } },
      bituriges: { arverni: { troops: 9 } },
    };
    const position = unheld({ pieces, vercingetorix: 'ready' }, 'arverni');
    const table = fight(position, { region: 'carnutes', attacker: 'belgae', defender: 'arverni' });
    expect(table.force('bituriges', 'arverni')).toContain('named');
    expect(table.G.vercingetorix).toBe('in play');
  });
});

describe('8.3.3 Using Capabilities', () => {
  test('8.3.3 a Capability for one Region is used in the first that it applies to', () => {
    const position = inRegion('carnutes', { romans: { troops: 4 }, arverni: { troops: 4 } });
    const capabilities: Position['capabilities'] = { 59: { text: 'unshaded', holder: null } };
    const setup = { region: 'carnutes', attacker: 'arverni', defender: 'romans' } as const;
    const table = fight(unheld({ ...position, capabilities }, 'romans'), setup);
    expect(told(table)).toContain('The Romans use Germanic Horse.');
  });

  test('8.7.8, 8.4.1 the Warbands that fight as Legions are Scouted and Revealed ones first, as they are the first to be lost', () => {
    const capabilities: Position['capabilities'] = { 30: { text: 'shaded', holder: null } };
    const position = inRegion(
      'carnutes',
      {
        romans: { legions: 3 },
        arverni: { leader: 'named', hidden: 4, revealed: 2, scouted: 1 },
      },
      { capabilities },
    );
    const setup = { region: 'carnutes', attacker: 'romans', defender: 'arverni' } as const;
    const held = fight(unheld(position, 'arverni'), setup, Array(20).fill(6));
    expect(told(held)).toContain('roll 6 for a chosen Scouted Warband');
    expect(held.force('carnutes', 'arverni')).toBe('named 6r 1s');
    const lost = fight(unheld(position, 'arverni'), setup, [1, 1, 1, ...Array<number>(9).fill(6)]);
    expect(told(lost)).toContain('roll 1 for a chosen Revealed Warband');
    expect(told(lost)).not.toContain('Hidden Warband');
    expect(lost.force('carnutes', 'arverni')).toBe('named 4r');
  });

  test('8.7.8 they roll for those before any other is lost that is worth as little', () => {
    const position = inRegion(
      'carnutes',
      { romans: { legions: 3 }, arverni: { leader: 'named', revealed: 9 } },
      { capabilities: { 30: { text: 'shaded', holder: null } } },
    );
    const battle = fightFrame({ region: 'carnutes', attacker: 'romans', by: 'romans', defender: 'arverni' });
    const [, last] = eitherWay(unheld(position, 'arverni'), [battle], Array(20).fill(6));
    expect(last.force('carnutes', 'arverni')).toBe('named 9r');
  });
});

describe('8.7.8 Warbands that fight as Legions under Ambush', () => {
  test('8.7.8, 8.4.1 where they cannot roll, Revealed Warbands go before Hidden ones', () => {
    const capabilities: Position['capabilities'] = { 30: { text: 'shaded', holder: null } };
    const forces = { belgae: { troops: 9 }, arverni: { leader: 'named' as const, hidden: 4, revealed: 3 } };
    const position = inRegion('carnutes', forces, { capabilities });
    const setup = {
      region: 'carnutes',
      attacker: 'belgae',
      defender: 'arverni',
      terms: { ambush: true },
    } as const;
    const table = fight(unheld(position, 'arverni'), setup);
    expect(told(table)).toContain('The Arverni lose 3 chosen Revealed Warbands.');
    expect(table.force('carnutes', 'arverni')).toBe('named 3r');
  });
});

describe('8.4.1 Besiege and Ballistae', () => {
  const besieging = (at: Position['at'], rest: Position = {}) =>
    fight(
      unheld(
        inRegion('atrebates', { romans: { legions: 1 }, belgae: { troops: 9 } }, { at, ...rest }),
        'romans',
      ),
      { region: 'atrebates', attacker: 'romans', defender: 'belgae', terms: { besiege: true } },
      Array(9).fill(6),
    ).do('belgae', 'stand');

  test('8.4.1 a Citadel goes before an Ally in a City or at Remi, that before others', () => {
    expect(told(besieging({ atrebates: 'belgae', remi: 'belgae' }))).toContain(
      'The Romans remove the Belgae Ally at Remi.',
    );
    const table = fight(
      unheld(
        inRegion(
          'carnutes',
          { romans: { legions: 1 }, belgae: { troops: 9 } },
          { at: { aulerci: 'belgae', carnutes: 'citadel belgae' } },
        ),
        'romans',
      ),
      { region: 'carnutes', attacker: 'romans', defender: 'belgae', terms: { besiege: true } },
      Array(9).fill(6),
    ).do('belgae', 'stand');
    expect(told(table)).toContain('The Romans remove the Belgae Citadel at Cenabum.');
  });
});

test('8.3 a March that cannot be made is given up, and the next one of the plan is made', () => {
  const order = orderFor('march', 'arverni', 'arverni', { ...FULL, free: true });
  const journeys = [
    { from: 'treveri' as const, way: ['pictones' as const], pieces: { hidden: 2 } },
    { from: 'sequani' as const, way: ['aedui' as const], pieces: { hidden: 1 } },
  ];
  const plan = { box: '8.2.3', why: 'do as the Event says', command: 'march' as const, journeys };
  const two = { arverni: { troops: 2 } };
  const table = begin(
    unheld({ pieces: { treveri: two, sequani: two } }, 'arverni'),
    eventTurn('belgae'),
    commandFrame({ ...order, plan }),
  ).start();
  const forces = (['treveri', 'pictones', 'sequani', 'aedui'] as const).map((region) =>
    table.force(region, 'arverni'),
  );
  expect(forces).toEqual(['2h', '', '1h', '1h']);
});
