/* What pieces and markers are (2.3), the boxes they lie in (17.7 to 18.1), and what control does not do (8.4). */
import { describe, expect, test } from 'vitest';
import { controllerOf, isFortified } from '../../games/caesar-rome-vs-gaul/control';
import { influenceSpaces } from '../../games/caesar-rome-vs-gaul/events/influence';
import { ACTIVATION, armyOf, commandersFor } from '../../games/caesar-rome-vs-gaul/movement/march';
import {
  faceOf,
  isLeader,
  isUnit,
  piecesAt,
  stepsOf,
  strengthOf,
  strengthOfAll,
  unitsIn,
} from '../../games/caesar-rome-vs-gaul/pieces';
import { eliminate, loseStep, submit } from '../../games/caesar-rome-vs-gaul/removal';
import { type G, SIDES, type Side } from '../../games/caesar-rome-vs-gaul/state';
import { isSupplied } from '../../games/caesar-rome-vs-gaul/supply';
import { pointsOf } from '../../games/caesar-rome-vs-gaul/victory';
import { viewOf } from '../../games/caesar-rome-vs-gaul/view';
import { governanceOf } from '../../games/caesar-rome-vs-gaul/winter/governance';
import { Play } from '../../games/kit/play';
import { scripted } from '../../games/testing/chance';
import { marching } from './marching';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

/** All ways out of Agedincum. */
const AROUND_AGEDINCUM = ['iantinum', 'metlosedum', 'vellaunodunum', 'autessiodurum', 'augustobona'];

function playOf(position: Position): Play<G> {
  return new Play(stateOf(position), scripted());
}

function homeFrom(position: Position): Table {
  const stack = [REST, { step: 'returnHome' as const, sides: [] }];
  return new Table({ ...stateOf(position), stack }).start();
}

describe('pieces', () => {
  test('2.3.1 Legions and Tribes have two steps, other Combat Units one', () => {
    const G = stateOf({ at: { lutetia: 'VII VIII- parisii nervii- militia vercingetorix galba' } });
    const steps = (id: string) => [isUnit(G, id), stepsOf(G, id)];
    expect([steps('VII'), steps('VIII')]).toEqual([
      [true, 2],
      [true, 1],
    ]);
    expect([steps('parisii'), steps('nervii')]).toEqual([
      [true, 2],
      [true, 1],
    ]);
    expect([steps('militia'), steps('vercingetorix')]).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect(steps('galba')).toEqual([false, 0]);
    expect(faceOf(G, 'VIII')).toEqual({ battle: 0, strength: 1, movement: 3 });
  });

  test('2.3.2 Leaders have a Battle Rating, and move the units of their space', () => {
    const G = stateOf({ at: { lutetia: 'caesar VII VIII' } });
    expect(isLeader(G, 'caesar')).toBe(true);
    expect(faceOf(G, 'caesar').battle).toBe(3);
    expect(strengthOfAll(G, ['caesar'])).toBe(0);
    expect(armyOf(G, 'roman', 'caesar', ACTIVATION)).toEqual(['caesar', 'VII', 'VIII']);
  });

  test('2.3.3 the Combat Units of a side in a space are an Army, with a Leader or without', () => {
    const G = stateOf({ at: { lutetia: 'VII VIII-', cenabum: 'caesar IX' } });
    expect(unitsIn(G, 'roman', 'lutetia')).toEqual(['VII', 'VIII']);
    expect(unitsIn(G, 'roman', 'cenabum')).toEqual(['IX']);
    expect(armyOf(G, 'roman', 'VII', ACTIVATION)).toEqual(['VII', 'VIII']);
  });

  test('2.3.4 influence, Walled Cities, Strongholds and Fortified Towns are Control markers', () => {
    const G = stateOf({ roman: ['lutetia'], towns: { cenabum: 'carnutes' } });
    const held = ['lutetia', 'vienne', 'gabali', 'cenabum', 'avaricum'];
    expect(held.map((space) => controllerOf(G, space))).toEqual(['roman', 'roman', 'gallic', 'gallic', null]);
    expect(held.map((space) => isFortified(G.markers[space]))).toEqual([false, true, true, true, false]);
  });

  test('2.3.5 Siege Points, Devastation and the turn are kept, and shown to both', () => {
    const G = stateOf({ sieges: { cenabum: 2 }, devastated: ['avaricum'], turn: 3 });
    for (const sides of [[], ...SIDES.map((side) => [side])])
      expect(viewOf(G, sides)).toMatchObject({ sieges: { cenabum: 2 }, devastated: ['avaricum'], turn: 3 });
  });

  test('3.2.4 Ambiorix and Vercingetorix wait on the Turn Track', () => {
    expect(piecesAt(stateOf(), 'track')).toEqual(['V', 'VI', 'vercingetorix', 'ambiorix']);
  });

  test('10.1 any number of units and Leaders stands in a space, and moves as one Army', () => {
    const all = 'caesar galba t-labienus V VI VII VIII IX X XI XII XIII XIV';
    const table = marching({ at: { bibracte: all, cabillonum: 'german-cavalry' } }, 'caesar');
    table.do('roman', 'go', 'cabillonum').do('roman', 'stop');
    expect(table.at('cabillonum').split(' ')).toHaveLength(14);
  });
});

