import { describe, expect, it } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import { campFrame } from '../../games/caesar-rome-vs-gaul/winter/camp';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, REST, stateOf, Table } from './table';

/** Returns a table at a step of the winter; when it is over {@link REST} waits. */
function winterAt(
  position: Position,
  step: 'returnHome' | 'legates' | 'camp' | 'attrition' | 'winterEnd',
): Table {
  const G = stateOf(position);
  const frame: AnyFrame<G> = step === 'camp' ? campFrame(G) : { step, sides: ['roman'] };
  return new Table({ ...G, stack: [REST, frame] }).start();
}

const isOver = (table: Table) => table.step === 'losses';

describe('Return Home', () => {
  it('16.1.1 all sieges end and their Siege Points are gone', () => {
    const table = winterAt(
      { towns: { cenabum: 'carnutes' }, at: { cenabum: 'VII (carnutes)' }, sieges: { cenabum: 2 } },
      'returnHome',
    );
    expect(table.G.sieges).toEqual({});
    expect(table.told('16.1.1', 'ends all sieges')).toBe(true);
    expect(isOver(table)).toBe(true);
  });

  it('16.1 tells of nothing where nobody has to go and nothing ends', () => {
    const table = winterAt({ towns: { cenabum: 'carnutes' }, at: { cenabum: '(carnutes)' } }, 'returnHome');
    expect(table.journal).toEqual([]);
  });

  it('16.1.2 Mercenaries, Minor Tribe, German Cavalry and Militia return to their boxes, the German Tribe stays (17.4.3)', () => {
    const table = winterAt(
      {
        towns: { cenabum: 'carnutes' },
        at: {
          cenabum: '(carnutes) (gallic-mercenary-1) minor-tribe militia',
          vienne: 'german-cavalry',
          tullum: 'germani-',
        },
        militia: 'celtica',
      },
      'returnHome',
    );
    for (const id of ['gallic-mercenary-1', 'minor-tribe', 'militia', 'german-cavalry'])
      expect(table.G.pieces[id].at).toBe('holding');
    expect(table.G.militia).toBeNull();
    expect(table.at('tullum')).toBe('germani-');
  });

  it('16.1.3 Tribes go home into their Fortified Towns, even past Legions, and keep their losses', () => {
    const table = winterAt(
      {
        towns: { cenabum: 'carnutes', avaricum: 'bituriges' },
        at: { cenabum: 'VII VIII', genava: 'carnutes- bituriges' },
      },
      'returnHome',
    );
    expect(table.at('cenabum')).toBe('VII VIII (carnutes-)');
    expect(table.at('avaricum')).toBe('(bituriges)');
    expect(isOver(table)).toBe(true);
  });

  it('16.1.4 Vercingetorix winters in a Gallic space of Celtica without Legions, as his player chooses', () => {
    const table = winterAt(
      {
        gallic: ['avaricum', 'alesia', 'nemetacum'],
        roman: ['lutetia'],
        towns: { cenabum: 'carnutes' },
        at: { alesia: 'VII', bibracte: 'vercingetorix', cenabum: '(carnutes)' },
      },
      'returnHome',
    );
    expect(table.prompt('gallic')?.rule).toBe('16.1.4');
    expect(table.legal('gallic', 'winter')).toEqual(['avaricum', 'cenabum', 'gabali', 'osismii']);
    expect(table.why('gallic', 'winter', 'alesia')).toContain('16.1.4');
    table.do('gallic', 'winter', 'cenabum');
    expect(table.at('cenabum')).toBe('(vercingetorix) (carnutes)');
    expect(isOver(table)).toBe(true);
  });

  it('16.1.4 Ambiorix winters in Belgica only; with a single space there he is not asked', () => {
    const markers = { aduatuci: null, eburones: null, caeroesi: null };
    const table = winterAt(
      { markers, gallic: ['nemetacum', 'alesia'], at: { alesia: 'ambiorix' } },
      'returnHome',
    );
    expect(table.at('nemetacum')).toBe('ambiorix');
    expect(isOver(table)).toBe(true);
  });

  it('16.1.4 a Leader may winter in a Stronghold with the German Tribe, as only Roman units keep him away', () => {
    const markers = { aduatuci: null, eburones: null };
    const table = winterAt({ markers, at: { caeroesi: 'germani', bagacum: 'ambiorix' } }, 'returnHome');
    expect(table.at('caeroesi')).toBe('ambiorix germani');
  });

  it('16.1.4 a Leader without such a space is eliminated', () => {
    const markers = { aduatuci: null, eburones: null, caeroesi: null };
    const table = winterAt(
      { markers, gallic: ['nemetacum', 'alesia'], at: { nemetacum: 'VII', alesia: 'ambiorix' } },
      'returnHome',
    );
    expect(table.G.pieces.ambiorix.at).toBe('gone');
  });
});

