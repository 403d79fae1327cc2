/* Sections 5.1 to 5.1.4: how any text is carried out, whatever the card. */
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../../games/falling-sky/pieces/control';
import { adjacentTo, tribesIn } from '../../../games/falling-sky/places';
import { beginEvent, type Table, takenTribes } from '../table';

describe('5.1 executing Events', () => {
  test('5.1 who executes makes the selections, others only where the text names them', () => {
    const pieces = { sequani: { romans: { legions: 1, troops: 5 } } };
    const auxilia = beginEvent({ pieces }, 11, 'shaded', 'belgae');
    expect(auxilia.force('sequani', 'romans')).toBe('1L 1h');
    const some = beginEvent(
      { pieces: { ...pieces, ubii: { romans: { legions: 2 } } }, legions: { track: 2, fallen: 7 } },
      3,
      'shaded',
      'belgae',
    );
    expect(some.side).toBe('romans');
    expect(some.legal('belgae', 'piece')).toEqual([]);
  });

  test('5.1 the effects come in the order of the text: what is removed first can be placed then', () => {
    const tribes = [
      'menapii',
      'morini',
      'nervii',
      'eburones',
      'bellovaci',
      'remi',
      'carnutes',
      'aulerci',
      'senones',
    ];
    const at = Object.fromEntries([...tribes, 'atrebates'].map((tribe) => [tribe, 'belgae']));
    const t = beginEvent({ at }, 64, 'shaded', 'arverni');
    t.do('arverni', 'piece', 'atrebates', 'belgae ally remi').do(
      'arverni',
      'piece',
      'atrebates',
      'belgae ally bellovaci',
    );
    expect(t.side).toBe('belgae');
    t.do('belgae', 'piece', 'atrebates', 'belgae ally bellovaci');
    expect(t.G.tribes.bellovaci).toEqual({ by: 'belgae', citadel: false });
  });
});

