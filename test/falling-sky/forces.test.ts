import { describe, expect, test } from 'vitest';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FULL } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { controlledBy, controllerOf, controls } from '../../games/falling-sky/pieces/control';
import { hide, reveal, scout } from '../../games/falling-sky/pieces/flipping';
import {
  availableForts,
  availableTroops,
  forceIn,
  leaderOf,
  piecesIn,
} from '../../games/falling-sky/pieces/forces';
import { moveGroup } from '../../games/falling-sky/pieces/moving';
import { placeFort, placeLeader, placeLegions, placeTroops } from '../../games/falling-sky/pieces/placing';
import { removePiece, removeTroops } from '../../games/falling-sky/pieces/removal';
import {
  alliedTo,
  alliesAndCitadelsIn,
  availableAt,
  clearTribe,
  isDispersed,
  isSubdued,
  openTribes,
  placeAtTribe,
  placesForAlly,
  placesForCitadel,
} from '../../games/falling-sky/pieces/tribes';
import { mayStack } from '../../games/falling-sky/places';
import { addResources, changeResources, pay } from '../../games/falling-sky/resources';
import type { G } from '../../games/falling-sky/state';
import { Play } from '../../games/kit/play';
import { scripted } from '../../games/testing/chance';
import { beginCommand, stateOf } from './table';

const shown = (G: G, region: Parameters<typeof forceIn>[1], faction: Parameters<typeof forceIn>[2]) => {
  const { leader, legions, hidden, revealed, scouted, fort } = forceIn(G, region, faction);
  return [leader, legions, hidden, revealed, scouted, fort];
};

describe('1.4.1 pieces Available', () => {
  test('1.4.1 no more are placed than are Available, and they are placed Hidden', () => {
    const G = stateOf({ pieces: { veneti: { aedui: { revealed: 17, scouted: 1 } } } });
    expect(availableTroops(G, 'aedui')).toBe(2);
    expect(placeTroops(G, 'pictones', 'aedui', 5)).toBe(2);
    expect(shown(G, 'pictones', 'aedui')).toEqual([null, 0, 2, 0, 0, false]);
    expect(placeTroops(G, 'pictones', 'aedui', 1)).toBe(0);
  });

  test('1.4.1 Legions come from the Legions track and go to the Fallen box, or to the track when one removes them', () => {
    const G = stateOf({ legions: { track: 3, fallen: 1 } });
    expect(placeLegions(G, 'veneti', 5)).toBe(3);
    expect(placeLegions(G, 'veneti', 1, 'fallen')).toBe(1);
    removePiece(G, 'veneti', 'romans', 'legion');
    removePiece(G, 'veneti', 'romans', 'legion', 'track');
    expect(G.legions).toMatchObject({ track: 1, fallen: 1 });
    expect(forceIn(G, 'veneti', 'romans').legions).toBe(2);
  });

  test('1.4.1 own pieces are removed while one executes, a Legion to the track, not the Fort of Provincia', () => {
    const pieces = { veneti: { romans: { legions: 1, troops: 1, fort: true } } };
    const table = beginCommand({ pieces }, 'seize', 'romans');
    expect(table.legal('romans', 'remove')).toEqual(['veneti fort', 'veneti hidden', 'veneti legion']);
    table.do('romans', 'remove', 'veneti', 'legion');
    expect(table.G.legions).toMatchObject({ track: 12, fallen: 0 });
    expect(table.refuses('romans', 'remove', 'provincia', 'fort')).toBe(true);
  });

  test('1.4.1 a Citadel may be replaced with an Ally, if one is Available', () => {
    const at = { aedui: 'citadel aedui' };
    const table = beginCommand({ at }, 'rally', 'aedui').do('aedui', 'reduce', 'aedui');
    expect(table.G.tribes.aedui).toEqual({ by: 'aedui', citadel: false });
    const six = Object.fromEntries(
      ['veneti', 'namnetes', 'morini', 'menapii', 'remi', 'nervii'].map((tribe) => [tribe, 'aedui']),
    );
    const full = beginCommand({ at: { ...at, ...six } }, 'rally', 'aedui');
    expect(full.legal('aedui', 'reduce')).toEqual([]);
  });

  test('1.4.1 who does not execute by the Sequence of Play removes nothing', () => {
    const table = beginCommand({ pieces: { veneti: { belgae: { troops: 1 } } } }, 'rally', 'aedui');
    table.G.stack = [...table.G.stack, commandFrame(orderFor('rally', 'belgae', 'belgae', FULL))];
    expect(table.legal('belgae', 'remove')).toEqual([]);
  });

  test('1.4.1 Allies and Citadels Available are those not on the map', () => {
    const G = stateOf({
      at: { mandubii: 'citadel aedui', senones: 'aedui', aedui: 'aedui', remi: 'belgae' },
    });
    expect([availableAt(G, 'aedui', 'ally'), availableAt(G, 'aedui', 'citadel')]).toEqual([4, 1]);
    expect(alliesAndCitadelsIn(G, 'mandubii', 'aedui')).toBe(2);
    expect(placesForCitadel(G, 'aedui', 'aedui')).toEqual(['aedui']);
    expect(placesForCitadel(G, 'mandubii', 'aedui')).toEqual([]);
    placeAtTribe(G, 'aedui', 'aedui', 'citadel');
    placeAtTribe(G, 'sequani', 'aedui', 'ally');
    expect(placesForCitadel(G, 'sequani', 'aedui')).toEqual([]);
    expect(() => placeAtTribe(G, 'carnutes', 'aedui', 'citadel')).toThrow('Available');
    expect(() => placeAtTribe(G, 'veneti', 'arverni', 'citadel')).toThrow('City');
  });
});

