import { describe, expect, it } from 'vitest';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { setPiece } from '../../games/caesar-rome-vs-gaul/fast/standing';
import { siegeModifiers, siegeOdds } from '../../games/caesar-rome-vs-gaul/siege/odds';
import { addSiegePoints, liftSieges } from '../../games/caesar-rome-vs-gaul/siege/points';
import { maySiege, obstacleToSiege } from '../../games/caesar-rome-vs-gaul/siege/siege';
import type { G, Side } from '../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../games/caesar-rome-vs-gaul/strategy/frames';
import { type AnyFrame, findFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, REST, stateOf, Table } from './table';

interface Siege {
  dice?: number[];
  side?: Side;
  space?: string;
  commander?: string;
  more?: Partial<CardPlay>;
}

/** Lays a siege with these dice; when it is over, {@link REST} waits. */
function besiege(position: Position, siege: Siege = {}): Table {
  const { dice = [], side = 'roman', space = 'cenabum', commander = 'caesar', more = {} } = siege;
  const G = stateOf(position);
  const stack: AnyFrame<G>[] = [
    cardPlayOf(side, more),
    REST,
    { step: 'siege', sides: [], side, space, commander },
  ];
  return new Table({ ...G, stack }).dice(...dice).start();
}

const isOver = (table: Table) =>
  table.step === 'losses' && table.side === 'roman' && table.legal('roman', 'lose').includes('V');

const CARNUTES = { towns: { cenabum: 'carnutes' } };

describe('the siege of the Carnutes (extended example)', () => {
  const army = 'caesar VII VIII IX XI XII XIII';

  it('14.3.2 twelve against six is 2-1; the dice show 6, 7 with Caesar: a step is lost, two points are won', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: `${army} (carnutes)` } }, { dice: [2, 4] });
    expect(isOver(table)).toBe(true);
    expect(table.G.sieges).toEqual({ cenabum: 2 });
    expect(table.at('cenabum')).toBe('caesar VII- VIII IX XI XII XIII (carnutes)');
  });

  it('14.3.3 eleven against six rounds down to 1.5-1; 11 is a surrender, and no Roman marker replaces the town', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'caesar VII- VIII IX XI XII XIII (carnutes)' }, sieges: { cenabum: 2 } },
      { dice: [4, 6] },
    );
    expect(isOver(table)).toBe(true);
    expect(table.at('submitted')).toContain('carnutes-');
    expect(table.marker('cenabum')).toBe('');
    expect(table.G.sieges).toEqual({});
  });

  it('14.3.2 ten against nine is 1-1: 9 and Caesar win two points for nothing', () => {
    const at = { camaracum: 'caesar VII VIII IX XI XII (nervii) (gallic-mercenary-1)' };
    const table = besiege({ towns: { camaracum: 'nervii' }, at }, { dice: [4, 5], space: 'camaracum' });
    expect(isOver(table)).toBe(true);
    expect(table.G.sieges).toEqual({ camaracum: 2 });
    expect(table.at('camaracum')).toBe('caesar VII VIII IX XI XII (nervii) (gallic-mercenary-1)');
  });
});

