import { describe, expect, it } from 'vitest';
import { enter, FIELD } from './contact';
import { marching, settle } from './marching';
import type { Position } from './table';

/** The Suessiones are about to enter Noviodunum, next to Bibrax, Durocortorum, Augustomagus and Viromandis. */
const TO = 'noviodunum-suessionum';

const WAY = { group: 'suessiones', from: 'augustomagus', to: TO };

const GAULS = { augustomagus: 'suessiones' };

/** Returns the stacks that may intercept the Suessiones on their way to Noviodunum. */
function interceptors(position: Position): string[] {
  return enter({ ...position, at: { ...GAULS, ...position.at } }, WAY).legal('roman', 'intercept');
}

describe('who may intercept (12.1.1)', () => {
  it('12.1.1 an Army next to a Neutral space, and next to one of its own', () => {
    const at = { bibrax: 'VII' };
    expect(interceptors({ at })).toEqual(['bibrax']);
    expect(interceptors({ at, roman: [TO] })).toEqual(['bibrax']);
  });

  it('12.1.2 who is asked is told what two dice have to show for each stack', () => {
    const at = { ...GAULS, bibrax: 'VII', durocortorum: 'caesar VIII' };
    const text = enter({ at }, WAY).prompt('roman')?.text;
    expect(text).toContain('at least 8 from Bibrax and 6 from Durocortorum.');
  });

  it('12.1.1 nobody into an enemy-controlled space without friendly Combat Units', () => {
    expect(interceptors({ at: { bibrax: 'VII' }, gallic: [TO] })).toEqual([]);
    expect(interceptors({ at: { bibrax: 'VII', [TO]: 'caesar' }, gallic: [TO] })).toEqual([]);
    expect(interceptors({ at: { bibrax: 'VII', [TO]: 'VIII' }, gallic: [TO] })).toEqual(['bibrax']);
  });

  it('12.1.1 nobody into a space of enemy units that do not move, the German Tribe among them', () => {
    expect(interceptors({ at: { bibrax: 'VII', [TO]: 'remi' } })).toEqual([]);
    const dice = [3, 3, 3, 3];
    const table = enter({ at: { ...GAULS, bibrax: 'VII', [TO]: 'germani' } }, { ...WAY, dice });
    expect(table.step).toBe('reroll');
  });

  it('10.6 enemy units inside their Fortified Town do not keep others away from the siege', () => {
    const position = { at: { bibrax: 'VII', [TO]: 'VIII (remi)' }, towns: { [TO]: 'remi' } };
    expect(interceptors(position)).toEqual(['bibrax']);
  });

  it('12.1.1 nobody who is further away', () => {
    expect(interceptors({ at: { vungo: 'caesar VII' } })).toEqual([]);
  });

  it('12.1.1 nobody across the Channel Crossing', () => {
    const table = enter(
      { at: { dubris: 'caesar VII', castellum: 'morini', samarobriva: 'IX' } },
      { group: 'morini', from: 'castellum', to: 'portus-itius' },
    );
    expect(table.legal('roman', 'intercept')).toEqual(['samarobriva']);
    expect(table.why('roman', 'intercept', 'dubris')).toContain('12.1.1');
  });

  it('12.1.1 a Leader alone, too, who joins his own at a Siege but goes to no other Fortified Town', () => {
    expect(interceptors({ at: { bibrax: 'galba' } })).toEqual(['bibrax']);
    const position = { at: { bibrax: 'galba', [TO]: 'VIII (remi)' }, towns: { [TO]: 'remi' } };
    expect(interceptors(position)).toEqual(['bibrax']);
    expect(interceptors({ ...position, at: { bibrax: 'galba', [TO]: '(remi)' } })).toEqual([]);
  });

  it('12.1.1 Gallic units against a Leader who moves alone', () => {
    const table = enter(
      { at: { bibrax: 'galba', augustomagus: 'suessiones' } },
      { group: 'galba', from: 'bibrax', to: TO },
    );
    expect(table.legal('gallic', 'intercept')).toEqual(['augustomagus']);
  });

  it('12.1.1 Caesar can intercept the Bellovaci around him only where the example says', () => {
    const position: Position = {
      at: { augustomagus: 'caesar VII', petromantalum: 'bellovaci', [TO]: 'remi' },
      gallic: ['bratuspantium'],
    };
    const asked = (from: string, to: string) => {
      const moved = { ...position, at: { ...position.at, petromantalum: '', [from]: 'bellovaci' } };
      return enter(moved, { group: 'bellovaci', from, to }).legal('roman', 'intercept');
    };
    expect(asked('petromantalum', 'bratuspantium')).toEqual([]);
    expect(asked('viromandis', TO)).toEqual([]);
    expect(asked('samarobriva', 'viromandis')).toEqual(['augustomagus']);
  });

  it('12.1.5 case A: who is inside and not besieged may intercept', () => {
    const table = enter(
      { at: { vienne: '(VII)', matisco: 'sequani' } },
      { group: 'sequani', from: 'matisco', to: 'genava' },
    );
    expect(table.legal('roman', 'intercept')).toEqual(['vienne']);
  });

  it('12.1.5 case B: who is besieged may not, not even the Army that just leaves', () => {
    const table = enter(
      { at: { vienne: '(VII) sequani', cularo: 'XIV' } },
      { group: 'sequani', from: 'vienne', to: 'genava' },
    );
    expect(table.legal('roman', 'intercept')).toEqual(['cularo']);
    expect(table.why('roman', 'intercept', 'vienne')).toContain('12.1.5');
  });

  it('12.1.6 units without a named Leader may, Mercenaries that only a Leader moves may not', () => {
    const gauls = (words: string) =>
      enter({ at: { bibrax: 'VII', augustomagus: words } }, { group: 'VII', from: 'bibrax', to: TO }).legal(
        'gallic',
        'intercept',
      );
    expect(gauls('gallic-mercenary-1')).toEqual([]);
    expect(gauls('minor-tribe')).toEqual(['augustomagus']);
    expect(gauls('remi- gallic-mercenary-1')).toEqual(['augustomagus']);
  });

  it('6.2 nobody where the movement allows no Interception', () => {
    const table = enter({ at: { ...GAULS, bibrax: 'VII' } }, { ...WAY, noInterception: true });
    expect(table.step).toBe('march');
  });

  it('12.1.1 GOOD GUIDES protect on Rough Paths only (card 52)', () => {
    const inForce = [{ op: 'noInterception', via: 'rough', scope: 'thisCard' }] as const;
    const at = { tullum: 'leuci', epamanduodurum: 'VII', virodunum: 'IX' };
    const asked = (to: string, guides: typeof inForce | []) =>
      enter({ at }, { group: 'leuci', from: 'tullum', to, inForce: [...guides] }).step;
    expect(asked('argentorate', [])).toBe('interception');
    expect(asked('argentorate', inForce)).toBe('march');
    expect(asked('divodurum', inForce)).toBe('interception');
  });
});