describe('Roman Leaders', () => {
  const at = { vienne: 'caesar galba X', narbo: 'm-antonius' };

  it('16.2.1 Caesar goes to Rome and both Legates to the cup', () => {
    const table = winterAt({ at }, 'legates');
    expect(table.legal('roman', 'keep')).toEqual(['galba', 'm-antonius']);
    table.do('roman', 'keepNone');
    expect(table.G.pieces.caesar.at).toBe('rome');
    expect(table.G.pieces.galba.at).toBe('cup');
    expect(table.G.pieces['m-antonius'].at).toBe('cup');
    expect(table.at('vienne')).toBe('X');
    expect(isOver(table)).toBe(true);
  });

  it('5.4.2 one Legate may be set aside for the next year, the other goes back', () => {
    const table = winterAt({ at }, 'legates').do('roman', 'keep', 'galba');
    expect(table.G.pieces.galba.at).toBe('kept');
    expect(table.G.pieces['m-antonius'].at).toBe('cup');
  });

  it('16.2.1 P. Crassus returns to his box and is never kept; without a Legate nobody is asked (card 9)', () => {
    const table = winterAt({ at: { vienne: 'caesar p-crassus X' } }, 'legates');
    expect(isOver(table)).toBe(true);
    expect(table.G.pieces['p-crassus'].at).toBe('holding');
    expect(table.G.pieces.caesar.at).toBe('rome');
  });

  it('16.2.1 T. Labienus called by card 10 is an extra Legate and goes back to the cup', () => {
    const effect = { op: 'placeLeader' as const, leader: 't-labienus', at: ['legion' as const] };
    const inForce = [{ card: 10, side: 'roman' as const, effect, space: null }];
    const table = winterAt({ at: { vienne: 't-labienus galba X' }, inForce }, 'legates');
    expect(table.legal('roman', 'keep')).toEqual(['galba']);
    table.do('roman', 'keep', 'galba');
    expect(table.G.pieces['t-labienus'].at).toBe('cup');
  });

  it('5.3 a delay of Caesar is over by winter', () => {
    expect(winterAt({ at: { vienne: 'X' }, delay: 'now' }, 'legates').G.delay).toBe('past');
    expect(winterAt({ at: { vienne: 'X' } }, 'legates').G.delay).toBe('never');
  });
});

