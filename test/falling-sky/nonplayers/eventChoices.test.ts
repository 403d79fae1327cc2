import { describe, expect, test } from 'vitest';
import { cardsInEffect } from '../../../games/falling-sky/capabilities';
import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { Position } from '../table';
import { takenTribes } from '../table';
import { eventEitherWay } from './eitherWay';
import { eventByRule } from './events';

/** Returns the Regions and Factions that a Non-player chooses in an Event. */
function chosen(position: Position, card: number, text: Text, by: Player, dice: number[] = []): string[] {
  return eventByRule(position, card, text, by, { dice })
    .journal.filter(({ rule, text: line }) => rule === '5.1' && / (is|are) chosen\.$/.test(line))
    .map(({ text: line }) => line.replace(/ (is|are) chosen\.$/, ''));
}

describe('8.3.1 Regions that an Event lets a Non-player choose', () => {
  test('8.3.1 card 11: where three Auxilia more strike the most', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { leader: 'named' } },
      nervii: { belgae: { troops: 9 } },
      mandubii: { romans: { troops: 4 }, arverni: { troops: 6 } },
    };
    expect(chosen({ pieces }, 11, 'unshaded', 'romans', Array(9).fill(6))).toEqual(['Mandubii']);
  });

  test('8.3.2 card 56: Ambiorix where the most Belgae are', () => {
    const pieces = { nervii: { belgae: { troops: 1 } }, ubii: { belgae: { troops: 3 } } };
    expect(chosen({ pieces }, 56, 'shaded', 'belgae')).toEqual(['Ubii']);
  });

  test('8.3.1 card 24: where Legions go, else where two Auxilia do', () => {
    const at: Position['at'] = { carnutes: 'citadel arverni', arverni: 'citadel arverni' };
    const goes = (carnutes: number, romans: { legions?: number; troops?: number }) =>
      chosen(
        { at, pieces: { carnutes: { romans: { troops: carnutes } }, arverni: { romans } } },
        24,
        'shaded',
        'arverni',
      );
    expect(goes(5, { legions: 1 })).toEqual(['Arverni']);
    expect(goes(1, { troops: 2 })).toEqual(['Arverni']);
  });

  test('8.3.1 card 51: where the most Warbands are replaced', () => {
    const pieces = (faction: 'aedui' | 'arverni'): Position['pieces'] => ({
      nervii: { [faction]: { troops: 1 } },
      mandubii: { [faction]: { troops: 4 } },
    });
    expect(chosen({ pieces: pieces('arverni') }, 51, 'unshaded', 'aedui')).toEqual(['Mandubii']);
    expect(chosen({ pieces: pieces('aedui') }, 51, 'shaded', 'belgae')).toEqual(['Mandubii']);
  });

  test('8.3.1 card 58: the Fort with the most Legions to Ambush, or Warbands to remove', () => {
    const forts: Position['pieces'] = {
      nervii: { romans: { troops: 5, fort: true }, belgae: { troops: 2 } },
      treveri: { romans: { legions: 1, fort: true }, germans: { troops: 5 } },
    };
    expect(chosen({ pieces: forts }, 58, 'unshaded', 'romans')).toEqual(['Treveri']);
    expect(chosen({ pieces: forts }, 58, 'shaded', 'belgae', Array(9).fill(6))).toEqual(['Treveri']);
  });

  test('8.3.1 cards 66 and 71: where an own Ally can be placed, and where it has Control', () => {
    const at: Position['at'] = { menapii: 'dispersed', morini: 'dispersed' };
    expect(chosen({ at }, 66, 'shaded', 'aedui')).toEqual(['The Aedui', 'Nervii']);
    const one: Position['at'] = { ...at, eburones: 'dispersed' };
    expect(chosen({ at: one }, 66, 'shaded', 'aedui')).toEqual(['The Aedui', 'Nervii']);
    const pieces = { pictones: { arverni: { troops: 2 } } };
    expect(chosen({ pieces }, 71, 'unshaded', 'arverni')).toEqual(['Pictones']);
  });

  test('8.2.3 card 4: the Romans surround a Citadel to which they March by 8.8.1, be it one of the Aedui', () => {
    const pieces = { mandubii: { romans: { legions: 3 } } };
    const marched = (at: Position['at'], die: number, others: Player[] = []) =>
      eventByRule({ pieces, at }, 4, 'unshaded', 'romans', { dice: Array(9).fill(die), others })
        .journal.filter(({ rule, text }) => rule === '3.2.2' && text.includes(' to '))
        .map(({ places }) => places?.at(-1));
    const three = { carnutes: 'citadel belgae', bituriges: 'citadel arverni', cadurci: 'arverni' } as const;
    expect(marched(three, 6)).toEqual(['bituriges']);
    expect(marched(three, 3, ['arverni'])).toEqual(['carnutes']);
    expect(marched({ aedui: 'citadel aedui' }, 6)).toEqual(['aedui']);
  });

  test('8.2.3, 8.8.1 cards 4, 9 and 72: the die for where the Romans would March is told', () => {
    const told = (card: number, dice: number[], pieces: Position['pieces'], at: Position['at']) =>
      eventByRule({ pieces, at, deck: [1] }, card, 'unshaded', 'romans', {
        dice: [...dice, ...Array(9).fill(6)],
      })
        .journal.filter(({ kind, rule }) => kind === 'roll' && rule === '8.8.1')
        .map(({ text }) => /roll (\d)/.exec(text)?.[1]);
    const two = { carnutes: 'citadel belgae', bituriges: 'citadel arverni' } as const;
    expect(told(4, [5, 2], { mandubii: { romans: { legions: 3 } } }, two)).toEqual(['5', '2']);
    const legions = { provincia: { romans: { legions: 3 } }, sequani: { romans: { legions: 2 } } };
    expect(told(9, [5, 2, 1], legions, { arverni: 'citadel arverni' })).toEqual(['5', '2', '1']);
    const nervii = { romans: { legions: 1, troops: 2 } };
    const pieces = { nervii, treveri: { belgae: { troops: 4 } } };
    expect(told(72, [5, 2], pieces, { treveri: 'belgae' })).toEqual(['5', '2']);
  });

  test('8.2.3 card 9: out of and into the Regions between which the flowchart would March', () => {
    const march = (pieces: Position['pieces'], at: Position['at'], by: Player) =>
      eventEitherWay({ pieces, at }, 9, 'unshaded', by, { dice: Array(30).fill(6) }).map(
        ({ journal }) =>
          journal.find(({ rule, text }) => ['3.2.2', '3.3.2'].includes(rule) && / to /.test(text))?.places,
      );
    const legions = { provincia: { romans: { legions: 3 } }, sequani: { romans: { legions: 2 } } };
    const threat = { pieces: { ...legions, sequani: { ...legions.sequani, arverni: { troops: 3 } } } };
    for (const places of march(legions, { arverni: 'citadel arverni' }, 'romans'))
      expect(places).toEqual(['provincia', 'arverni']);
    for (const places of march(threat.pieces, { aedui: 'citadel aedui' }, 'romans'))
      expect(places).toEqual(['sequani', 'aedui']);
    const belgae = {
      aedui: { belgae: { troops: 6 } },
      sequani: { romans: { troops: 8 } },
      arverni: { romans: { troops: 8 } },
    };
    for (const places of march({ ...belgae, provincia: { romans: { troops: 3 } } }, {}, 'belgae'))
      expect(places).toEqual(['aedui', 'provincia']);
  });

  test('8.2.3 cards 46 and 48: a Non-player chooses itself alone', () => {
    expect(chosen({}, 46, 'shaded', 'aedui')).toEqual(['The Aedui']);
    expect(chosen({}, 48, 'unshaded', 'aedui')).toEqual(['The Aedui']);
  });

  test('8.4.1 card 23: a Citadel before Allies, Arverni before Belgae, and both before what is nobody’s', () => {
    const pieces = { carnutes: { romans: { legions: 5 } }, arverni: { romans: { legions: 5 } } };
    const razed = (at: Position['at']) =>
      Object.entries(eventByRule({ pieces, at }, 23, 'unshaded', 'romans').G.tribes)
        .filter(([, state]) => 'dispersed' in state)
        .map(([tribe]) => tribe);
    expect(razed({ carnutes: 'citadel belgae', arverni: 'arverni' })).toEqual(['carnutes']);
    expect(razed({ carnutes: 'belgae', arverni: 'arverni' })).toEqual(['arverni']);
    expect(razed({})).toEqual(['carnutes']);
    expect(razed({ arverni: 'aedui' })).toEqual(['arverni']);
  });
});