describe('the roll (12.1.2, 12.3)', () => {
  const roll = (position: Position, dice: number[], way = WAY, from = 'bibrax') =>
    enter({ ...position, at: { ...GAULS, ...position.at } }, way)
      .dice(...dice)
      .do('roman', 'intercept', from);

  it('12.1.2 nine with modifiers is enough, eight is not', () => {
    expect(roll({ at: { bibrax: 'VII-' } }, [4, 5]).at(TO)).toBe('VII-');
    expect(roll({ at: { bibrax: 'VII-' } }, [4, 4]).at(TO)).toBe('suessiones');
  });

  it('12.3 the Battle Rating of the commander counts', () => {
    expect(roll({ at: { bibrax: 'VII' } }, [4, 4]).at(TO)).toBe('VII');
    expect(roll({ at: { bibrax: 'caesar VII-' } }, [3, 3]).step).toBe('detachment');
    expect(roll({ at: { bibrax: 't-labienus galba VII-' } }, [3, 4]).step).toBe('detachment');
    expect(roll({ at: { bibrax: 'galba VII-' } }, [3, 4]).step).toBe('march');
  });

  it('12.3 two more into a friendly space or to friendly units, two less over a Rough Path', () => {
    expect(roll({ at: { bibrax: 'VII-' }, roman: [TO] }, [3, 4]).at(TO)).toBe('VII-');
    expect(roll({ at: { bibrax: 'VII-' }, roman: [TO] }, [3, 3]).at(TO)).toBe('suessiones');
    expect(roll({ at: { bibrax: 'VII-', [TO]: 'VIII' } }, [3, 4]).at(TO)).toBe('VII- VIII');
    const rough = { group: 'treveri', from: 'geminiacum', to: 'aduatuci' };
    const position = (words: string): Position => ({
      at: { geminiacum: 'treveri', orolaunum: words, augustomagus: '' },
      markers: { aduatuci: null },
    });
    expect(roll(position('VII-'), [5, 5], rough, 'orolaunum').at('aduatuci')).toBe('treveri');
    expect(roll(position('VII-'), [5, 6], rough, 'orolaunum').at('aduatuci')).toBe('VII-');
  });

  it('12.3 Leaders alone in a space do not make it friendly', () => {
    expect(roll({ at: { bibrax: 'VII-', [TO]: 'galba' } }, [3, 4]).at('bibrax')).toBe('VII-');
  });
});