describe('March to Winter Camp', () => {
  it('16.2.2 a Legion goes as far as three Movement Points, a rough path costing two', () => {
    const table = winterAt({ at: { genava: 'VII' } }, 'camp');
    const reach = table.legal('roman', 'camp').map((words) => words.split(' ')[1]);
    expect(reach).toContain('vesontio');
    expect(reach).toContain('magetobriga');
    expect(reach).not.toContain('alesia');
    expect(reach).toContain('octodurus');
    expect(table.why('roman', 'camp', 'VII', 'lutetia')).toContain('16.2.2');
  });

  it('16.2.2 it enters Gallic spaces and Fortified Towns, but not the space of the German Tribe', () => {
    const table = winterAt(
      {
        towns: { agedincum: 'senones' },
        gallic: ['vellaunodunum'],
        at: { augustobona: 'VII', agedincum: '(senones)', alesia: 'germani' },
      },
      'camp',
    );
    const legal = table.legal('roman', 'camp');
    expect(legal).toContain('VII agedincum');
    expect(legal).toContain('VII vellaunodunum');
    expect(legal).not.toContain('VII alesia');
    expect(table.why('roman', 'camp', 'VII', 'alesia')).toContain('German Tribe');
  });

  it('16.2.2 it goes not through the German Tribe, and through the space of a Gallic Leader in the open, but not to him', () => {
    const at = { vesontio: 'VII', aventicum: 'germani', genava: 'vercingetorix' };
    const table = winterAt({ gallic: ['genava'], at }, 'camp');
    const legal = table.legal('roman', 'camp');
    expect(legal).not.toContain('VII genava');
    expect(table.why('roman', 'camp', 'VII', 'genava')).toContain('Gallic Leader');
    expect(legal).not.toContain('VII octodurus');
    expect(table.do('roman', 'camp', 'VII', 'cularo').at('cularo')).toBe('VII');
  });

  it('10.7 nobody enters the Strongholds of Germania', () => {
    const legal = winterAt({ at: { atuatuca: 'VII' } }, 'camp').legal('roman', 'camp');
    expect(legal).not.toContain('VII usipetes');
    expect(legal).not.toContain('VII ubii');
    expect(legal).toContain('VII eburones');
  });

  it('16.2.2 equal Legions are one choice, the elite one and reduced ones are others; each marches once', () => {
    const table = winterAt({ at: { vienne: 'VII VIII X IX-' } }, 'camp');
    expect(new Set(table.legal('roman', 'camp').map((words) => words.split(' ')[0]))).toEqual(
      new Set(['VII', 'IX', 'X']),
    );
    table.do('roman', 'camp', 'VII', 'genava');
    expect(table.legal('roman', 'camp')).not.toContain('VII vienne');
    expect(table.why('roman', 'camp', 'VII')).toContain('has marched');
    table.do('roman', 'camp', 'VIII', 'genava').do('roman', 'camp', 'X', 'genava');
    expect(table.at('genava')).toBe('VII VIII X');
    table.do('roman', 'end');
    expect(isOver(table)).toBe(true);
  });

  it('16.2.2 ending the march warns of hunger where Legions can still march', () => {
    const table = winterAt({ at: { lutetia: 'VII VIII IX' } }, 'camp');
    expect(table.forgone('roman', 'end')).toContain('one Legion in Lutetia');
    table.do('roman', 'camp', 'VII', 'metlosedum');
    expect(table.forgone('roman', 'end')).toBeNull();
  });

  it('17.1.2 a Legion that crosses the Channel rolls for a storm; driven back it marches on with what is left', () => {
    const at = { dubris: 'VII', 'portus-itius': 'VIII' };
    const table = winterAt({ at, gallic: ['verlamion'], roman: ['dubris'] }, 'camp');
    table.dice(6).do('roman', 'camp', 'VII', 'samarobriva');
    expect(table.at('dubris')).toBe('VII');
    expect(table.legal('roman', 'camp').filter((words) => words.startsWith('VII '))).toEqual([
      'VII verlamion',
    ]);
    table.dice(5).do('roman', 'camp', 'VIII', 'dubris');
    expect(table.at('dubris')).toBe('VII VIII');
    expect(table.legal('roman', 'camp').map((words) => words.split(' ')[0])).toEqual(['VII']);
  });

  it('17.1.2 on its way it goes on behind the Channel', () => {
    const table = winterAt({ at: { dubris: 'VII' } }, 'camp');
    table.dice(1).do('roman', 'camp', 'VII', 'samarobriva');
    expect(table.at('samarobriva')).toBe('VII');
    expect(isOver(table)).toBe(true);
  });

  it('17.1.4 the Sugambri attack a Legion alone; where Legions or Roman influence are they do not', () => {
    const at = { confluentes: 'VII VIII IX X' };
    const table = winterAt({ at, gallic: ['pons-caesaris'] }, 'camp');
    table.dice(1, 1, 1, 1, 6, 6).do('roman', 'camp', 'VII', 'pons-caesaris');
    expect(table.told('17.1.4', 'the Sugambri attack')).toBe(true);
    expect(table.prompt('roman')?.rule).toMatch(/^13/);
    table.do('roman', 'pass');
    expect(table.step).toBe('camp');
    expect(table.legal('roman', 'camp').some((words) => words.startsWith('VII '))).toBe(false);
    const held = winterAt({ at: { ...at, 'pons-caesaris': 'XI' }, gallic: ['pons-caesaris'] }, 'camp');
    held.do('roman', 'camp', 'VII', 'pons-caesaris');
    expect(held.at('pons-caesaris')).toBe('VII XI');
    const friendly = winterAt({ at, roman: ['pons-caesaris'] }, 'camp');
    expect(friendly.do('roman', 'camp', 'VII', 'pons-caesaris').at('pons-caesaris')).toBe('VII');
  });

  it('17.1.4 a Legion is attacked on its way, too, and does not march on though it wins, as it is not twice as strong (17.1.5)', () => {
    const table = winterAt({ at: { 'portus-itius': 'VII VIII' }, gallic: ['dubris', 'verlamion'] }, 'camp');
    table.dice(1, 1, 1, 1, 1, 6, 6).do('roman', 'camp', 'VII', 'verlamion').do('roman', 'pass');
    expect(table.at('dubris')).toBe('VII');
    expect(table.step).toBe('camp');
    expect(table.legal('roman', 'camp').some((words) => words.startsWith('VII '))).toBe(false);
  });

  it('10.6 a Legion that leaves a Walled City is not inside any more', () => {
    const table = winterAt({ at: { vienne: '(VII)' } }, 'camp').do('roman', 'camp', 'VII', 'genava');
    expect(table.at('genava')).toBe('VII');
  });

  it('16.2.2 the cheapest of several ways counts, wherever it leads through', () => {
    const camps = (from: string) => winterAt({ at: { [from]: 'VII' } }, 'camp').legal('roman', 'camp');
    expect(camps('rotomagus')).toContain('VII aragenuae');
    expect(camps('noviomagus-lexoviorum')).toEqual(
      expect.arrayContaining(['VII bratuspantium', 'VII petromantalum']),
    );
  });

  it('16.2.2 without Legions nobody marches', () => {
    expect(isOver(winterAt({}, 'camp'))).toBe(true);
  });
});