describe('odds', () => {
  /** Attack, defence and the name of the column; nothing where no roll may be made. */
  const oddsOf = (position: Position, side: Side = 'roman', space = 'cenabum') => {
    const { columns } = boxOf(stateOf()).components.siegeTable;
    const { attack, defence, column, surrenders } = siegeOdds(stateOf(position), side, space);
    return `${attack}:${defence} ${surrenders ? 'S' : column === null ? '' : columns[column].name}`;
  };

  it('14.3.2 the besiegers add up all their Combat Units outside, the defenders theirs inside and the Garrison', () => {
    const at = { cenabum: 'caesar VII VIII- german-cavalry (carnutes-) (minor-tribe)' };
    expect(oddsOf({ ...CARNUTES, at })).toBe('5:7 1-2');
    expect(oddsOf({ ...CARNUTES, at: { cenabum: 'VII' } })).toBe('2:2 1-1');
  });

  it('14.3.2 odds are rounded down to a column', () => {
    const inside = '(arverni) (gallic-mercenary-1)';
    const against = (legions: string) => oddsOf({ ...CARNUTES, at: { cenabum: `${legions} ${inside}` } });
    expect(against('VII VIII-')).toBe('3:10 ');
    expect(against('VII VIII')).toBe('4:10 ');
    expect(against('VII VIII IX-')).toBe('5:10 1-2');
    expect(against('VII VIII IX XI XII-')).toBe('9:10 1-2');
    expect(against('VII VIII IX XI XII')).toBe('10:10 1-1');
    expect(against('VII VIII IX XI XII XIII XIV X-')).toBe('15:10 1.5-1');
    expect(against('VII VIII IX XI XII XIII XIV V VI X')).toBe('20:10 2-1');
    const town = (legions: string) => oddsOf({ ...CARNUTES, at: { cenabum: legions } });
    expect(town('VII VIII-')).toBe('3:2 1.5-1');
    expect(town('VII VIII')).toBe('4:2 2-1');
    expect(town('VII VIII IX-')).toBe('5:2 2.5-1');
  });

  it('14.3.3 a Fortified Town with its Garrison only submits to a strength of six', () => {
    expect(oddsOf({ ...CARNUTES, at: { cenabum: 'VII VIII IX' } })).toBe('6:2 S');
  });

  it('14.2 Walled Cities have a Garrison of their own: Massilla six', () => {
    const at = { massilla: 'bellovaci arverni (VII)' };
    expect(oddsOf({ at }, 'gallic', 'massilla')).toBe('12:8 1.5-1');
  });

  it('14.2 neither Local Support nor the bonus of Provincia counts in a siege', () => {
    const at = { vienne: 'bellovaci (VII)' };
    expect(oddsOf({ at, roman: ['genava', 'cularo'] }, 'gallic', 'vienne')).toBe('6:6 1-1');
  });
});