describe('5.1.1 Events and rules', () => {
  test('5.1.1, 1.4.1 who executes may remove own pieces before others are replaced with its own, not only removed', () => {
    const warbands = beginEvent(
      {
        pieces: {
          ubii: { arverni: { troops: 34 }, germans: { troops: 2 } },
          pictones: { arverni: { troops: 1 } },
        },
      },
      65,
      'shaded',
      'arverni',
    );
    expect(warbands.legal('arverni', 'exchange')).toEqual(['ubii germans hidden remove']);
    expect(warbands.legal('arverni', 'enough')).toEqual([]);
    warbands.do('arverni', 'remove', 'pictones', 'hidden');
    expect(warbands.legal('arverni', 'exchange')).toEqual([
      'ubii germans hidden arverni',
      'ubii germans hidden remove',
    ]);
    warbands.do('arverni', 'exchange', 'ubii', 'germans hidden', 'arverni');
    expect(warbands.force('ubii', 'arverni')).toBe('35h');
    const six = ['sequani', 'helvetii', 'volcae', 'treveri', 'ubii', 'sugambri'];
    const allies = beginEvent(
      { at: { ...Object.fromEntries(six.map((tribe) => [tribe, 'romans'])), bellovaci: 'belgae' } },
      68,
      'unshaded',
      'romans',
    );
    expect(allies.legal('romans', 'piece')).toEqual(['atrebates belgae ally bellovaci']);
    allies.do('romans', 'remove', 'sequani', 'ally sequani');
    expect(allies.G.tribes.bellovaci).toEqual({ by: 'romans', citadel: false });
  });

  test('5.4, 3.2.1 a free Command that hangs on what others agree to may be declined', () => {
    const blocked = {
      ...Object.fromEntries(
        ['provincia', 'ubii', 'sequani'].map((region) => [region, { aedui: { troops: 3 } }]),
      ),
      morini: { romans: { troops: 20 } },
    };
    const capabilities = { 13: { text: 'shaded' as const, holder: null } };
    const at = {
      ...Object.fromEntries(['helvii', 'sequani', 'helvetii', 'ubii'].map((tribe) => [tribe, 'aedui'])),
      'suebi-south': 'germans',
    };
    const t = beginEvent({ pieces: blocked, at, capabilities }, 34, 'unshaded', 'belgae');
    t.do('belgae', 'choose', 'romans');
    expect(t.legal('romans', 'choose')).toEqual(['recruit']);
    t.do('romans', 'choose', 'recruit').do('romans', 'supply', 'aedui', 0).do('aedui', 'refuse');
    if (t.step === 'recruit') t.do('romans', 'end');
    t.do('romans', 'enough');
    expect(t.step).toBe('turn');
  });

  test('5.4, 1.4.1 a free Command for which own pieces would have to be removed first may be declined', () => {
    const position = {
      pieces: { veneti: { belgae: { troops: 25 } }, morini: { romans: { troops: 9 } } },
      at: { morini: 'belgae' },
    };
    const t = beginEvent(position, 64, 'shaded', 'belgae').do('belgae', 'enough');
    expect(t.legal('belgae', 'choose')).toEqual(['rally']);
    t.do('belgae', 'choose', 'rally').do('belgae', 'end');
    t.do('belgae', 'enough');
    expect(t.step).toBe('turn');
    const able = beginEvent({ at: { morini: 'belgae' } }, 64, 'shaded', 'belgae').do('belgae', 'enough');
    expect(able.step).toBe('rally');
  });

  test('5.1.1 what is not Available is not placed, and pieces that cannot be replaced are removed', () => {
    const t = beginEvent(
      { pieces: { pictones: { arverni: { troops: 33 } } }, resources: {} },
      21,
      'shaded',
      'belgae',
    );
    expect(t.force('provincia', 'arverni')).toBe('2h');
    const tribes = [
      'menapii',
      'morini',
      'nervii',
      'eburones',
      'bellovaci',
      'volcae',
      'cadurci',
      'helvii',
      'pictones',
    ];
    const at = Object.fromEntries([...tribes, 'santones'].map((tribe) => [tribe, 'arverni']));
    const acco = beginEvent({ at: { ...at, carnutes: 'aedui' } }, 34, 'shaded', 'belgae');
    expect(acco.G.tribes.carnutes).toBeUndefined();
  });

  test('5.1.1 stacking holds: at Suebi only Germans, at Bibracte only the Aedui, one Fort in a Region', () => {
    const t = beginEvent({ pieces: { ubii: { romans: { troops: 3 } } } }, 40, 'unshaded', 'romans');
    t.do('romans', 'choose', 'ally ubii');
    expect(t.legal('romans', 'piece').filter((piece) => piece.endsWith('suebi-south'))).toEqual([
      'ubii germans ally suebi-south',
    ]);
    const fort = beginEvent(
      { pieces: { bituriges: { romans: { fort: true } } }, at: { bituriges: 'romans' } },
      41,
      'unshaded',
      'romans',
    ).do('romans', 'enough');
    expect(fort.legal('romans', 'piece')).not.toContain('bituriges romans fort');
    expect(fort.legal('romans', 'piece')).toContain('aedui romans fort');
  });

  test('5.1.1 nobody has more than 45 Resources, nor fewer than none', () => {
    expect(beginEvent({ resources: { belgae: 42 } }, 61, 'shaded', 'belgae').G.resources.belgae).toBe(45);
    const t = beginEvent({ resources: { aedui: 3 } }, 52, 'unshaded', 'romans').do(
      'romans',
      'choose',
      'aedui',
    );
    expect(t.do('romans', 'enough').G.resources.aedui).toBe(0);
  });

  test('5.1.1 Scouted Warbands that are hidden lose their marker and stay Revealed; other pieces have nothing to flip', () => {
    const pieces = { carnutes: { belgae: { scouted: 2, revealed: 1, leader: 'named' as const } } };
    const t = beginEvent({ pieces }, 32, 'unshaded', 'belgae');
    t.do('belgae', 'exchange', 'carnutes', 'all belgae scouted', 'veneti');
    t.do('belgae', 'exchange', 'carnutes', 'belgae revealed', 'veneti');
    expect(t.force('veneti', 'belgae')).toBe('1h 2r');
    const germans = { ubii: { germans: { scouted: 1, revealed: 1 } } };
    expect(beginEvent({ pieces: germans }, 53, 'unshaded', 'belgae').force('ubii', 'germans')).toBe('2h 1r');
  });

  test('5.1.1 a Firm Senate only turns back, by however many boxes it is shifted', () => {
    const pieces = { provincia: { arverni: { troops: 2 } } };
    const senate = { box: 'adulation', firm: true } as const;
    expect(beginEvent({ pieces, senate }, 21, 'shaded', 'belgae').G.senate).toEqual({
      box: 'adulation',
      firm: false,
    });
    const up = { box: 'uproar', firm: false } as const;
    expect(beginEvent({ pieces, senate: up }, 21, 'shaded', 'belgae').G.senate).toEqual({
      box: 'uproar',
      firm: true,
    });
  });

  test('5.1.1 free March is possible upon Frost', () => {
    const pieces = { atrebates: { belgae: { troops: 3 } } };
    const t = beginEvent({ pieces, deck: ['winter', 5] }, 67, 'unshaded', 'belgae').do(
      'belgae',
      'choose',
      'belgae',
    );
    expect(t.legal('belgae', 'choose')).toEqual(['march']);
  });
});