describe('several stacks (12.1.3)', () => {
  const at = { ...GAULS, bibrax: 'VII', viromandis: 'VIII' };

  it('12.1.3 all are designated before any of them rolls, each once', () => {
    const table = enter({ at }, WAY).do('roman', 'intercept', 'bibrax');
    expect(table.step).toBe('interception');
    expect(table.refuses('roman', 'intercept', 'bibrax')).toBe(true);
    expect(table.why('roman', 'intercept', 'bibrax')).toContain('12.1.3');
    table.dice(4, 4, 1, 1).do('roman', 'intercept', 'viromandis');
    expect(table.at(TO)).toBe('VII');
    expect(table.at('viromandis')).toBe('VIII');
  });

  it('12.1.3 who is not designated stays', () => {
    const table = enter({ at }, WAY).do('roman', 'intercept', 'viromandis').dice(1, 1).do('roman', 'ready');
    expect(table.step).toBe('march');
    expect(table.at(TO)).toBe('suessiones');
    const none = enter({ at }, WAY).do('roman', 'ready');
    expect(none.at(TO)).toBe('suessiones');
  });

  it('12.1.3 Armies that succeed fight together, the Gauls attack', () => {
    const table = enter({ at }, WAY)
      .do('roman', 'intercept', 'viromandis')
      .dice(4, 4, 3, 3)
      .do('roman', 'intercept', 'bibrax');
    expect(table.at(TO)).toBe('VII VIII');
    table.dice(3, 3, 3, 3).do('gallic', 'goOn');
    const fight = table.G.stack.find(({ step }) => step === 'fight');
    expect(fight).toMatchObject({
      hosts: { attacker: { side: 'gallic' }, defender: { side: 'roman', strength: 4 } },
    });
  });

  it('12.1.3 Caesar may try again in each space the Gauls enter, and Galba with him in B', () => {
    const base = { bibrax: 'caesar VII', vungo: 'galba VIII' };
    const step = (from: string, to: string) =>
      enter({ at: { ...base, [from]: 'suessiones' } }, { group: 'suessiones', from, to });
    expect(step('augustomagus', TO).dice(1, 1).do('roman', 'intercept', 'bibrax').step).toBe('march');
    expect(step(TO, 'durocortorum').legal('roman', 'intercept')).toEqual(['bibrax', 'vungo']);
  });
});

