import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import { germanicCommand } from '../../../games/falling-sky/nonplayers/belgae/germans';
import { forceIn } from '../../../games/falling-sky/pieces/forces';
import { toWrite } from '../../../games/falling-sky/pieces/writing';
import type { G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { begin, type Position, stateOf } from '../table';
import { belgicTurn, told } from './belgae';
import { eitherWay } from './eitherWay';
import { eventByRule } from './events';
import { eventTurn, unheld } from './table';

/** The Belgae Rally, so that they Enlist after it, near Ambiorix in Nervii. */
const RALLY: Position = {
  pieces: { nervii: { belgae: { leader: 'named', revealed: 4 } } },
  at: { nervii: 'belgae' },
  resources: { belgae: 1 },
};

const germans = (
  pieces: Position['pieces'],
  { at, ...rest }: Position = {},
  others: ('romans' | 'aedui')[] = [],
) =>
  told(
    belgicTurn(
      { ...RALLY, ...rest, at: { ...RALLY.at, ...at }, pieces: { ...RALLY.pieces, ...pieces } },
      { others, dice: Array(9).fill(6) },
    ),
  );

describe('8.5.1 Enlist: Battle', () => {
  test('8.5.1 Enlist: a Battle only where it inflicts a Loss', () => {
    const battle = (hidden: number) =>
      germans({ treveri: { germans: { hidden }, aedui: { revealed: 1 } } }, { devastated: ['treveri'] });
    expect(battle(1)).not.toContain('The Germans Battle');
    expect(battle(2)).toContain('The Germans Battle the Aedui in Treveri.');
  });

  test('8.5.1, 8.4.1 Enlist: of players who loses what is worth most, then most, then Romans, Aedui, Arverni', () => {
    const legion: Position['pieces'] = {
      sugambri: { germans: { hidden: 4 }, romans: { legions: 1, revealed: 1 } },
      treveri: { germans: { hidden: 6 }, aedui: { revealed: 6 } },
    };
    expect(germans(legion)).toContain('The Germans Battle the Romans in Sugambri.');
    const more = { ...legion, sugambri: { germans: { hidden: 4 }, romans: { revealed: 2 } } };
    expect(germans(more)).toContain('The Germans Battle the Aedui in Treveri.');
    const equal: Position['pieces'] = {
      sugambri: { germans: { hidden: 4 }, arverni: { revealed: 4 } },
      treveri: { germans: { hidden: 4 }, aedui: { revealed: 4 } },
    };
    expect(germans(equal)).toContain('The Germans Battle the Aedui in Treveri.');
  });

  test('8.4.4 Enlist: no Battle upon Frost that would cost Legions to the victory of a player', () => {
    const tribes = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'pictones', 'santones', 'veneti'];
    const at = Object.fromEntries([...tribes, 'namnetes'].map((tribe) => [tribe, 'arverni']));
    const pieces: Position['pieces'] = {
      treveri: { germans: { hidden: 4 }, romans: { legions: 2 } },
      provincia: { romans: { legions: 4 } },
    };
    expect(germans(pieces, { at }, ['romans'])).toContain('The Germans Battle the Romans in Treveri.');
    expect(germans(pieces, { at, deck: ['winter'] }, ['romans'])).not.toContain('The Germans Battle');
  });
});

describe('8.5.1 Enlist: a Command of its own', () => {
  test('8.5.1 Enlist: a Capability used in the Battles of the Belgae is still to be used in those of the Germans', () => {
    const G = stateOf({
      pieces: { treveri: { germans: { troops: 2 }, aedui: { revealed: 1 }, romans: { revealed: 2 } } },
      capabilities: { 13: { text: 'unshaded', holder: null } },
    });
    const command = () => germanicCommand(G, (name) => orderFor(name, 'germans', 'belgae', FULL));
    expect(command()).not.toBe('battle');
    G.stack = [commandFrame({ ...orderFor('battle', 'belgae', 'belgae', FULL), used: [13] })];
    expect(command()).not.toBe('battle');
    G.capabilities = {};
    expect(command()).toBe('battle');
  });
});