describe('5.1.2 dueling Events', () => {
  test('5.1.2 the other side of a Capability takes the place of the one in effect, with its holder', () => {
    const capabilities = { 59: { text: 'unshaded', holder: null } } as const;
    const gaul = beginEvent({ capabilities }, 59, 'shaded', 'aedui');
    expect(gaul.G.capabilities).toEqual({ 59: { text: 'shaded', holder: 'aedui' } });
    const romans = beginEvent({ capabilities: { ...gaul.G.capabilities } }, 59, 'unshaded', 'romans');
    expect(romans.G.capabilities).toEqual({ 59: { text: 'unshaded', holder: null } });
  });
});

describe('5.1.4 Event markers', () => {
  test('5.1.4 a Razed City is Dispersed for Events that place Allies; the marker is none of the four', () => {
    const t = beginEvent(
      {
        pieces: { mandubii: { romans: { legions: 3 } } },
        at: {
          mandubii: 'arverni',
          senones: 'dispersed',
          lingones: 'gathering',
          veneti: 'dispersed',
          namnetes: 'gathering',
        },
      },
      23,
      'unshaded',
      'romans',
    ).do('romans', 'choose', 'mandubii');
    expect(t.G.tribes.mandubii).toEqual({ dispersed: 'razed' });
    const markers = Object.values(takenTribes(t.G)).filter((state) => 'dispersed' in state);
    expect(markers.filter((state) => 'dispersed' in state && state.dispersed !== 'razed')).toHaveLength(4);
    const oppida = beginEvent({ at: { mandubii: 'razed' } }, 28, 'unshaded', 'arverni');
    expect(oppida.legal('arverni', 'piece')).toContain('carnutes arverni ally carnutes');
    expect(oppida.legal('arverni', 'piece')).not.toContain('mandubii arverni ally mandubii');
  });

  test('5.1.4 the marker in Cisalpina makes it a Region; that of the Colony makes a Tribe, which may be Dispersed', () => {
    const t = beginEvent({}, 5, 'unshaded', 'romans');
    expect(adjacentTo(t.G, 'ubii')).toContain('cisalpina');
    expect(controllerOf(t.G, 'cisalpina')).toBe('romans');
    const colony = beginEvent({}, 71, 'unshaded', 'aedui').do('aedui', 'choose', 'ubii');
    expect(tribesIn(colony.G, 'ubii').map(({ id }) => id)).toEqual(['ubii', 'suebi-south', 'colony']);
  });
});

test('5.1 the journal tells what flips and what is handed over by cards 45, 53 and 67, and not what does not', () => {
  const texts = (t: Table) => t.journal.map(({ text }) => text);
  const arduenna = beginEvent(
    { pieces: { nervii: { belgae: { revealed: 2, scouted: 1 } } } },
    67,
    'unshaded',
    'belgae',
  );
  arduenna.do('belgae', 'choose', 'belgae').do('belgae', 'enough').do('belgae', 'enough');
  expect(texts(arduenna)).toContain('Belgae in Nervii: 2 flip to Hidden, 1 loses its Scouted marker.');
  expect(texts(arduenna).some((text) => text.includes('Treveri'))).toBe(false);
  const litaviccus = beginEvent({ resources: { arverni: 0 } }, 45, 'unshaded', 'aedui');
  expect(texts(litaviccus)).toEqual([]);
  const consuetudine = beginEvent({ pieces: { ubii: { germans: { troops: 1 } } } }, 53, 'unshaded', 'aedui');
  expect(texts(consuetudine).some((text) => text.includes('Hidden'))).toBe(false);
});

test('5.1 one Resource and one piece are told in the singular, and a Leader has the right article', () => {
  const t = beginEvent({ resources: { arverni: 1 } }, 45, 'unshaded', 'aedui');
  expect(t.told('5.1', 'The Arverni hand the Aedui 1 Resource.')).toBe(true);
  const fleet = beginEvent(
    { pieces: { arverni: { arverni: { leader: 'named' } } } },
    62,
    'unshaded',
    'arverni',
  );
  expect(fleet.label('arverni', 'exchange', 'arverni', 'arverni leader', 'veneti')).toBe(
    'Move an Arverni Leader from Arverni to Veneti',
  );
  expect(
    beginEvent({ pieces: { veneti: { arverni: { troops: 1 } } } }, 48, 'unshaded', 'romans')
      .do('romans', 'choose', 'arverni')
      .do('romans', 'enough')
      .prompt('arverni')?.text,
  ).toBe('Druids: execute a free Limited Command.');
});
