import { describe, expect, test } from 'vitest';
import { cardsInEffect } from '../../../games/falling-sky/capabilities';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { claimOf } from '../../../games/falling-sky/nonplayers/events/claim';
import { hasEffect, tallyOf } from '../../../games/falling-sky/nonplayers/events/rehearsal';
import { allTribes } from '../../../games/falling-sky/places';
import { type Position, stateOf, takenTribes } from '../table';
import { eventEitherWay } from './eitherWay';
import { eventByRule } from './events';
import { eligible } from './table';

describe('8.2.1 instructions for the Romans', () => {
  test('8.2.1 card 1: the Romans shift the Senate down, Arverni and Belgae up', () => {
    const boxOf = (by: 'romans' | 'arverni' | 'belgae') =>
      eventByRule({ senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', by).G.senate.box;
    expect(boxOf('romans')).toBe('adulation');
    expect(boxOf('arverni')).toBe('uproar');
    expect(boxOf('belgae')).toBe('uproar');
  });

  test('8.2.1 cards 24 and 46: the Romans strike Arverni, then Belgae, never the Aedui', () => {
    const at = { aedui: 'citadel aedui', arverni: 'citadel arverni' } as const;
    const table = eventByRule({ at }, 24, 'unshaded', 'romans');
    expect(table.G.resources).toMatchObject({ aedui: 20, arverni: 10 });
    const punished = eventByRule({}, 46, 'unshaded', 'romans');
    expect(punished.G.resources).toMatchObject({ aedui: 20, arverni: 17, belgae: 17 });
  });

  test('8.2.1 card 19: the Romans place five Auxilia, and decline where fewer are Available', () => {
    const table = eventByRule({}, 19, 'unshaded', 'romans');
    expect(table.force('provincia', 'romans')).toBe('5h fort');
    const takes = (troops: number) =>
      eligible(
        { card: 19, pieces: { ubii: { romans: { troops } } }, resources: { romans: 0 } },
        'romans',
      ).told('8.8.2', 'take the Event');
    expect([takes(15), takes(16)]).toEqual([true, false]);
  });

  test('8.2.1 card 49: the Romans starve only Regions of Arverni or Belgae of a player, without Romans', () => {
    const pieces = {
      treveri: { belgae: { troops: 2 }, romans: { troops: 1 } },
      veneti: { arverni: { troops: 2 } },
      pictones: { aedui: { troops: 2 } },
    };
    const table = eventByRule({ pieces }, 49, 'unshaded', 'romans');
    expect(table.G.devastated).toEqual(['veneti']);
  });

  test('8.2.1 card 50: the Romans forget a shaded Capability of Gauls of a player before one of their own', () => {
    const capabilities = {
      12: { text: 'shaded', holder: null },
      27: { text: 'shaded', holder: null },
      15: { text: 'unshaded', holder: null },
    } as const;
    const kept = (...others: 'arverni'[]) =>
      cardsInEffect(
        eventByRule({ capabilities: { ...capabilities } }, 50, 'unshaded', 'romans', { others }).G,
      ).map(String);
    expect(kept()).toEqual(['12', '15']);
    expect(kept('arverni')).toEqual(['15', '27']);
  });
});

describe('8.2.1 instructions for the Arverni', () => {
  test('8.2.1 cards 6, 11 and 16: Auxilia go where Legions are left without any', () => {
    const pieces = {
      treveri: { romans: { legions: 1, troops: 5 } },
      ubii: { romans: { legions: 2, troops: 2 } },
      veneti: { romans: { legions: 1, troops: 2 } },
      pictones: { romans: { troops: 3 } },
    };
    const table = eventByRule({ pieces }, 11, 'shaded', 'arverni');
    expect(table.force('ubii', 'romans')).toBe('2L');
    expect(table.force('veneti', 'romans')).toBe('1L');
    expect(table.force('treveri', 'romans')).toBe('1L 5h');
  });

  test('8.2.1 card 50: the Arverni forget an unshaded Capability of Romans or Aedui of a player', () => {
    const capabilities = {
      15: { text: 'unshaded', holder: null },
      27: { text: 'unshaded', holder: null },
    } as const;
    const kept = (...others: 'romans'[]) =>
      cardsInEffect(
        eventByRule({ capabilities: { ...capabilities } }, 50, 'unshaded', 'arverni', { others }).G,
      ).map(String);
    expect(kept()).toEqual(['27']);
    expect(kept('romans')).toEqual(['15']);
  });

  test('8.3.2 card 19 shaded: Vercingetorix appears where the most Arverni are', () => {
    const pieces = { veneti: { arverni: { troops: 2 } }, arverni: { arverni: { troops: 5 } } };
    expect(eventByRule({ pieces }, 19, 'shaded', 'arverni').force('arverni', 'arverni')).toBe('named 5h');
  });
});

describe('8.2.1 instructions for the Aedui', () => {
  test('8.2.1 cards 19 and 42: the Aedui strike only Arverni and Belgae of players', () => {
    const pieces = { arverni: { arverni: { troops: 6 } } };
    const removed = (...others: 'arverni'[]) =>
      6 - tallyOf(eventByRule({ pieces }, 19, 'unshaded', 'aedui', { others }).G, 'arverni').troops;
    expect(removed()).toBe(6);
    expect(removed('arverni')).toBe(0);
    const romans = { romans: { legions: 9 } };
    const at = { nervii: 'belgae', treveri: 'germans', eburones: 'romans' } as const;
    const table = eventByRule({ at, pieces: { nervii: romans, treveri: romans } }, 42, 'unshaded', 'aedui');
    expect(table.G.tribes).toEqual({
      treveri: { by: 'germans', citadel: false },
      eburones: { by: 'romans', citadel: false },
    });
  });

  test('8.2.1 card 44: the Aedui move no Scouts, and Scout Hidden Arverni first', () => {
    const pieces = {
      carnutes: {
        romans: { leader: 'named' as const },
        belgae: { troops: 3 },
        arverni: { troops: 12 },
        aedui: { troops: 1 },
      },
    };
    const table = eventByRule({ pieces }, 44, 'unshaded', 'aedui');
    expect(tallyOf(table.G, 'aedui').troops).toBe(5);
    expect(table.G.forces.carnutes?.arverni?.scouted).toBeGreaterThan(0);
    expect(table.force('carnutes', 'belgae')).toBe('3h');
  });

  test('8.2.3, 8.8.1 card 44: new Auxilia of the Romans ride as in any Scout, as far as that keeps Roman Control', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 4 } },
      mandubii: { romans: { leader: 'named', legions: 1 } },
    };
    const table = eventByRule({ pieces }, 44, 'unshaded', 'romans');
    expect([table.force('carnutes', 'romans'), table.force('mandubii', 'romans')]).toEqual([
      '1h',
      'named 1L 3h',
    ]);
    const others: Position['pieces'] = { ...pieces, treveri: { romans: { troops: 6 } } };
    const led = eventByRule({ pieces: others }, 44, 'unshaded', 'romans');
    expect([led.force('mandubii', 'romans'), led.force('treveri', 'romans')]).toEqual(['named 1L 3h', '6h']);
    const enough: Position['pieces'] = { ...pieces, mandubii: { romans: { leader: 'named', troops: 4 } } };
    expect(eventByRule({ pieces: enough }, 44, 'unshaded', 'romans').force('carnutes', 'romans')).toBe('4h');
    const older: Position['pieces'] = {
      carnutes: { belgae: { troops: 4 }, romans: { leader: 'named' } },
      mandubii: { romans: { troops: 6 } },
    };
    expect(eventByRule({ pieces: older }, 44, 'unshaded', 'romans').force('mandubii', 'romans')).toBe('6h');
  });

  test('8.2.3, 8.8.1 card 44: new Auxilia ride to Hidden Warbands that older ones beside these do not Scout', () => {
    const pieces: Position['pieces'] = {
      mandubii: { romans: { leader: 'named', revealed: 4 }, arverni: { hidden: 4 }, belgae: { scouted: 15 } },
      carnutes: { romans: { troops: 4 }, belgae: { hidden: 2, scouted: 3 }, aedui: { scouted: 9 } },
    };
    const table = eventByRule({ pieces }, 44, 'unshaded', 'romans');
    expect([table.force('mandubii', 'romans'), table.force('carnutes', 'romans')]).toEqual([
      'named 3h 4r',
      '4h 1r',
    ]);
  });

  test('8.2.3, 8.8.1 card 44: the Romans Scout against as many as able, Aedui, too; upon Frost Germans first', () => {
    const scouted = (position: Position) => {
      const { journal } = eventByRule(position, 44, 'unshaded', 'romans');
      return journal
        .filter(({ text }) => text.endsWith('is Scouted.'))
        .map(({ text }) => text.replace(/^A Warband of the (.*) in (.*) is Scouted\.$/, '$1 $2'));
    };
    const aedui: Position['pieces'] = {
      carnutes: { romans: { leader: 'named', legions: 8 }, arverni: { troops: 4 }, aedui: { troops: 1 } },
    };
    expect(scouted({ pieces: aedui })).toEqual(['Aedui Carnutes']);
    const germans: Position['pieces'] = {
      carnutes: {
        romans: { leader: 'named', legions: 8 },
        arverni: { troops: 5 },
        germans: { revealed: 1 },
      },
    };
    expect(scouted({ pieces: germans, deck: [1] })[0]).toBe('Arverni Carnutes');
    expect(scouted({ pieces: germans, deck: ['winter'] })[0]).toBe('Germans Carnutes');
    const two: Position['pieces'] = {
      mandubii: { arverni: { troops: 3 } },
      carnutes: { romans: { leader: 'named', revealed: 2 }, germans: { troops: 1 } },
      bituriges: { belgae: { hidden: 1, revealed: 2 } },
    };
    expect(scouted({ pieces: two })[0]).toBe('Germans Carnutes');
    const capabilities = { 12: { text: 'shaded' as const, holder: null } };
    expect(scouted({ pieces: two, capabilities })).toEqual(['Belgae Bituriges', 'Belgae Bituriges']);
  });

  test('8.2.1 card 68: the Aedui take it only with the Remi as Allies', () => {
    const at = { carnutes: 'belgae' } as const;
    const took = (position: Parameters<typeof eligible>[0]) =>
      eligible({ card: 68, ...position }, 'aedui', { dice: [6, 6, 6] }).journal.some(({ text }) =>
        text.includes('take the Event'),
      );
    expect(took({ at })).toBe(false);
  });

  test('8.2.1 card 68: the Arverni take it only with the Remi as Allies', () => {
    const took = (remi: 'arverni' | 'belgae') =>
      eligible({ card: 68, at: { carnutes: 'aedui', remi } }, 'arverni', { dice: [1] }).journal.some(
        ({ text }) => text.includes('take the Event'),
      );
    expect([took('arverni'), took('belgae')]).toEqual([true, false]);
  });
});