describe('who goes (12.1.4)', () => {
  const position = { at: { ...GAULS, bibrax: 'caesar galba VII VIII german-cavalry' } };
  const succeed = () => enter(position, WAY).dice(6, 6).do('roman', 'intercept', 'bibrax');

  it('12.1.4 a part of the stack may go, without its commander', () => {
    const table = succeed();
    expect(table.step).toBe('detachment');
    table.do('roman', 'send', 'galba').do('roman', 'send', 'VII').do('roman', 'ready');
    expect(table.at(TO)).toBe('galba VII');
    expect(table.at('bibrax')).toBe('caesar VIII german-cavalry');
  });

  it('12.1.4 all may go', () => {
    expect(succeed().do('roman', 'sendAll').at(TO)).toBe('caesar galba VII VIII german-cavalry');
  });

  it('12.1.4 nobody may stay away after a success, and units that only a Leader moves need one', () => {
    const table = succeed();
    expect(table.moves('roman')).toEqual(['sendAll', 'send']);
    expect(table.legal('roman', 'send')).toEqual(['VII', 'caesar', 'galba']);
    table.do('roman', 'send', 'VII');
    expect(table.legal('roman', 'send')).toContain('german-cavalry');
  });

  it('9.5.2 Ambiorix does not intercept with Celtic Tribes', () => {
    const table = enter(
      { at: { bibrax: 'VII', augustomagus: 'ambiorix senones suessiones' } },
      { group: 'VII', from: 'bibrax', to: TO },
    )
      .dice(6, 6)
      .do('gallic', 'intercept', 'augustomagus');
    expect(table.moves('gallic')).toEqual(['send']);
    table.do('gallic', 'send', 'ambiorix').do('gallic', 'send', 'suessiones');
    expect(table.at(TO)).toBe('ambiorix suessiones');
    expect(table.at('augustomagus')).toBe('senones');
  });

  it('12.1.5 case D: who has intercepted may stand inside the friendly walls of the space', () => {
    const table = enter(
      { at: { bibrax: 'caesar VII', augustomagus: 'suessiones' }, towns: { [TO]: 'suessiones' } },
      { group: 'caesar VII', from: 'bibrax', to: TO },
    )
      .dice(6, 6)
      .do('gallic', 'intercept', 'augustomagus')
      .do('roman', 'goOn');
    expect(table.moves('gallic')).toEqual(['shelterAll', 'stand']);
    table.do('gallic', 'shelterAll');
    expect(table.at(TO)).toBe('caesar VII (suessiones)');
    expect(table.step).toBe('march');
  });
});

describe('backing up (12.2.2)', () => {
  const at = { augustomagus: 'suessiones remi-', bibrax: 'VII' };
  const intercepted = (position: Position, group = 'suessiones remi') =>
    enter({ at, ...position }, { ...WAY, group })
      .dice(6, 6)
      .do('roman', 'intercept', 'bibrax');

  it('12.2.2 an intercepted Army may back up, which ends its movement', () => {
    const table = intercepted({}).dice(5, 4).do('gallic', 'backUp');
    expect(table.at('augustomagus')).toBe('suessiones remi-');
    expect(table.at(TO)).toBe('VII');
    expect(table.step).toBe('losses');
  });

  it('12.2.2 an Army that fails to back up must attack', () => {
    const table = intercepted({}).dice(3, 4, 3, 3, 3, 3).do('gallic', 'backUp');
    expect(table.at(TO)).toBe('VII suessiones remi-');
    expect(table.step).toBe('reroll');
  });

  it('12.3 who backs up has no modifiers, which are for the player who does not move', () => {
    const friendly = intercepted({ gallic: ['augustomagus'] });
    expect(friendly.label('gallic', 'backUp')).toBe('Try to back up, by 9 or more');
    friendly.dice(4, 4, 3, 3, 3, 3).do('gallic', 'backUp');
    expect(friendly.told('12.2.2', 'Backing up to Augustomagus: 4 and 4: it fails.')).toBe(true);
    expect(friendly.at('augustomagus')).toBe('');
    const joined = intercepted({}, 'suessiones').dice(4, 4, 3, 3, 3, 3).do('gallic', 'backUp');
    expect(joined.at('augustomagus')).toBe('remi-');
  });

  it('12.2.2 no way back leads into an enemy-controlled space without friendly units', () => {
    const table = enter({ at, roman: ['augustomagus'] }, { ...WAY, group: 'suessiones remi' });
    table.dice(6, 6, 3, 3, 3, 3).do('roman', 'intercept', 'bibrax');
    expect(table.step).toBe('reroll');
  });

  it('12.2.2 units without a Leader, named or intrinsic, do not back up', () => {
    const table = enter(
      { at: { augustomagus: 'minor-tribe', bibrax: 'VII' } },
      { ...WAY, group: 'minor-tribe' },
    );
    table.dice(6, 6, 3, 3, 3, 3).do('roman', 'intercept', 'bibrax');
    expect(table.step).toBe('reroll');
    expect(table.at(TO)).toBe('VII minor-tribe');
  });

  it('9.6 a Leader alone who is intercepted and does not back up is displaced', () => {
    const table = enter(
      { at: { bibrax: 'galba', augustomagus: 'suessiones' } },
      { group: 'galba', from: 'bibrax', to: TO },
    )
      .dice(6, 6)
      .do('gallic', 'intercept', 'augustomagus');
    expect(table.moves('roman')).toEqual(['backUp', 'goOn']);
    table.dice(2, 2).do('roman', 'backUp');
    expect(table.at('cup')).toContain('galba');
    expect(table.at(TO)).toBe('suessiones');
  });

  it('9.6 a Leader alone is displaced by Gauls who intercept where he is', () => {
    const table = enter(
      { at: { bibrax: 'caesar VII', augustomagus: 'suessiones', [TO]: 'galba' } },
      { group: 'caesar VII', from: 'bibrax', to: TO },
    );
    table.dice(6, 6).do('gallic', 'intercept', 'augustomagus');
    expect(table.at('cup')).toContain('galba');
    expect(table.told('12.1.4', 'The Suessiones intercept in')).toBe(true);
  });
});