describe('the Siege roll', () => {
  const modifiers = (position: Position, space = 'cenabum') =>
    siegeModifiers(stateOf(position), 'roman', space).map(({ amount }) => amount);

  it('14.3.5 Caesar adds one where he stands outside, nobody else does', () => {
    expect(modifiers({ ...CARNUTES, at: { cenabum: 'caesar galba VII' } })).toEqual([1]);
    expect(modifiers({ ...CARNUTES, at: { cenabum: 't-labienus VII', autricum: 'caesar' } })).toEqual([]);
  });

  it('14.3.5 an upgraded Fortified Town takes one off (11.2.3)', () => {
    expect(modifiers({ towns: { gergovia: 'arverni+' }, at: { gergovia: 'VII' } }, 'gergovia')).toEqual([-1]);
  });

  it('14.3.5 the Veneti in their Port take two off without Naval Supremacy, elsewhere nothing', () => {
    expect(modifiers({ towns: { darioritum: 'veneti' }, at: { darioritum: 'VII' } }, 'darioritum')).toEqual([
      -2,
    ]);
    expect(modifiers({ towns: { condevincum: 'veneti' } }, 'condevincum')).toEqual([]);
    expect(modifiers({ towns: { darioritum: 'carnutes' } }, 'darioritum')).toEqual([]);
  });

  it('11.3.4 the Port of the Veneti whose Stronghold is gone is as hard to besiege', () => {
    const osismii = { towns: { osismii: 'veneti' }, at: { osismii: 'VII' } };
    expect(modifiers(osismii, 'osismii')).toEqual([-2]);
    expect(modifiers({ ...osismii, roman: ['portus-santonum', 'burdigala'] }, 'osismii')).toEqual([]);
  });

  it('14.3.5 card 13 adds one against its own Fortified Town only', () => {
    const effect = { op: 'siegeModifier' as const, drm: 1, scope: 'oneTownUntilNextRomanPlayEnds' as const };
    const inForce = [{ card: 13, side: 'roman' as const, effect, space: 'cenabum' }];
    const towns = { cenabum: 'carnutes', autricum: 'senones' };
    expect(modifiers({ towns, inForce })).toEqual([1]);
    expect(modifiers({ towns, inForce }, 'autricum')).toEqual([]);
  });

  it('14.3.2 the dice lead to the last rows at most', () => {
    const towns = { darioritum: 'veneti+' };
    const low = besiege(
      { towns, at: { darioritum: 'VII VIII' } },
      { dice: [1, 1], space: 'darioritum', commander: 'VII' },
    );
    expect(low.at('darioritum')).toBe('VII- VIII');
    expect(low.told('14.3.2', 'row 2 of the column 2-1')).toBe(true);
    const high = besiege({ ...CARNUTES, at: { cenabum: 'caesar VII VIII' } }, { dice: [6, 6] });
    expect(high.told('14.3.2', 'row 12 of the column 2-1')).toBe(true);
    expect(high.marker('cenabum')).toBe('');
  });

  it('14.3.2 the besieger chooses who loses steps', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'X XI- (carnutes-)' } },
      { dice: [2, 3], commander: 'X' },
    );
    expect(table.prompt('roman')?.text).toBe(
      'Choose who loses a step in Cenabum: one step to lose, of 3 there.',
    );
    expect(table.legal('roman', 'lose')).toEqual(['X', 'XI']);
    table.do('roman', 'lose', 'XI');
    expect(table.at('cenabum')).toBe('X (carnutes-)');
    expect(isOver(table)).toBe(true);
  });

  it('14.4.1 with the last besieger the siege is lifted, points won with the same roll included', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: 'XI-' } }, { dice: [4, 4], commander: 'XI' });
    expect(table.told('14.3.1', 'One Siege Point more against the Fortified Town of Cenabum: 1 of 3')).toBe(
      true,
    );
    expect(table.told('14.4.1', 'lifted')).toBe(true);
    expect(table.G.pieces.XI.at).toBe('lost');
    expect(table.G.sieges).toEqual({});
    expect(table.marker('cenabum')).toBe('town carnutes');
  });

  it('14.3.2 points and losses come together: the place falls even to the last of the besiegers', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'galba XI-' }, sieges: { cenabum: 2 } },
      { dice: [4, 4], commander: 'galba' },
    );
    expect(table.G.pieces.XI.at).toBe('lost');
    expect(table.marker('cenabum')).toBe('');
    expect(table.G.pieces.galba.at).toBe('cup');
    expect(table.told('9.6', 'Galba')).toBe(true);
  });
});