describe('8.2.1 pieces that cards 32 and 62 move', () => {
  const nine: Position['at'] = Object.fromEntries(
    [
      'pictones',
      'santones',
      'arverni',
      'cadurci',
      'volcae',
      'carnutes',
      'aulerci',
      'bituriges',
      'namnetes',
    ].map((tribe) => [tribe, 'arverni']),
  );
  const army = { leader: 'named' as const, troops: 9 };

  test('8.2.1 card 32: the Arverni mass as by 8.7.6: all add Control of a Region with a Legion', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: army },
      arverni: { arverni: { troops: 6 } },
      treveri: { romans: { legions: 2, troops: 3 } },
      nervii: { romans: { legions: 8, troops: 12 } },
    };
    const table = eventByRule({ pieces, at: nine }, 32, 'unshaded', 'arverni');
    expect(table.force('treveri', 'arverni')).toBe('named 15h');
  });

  test('8.2.1 card 32: to Caesar only with more than twice his mobile pieces; else next to a Legion, one staying in each Region', () => {
    const caesar = (troops: number) =>
      eventByRule(
        {
          at: nine,
          pieces: {
            pictones: { arverni: army },
            arverni: { arverni: { troops: 6 } },
            nervii: { romans: { leader: 'named', legions: 2, troops } },
            sugambri: { arverni: { troops: 2 } },
          },
        },
        32,
        'unshaded',
        'arverni',
      );
    expect(caesar(5).force('nervii', 'arverni')).toBe('named 17h');
    expect(caesar(6).force('sugambri', 'arverni')).toBe('named 15h');
    expect(caesar(6).force('pictones', 'arverni')).toBe('1h');
  });

  test('8.2.1 card 32: next to a Legion where the most gather, as nobody stays behind there', () => {
    const gathered = (sugambri: number, morini: number) => {
      const table = eventByRule(
        {
          at: nine,
          pieces: {
            pictones: { arverni: army },
            nervii: { romans: { leader: 'named', legions: 2, troops: 30 } },
            sugambri: { arverni: { troops: sugambri } },
            morini: { arverni: { troops: morini } },
          },
        },
        32,
        'unshaded',
        'arverni',
      );
      return [table.force('sugambri', 'arverni'), table.force('morini', 'arverni')];
    };
    expect(gathered(0, 1)).toEqual(['', 'named 9h']);
    expect(gathered(1, 0)).toEqual(['named 9h', '']);
  });

  test('8.2.1 card 32: without a Leader nothing moves, and upon nothing to gain either', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: { troops: 9 } },
      treveri: { romans: { legions: 2 } },
    };
    const table = eventByRule({ pieces, at: nine }, 32, 'unshaded', 'arverni');
    expect(table.force('pictones', 'arverni')).toBe('9h');
    const idle = eventByRule(
      { pieces: { pictones: { arverni: army } }, at: nine },
      32,
      'unshaded',
      'arverni',
    );
    expect(idle.force('pictones', 'arverni')).toBe('named 9h');
  });

  test('8.2.1 card 32: Vercingetorix counts, and does not mass where he is', () => {
    const masses = (troops: number) =>
      eventByRule(
        {
          at: nine,
          pieces: {
            pictones: { arverni: { leader: 'named', troops: 1 } },
            treveri: { romans: { legions: 1, troops } },
            provincia: { arverni: { troops: 1 } },
          },
        },
        32,
        'unshaded',
        'arverni',
      );
    expect(masses(1).force('treveri', 'arverni')).toBe('named 2h');
    expect(masses(2).force('treveri', 'arverni')).toBe('');
    const home = eventByRule(
      {
        at: nine,
        pieces: { treveri: { arverni: army }, nervii: { romans: { legions: 9, troops: 20 } } },
      },
      32,
      'unshaded',
      'arverni',
    );
    expect(home.force('treveri', 'arverni')).toBe('1h');
  });

  test('8.2.1 card 32: Romans go where an enemy at victory has Allies, then where there are most', () => {
    const at: Position['at'] = {
      ...{ arverni: 'arverni', cadurci: 'arverni', volcae: 'arverni' },
      ...{ treveri: 'aedui', aedui: 'aedui', sequani: 'aedui', remi: 'dispersed' },
    };
    const pieces: Position['pieces'] = {
      pictones: { romans: { legions: 3, troops: 3 }, belgae: { troops: 2 } },
    };
    const goes = (position: Position) => eventByRule(position, 32, 'unshaded', 'romans', { dice: [5] });
    expect(goes({ at, pieces }).force('arverni', 'romans')).toBe('');
    const { sequani, ...fewer } = at;
    const most = goes({ at: fewer, pieces });
    expect(sequani).toBe('aedui');
    expect(most.force('arverni', 'romans')).toBe('3L 1h');
    expect(most.force('pictones', 'romans')).toBe('2h');
  });

  test('8.2.1 card 32: more than six Legions go to two Regions, more of each type to the first, Hidden Auxilia before others', () => {
    const at: Position['at'] = { ...{ atrebates: 'belgae', remi: 'belgae' }, morini: 'belgae' };
    const pieces: Position['pieces'] = {
      pictones: { romans: { leader: 'successor', legions: 5, hidden: 1, revealed: 4 } },
      provincia: { romans: { legions: 2 } },
    };
    const forced = eventByRule({ at, pieces }, 32, 'unshaded', 'romans', { dice: [5] });
    expect(forced.force('atrebates', 'romans')).toBe('successor 3L 3h');
    expect(forced.force('morini', 'romans')).toBe('2L 1h');
    expect(forced.force('pictones', 'romans')).toBe('1r');
    expect(forced.force('provincia', 'romans')).toBe('2L fort');
  });

  test('8.2.1 card 32: not to where they are', () => {
    const table = eventByRule(
      {
        pieces: { britannia: { romans: { legions: 6 } }, nervii: { romans: { legions: 2 } } },
        at: { nervii: 'belgae', eburones: 'belgae', treveri: 'belgae' },
      },
      32,
      'unshaded',
      'romans',
      { dice: [5] },
    );
    expect(table.force('treveri', 'romans')).toBe('2L');
  });

  test('8.2.1 card 62: to two Regions, too, where Legions that it does not move cannot come along', () => {
    const at: Position['at'] = { ...{ atrebates: 'belgae', remi: 'belgae' }, morini: 'belgae' };
    const goes = (provincia: number) => {
      const table = eventByRule(
        {
          at,
          pieces: { pictones: { romans: { legions: 3 } }, provincia: { romans: { legions: provincia } } },
        },
        62,
        'unshaded',
        'romans',
        { dice: [5, ...Array(9).fill(6)] },
      );
      return [table.force('atrebates', 'romans'), table.force('morini', 'romans')];
    };
    expect(goes(0)).toEqual(['3L', '']);
    expect(goes(1)).toEqual(['2L', '1L']);
  });

  test('8.2.1 card 66: the Aedui move two Warbands, whichever chance takes', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { troops: 5 } },
      nervii: { romans: { troops: 1 } },
    };
    const table = eventByRule({ pieces }, 66, 'shaded', 'aedui', { others: ['romans'] });
    expect(table.force('treveri', 'aedui')).toBe('3h');
    const apart = { ...pieces, ubii: { aedui: { troops: 1 } } };
    const picked = eventByRule({ pieces: apart }, 66, 'shaded', 'aedui', { others: ['romans'] });
    expect([picked.force('ubii', 'aedui'), picked.force('treveri', 'aedui')]).toEqual(['', '4h']);
  });

  test('8.2.1 card 62: all Arverni to where they add Control and a player is, whom they Battle', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: army, romans: { troops: 1 } },
      morini: { belgae: { troops: 2 } },
      atrebates: { aedui: { troops: 2 } },
      britannia: { romans: { troops: 12 } },
    };
    const moved = (others: Player[], more: Position['pieces'] = {}) =>
      eventByRule({ pieces: { ...pieces, ...more } }, 62, 'unshaded', 'arverni', {
        others,
        dice: Array(9).fill(1),
      });
    const aedui = moved([]);
    expect(aedui.force('atrebates', 'arverni')).toContain('named 9');
    expect(aedui.told('3.3.4', 'The Arverni Battle the Aedui in Atrebates.')).toBe(true);
    const belgae = moved(['aedui']);
    expect(belgae.force('morini', 'arverni')).toContain('named 9');
    const romans = moved([], { britannia: { romans: { troops: 8 } } });
    expect(romans.told('3.3.4', 'The Arverni Battle the Romans in Britannia.')).toBe(true);
  });

  test('8.2.1 card 62: the Arverni do nothing by it where they cannot add Control', () => {
    const pieces: Position['pieces'] = {
      pictones: { arverni: { troops: 3 }, romans: { troops: 1 } },
      veneti: { romans: { troops: 9 } },
    };
    const table = eventByRule({ pieces }, 62, 'unshaded', 'arverni', { others: ['aedui', 'belgae'] });
    expect(table.force('pictones', 'arverni')).toBe('3h');
    expect(table.told('3.3.4', 'Battle')).toBe(false);
  });

  test('8.2.1 card 62: the Aedui move their largest group, and Rally there if they can, else Raid there', () => {
    const pieces: Position['pieces'] = {
      veneti: { aedui: { troops: 2 }, belgae: { troops: 1 } },
      pictones: { aedui: { troops: 4 } },
    };
    const others: Player[] = ['belgae', 'romans'];
    const rallied = eventByRule({ pieces }, 62, 'unshaded', 'aedui', { others });
    expect(rallied.force('arverni', 'aedui')).toBe('4h');
    expect(rallied.told('3.3.1', 'The Aedui Rally in Arverni')).toBe(true);
    const larger = eventByRule(
      { pieces: { veneti: { aedui: { troops: 4 } }, pictones: { aedui: { troops: 2 } } } },
      62,
      'unshaded',
      'aedui',
      { others },
    );
    expect(larger.force('arverni', 'aedui')).toBe('4h');
    expect(larger.force('pictones', 'aedui')).toBe('2h');
    const at: Position['at'] = { arverni: 'dispersed', cadurci: 'dispersed', volcae: 'dispersed' };
    const raided = eventByRule({ pieces, at }, 62, 'unshaded', 'aedui', { others });
    expect(raided.force('arverni', 'aedui')).toBe('2h 2r');
    expect(raided.force('veneti', 'aedui')).toBe('2h');
  });
});