describe('8.5.1 Enlist: March', () => {
  test('8.5.1 Enlist: only out of Belgica or Germania, near Ambiorix, with two Warbands, not to where Belgae Control', () => {
    const aedui = { aedui: { troops: 3 } };
    const two = { germans: { troops: 2 } };
    expect(germans({ sugambri: two, treveri: aedui })).toContain('Germans, Sugambri to Treveri');
    expect(germans({ treveri: two, mandubii: aedui })).not.toContain('Germans, Treveri to');
    expect(germans({ ubii: two, sequani: aedui })).not.toContain('Germans, Ubii to');
    expect(germans({ sugambri: { germans: { troops: 1 } }, treveri: aedui })).not.toContain(' to Treveri');
    expect(germans({ sugambri: two, treveri: { belgae: { troops: 3 } } })).not.toContain(' to Treveri');
  });

  test('8.5.1, 2.3.8 Enlist: upon Frost no March, but what comes after it', () => {
    const position: Position = {
      pieces: { sugambri: { germans: { troops: 2 } }, treveri: { aedui: { troops: 3 } } },
    };
    const command = (deck: Position['deck']) =>
      germanicCommand(stateOf({ ...position, deck }), (name) => orderFor(name, 'germans', 'belgae', FULL));
    expect(command([])).toBe('march');
    expect(command(['winter'])).toBe('rally');
  });

  test('8.5.1 Enlist: never into Cisalpina', () => {
    const G = stateOf({
      pieces: { ubii: { germans: { troops: 2 } }, cisalpina: { romans: { troops: 2 } } },
      galliaTogata: true,
    });
    expect(germanicCommand(G, (name) => orderFor(name, 'germans', 'belgae', FULL))).toBe('rally');
  });

  test('8.5.1 Enlist: with the most Warbands, in place as well', () => {
    const pieces: Position['pieces'] = {
      atrebates: { germans: { troops: 2 } },
      sugambri: { germans: { troops: 4 } },
      treveri: { aedui: { troops: 1 } },
    };
    expect(germans(pieces)).toContain('Germans, Sugambri to Treveri: 4 Hidden Warbands.');
    const open = germans({ sugambri: { germans: { revealed: 2 } }, treveri: { germans: { revealed: 3 } } });
    expect(open).toContain('3 flip to Hidden');
  });
});

describe('8.2.3 Germans whom the Belgae direct by an Event', () => {
  test('8.2.3 card 58: they March to the Fort only, and hide nowhere else', () => {
    const table = eventByRule(
      {
        pieces: {
          mandubii: { romans: { troops: 9, fort: true } },
          carnutes: { aedui: { troops: 3 } },
          atrebates: { germans: { troops: 3 } },
          treveri: { germans: { revealed: 2 } },
        },
      },
      58,
      'shaded',
      'belgae',
    );
    expect(table.force('mandubii', 'germans')).toBe('3r');
    expect(table.force('treveri', 'germans')).toBe('2r');
  });
});