describe('cards', () => {
  const position = { ...CARNUTES, at: { cenabum: 'X VII (carnutes-)' } };
  const columns = (table: Table) =>
    table.journal.flatMap(({ text }) => /row (\d+) of the column (\S+)\.$/.exec(text)?.slice(1) ?? []);

  it('14.3.2 STRATAGEM is asked for before the roll, whatever the hand, and adds two (card 50)', () => {
    const table = besiege({ ...position, hands: { roman: [50, 4] } }, { commander: 'X' });
    expect(table.step).toBe('surprise');
    table.dice(2, 3).do('roman', 'play', 50);
    expect(columns(table)).toEqual(['7', '1-1']);
    table.do('roman', 'decline');
    expect(table.G.sieges).toEqual({ cenabum: 1 });
    expect(table.G.discards).toEqual([50]);
  });

  it('14.3.2 who holds nothing is asked just so, and declines', () => {
    const table = besiege({ ...position, hands: { roman: [4] } }, { commander: 'X' });
    expect(table.moves('roman')).toEqual(['decline']);
    table.dice(2, 3).do('roman', 'decline');
    expect(columns(table)).toEqual(['5', '1-1']);
    expect(table.step).toBe('surprise');
    table.do('roman', 'decline');
    expect(isOver(table)).toBe(true);
  });

  it('14.3.2 once the card has been seen, or without a hand, nobody is asked', () => {
    expect(isOver(besiege(position, { commander: 'X', dice: [2, 3] }))).toBe(true);
    const seen = { ...position, hands: { roman: [4] }, discards: [50] };
    const table = besiege(seen, { commander: 'X', dice: [2, 3] });
    expect(table.prompt('roman')?.text).toContain('Vow to Mars');
  });

  it('14.3.2 VOW TO MARS rolls both dice again, with the same modifiers; the second roll stands (card 7)', () => {
    const table = besiege({
      ...position,
      at: { cenabum: 'caesar X VII (carnutes-)' },
      hands: { roman: [7] },
    });
    table.dice(1, 1, 6, 4).do('roman', 'decline');
    expect(columns(table)).toEqual(['3', '1-1']);
    table.do('roman', 'play', 7);
    expect(columns(table)).toEqual(['3', '1-1', '11', '1-1']);
    expect(findFrame(table.G, 'cardPlay')?.rolled).toEqual(['cenabum']);
    expect(table.G.sieges).toEqual({ cenabum: 2 });
    expect(table.at('cenabum')).toBe('caesar VII X (carnutes-)');
  });

  it('14.3.2 a Gallic Siege is helped by STRATAGEM, but by no vow to Mars', () => {
    const table = besiege(
      {
        at: { vienne: 'bellovaci' },
        towns: { bratuspantium: 'bellovaci' },
        hands: { gallic: [50], roman: [7] },
      },
      { side: 'gallic', space: 'vienne', commander: 'bellovaci' },
    );
    expect(table.side).toBe('gallic');
    table.dice(3, 3).do('gallic', 'play', 50);
    expect(columns(table)).toEqual(['8', '1.5-1']);
    expect(isOver(table)).toBe(true);
  });

  const towers = { op: 'siegeModifier' as const, columnShift: 1, scope: 'oneRollThisCard' as const };

  it('14.3.2 card 14 moves one roll a column to the right, if its player says so', () => {
    const table = besiege(position, { commander: 'X', more: { inForce: [towers] } });
    expect(table.prompt('roman')?.text).toContain('1-1');
    table.dice(2, 3).do('roman', 'aid', 0);
    expect(columns(table)).toEqual(['5', '1.5-1']);
    expect(findFrame(table.G, 'cardPlay')?.inForce).toEqual([]);
  });

  it('14.3.2 card 14 may be kept for another roll', () => {
    const table = besiege(position, { commander: 'X', more: { inForce: [towers] } });
    table.dice(2, 3).do('roman', 'roll');
    expect(columns(table)).toEqual(['5', '1-1']);
    expect(findFrame(table.G, 'cardPlay')?.inForce).toEqual([towers]);
  });

  it('14.3.2 card 14 gives nothing in the last column', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'X VII VIII-' } },
      { commander: 'X', dice: [1, 2], more: { inForce: [towers] } },
    );
    expect(columns(table)).toEqual(['3', '2.5-1']);
  });
});

describe('linked fates', () => {
  it('11.2.4 a Tribe lost in a Siege takes its besieged Fortified Town along, and who was in it fights at once', () => {
    const table = besiege(
      {
        towns: { bratuspantium: 'bellovaci', bagacum: 'nervii' },
        at: { massilla: 'bellovaci-', bratuspantium: 'VII VIII (nervii)' },
        sieges: { bratuspantium: 2, massilla: 1 },
      },
      { side: 'gallic', space: 'massilla', commander: 'bellovaci', dice: [2, 3, 1, 1, 1, 1] },
    );
    expect(table.at('eliminated')).toBe('bellovaci-');
    expect(table.marker('bratuspantium')).toBe('');
    expect(table.G.sieges).toEqual({});
    const fight = { space: 'bratuspantium', hosts: { attacker: { side: 'gallic', pieces: ['nervii'] } } };
    expect(findFrame(table.G, 'fight')).toMatchObject(fight);
  });

  it('11.2.4 the Tribe of a Fortified Town that falls is eliminated wherever it is', () => {
    const table = besiege(
      { ...CARNUTES, at: { cenabum: 'X', genava: 'carnutes' }, sieges: { cenabum: 2 } },
      { dice: [5, 4], commander: 'X' },
    );
    expect(table.told('14.4.2', 'The Fortified Town of Cenabum falls')).toBe(true);
    expect(table.G.pieces.carnutes).toMatchObject({ at: 'eliminated' });
  });
});