describe('8.2.1 instructions for the Belgae', () => {
  test('8.2.1 cards 6 and 22: the Belgae look to Belgica first', () => {
    const pieces = {
      carnutes: { romans: { legions: 1, troops: 2 } },
      atrebates: { romans: { troops: 4 } },
    };
    const table = eventByRule({ pieces }, 6, 'shaded', 'belgae');
    expect(table.force('atrebates', 'romans')).toBe('');
    const revolt = eventByRule({ pieces }, 22, 'shaded', 'belgae');
    expect(revolt.force('atrebates', 'belgae')).toBe('2h');
    expect(revolt.force('carnutes', 'belgae')).toBe('');
  });

  test('8.2.1 card 62: the Belgae move the fewest Warbands that Control a Region with a Subdued Tribe, without losing Control', () => {
    const pieces = {
      atrebates: { belgae: { troops: 9 } },
      veneti: { romans: { troops: 2 } },
      pictones: { romans: { troops: 4 } },
      morini: { romans: { troops: 5 } },
      britannia: { romans: { troops: 7 } },
      arverni: { romans: { troops: 7 } },
    };
    const table = eventByRule({ pieces }, 62, 'unshaded', 'belgae');
    expect(table.G.forces.veneti?.belgae?.hidden).toBe(3);
    expect(table.G.forces.atrebates?.belgae).toMatchObject({ hidden: 6 });
    const held = {
      ...pieces,
      atrebates: { belgae: { troops: 5 }, romans: { troops: 3 } },
      morini: { belgae: { troops: 4 } },
    };
    const kept = eventByRule({ pieces: held }, 62, 'unshaded', 'belgae');
    expect(kept.force('atrebates', 'belgae')).toBe('4h');
    expect(kept.force('veneti', 'belgae')).toBe('3h');
  });

  test('8.2.1 card 66: the Belgae move the fewest Warbands that Control a Region, without losing Control, for an Ally there', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { troops: 3 } },
      atrebates: { belgae: { troops: 4 }, romans: { troops: 3 } },
      morini: { romans: { troops: 1 }, aedui: { troops: 1 } },
    };
    const table = eventByRule({ pieces }, 66, 'shaded', 'belgae');
    expect(table.force('morini', 'belgae')).toBe('');
    expect([table.force('nervii', 'belgae'), table.force('atrebates', 'belgae')]).toEqual(['2h', '4h']);
    expect(table.force('sugambri', 'belgae')).toBe('1h');
    expect(table.G.tribes).toEqual({ sugambri: { by: 'belgae', citadel: false } });
  });

  test('8.2.1 card 66: the Belgae decline it where they can bring no Region under Control', () => {
    const takes = (pieces: Position['pieces']) =>
      eligible({ card: 66, resources: { belgae: 0 }, pieces }, 'belgae', { dice: [6, 6, 6] }).told(
        '8.5.2',
        'take the Event',
      );
    expect(takes({})).toBe(false);
    expect(takes({ nervii: { belgae: { troops: 2 } } })).toBe(true);
    expect(takes({ nervii: { belgae: { troops: 1 } } })).toBe(false);
  });

  test('8.2.1 card 66: the Belgae decline it where they could claim Regions of others only', () => {
    const closed = allTribes(stateOf()).filter((tribe) => !['morini', 'atrebates'].includes(tribe));
    const takes = (aedui: number) =>
      eligible(
        {
          card: 66,
          resources: { belgae: 0 },
          at: Object.fromEntries(closed.map((tribe) => [tribe, 'dispersed'])),
          pieces: {
            nervii: { belgae: { troops: 5 } },
            morini: { aedui: { troops: aedui }, romans: { troops: 1 } },
            atrebates: { aedui: { troops: 3 }, arverni: { troops: 3 } },
          },
        },
        'belgae',
        { dice: [6, 6, 6] },
      ).told('8.5.2', 'take the Event');
    expect([takes(1), takes(2)]).toEqual([true, false]);
  });

  test('8.2.1 card 66: what the Belgae decline for want of a Region the Aedui take, and the Romans where they lead nobody away', () => {
    const resources = { romans: 0, arverni: 0, aedui: 0, belgae: 0 };
    const takes = (pieces: Position['pieces'], by: Player, section: string) =>
      eligible({ card: 66, deck: [1], resources, pieces }, by, { dice: Array<number>(9).fill(6) }).told(
        section,
        'take the Event',
      );
    expect(takes({ veneti: { aedui: { troops: 2 } } }, 'aedui', '8.6.1')).toBe(true);
    const germans = { germans: { troops: 2 } };
    expect(takes({ treveri: germans }, 'romans', '8.8.2')).toBe(false);
    expect(takes({ treveri: { ...germans, romans: { troops: 1 } } }, 'romans', '8.8.2')).toBe(true);
  });

  test('8.2.1, 8.4.1 card 62: Belgic Warbands move without their Leader, Hidden ones first', () => {
    const pieces: Position['pieces'] = {
      atrebates: { belgae: { leader: 'named', hidden: 3, revealed: 6 } },
      veneti: { romans: { troops: 2 } },
      pictones: { romans: { troops: 4 } },
      morini: { romans: { troops: 5 } },
      britannia: { romans: { troops: 7 } },
      arverni: { romans: { troops: 7 } },
    };
    const table = eventByRule({ pieces }, 62, 'unshaded', 'belgae');
    expect(table.force('atrebates', 'belgae')).toBe('named 6r');
    expect(table.force('veneti', 'belgae')).toBe('3h');
  });

  test('8.2.1 card 62: the Belgae claim a Region that those elsewhere suffice for', () => {
    const full: Position['at'] = { arverni: 'dispersed', cadurci: 'dispersed', volcae: 'dispersed' };
    const pieces: Position['pieces'] = {
      veneti: { belgae: { troops: 5 }, romans: { troops: 7 } },
      pictones: { belgae: { troops: 2 } },
      morini: { romans: { troops: 9 } },
      britannia: { romans: { troops: 9 } },
      atrebates: { romans: { troops: 9 } },
    };
    const table = eventByRule({ pieces, at: full }, 62, 'unshaded', 'belgae');
    expect([table.force('veneti', 'belgae'), table.force('pictones', 'belgae')]).toEqual(['5h', '2h']);
  });

  test('8.2.1 card 62: all Warbands are to spare where others have Control, else no more than it can lose, and than there are', () => {
    const claim = (pieces: Position['pieces'], at: Position['at'], from: RegionId) =>
      claimOf(stateOf({ pieces: { morini: { romans: { troops: 1 } }, ...pieces }, at }), 'morini', [from]);
    const ruled: Position['pieces'] = { treveri: { belgae: { troops: 3 }, romans: { troops: 9 } } };
    expect(claim(ruled, {}, 'treveri')).toBe(2);
    const few: Position['pieces'] = { nervii: { belgae: { troops: 1 } } };
    expect(claim(few, { nervii: 'belgae', eburones: 'belgae' }, 'nervii')).toBe(null);
  });

  test('8.2.1 card 62: the Belgae then Rally where they have come, nowhere else', () => {
    const pieces = {
      atrebates: { belgae: { troops: 9 } },
      veneti: { romans: { troops: 2 } },
      pictones: { romans: { troops: 4 } },
      morini: { romans: { troops: 5 } },
      britannia: { romans: { troops: 7 } },
      arverni: { romans: { troops: 7 } },
    };
    const table = eventByRule({ pieces }, 62, 'unshaded', 'belgae');
    expect(table.G.tribes).toEqual({ veneti: { by: 'belgae', citadel: false } });
  });

  test('8.2.3 a Non-player is the one who benefits: card 48 grants the Belgae alone a Command', () => {
    const table = eventByRule({}, 48, 'unshaded', 'belgae');
    expect(table.journal.filter(({ text }) => text.endsWith('are chosen.')).map(({ text }) => text)).toEqual([
      'The Belgae are chosen.',
    ]);
  });
});