describe('8.5.1 Enlist: Rally and Raid', () => {
  test('8.5.1 Enlist: an Ally where the most Warbands come after it', () => {
    const text = germans(
      { morini: { germans: { troops: 1 } }, sugambri: { germans: { troops: 1 } } },
      { at: { 'suebi-north': 'germans', eburones: 'dispersed' } },
    );
    expect(text).toContain('place an Ally at Sugambri');
  });

  test('8.5.1, 8.4.1 Enlist: a Raid of Romans first, whichever chance would take', () => {
    const crowd = {
      germans: { troops: 1 },
      romans: { troops: 1 },
      aedui: { troops: 1 },
      arverni: { troops: 1 },
    };
    const position = unheld({ pieces: { sugambri: crowd } }, 'belgae');
    const raid = commandFrame(orderFor('raid', 'germans', 'belgae', FULL));
    for (const { G } of eitherWay(position, [eventTurn('belgae'), raid]))
      expect(G.resources).toMatchObject({ romans: 19, aedui: 20, arverni: 20 });
  });

  test('8.5.1 Enlist: no Raid where all Germans lie Revealed', () => {
    const G = stateOf({
      pieces: {
        treveri: { germans: { revealed: 1 }, aedui: { revealed: 1 } },
        carnutes: { germans: { troops: 14 } },
      },
      devastated: ['sugambri', 'ubii', 'treveri', 'carnutes'],
    });
    const command = () => germanicCommand(G, (name) => orderFor(name, 'germans', 'belgae', FULL));
    expect(command()).toBeNull();
    toWrite(G).forces.treveri = {
      ...G.forces.treveri,
      germans: { ...forceIn(G, 'treveri', 'germans'), hidden: 1, revealed: 0 },
    };
    expect(command()).toBe('raid');
  });

  test('8.5.1, 8.4.1 Enlist: an Ally at Remi before others', () => {
    expect(germans({ atrebates: { germans: { troops: 1 } } })).toContain('place an Ally at Remi');
  });

  test('8.5.1 Enlist: without an Ally to place the most Warbands', () => {
    const text = germans(
      { atrebates: { germans: { troops: 1 } } },
      {
        at: {
          atrebates: 'germans',
          bellovaci: 'dispersed',
          remi: 'dispersed',
          sugambri: 'germans',
          'suebi-north': 'germans',
        },
      },
    );
    expect(text).toContain('The Germans Rally in Sugambri and place 2 Warbands');
    expect(text).not.toContain('The Germans Rally in Atrebates');
  });

  test('8.5.1 Enlist: a Raid with the most Warbands, of Romans before Aedui', () => {
    const rest: Position = { devastated: ['sugambri', 'treveri'], at: { eburones: 'dispersed' } };
    const crowd = { belgae: { leader: 'named' as const, revealed: 4 }, germans: { troops: 14 } };
    const more = germans(
      {
        nervii: crowd,
        sugambri: { germans: { troops: 1 }, aedui: { troops: 1 } },
        treveri: { germans: { troops: 2 }, aedui: { troops: 2 } },
      },
      rest,
    );
    expect(more).toContain('Raid in Treveri');
    const both = germans(
      { nervii: crowd, sugambri: { germans: { troops: 1 }, aedui: { troops: 1 }, romans: { troops: 1 } } },
      rest,
    );
    expect(both).toMatch(/Raid in Sugambri: .*Romans/);
    expect(both).not.toMatch(/Raid in Sugambri: .*Aedui/);
  });
});

describe('8.2.3, 8.5.1 Winter Campaign', () => {
  test('8.2.3, 8.5.1 card 63: Germans join no Battle, as Enlist is an action by itself, after the Command', () => {
    const campaign = (auxilia: number) => {
      const treveri = { belgae: { revealed: 4 }, germans: { revealed: 6 }, romans: { revealed: auxilia } };
      const position: Position = {
        capabilities: { 63: { text: 'shaded', holder: 'belgae' } },
        pieces: { nervii: { belgae: { leader: 'named', revealed: 5 } }, treveri },
      };
      const table = begin(unheld(position, 'belgae', 'aedui', 'arverni'), {
        step: 'campaign',
        sides: ['belgae'],
        faction: 'belgae',
        left: 2,
        cost: 0,
      }).start();
      if (table.step === 'declare') table.do('romans', 'stand');
      const words = 'The Belgae campaign in Winter: ';
      return table.journal
        .filter(({ text }) => text.startsWith(words))
        .map(({ text }) => text.replace(words, ''));
    };
    expect(campaign(9)).toEqual(['march.', 'Enlist.']);
    expect(campaign(5)).toEqual(['battle.', 'Enlist.']);
  });

  test('8.2.3, 8.5.1 card 63: Ambush takes both actions also where it goes into a later Battle only', () => {
    const position: Position = {
      capabilities: { 63: { text: 'shaded', holder: 'belgae' } },
      at: { treveri: 'aedui' },
      pieces: {
        nervii: { belgae: { leader: 'named', revealed: 9 } },
        treveri: { belgae: { hidden: 4 } },
        atrebates: { belgae: { hidden: 6 }, romans: { revealed: 5 } },
      },
    };
    const campaign: AnyFrame<G> = {
      step: 'campaign',
      sides: ['belgae'],
      faction: 'belgae',
      left: 2,
      cost: 0,
    };
    for (const { journal } of eitherWay(unheld(position, 'belgae', 'aedui', 'arverni'), [campaign])) {
      const texts = journal.map(({ text }) => text);
      expect(texts).toContain('The Belgae campaign in Winter: Battle with Ambush.');
      expect(texts).toContain('The Belgae Ambush.');
    }
  });
});