describe('8.2.3 parts of a text that a Non-player chooses', () => {
  test('8.2.1 card 2: the Romans shift the Senate for two Legions', () => {
    const table = eventByRule({ senate: { box: 'intrigue', firm: false } }, 2, 'unshaded', 'romans');
    expect(table.force('provincia', 'romans')).toBe('2L fort');
  });

  test('8.2.3 card 16: as many Auxilia as the die shows, if that is more than three', () => {
    const left = (die: number) =>
      eventByRule({ pieces: { veneti: { romans: { troops: 6 } } } }, 16, 'shaded', 'belgae', {
        dice: [die],
      }).force('veneti', 'romans');
    expect([left(2), left(4), left(5)]).toEqual(['3h', '2h', '1h']);
  });

  test('8.2.3 card 26: the Aedui place a Citadel at Gergovia; card 37: the Romans their own pieces', () => {
    const gergovia = eventByRule({ at: { arverni: 'arverni' } }, 26, 'unshaded', 'aedui').G.tribes.arverni;
    expect(gergovia).toEqual({ by: 'aedui', citadel: true });
    const boii = eventByRule({ pieces: { bituriges: { aedui: { troops: 3 } } } }, 37, 'unshaded', 'romans');
    expect(Object.values(takenTribes(boii.G))).toEqual(Array(2).fill({ by: 'romans', citadel: false }));
  });

  test('8.2.1 card 42: Allies that may not be struck do not count', () => {
    const pieces = { treveri: { romans: { legions: 8 } } };
    const at: Position['at'] = { treveri: 'germans', nervii: 'belgae' };
    expect(Object.keys(takenTribes(eventByRule({ pieces, at }, 42, 'unshaded', 'aedui').G))).toEqual([
      'treveri',
    ]);
  });

  test('8.2.1 card 11: the Belgae strike Auxilia in Belgica first, Hidden or not', () => {
    const pieces = { veneti: { romans: { hidden: 4 } }, nervii: { romans: { revealed: 4 } } };
    const table = eventByRule({ pieces }, 11, 'shaded', 'belgae');
    expect([table.force('veneti', 'romans'), table.force('nervii', 'romans')]).toEqual(['4h', '']);
  });
});