describe('8.1.1 Events without effect', () => {
  test('8.1.1 an Event that would change nothing is declined: card 56 with Ambiorix on the map', () => {
    const pieces = { morini: { belgae: { leader: 'named' as const } } };
    const table = eligible({ card: 56, pieces, resources: { belgae: 0 } }, 'belgae', { dice: [6, 6, 6] });
    expect(table.journal.some(({ text }) => text.includes('take the Event'))).toBe(false);
  });

  test('8.1.1 to Reveal own pieces is no effect; to Hide them, to Reveal others or a change of Capabilities is one', () => {
    const before = stateOf({
      pieces: { morini: { belgae: { troops: 2, revealed: 1 }, romans: { troops: 1 } } },
    });
    const changed = (change: (G: ReturnType<typeof stateOf>) => unknown) => {
      const after = structuredClone(before);
      change(after);
      return hasEffect(before, after, 'belgae');
    };
    const force = (G: ReturnType<typeof stateOf>, faction: 'belgae' | 'romans') => {
      const found = G.forces.morini?.[faction];
      if (found === undefined) throw new Error('nobody is there');
      return found;
    };
    expect(changed(() => {})).toBe(false);
    expect(changed((G) => Object.assign(force(G, 'belgae'), { hidden: 1, revealed: 2 }))).toBe(false);
    expect(changed((G) => Object.assign(force(G, 'belgae'), { hidden: 3, revealed: 0 }))).toBe(true);
    expect(changed((G) => Object.assign(force(G, 'romans'), { hidden: 0, revealed: 1 }))).toBe(true);
    expect(changed((G) => Object.assign(G.capabilities, { 15: { text: 'shaded', holder: null } }))).toBe(
      true,
    );
    expect(changed((G) => Object.assign(G.resources, { aedui: 19 }))).toBe(true);
  });
});