describe('the German Tribe moves (17.4.3)', () => {
  const way = { group: 'germani', from: 'tullum', to: 'divodurum' };

  it('17.4.3 both players may intercept it, and it attacks nobody', () => {
    const table = enter(
      { at: { tullum: 'germani', virodunum: 'VII', 'augusta-treverorum': 'treveri' } },
      way,
    );
    expect(table.side).toBe('roman');
    table.dice(1, 1).do('roman', 'intercept', 'virodunum');
    expect(table.legal('gallic', 'intercept')).toEqual(['augusta-treverorum']);
    table.dice(6, 6).do('gallic', 'intercept', 'augusta-treverorum');
    expect(table.at('divodurum')).toBe('treveri germani');
    expect(table.step).toBe('losses');
  });

  it('17.4.3 who has not avoided it keeps his place', () => {
    const table = enter({ at: { tullum: 'germani', divodurum: 'VII' } }, way);
    expect(table.moves('roman')).toEqual(['avoid', 'stand']);
    table.do('roman', 'stand');
    expect(table.at('divodurum')).toBe('VII germani');
  });

  it('17.4.3 who avoids it leaves the space', () => {
    const table = enter({ at: { tullum: 'germani', divodurum: 'VII' } }, way)
      .dice(4, 4)
      .do('roman', 'avoid');
    table.do('roman', 'withdrawAll', 'virodunum');
    expect(table.at('virodunum')).toBe('VII');
  });
});

describe('Sorties, and those who go inside (12.1.5)', () => {
  it('12.1.5 case C: a Sortie is not intercepted', () => {
    const position = {
      at: { autricum: '(carnutes) (senones) VII', cenabum: 'caesar VIII IX X' },
      towns: { autricum: 'carnutes' },
    };
    const table = marching(position, 'carnutes').dice(6, 6, 1, 1).do('gallic', 'sortie');
    expect(table.step).toBe('reroll');
    settle(table, 'pass');
    expect(table.at('autricum')).toBe('senones carnutes');
    expect(table.journal.some(({ rule }) => rule.startsWith('12.'))).toBe(false);
  });

  it('12.1.5 case D: the Army that moves goes on past those who have intercepted and are inside', () => {
    const position = {
      at: { bibrax: 'caesar VII VIII', augustomagus: 'bellovaci' },
      towns: { [FIELD]: 'suessiones' },
    };
    const table = enter(position, { group: 'caesar VII VIII', from: 'bibrax', to: FIELD });
    table.dice(6, 6).do('gallic', 'intercept', 'augustomagus');
    if (table.step === 'backUp') table.do('roman', 'goOn');
    table.do('gallic', 'shelterAll');
    expect(table.at(FIELD)).toBe('caesar VII VIII (bellovaci)');
    expect(table.legal('roman', 'go')).toContain('augustomagus');
  });
});