describe('surrender', () => {
  it('14.3.3 at 3:1 all inside submit without a roll: reduced, Mercenaries to their boxes, Leaders gone', () => {
    const table = besiege({
      ...CARNUTES,
      at: {
        cenabum:
          'caesar V VI VII VIII IX X XI XII XIII XIV german-cavalry (carnutes-) (gallic-mercenary-1) (ambiorix)',
      },
    });
    expect(isOver(table)).toBe(true);
    expect(table.G.pieces.carnutes.at).toBe('eliminated');
    expect(table.at('cenabum')).not.toContain('ambiorix');
    expect(table.G.pieces['gallic-mercenary-1'].at).toBe('holding');
    expect(table.told('14.3.3', 'The Gallic Mercenaries disband.')).toBe(true);
    expect(table.G.pieces.ambiorix.at).toBe('gone');
    expect(table.marker('cenabum')).toBe('');
    expect(findFrame(table.G, 'cardPlay')).toMatchObject({
      rolled: [],
      moved: expect.arrayContaining(['X']),
    });
  });

  it('11.2.4 the Tribe of a Fortified Town that submits does so wherever it is', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: 'caesar VII VIII IX', genava: 'carnutes' } });
    expect(table.at('submitted')).toContain('carnutes-');
    expect(table.at('genava')).toBe('');
  });

  it('13.3.2 a Tribe that submits inside another’s town loses its own Fortified Town', () => {
    const table = besiege({
      towns: { cenabum: 'carnutes', autricum: 'senones' },
      at: { cenabum: 'caesar VII VIII IX X XI XII XIII XIV V- VI (senones)', autricum: '(carnutes)' },
    });
    expect(table.marker('autricum')).toBe('');
    expect(table.marker('cenabum')).toBe('');
    expect(table.at('submitted')).toBe('senones- sequani- carnutes-');
  });

  it('14.4.3 a Gallic Walled City surrenders to Rome and turns Roman', () => {
    const markers = { vienne: { kind: 'city' as const, side: 'gallic' as const } };
    const table = besiege(
      {
        markers,
        towns: { cenabum: 'carnutes' },
        at: { vienne: 'caesar V VI VII VIII IX X XI XII XIII XIV (carnutes-)' },
      },
      { space: 'vienne' },
    );
    expect(table.marker('vienne')).toBe('city roman');
    expect(table.G.pieces.carnutes.at).toBe('eliminated');
    expect(table.marker('cenabum')).toBe('');
  });

  it('14.4.3 in a Gallic Walled City that surrenders Tribes submit, and their Fortified Towns go (14.3.3)', () => {
    const markers = { vienne: { kind: 'city' as const, side: 'gallic' as const } };
    const table = besiege(
      {
        markers,
        towns: { cenabum: 'carnutes', coriallum: 'venelli' },
        at: { vienne: 'caesar V VI VII VIII IX X XI XII XIII XIV (carnutes-) (venelli)' },
      },
      { space: 'vienne', dice: [5, 5] },
    );
    expect(table.marker('vienne')).toBe('city roman');
    expect(table.at('submitted')).toContain('venelli-');
    expect(table.G.pieces.carnutes.at).toBe('eliminated');
    expect([table.marker('cenabum'), table.marker('coriallum')]).toEqual(['', '']);
  });

  it('14.4.3 a Roman Walled City surrenders to 3:1: Legions are eliminated, Legates displaced', () => {
    const table = besiege(
      {
        at: { vienne: 'bellovaci arverni aedui (galba) (VII-) (german-cavalry-)' },
        towns: { gergovia: 'arverni', bibracte: 'aedui', bratuspantium: 'bellovaci' },
      },
      { side: 'gallic', space: 'vienne', commander: 'arverni', dice: [5, 5] },
    );
    expect(table.marker('vienne')).toBe('city gallic');
    expect(table.G.pieces.VII.at).toBe('lost');
    expect(table.G.pieces['german-cavalry'].at).toBe('holding');
    expect(table.G.pieces.galba.at).toBe('cup');
    expect(table.at('vienne')).toBe('bellovaci arverni aedui');
  });

  it('14.4.3 Caesar in a fallen city is displaced: three Roman markers go, and he is placed anew (9.6)', () => {
    const table = besiege(
      {
        at: { vienne: 'bellovaci arverni (caesar)', narbo: 'X' },
        roman: ['genava', 'cularo', 'tolosa', 'nemausus'],
        towns: { gergovia: 'arverni', bratuspantium: 'bellovaci' },
      },
      { side: 'gallic', space: 'vienne', commander: 'arverni' },
    );
    expect(table.marker('vienne')).toBe('city gallic');
    expect(table.step).toBe('displaced');
    expect(table.G.displaced).toBe(true);
  });
});