describe('8.3.1 what an Event is used for', () => {
  test('8.3.1 pieces that count most are removed first, those of the first enemy first', () => {
    const pieces = { ubii: { germans: { troops: 9 } }, treveri: { aedui: { troops: 2 } } };
    const at = { remi: 'aedui', nervii: 'romans', aedui: 'citadel aedui' } as const;
    const table = eventByRule({ at, pieces }, 31, 'shaded', 'arverni');
    expect(table.G.tribes).toEqual({ aedui: { by: 'aedui', citadel: true } });
  });

  test('8.2.3 own pieces are placed, and no others', () => {
    const table = eventByRule({}, 57, 'shaded', 'belgae');
    expect(table.force('britannia', 'belgae')).toBe('4h');
    expect(table.G.tribes.catuvellauni).toEqual({ by: 'belgae', citadel: false });
  });

  test('8.3.1 card 16: the Romans place six Auxilia with Caesar', () => {
    const pieces = {
      morini: { romans: { troops: 1 } },
      veneti: { romans: { leader: 'named' as const, legions: 1 } },
    };
    expect(eventByRule({ pieces }, 16, 'unshaded', 'romans').force('veneti', 'romans')).toBe('named 1L 6h');
  });

  test('8.3.1 card 18: the Romans clear the Region with the most Germanic Allies, whatever Warbands there are', () => {
    const pieces: Position['pieces'] = {
      sugambri: { germans: { troops: 6 } },
      ubii: { germans: { troops: 1 } },
      treveri: { romans: { troops: 3 } },
    };
    const table = eventByRule({ pieces, at: { ubii: 'germans' } }, 18, 'unshaded', 'romans');
    expect([table.force('sugambri', 'germans'), table.force('ubii', 'germans')]).toEqual(['6h', '']);
  });

  test('8.3.1 card 60: where the most Belgic Allies go, then the most of six pieces', () => {
    const struck = (treveri: number, nervii: number, at: Position['at']) => {
      const pieces = { treveri: { belgae: { troops: treveri } }, nervii: { belgae: { troops: nervii } } };
      const table = eventByRule({ pieces, at }, 60, 'unshaded', 'romans');
      return [table.force('treveri', 'belgae'), table.force('nervii', 'belgae')];
    };
    expect(struck(14, 1, { eburones: 'belgae' })).toEqual(['14h', '']);
    expect(struck(9, 5, { eburones: 'belgae', treveri: 'belgae' })).toEqual(['9h', '']);
    expect(struck(5, 4, { eburones: 'belgae', treveri: 'belgae' })).toEqual(['', '4h']);
  });

  test('8.3.1 card 42: Allies where the most are removed, up to four under Roman Control or two adjacent', () => {
    const romans = { romans: { legions: 8 } };
    const left = (at: Position['at'], ...controlled: ('nervii' | 'treveri')[]) =>
      Object.keys(
        takenTribes(
          eventByRule(
            { at, pieces: Object.fromEntries(controlled.map((region) => [region, romans])) },
            42,
            'unshaded',
            'romans',
          ).G,
        ),
      );
    const two: Position['at'] = { atrebates: 'belgae', bellovaci: 'belgae' };
    expect(left({ nervii: 'belgae', ...two }, 'nervii')).toEqual(['nervii']);
    const three: Position['at'] = { nervii: 'belgae', eburones: 'belgae', treveri: 'arverni' };
    expect(left({ ...three, ...two }, 'nervii', 'treveri')).toEqual(Object.keys(two));
    const even: Position['at'] = { nervii: 'belgae', eburones: 'belgae', ...two, remi: 'arverni' };
    expect(left(even, 'nervii')).toEqual([...Object.keys(two), 'remi']);
  });

  test('8.3.1, 8.3.4 card 42: where as many Allies are removed either way the part is drawn', () => {
    const at: Position['at'] = { nervii: 'belgae', eburones: 'belgae', atrebates: 'belgae', remi: 'arverni' };
    const pieces = { nervii: { romans: { legions: 8 } } };
    const left = eventEitherWay({ at, pieces }, 42, 'unshaded', 'romans').map(({ G }) =>
      Object.keys(takenTribes(G)).sort(),
    );
    expect(left).toContainEqual(['atrebates', 'remi']);
    expect(left).toContainEqual(['eburones', 'nervii']);
  });

  test('8.3.1 card 40: the Romans place an Ally where they can, else Auxilia', () => {
    const table = eventByRule({ at: { ubii: 'dispersed' } }, 40, 'unshaded', 'romans');
    expect(table.G.tribes.sequani ?? table.G.tribes.helvetii).toEqual({ by: 'romans', citadel: false });
    expect(table.force('ubii', 'romans')).toBe('2h');
  });

  test('8.2.3 card 40: who has no pieces of its own Available places no others', () => {
    const next = {
      ubii: 'dispersed',
      helvii: 'dispersed',
      sequani: 'dispersed',
      helvetii: 'dispersed',
    } as const;
    for (const troops of [20, 19]) {
      const pieces = { veneti: { aedui: { troops } } };
      const { G } = eventByRule({ at: next, pieces }, 40, 'unshaded', 'aedui');
      expect(G.resources.aedui).toBe(24);
      expect(tallyOf(G, 'aedui').troops).toBe(20);
      for (const faction of ['romans', 'arverni', 'belgae', 'germans'] as const)
        expect(tallyOf(G, faction)).toEqual({ legions: 0, citadels: 0, allies: 0, troops: 0 });
    }
  });

  test('8.4.1 card 22: Tribes where an own Ally may stand, Cities first', () => {
    const romans = { romans: { troops: 1 } };
    const pieces = { veneti: romans, bituriges: romans, aedui: romans };
    const at = { namnetes: 'dispersed' };
    const { tribes } = eventByRule({ pieces, at }, 22, 'shaded', 'arverni').G;
    expect(tribes.bituriges).toEqual({ by: 'arverni', citadel: false });
    expect(tribes.veneti).toEqual({ by: 'arverni', citadel: false });
  });

  test('8.3.1 card 23: Romans raze a City of the enemy they strike first', () => {
    const pieces = { arverni: { romans: { legions: 8 } }, aedui: { romans: { legions: 8 } } };
    const at = { arverni: 'citadel arverni', aedui: 'aedui' } as const;
    expect(eventByRule({ pieces, at }, 23, 'unshaded', 'romans').G.tribes.arverni).toEqual({
      dispersed: 'razed',
    });
  });
});