describe('Winter Attrition', () => {
  it('16.2.4 an enemy space feeds nobody', () => {
    const table = winterAt({ gallic: ['lutetia'], at: { lutetia: 'VII VIII-' } }, 'attrition');
    expect(table.at('lutetia')).toBe('VII-');
    expect(table.G.pieces.VIII.at).toBe('lost');
    expect(isOver(table)).toBe(true);
  });

  it('16.2.4 a Fortified Town with its Tribe and a Stronghold are enemy spaces', () => {
    const table = winterAt(
      { towns: { cenabum: 'carnutes' }, at: { cenabum: 'VII (carnutes)', gabali: 'VIII' } },
      'attrition',
    );
    expect(table.at('cenabum')).toBe('VII- (carnutes)');
    expect(table.at('gabali')).toBe('VIII-');
  });

  it('16.2.4 a Neutral space feeds two: of six Legions four suffer', () => {
    const table = winterAt({ at: { lutetia: 'VII VIII IX XI XII XIII' } }, 'attrition');
    expect(table.at('lutetia')).toBe('VII- VIII- IX- XI- XII XIII');
  });

  it('16.2.4 Roman influence feeds four; a reduced Legion counts whole, and the player chooses (16.2.3)', () => {
    const table = winterAt({ roman: ['lutetia'], at: { lutetia: 'VII VIII IX- X XI' } }, 'attrition');
    expect(table.prompt('roman')?.rule).toBe('16.2.3');
    expect(table.legal('roman', 'lose')).toEqual(['IX', 'VII', 'X']);
    table.do('roman', 'lose', 'X');
    expect(table.at('lutetia')).toBe('VII VIII IX- X- XI');
    expect(isOver(table)).toBe(true);
  });

  it('16.2.3 no Legion loses two steps', () => {
    const table = winterAt({ at: { lutetia: 'VII VIII X XI-' } }, 'attrition');
    table.do('roman', 'lose', 'X');
    expect(table.legal('roman', 'lose')).toEqual(['VII', 'XI']);
    table.do('roman', 'lose', 'XI');
    expect(table.at('lutetia')).toBe('VII VIII X-');
    expect(isOver(table)).toBe(true);
  });

  it('16.2.4 a Roman Walled City feeds any number', () => {
    const table = winterAt({ at: { vienne: 'VII VIII IX X XI XII XIII XIV' } }, 'attrition');
    expect(isOver(table)).toBe(true);
    expect(table.at('vienne')).toBe('VII VIII IX X XI XII XIII XIV');
  });

  it('16.2.4 a Gallic Walled City feeds nobody', () => {
    const markers = { vienne: { kind: 'city' as const, side: 'gallic' as const } };
    expect(winterAt({ markers, at: { vienne: 'VII' } }, 'attrition').at('vienne')).toBe('VII-');
  });
});