describe('points', () => {
  it('14.3.1, 14.4.2 Massilla takes five points, and falls to the Gauls with who is inside', () => {
    const position = { at: { massilla: 'bellovaci (galba) (VII) (X-)' }, sieges: { massilla: 3 } };
    const table = new Table({ ...stateOf(position), stack: [REST] });
    table.start((play) => addSiegePoints(play, 'gallic', 'massilla', 1));
    expect(table.G.sieges).toEqual({ massilla: 4 });
    table.start((play) => addSiegePoints(play, 'gallic', 'massilla', 2));
    expect(table.marker('massilla')).toBe('city gallic');
    expect(table.at('massilla')).toBe('bellovaci');
    expect(table.G.pieces.X.at).toBe('lost');
    expect(table.G.pieces.galba.at).toBe('cup');
    expect(table.G.sieges).toEqual({});
  });

  it('14.3.1 points taken away leave none at least (card 37)', () => {
    const G = stateOf({ ...CARNUTES, sieges: { cenabum: 1 }, at: { cenabum: 'VII' } });
    const table = new Table({ ...G, stack: [REST] });
    table.start((play) => addSiegePoints(play, 'gallic', 'cenabum', -2));
    expect(table.G.sieges).toEqual({});
    expect(table.told('14.3.1', 'One Siege Point fewer against the Fortified Town of Cenabum: 0 of 3')).toBe(
      true,
    );
    table.start((play) => addSiegePoints(play, 'gallic', 'cenabum', -1));
    expect(table.journal).toHaveLength(1);
  });

  it('14.3.1, 14.4.2 the third point takes a Fortified Town: all inside are eliminated', () => {
    const G = stateOf({
      ...CARNUTES,
      at: { cenabum: 'VII (arverni) (gallic-mercenary-1)', autricum: 'carnutes' },
      sieges: { cenabum: 2 },
    });
    const table = new Table({ ...G, stack: [REST] });
    table.start((play) => addSiegePoints(play, 'roman', 'cenabum', 1));
    expect(table.marker('cenabum')).toBe('');
    expect(table.at('eliminated')).toBe('carnutes- arverni-');
    expect(table.at('autricum')).toBe('');
    expect(table.G.pieces['gallic-mercenary-1'].at).toBe('holding');
  });

  it('14.4.1 a siege without besiegers is lifted, and its points are gone', () => {
    const G = stateOf({
      ...CARNUTES,
      towns: { cenabum: 'carnutes', autricum: 'aulerci' },
      at: { cenabum: '(carnutes)', autricum: 'VII' },
      sieges: { cenabum: 2, autricum: 1 },
    });
    const table = new Table({ ...G, stack: [REST] }).start((play) => liftSieges(play));
    expect(table.G.sieges).toEqual({ autricum: 1 });
    expect(table.told('14.4.1', 'lifted')).toBe(true);
  });
});