describe('control', () => {
  test('8.4 Control markers neither stop nor slow enemies', () => {
    const free = marching({ at: { lutetia: 'VII' } }, 'VII').do('roman', 'go', 'metlosedum');
    const held = marching({ at: { lutetia: 'VII' }, gallic: ['metlosedum', 'agedincum'] }, 'VII');
    held.do('roman', 'go', 'metlosedum');
    expect(held.G.stack.at(-1)).toMatchObject({ at: 'metlosedum', spent: 1 });
    expect(free.G.stack.at(-1)).toMatchObject({ at: 'metlosedum', spent: 1 });
    held.do('roman', 'go', 'agedincum');
    expect(held.G.stack.at(-1)).toMatchObject({ at: 'agedincum', spent: 2 });
  });

  test('8.4 but they stop Supply Paths', () => {
    const at = { agedincum: 'VII' };
    expect(isSupplied(stateOf({ at }), 'roman', 'agedincum')).toBe(true);
    expect(isSupplied(stateOf({ at, gallic: AROUND_AGEDINCUM }), 'roman', 'agedincum')).toBe(false);
  });

  test('15.1 supply is needed in one’s own Supply Phase, not in the other’s', () => {
    const position = { at: { agedincum: 'VII VIII' }, gallic: AROUND_AGEDINCUM };
    const agedincumAfter = (side: Side) =>
      new Table({
        ...stateOf(position),
        stack: [REST, cardPlayOf(side, { stage: 'supply', points: 0 })],
      })
        .start()
        .at('agedincum');
    expect(agedincumAfter('gallic')).toBe('VII VIII');
    expect(agedincumAfter('roman')).toBe('VII- VIII');
  });

  test('7.7.2 an Influence Action is placing or converting, and converting takes a unit in the space', () => {
    const G = stateOf({
      at: { lutetia: 'VII', avaricum: 'VIII' },
      roman: ['diodurum'],
      gallic: ['avaricum', 'cenabum'],
    });
    const spaces = (mode: 'place' | 'convert') =>
      influenceSpaces(G, 'roman', { op: 'influence', modes: ['place', 'convert'], count: 2 }, mode);
    expect(spaces('convert')).toEqual(['avaricum']);
    expect(spaces('place')).toEqual(expect.arrayContaining(['lutetia', 'autricum']));
    expect(spaces('place')).not.toContain('cenabum');
  });

  test('16.4.1 Governance Points of Gaul are added up, less incursions into Provincia', () => {
    const provincia = ['tolosa', 'nemausus', 'genava', 'cularo', 'avennio', 'valentia', 'segustero'];
    const roman = [...provincia, 'lutetia', 'diodurum', 'bibrax', 'burdigala'];
    expect(governanceOf(stateOf({ roman })).total).toBe(5 + 2 + 1);
    const lost = roman.filter((space) => space !== 'tolosa' && space !== 'nemausus');
    expect(governanceOf(stateOf({ roman: lost })).total).toBe(5 + 2 + 1 - 1);
  });
});