describe('End of Winter', () => {
  it('16.5 no Roman influence comes to where the German Tribe stands alone', () => {
    const table = winterAt({ at: { agedincum: 'germani', lutetia: 'VII' } }, 'winterEnd');
    expect([table.marker('agedincum'), table.marker('lutetia')]).toEqual(['', 'roman']);
  });

  it('16.5 devastation goes, and Roman influence comes under Legions where no marker is', () => {
    const table = winterAt(
      {
        devastated: ['lutetia', 'alesia'],
        gallic: ['cenabum'],
        at: { lutetia: 'VII', cenabum: 'VIII', vienne: 'X' },
      },
      'winterEnd',
    );
    expect(table.G.devastated).toEqual([]);
    expect(table.marker('lutetia')).toBe('roman');
    expect(table.marker('alesia')).toBe('');
    expect(table.marker('cenabum')).toBe('gallic');
    expect(table.marker('vienne')).toBe('city roman');
  });

  it('16.5 a single devastated space recovers, too; without one nothing is told of it', () => {
    const table = winterAt({ devastated: ['alesia'] }, 'winterEnd');
    expect(table.G.devastated).toEqual([]);
    expect(table.told('16.5', 'recover')).toBe(true);
    expect(winterAt({}, 'winterEnd').told('16.5', 'recover')).toBe(false);
  });

  it('18.4 half of the influence markers in the Gallic Council Box fade, fractions up', () => {
    expect(winterAt({ council: 5 }, 'winterEnd').G.council).toBe(2);
    expect(winterAt({ council: 6 }, 'winterEnd').G.council).toBe(3);
    expect(winterAt({ council: 1 }, 'winterEnd').G.council).toBe(0);
    expect(winterAt({ council: 0 }, 'winterEnd').told('18.4', 'loses')).toBe(false);
  });
});

describe('the whole winter', () => {
  it('4.0 goes through its segments in order, and is over', () => {
    const position: Position = {
      roman: [
        'bibracte',
        'noviodunum-aeduorum',
        'cabillonum',
        'lutetia',
        'diodurum',
        'burdigala',
        'tolosa',
        'genava',
        'cularo',
        'avennio',
        'valentia',
        'bibrax',
      ],
      gallic: ['camaracum'],
      towns: { bagacum: 'nervii' },
      at: { bibracte: 'caesar galba VII VIII', lutetia: 'nervii gallic-mercenary-1' },
      council: 3,
    };
    const table = new Table({ ...stateOf(position), stack: [REST, { step: 'winter', sides: [] }] }).start();
    table.do('roman', 'keepNone').do('roman', 'camp', 'VII', 'cabillonum').do('roman', 'end');
    expect(isOver(table)).toBe(true);
    expect(table.at('bagacum')).toBe('(nervii)');
    expect(table.G.governance).toEqual([1]);
    expect(table.G.council).toBe(1);
  });
});