describe('8.2.1 card 50: Capabilities that a Non-player takes off', () => {
  type Capabilities = NonNullable<Position['capabilities']>;
  const [U, S] = ['unshaded', 'shaded'] as const;
  const held = (text: Text, holder: Player | null = null) => ({ text, holder });
  const cases: [who: string, by: Player, capabilities: Capabilities, gone: number, ...others: Player[]][] = [
    ['Romans: a shaded one of Gauls, no unshaded', 'romans', { 27: held(U), 30: held(S) }, 30],
    ['Romans: one that touches Belgae by its shaded text', 'romans', { 12: held(S), 55: held(S) }, 55],
    ['Romans: one that Belgae hold', 'romans', { 8: held(S, 'romans'), 10: held(S, 'belgae') }, 10],
    ['Aedui: a shaded one of Gauls', 'aedui', { 27: held(U), 30: held(S) }, 30],
    ['Aedui: else one of which they are first', 'aedui', { 10: held(S, 'aedui'), 39: held(S) }, 39],
    ['Arverni: an unshaded one of the Aedui', 'arverni', { 12: held(U), 39: held(U) }, 39, 'romans'],
    ['Belgae: an unshaded one of Romans', 'belgae', { 12: held(S), 15: held(U) }, 15],
    ['Arverni: an unshaded one of Romans in Winter', 'arverni', { 39: held(U), 63: held(U) }, 63, 'aedui'],
    ['Romans: the Winter Campaign of Belgae', 'romans', { 12: held(S), 63: held(S, 'belgae') }, 63],
  ];
  test.each(cases)('8.2.1 card 50 %s', (_title, by, capabilities, gone, ...others) => {
    const { G } = eventByRule({ capabilities: { ...capabilities } }, 50, 'unshaded', by, { others });
    const left = Object.keys(capabilities).filter((card) => Number(card) !== gone);
    expect(cardsInEffect(G).map(String)).toEqual(left);
  });
});

describe('8.4.1 pieces that an Event lets a Non-player choose', () => {
  test('8.2.1 card 11: Legions are left bare where the fewest Auxilia do it, else Hidden Auxilia go', () => {
    const pieces: Position['pieces'] = {
      sugambri: { romans: { legions: 1, revealed: 4 } },
      ubii: { romans: { legions: 2, revealed: 2 } },
      treveri: { romans: { legions: 1, revealed: 3 } },
      veneti: { romans: { hidden: 4 } },
      pictones: { romans: { revealed: 1 } },
    };
    const table = eventByRule({ pieces }, 11, 'shaded', 'arverni');
    const regions = ['sugambri', 'ubii', 'treveri', 'veneti', 'pictones'] as const;
    expect(regions.map((region) => table.force(region, 'romans'))).toEqual([
      '1L 4r',
      '2L',
      '1L 3r',
      '2h',
      '1r',
    ]);
  });

  test('8.4.1 card 22: others are replaced with own pieces rather than removed; card 51: with Germans', () => {
    const pieces: Position['pieces'] = { veneti: { aedui: { troops: 5 }, arverni: { troops: 2 } } };
    const hostages = eventByRule({ pieces }, 22, 'unshaded', 'aedui');
    expect([hostages.force('veneti', 'aedui'), hostages.force('veneti', 'arverni')]).toEqual(['7h', '']);
    const surus = eventByRule({ pieces: { mandubii: { aedui: { troops: 4 } } } }, 51, 'shaded', 'belgae');
    expect(surus.force('mandubii', 'aedui')).toBe('');
    expect(Object.values(surus.G.forces).some((forces) => forces?.germans !== undefined)).toBe(true);
  });

  test('8.4.1 card 49: of its own pieces a Non-player removes those that count least', () => {
    const pieces: Position['pieces'] = { treveri: { belgae: { leader: 'named', hidden: 1, revealed: 1 } } };
    const table = eventByRule({ pieces, devastated: ['treveri'] }, 49, 'unshaded', 'belgae');
    expect(table.force('treveri', 'belgae')).toBe('named 1h');
  });
});