describe('1.4.2 stacking', () => {
  test('1.4.2 one Fort in a Region, six in all with the one of Provincia, which stays', () => {
    const G = stateOf();
    expect(availableForts(G)).toBe(5);
    for (const region of ['veneti', 'pictones', 'morini', 'nervii', 'ubii'] as const) placeFort(G, region);
    expect(() => placeFort(G, 'treveri')).toThrow('Available');
    removePiece(G, 'ubii', 'romans', 'fort');
    expect(() => placeFort(G, 'veneti')).toThrow('there is a Fort');
    expect(() => removePiece(G, 'provincia', 'romans', 'fort')).toThrow('stays');
  });

  test('1.4.2 Allies only at Subdued Tribes, some only of one Faction', () => {
    const G = stateOf({
      at: { cadurci: 'dispersed', volcae: 'gathering', remi: 'romans', atrebates: 'razed' },
    });
    expect([openTribes(G, 'arverni', 'belgae'), openTribes(G, 'arverni', 'arverni')]).toEqual([
      [],
      ['arverni'],
    ]);
    expect([openTribes(G, 'aedui', 'romans'), openTribes(G, 'aedui', 'aedui')]).toEqual([[], ['aedui']]);
    expect(openTribes(G, 'ubii', 'germans')).toEqual(['ubii', 'suebi-south']);
    expect(openTribes(G, 'ubii', 'arverni')).toEqual(['ubii']);
    expect(openTribes(G, 'atrebates', 'aedui')).toEqual(['bellovaci']);
    for (const id of ['veneti', 'namnetes', 'morini', 'menapii', 'nervii', 'eburones'] as const)
      placeAtTribe(G, id, 'aedui', 'ally');
    expect(placesForAlly(G, 'atrebates', 'aedui')).toEqual([]);
  });

  test('card 5: only Romans in Cisalpina, also with the Colony', () => {
    const G = stateOf({ galliaTogata: true, colony: 'cisalpina' });
    expect([openTribes(G, 'cisalpina', 'aedui'), openTribes(G, 'cisalpina', 'romans')]).toEqual([
      [],
      ['colony'],
    ]);
    expect([mayStack('cisalpina', 'belgae'), mayStack('ubii', 'belgae')]).toEqual([false, true]);
  });
});

describe('1.4.3 flipping', () => {
  test('1.4.3 Hidden pieces are Revealed, Revealed ones hide, Scouted ones only lose the marker', () => {
    const G = stateOf({ pieces: { veneti: { aedui: { troops: 3, revealed: 2, scouted: 1 } } } });
    expect(reveal(G, 'veneti', 'aedui', 1)).toBe(1);
    expect(shown(G, 'veneti', 'aedui')).toEqual([null, 0, 2, 3, 1, false]);
    hide(G, 'veneti', 'aedui');
    expect(shown(G, 'veneti', 'aedui')).toEqual([null, 0, 5, 1, 0, false]);
    scout(G, 'veneti', 'aedui', 'hidden', 2);
    scout(G, 'veneti', 'aedui', 'revealed', 1);
    expect(shown(G, 'veneti', 'aedui')).toEqual([null, 0, 3, 0, 3, false]);
    expect(() => scout(G, 'veneti', 'aedui', 'revealed', 1)).toThrow('too few');
    expect(reveal(G, 'veneti', 'aedui')).toBe(3);
    expect(reveal(G, 'veneti', 'aedui')).toBe(0);
  });

  test('1.4.3 a Leader is one piece, by his own name or as Successor', () => {
    const G = stateOf();
    placeLeader(G, 'veneti', 'arverni', 'successor');
    placeLeader(G, 'pictones', 'arverni', 'named');
    expect(leaderOf(G, 'arverni')).toEqual({ region: 'pictones', as: 'named' });
    expect(forceIn(G, 'veneti', 'arverni').leader).toBeNull();
    removePiece(G, 'pictones', 'arverni', 'leader');
    expect(leaderOf(G, 'arverni')).toBeNull();
    expect(G.forces.pictones).toBeUndefined();
  });

  test('1.4.3 pieces move as they lie, and none that are not there', () => {
    const G = stateOf({ pieces: { veneti: { aedui: { troops: 2, revealed: 1, scouted: 1 } } } });
    const group = { leader: null, legions: 0, hidden: 1, revealed: 1, scouted: 1 };
    moveGroup(G, 'veneti', 'pictones', 'aedui', group);
    expect(shown(G, 'pictones', 'aedui')).toEqual([null, 0, 1, 1, 1, false]);
    expect(removeTroops(G, 'pictones', 'aedui', 'hidden', 3)).toBe(1);
    expect(
      removeTroops(stateOf({ pieces: { ubii: { aedui: { troops: 3 } } } }), 'ubii', 'aedui', 'hidden', 2),
    ).toBe(2);
    expect(() => moveGroup(G, 'veneti', 'pictones', 'aedui', group)).toThrow('too few');
    expect(() => removePiece(G, 'pictones', 'aedui', 'scouted')).not.toThrow();
    expect(() => removePiece(G, 'pictones', 'aedui', 'scouted')).toThrow('have no scouted');
  });
});