describe('8.2.1 Commands by instructions', () => {
  test('8.2.1 card 2: the Belgae Battle where the most Legions are struck', () => {
    const pieces = {
      treveri: { belgae: { troops: 9 }, romans: { legions: 1 } },
      nervii: { belgae: { troops: 9 }, romans: { legions: 3 } },
    };
    const table = eventByRule({ pieces }, 2, 'shaded', 'belgae', { dice: Array(12).fill(6) });
    expect(table.told('3.3.4', 'Battle the Romans in Nervii')).toBe(true);
  });

  test('8.2.1 card 36: the Belgae Ambush Romans, then Gauls, and March in place to lie Hidden', () => {
    const pieces = {
      treveri: { belgae: { troops: 6 }, romans: { troops: 1, legions: 1 } },
      nervii: { belgae: { troops: 6 }, arverni: { troops: 2 } },
      ubii: { belgae: { revealed: 3 }, germans: { troops: 2 } },
    };
    const table = eventByRule({ pieces }, 36, 'shaded', 'belgae', { dice: Array(12).fill(1) });
    const fought = table.journal
      .filter(({ text }) => text.startsWith('The Belgae Battle'))
      .map(({ text }) => text);
    expect(fought).toEqual([
      'The Belgae Battle the Romans in Treveri.',
      'The Belgae Battle the Arverni in Nervii.',
    ]);
    for (const region of ['treveri', 'nervii', 'ubii'] as const)
      expect(table.force(region, 'belgae')).toMatch(/^\dh$/);
  });

  test('8.2.1 card 72: the Belgae bring the most Hidden Warbands against the player with the highest margin', () => {
    const pieces = {
      treveri: { belgae: { troops: 3 } },
      morini: { belgae: { troops: 5 } },
      nervii: { aedui: { troops: 2 } },
      ubii: { romans: { troops: 2 } },
    };
    const table = eventByRule({ pieces }, 72, 'shaded', 'belgae');
    expect(table.told('3.3.2', 'Treveri to Ubii')).toBe(true);
  });

  test('8.2.1 card 52: the Arverni take it only where they rule the Carnutes', () => {
    const took = (pieces: Parameters<typeof eligible>[0]['pieces']) =>
      eligible({ card: 52, pieces }, 'arverni', { dice: [1, 6, 6, 6] }).journal.some(({ text }) =>
        text.includes('take the Event'),
      );
    expect(took({ carnutes: { aedui: { troops: 2 } }, arverni: { arverni: { troops: 3 } } })).toBe(false);
  });
});