describe('who may besiege', () => {
  const obstacle = (position: Position, commander = 'VII', side: Side = 'roman', space = 'cenabum') =>
    obstacleToSiege(stateOf(position), side, space, commander)?.rule;

  it('14.1 only an enemy Fortified Location is besieged', () => {
    expect(obstacle({ gallic: ['cenabum'], at: { cenabum: 'VII' } })).toBe('14.1');
    expect(obstacle({ at: { cenabum: 'VII' } })).toBe('14.1');
    expect(obstacle({ at: { vienne: 'VII' } }, 'VII', 'roman', 'vienne')).toBe('14.1');
    expect(obstacle({ at: { gabali: 'arverni' } }, 'arverni', 'gallic', 'gabali')).toBe('14.1');
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII' } })).toBeUndefined();
    expect(obstacle({ at: { vienne: 'arverni' } }, 'arverni', 'gallic', 'vienne')).toBeUndefined();
  });

  it('14.3.1 by a Leader who is there, named or intrinsic, and with Combat Units', () => {
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII', autricum: 'VIII' } }, 'VIII')).toBe('14.3.1');
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII german-cavalry' } }, 'german-cavalry')).toBe('14.3.1');
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'galba' } }, 'galba')).toBe('14.3.2');
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'galba VII' } }, 'galba')).toBeUndefined();
  });

  it('14.3.1 not while enemy units stand outside, the German Tribe included', () => {
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII (carnutes) senones' } })).toBe('14.3.1');
    expect(obstacle({ at: { gabali: 'VII germani' } }, 'VII', 'roman', 'gabali')).toBe('14.3.1');
  });

  it('14.3.2 not below one to two', () => {
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII (carnutes)' } })).toBe('14.3.2');
    expect(obstacle({ ...CARNUTES, at: { cenabum: 'VII VIII- (carnutes)' } })).toBeUndefined();
  });

  it('14.3.4 no place has its dice rolled against it twice with a card, but it may surrender', () => {
    const G = stateOf({ ...CARNUTES, at: { cenabum: 'caesar VII VIII (carnutes)' } });
    G.stack = [cardPlayOf('roman', { rolled: ['cenabum'] })];
    expect(obstacleToSiege(G, 'roman', 'cenabum', 'caesar')?.rule).toBe('14.3.4');
    setPiece(G, 'carnutes', { ...G.pieces.carnutes, at: 'autricum' });
    expect(maySiege(G, 'roman', 'cenabum', 'caesar')).toBe(false);
    setPiece(G, 'IX', { ...G.pieces.IX, at: 'cenabum' });
    expect(maySiege(G, 'roman', 'cenabum', 'caesar')).toBe(true);
  });

  it('14.3.4 the roll is noted, and who took part has been used (14.3.2 step 1)', () => {
    const table = besiege({ ...CARNUTES, at: { cenabum: 'caesar VII VIII (carnutes)' } }, { dice: [1, 5] });
    expect(isOver(table)).toBe(true);
    expect(findFrame(table.G, 'cardPlay')).toMatchObject({ rolled: ['cenabum'], moved: ['VII', 'VIII'] });
  });

  it('14.3.4 a place against which dice were rolled is not free again when others have been besieged since', () => {
    const position = { ...CARNUTES, at: { cenabum: 'caesar VII VIII (carnutes)' } };
    const table = besiege(position, { dice: [1, 5], more: { rolled: ['autricum'] } });
    expect(findFrame(table.G, 'cardPlay')).toMatchObject({ rolled: ['autricum', 'cenabum'] });
  });
});