describe('boxes', () => {
  test('17.3.3 Mercenaries of both sides go back to their Holding Boxes at the end of the year', () => {
    const table = homeFrom({ at: { lutetia: 'VII german-cavalry', gabali: 'gallic-mercenary-2' } });
    expect([table.G.pieces['german-cavalry'].at, table.G.pieces['gallic-mercenary-2'].at]).toEqual([
      'holding',
      'holding',
    ]);
    expect(table.at('lutetia')).toBe('VII');
  });

  test('17.6.2 the Militia goes in winter, and with the step it loses, and may come again', () => {
    const position: Position = {
      at: { cenabum: 'carnutes- militia' },
      towns: { cenabum: 'carnutes' },
      militia: 'celtica',
    };
    expect(homeFrom(position).G).toMatchObject({ militia: null, pieces: { militia: { at: 'holding' } } });
    const play = playOf(position);
    loseStep(play, 'militia', '13.6.2');
    expect(play.G).toMatchObject({ militia: null, pieces: { militia: { at: 'holding', reduced: false } } });
  });

  test('17.6.3 the Militia counts the Provinces of the Region of its side, wherever it is', () => {
    const gallic = [
      'lutetia',
      'diodurum',
      'bratuspantium',
      'petromantalum',
      'rotomagus',
      'bibrax',
      'vungo',
      'iantinum',
    ];
    const strengthIn = (space: string, militia: string) =>
      strengthOf(
        stateOf({ gallic: [...gallic, 'durocortorum'], at: { [space]: 'militia' }, militia }),
        'militia',
      );
    expect([strengthIn('lutetia', 'celtica'), strengthIn('bibrax', 'celtica')]).toEqual([1, 1]);
    expect([strengthIn('lutetia', 'belgica'), strengthIn('bibrax', 'belgica')]).toEqual([2, 2]);
  });

  test('17.7 who waits for a card is in a Holding Box, and not moved', () => {
    const G = stateOf();
    const waiting = piecesAt(G, 'holding');
    expect(waiting).toEqual(expect.arrayContaining(['aedui', 'germani', 'militia', 'minor-tribe']));
    for (const side of SIDES)
      for (const id of commandersFor(G, side, ACTIVATION)) expect(waiting).not.toContain(id);
  });

  test('17.8 Tribes that submit lie reduced in the Submitted Tribes Box, Mercenaries in theirs', () => {
    const play = playOf({
      at: { cenabum: '(carnutes) (senones-) (gallic-mercenary-1)' },
      towns: { cenabum: 'carnutes' },
    });
    submit(play, ['carnutes', 'senones', 'gallic-mercenary-1'], '13.3.2');
    expect(play.G.pieces.carnutes).toEqual({ at: 'submitted', inside: false, reduced: true });
    expect(play.G.pieces.senones.at).toBe('eliminated');
    expect(play.G.pieces['gallic-mercenary-1'].at).toBe('holding');
    expect(play.G.markers.cenabum).toBeUndefined();
  });

  test('17.9, 19.4 eliminated Tribes lie in their box, and every four of them are a point', () => {
    const play = playOf({ boxes: { eliminated: 'morini remi leuci' }, at: { cenabum: 'carnutes- senones' } });
    expect(pointsOf(play.G).tribes).toBe(0);
    eliminate(play, 'carnutes', '13.6.2');
    expect(piecesAt(play.G, 'eliminated')).toEqual(['morini', 'remi', 'leuci', 'carnutes']);
    expect(pointsOf(play.G).tribes).toBe(1);
    expect(piecesAt(play.G, 'submitted')).not.toContain('carnutes');
  });

  test('18.1 the Gallic Council Box begins with the Arverni and room for one more', () => {
    const G = stateOf();
    expect([piecesAt(G, 'council'), G.council]).toEqual([['arverni'], 0]);
  });
});