describe('8.4.4 Events upon Frost', () => {
  const allied = [
    'nervii',
    'eburones',
    'morini',
    'menapii',
    'atrebates',
    'bellovaci',
    'treveri',
    'veneti',
    'namnetes',
    'pictones',
    'santones',
    'carnutes',
    'aulerci',
    'senones',
  ];
  const at = {
    ...Object.fromEntries(allied.map((tribe) => [tribe, 'belgae'])),
    sequani: 'aedui',
    helvii: 'romans',
  };
  const took = (deck: ('winter' | number)[], tribes: Position['at'] = at, others: Player[] = []) =>
    eligible({ card: 31, at: tribes, deck, pieces: { arverni: { arverni: { troops: 9 } } } }, 'arverni', {
      dice: Array(6).fill(2),
      others,
    }).told('8.7.2', 'take the Event');

  test('8.4.4 an Event that brings a player beyond victory is declined upon Frost, else not', () => {
    expect(took(['winter'])).toBe(false);
    expect(took([32])).toBe(true);
  });

  test('8.4.4 nor one that does so only by what comes last of it', () => {
    const tribes = { ...at, helvetii: 'romans' } as const;
    expect(took(['winter'], tribes)).toBe(false);
    expect(took([32], tribes)).toBe(true);
  });

  test('8.4.4 nor is one declined that brings another Non-player there', () => {
    expect(took(['winter'], at, ['romans'])).toBe(true);
  });

  test('8.4.4 not one that brings a player to its threshold only, or leaves it as far beyond as it is', () => {
    expect(took(['winter'], { ...at, bituriges: 'belgae' })).toBe(true);
    const { sequani: _none, ...beyond } = at;
    expect(took(['winter'], beyond)).toBe(true);
  });
});