describe('1.6 Control', () => {
  test('1.6 more pieces of any kind than all others together', () => {
    const pieces = {
      mandubii: { romans: { leader: 'named' as const, legions: 1, fort: true }, aedui: { scouted: 1 } },
      veneti: { germans: { troops: 3 }, belgae: { troops: 2 }, romans: { troops: 1 } },
      pictones: { germans: { troops: 3 }, belgae: { troops: 2 } },
    };
    const G = stateOf({
      pieces,
      at: { mandubii: 'citadel aedui', treveri: 'arverni', sequani: 'dispersed' },
    });
    expect(controllerOf(G, 'mandubii')).toBe('romans');
    expect([controllerOf(G, 'veneti'), controllerOf(G, 'pictones')]).toEqual([null, 'germans']);
    expect([controllerOf(G, 'treveri'), controllerOf(G, 'sequani')]).toEqual(['arverni', null]);
    expect(controlledBy(G, 'romans')).toEqual(['mandubii', 'provincia']);
    expect([controls(G, 'aedui', 'mandubii'), controls(G, 'arverni', 'treveri')]).toEqual([false, true]);
    expect(piecesIn(G, 'mandubii', 'romans')).toBe(3);
    placeAtTribe(G, 'senones', 'aedui', 'ally');
    expect(controllerOf(G, 'mandubii')).toBeNull();
  });

  test('4.5.1 Enlisted Germanic Warbands count as Belgic, Germanic Allies do not', () => {
    const pieces = { treveri: { germans: { troops: 2 }, belgae: { troops: 1 }, romans: { troops: 2 } } };
    const table = beginCommand({ pieces }, 'rally', 'belgae');
    expect(controllerOf(table.G, 'treveri')).toBeNull();
    for (const frame of table.G.stack) if (frame.step === 'rally') frame.order.enlisted = ['treveri', 'ubii'];
    placeAtTribe(table.G, 'ubii', 'germans', 'ally');
    expect(controllerOf(table.G, 'treveri')).toBe('belgae');
    expect(controllerOf(table.G, 'ubii')).toBe('germans');
  });
});

describe('1.7 Tribes', () => {
  test('1.7 Subdued is what is neither Allied nor Dispersed', () => {
    const G = stateOf({
      at: { remi: 'dispersed', nervii: 'razed', morini: 'gathering', aedui: 'citadel aedui' },
    });
    expect((['remi', 'nervii', 'morini', 'aedui', 'veneti'] as const).map((id) => isSubdued(G, id))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(
      (['remi', 'nervii', 'morini', 'aedui', 'veneti'] as const).map((id) => isDispersed(G, id)),
    ).toEqual([true, true, true, false, false]);
    expect([alliedTo(G, 'aedui'), alliedTo(G, 'remi'), alliedTo(G, 'veneti')]).toEqual(['aedui', null, null]);
    clearTribe(G, 'aedui');
    expect(isSubdued(G, 'aedui')).toBe(true);
  });
});

describe('1.8 Resources', () => {
  test('1.8 between 0 and 45', () => {
    const G = stateOf({ resources: { romans: 44, belgae: 2 } });
    expect([addResources(G, 'romans', 3), addResources(G, 'belgae', -5)]).toEqual([1, -2]);
    expect(G.resources).toMatchObject({ romans: 45, belgae: 0 });
    expect(() => pay(G, 'belgae', 1)).toThrow('cannot pay 1');
    pay(G, 'romans', 45);
    expect(G.resources.romans).toBe(0);
  });

  test('1.8 changes are written down, where there are any', () => {
    const play = new Play(stateOf({ resources: { romans: 44, aedui: 45 } }), scripted());
    changeResources(play, '6.4.1', 'romans', 5);
    changeResources(play, '6.4.2', 'aedui', 5);
    changeResources(play, '5.1', 'belgae', -6);
    expect(play.lines.map(({ text }) => text)).toEqual([
      'Romans: Resources +1, now 45.',
      'Belgae: Resources −6, now 14.',
    ]);
  });
});
