import { describe, expect, test } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { AnyFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, type Table, tableAt } from './table';

/** A decision below what is tested, so that a table can rest there. */
const REST: AnyFrame<G> = { step: 'encampment', sides: ['roman'] };

function at(position: Position, ...frames: AnyFrame<G>[]): Table {
  return tableAt(position, REST, ...frames);
}

const PHASE: AnyFrame<G> = { step: 'reinforcement', sides: [] };

/** Walled Cities that are all Gallic. */
const LOST_CITIES: Position['markers'] = {
  narbo: { kind: 'city', side: 'gallic' },
  massilla: { kind: 'city', side: 'gallic' },
  vienne: { kind: 'city', side: 'gallic' },
};

describe('4.0 the Reinforcement Phase', () => {
  test('4.0 on turn 1 Tribes are placed and cards dealt, and Rome gets nothing', () => {
    const table = at({ at: { vienne: 'VII-' } }, PHASE);
    expect(table.told('5.1.1', 'The Gauls draw the Morini, the Atrebates and the Bellovaci.')).toBe(true);
    table.do('gallic', 'place', 'castellum');
    table.do('gallic', 'place', 'samarobriva');
    table.do('gallic', 'place', 'rotomagus');
    expect(table.step).toBe('encampment');
    expect(table.at('castellum')).toBe('morini');
    expect(table.G.secret.roman).toHaveLength(8);
    expect(table.G.secret.gallic).toHaveLength(8);
    expect(table.G.secret.deck).toHaveLength(39);
    expect(table.at('cup')).toContain('galba');
    expect(table.at('vienne')).toBe('VII-');
  });

  test('4.0 later Rome has its segments in order: replacements, Caesar, Legates, cards', () => {
    const table = at({ turn: 2, at: { vienne: 'VII-', narbo: 'VIII' }, boxes: { pool: '' } }, PHASE);
    for (const space of ['castellum', 'samarobriva', 'rotomagus']) table.do('gallic', 'place', space);
    expect(table.step).toBe('replacements');
    table.dice(2).do('roman', 'restore', 'VII');
    expect(table.step).toBe('caesar');
    table.do('roman', 'place', 'vienne');
    expect(table.step).toBe('legatePosts');
    table.do('roman', 'place', 'vienne').do('roman', 'place', 'narbo');
    expect(table.step).toBe('encampment');
    expect(table.at('vienne')).toBe('caesar t-labienus VII');
    expect(table.at('narbo')).toBe('galba VIII');
    expect(table.G.secret.roman).toHaveLength(8);
  });

  test('5.1.1 three Tribes are drawn, or as many as are left', () => {
    const G: Position = { boxes: {} };
    const table = at(G);
    const all = table.at('pool').split(' ');
    const few = at({ boxes: { eliminated: all.slice(2).join(' ') } }, { step: 'uprising', sides: [] });
    expect(few.told('5.1.1', 'The Gauls draw the Morini and the Atrebates.')).toBe(true);
    const none = at({ boxes: { eliminated: all.join(' ') } }, { step: 'uprising', sides: [] });
    expect(none.step).toBe('encampment');
  });
});

describe('9.5.1 Gallic Leaders arrive', () => {
  test('9.5.1 Ambiorix on turn 4 in a Gallic-controlled space of Belgica', () => {
    const table = at(
      {
        turn: 4,
        gallic: ['bagacum', 'lutetia'],
        roman: ['castellum'],
        towns: { durocortorum: 'remi' },
      },
      { step: 'chief', sides: [], leader: 'ambiorix' },
    );
    expect(table.side).toBe('gallic');
    expect(table.legal('gallic', 'place')).toEqual([
      'aduatuci',
      'bagacum',
      'caeroesi',
      'durocortorum',
      'eburones',
    ]);
    expect(table.why('gallic', 'place', 'lutetia')).toMatch(/^9\.5\.1 /);
    table.do('gallic', 'place', 'bagacum');
    expect(table.at('bagacum')).toBe('ambiorix');
  });

  test('9.5.1 they come in their turn, after the Tribes', () => {
    const empty = { boxes: { eliminated: 'morini atrebates bellovaci' } };
    const arrivals = (turn: number) =>
      at({ ...empty, turn, at: {} }, PHASE)
        .G.stack.filter(({ step }) => step === 'chief')
        .map((frame) => (frame.step === 'chief' ? frame.leader : ''));
    expect(arrivals(3)).toEqual([]);
    expect(arrivals(4)).toEqual(['ambiorix']);
    const fifth = at({ turn: 5, boxes: { gone: 'ambiorix' } }, PHASE);
    expect(fifth.G.stack.filter(({ step }) => step === 'chief')).toHaveLength(1);
    expect(fifth.step).toBe('placement');
  });

  test('9.5.1 a single space is taken at once, and without one the Leader is eliminated', () => {
    const leader = { step: 'chief' as const, sides: [], leader: 'vercingetorix' };
    const strongholds = { osismii: null, gabali: null };
    const one = at({ turn: 5, markers: strongholds, gallic: ['gergovia', 'bagacum'] }, leader);
    expect(one.at('gergovia')).toBe('vercingetorix');
    const none = at({ turn: 5, markers: strongholds, gallic: ['bagacum'] }, leader);
    expect(none.at('gone')).toBe('vercingetorix');
    expect(none.told('9.5.1', 'Vercingetorix is eliminated')).toBe(true);
  });

  test('9.5.1 they do not arrive among Roman units, but inside a Fortified Town there', () => {
    const table = at(
      {
        turn: 5,
        markers: { osismii: null, gabali: null },
        gallic: ['lutetia'],
        towns: { cenabum: 'carnutes', gergovia: 'arverni' },
        at: { lutetia: 'VII', cenabum: 'VIII (carnutes)' },
      },
      { step: 'chief', sides: [], leader: 'vercingetorix' },
    );
    expect(table.legal('gallic', 'place')).toEqual(['cenabum', 'gergovia']);
    table.do('gallic', 'place', 'cenabum');
    expect(table.at('cenabum')).toBe('VIII (vercingetorix) (carnutes)');
  });

  test('9.5.1 they may arrive in a Stronghold with the German Tribe, as the Gauls control it', () => {
    const strongholds = { aduatuci: null, eburones: null };
    const leader = { step: 'chief' as const, sides: [], leader: 'ambiorix' };
    const table = at({ turn: 4, markers: strongholds, at: { caeroesi: 'germani' } }, leader);
    expect(table.at('caeroesi')).toBe('ambiorix germani');
  });
});

describe('5.2 replacements', () => {
  const free: AnyFrame<G> = { step: 'replacements', sides: [], steps: 2, emergency: false };
  const whole: AnyFrame<G> = { step: 'replacements', sides: [], steps: 2, emergency: true };

  test('5.2.1 a step restores a reduced Legion; two steps are free', () => {
    const table = at({ at: { vienne: 'VII- VIII- X-', narbo: 'IX- XI' } }, free);
    expect(table.side).toBe('roman');
    expect(table.legal('roman', 'restore')).toEqual(['IX', 'VII', 'X']);
    expect(table.why('roman', 'restore', 'XI')).toMatch(/^5\.2\.1 Legion XI is at full strength/);
    table.do('roman', 'restore', 'X').do('roman', 'restore', 'IX');
    expect(table.step).toBe('encampment');
    expect(table.at('vienne')).toBe('VII- VIII- X');
    expect(table.at('narbo')).toBe('IX XI');
  });

  test('5.2.1 only Legions with a Supply Path to Rome are restored', () => {
    const cut = { gallic: ['metlosedum', 'cenabum', 'autricum', 'diodurum', 'petromantalum'] };
    const ring = [...cut.gallic, 'augustomagus', 'iantinum'];
    const table = at({ at: { lutetia: 'VII-', vienne: 'VIII-' }, gallic: ring }, free);
    expect(table.legal('roman', 'restore')).toEqual(['VIII']);
    expect(table.why('roman', 'restore', 'VII')).toMatch(/^5\.2\.1 .*no Supply Path/);
  });

  test('5.2.1 two steps bring back an eliminated Legion, reduced', () => {
    const table = at({ at: { bibracte: 'XI' }, roman: ['bibracte'], boxes: { lost: 'VII X VIII' } }, free);
    const sites = ['bibracte', 'massilla', 'narbo', 'vienne'];
    const options = table.legal('roman', 'rebuild');
    expect(options.filter((each) => each.startsWith('X '))).toEqual(sites.map((each) => `X ${each}`));
    expect(new Set(options.map((each) => each.split(' ')[0])).size).toBe(2);
    table.do('roman', 'rebuild', 'X', 'bibracte');
    expect(table.at('bibracte')).toBe('X- XI');
    expect(table.step).toBe('encampment');
  });

  test('5.2.1 one step is not enough for an eliminated Legion', () => {
    const table = at(
      { at: { bibracte: 'XI-' }, boxes: { lost: 'VII' } },
      { step: 'replacements', sides: [], steps: 1, emergency: false },
    );
    expect(table.legal('roman', 'rebuild')).toEqual([]);
    expect(table.legal('roman', 'restore')).toEqual(['XI']);
  });

  test('5.2.1 an eliminated Legion comes back with another only where that has a Supply Path to Rome', () => {
    const ring = [
      'metlosedum',
      'cenabum',
      'autricum',
      'diodurum',
      'petromantalum',
      'augustomagus',
      'iantinum',
    ];
    const table = at({ at: { lutetia: 'VIII' }, gallic: ring }, free);
    expect(table.legal('roman', 'rebuild').some((each) => each.endsWith('lutetia'))).toBe(false);
  });

  test('5.2.1 steps that are not used are forfeited, which is said before', () => {
    const table = at({ at: { vienne: 'VII-', narbo: 'VIII-' } }, free);
    expect(table.forgone('roman', 'end')).toBe('Two replacement steps will be lost.');
    table.do('roman', 'end');
    expect(table.step).toBe('encampment');
    expect(table.at('vienne')).toBe('VII-');
  });

  test('5.2.1 nobody is asked when nothing can be restored', () => {
    const legions = 'V VI VII VIII IX X XI XII XIII XIV';
    const table = at({ at: { vienne: legions } }, whole);
    expect(table.step).toBe('encampment');
  });

  test('14.5.3 a besieged Legion gets no replacement, and nobody arrives in a besieged Walled City', () => {
    const table = at({ at: { narbo: '(VII-) carnutes', vienne: 'VIII-' } }, free);
    expect(table.legal('roman', 'restore')).toEqual(['VIII']);
    expect(table.why('roman', 'restore', 'VII')).toMatch(/^14\.5\.3 /);
    expect(table.legal('roman', 'rebuild').some((each) => each.endsWith('narbo'))).toBe(false);
  });

  test('5.2.2 three influence markers of Provincia buy a step more, as often as wished', () => {
    const roman = ['tolosa', 'nemausus', 'genava', 'cularo', 'avennio', 'valentia', 'bibracte'];
    const table = at({ at: { vienne: 'VII- VIII- IX- X-' }, roman }, whole);
    expect(table.legal('roman', 'levy')).toEqual(roman.slice(0, 6).sort());
    table.do('roman', 'levy', 'tolosa');
    expect(table.step).toBe('levy');
    expect(table.legal('roman', 'give')).toEqual(roman.slice(1, 6).sort());
    table.do('roman', 'give', 'genava').do('roman', 'give', 'cularo');
    expect(table.step).toBe('replacements');
    expect(table.prompt('roman')?.text).toContain('Use your three replacement steps, or give up three');
    table.do('roman', 'levy', 'nemausus');
    expect(table.G.markers.avennio).toBeUndefined();
    expect(table.G.markers.valentia).toBeUndefined();
    expect(table.marker('bibracte')).toBe('roman');
    expect(table.prompt('roman')?.text).toBe('Use your four replacement steps.');
    for (let left = 4; left > 0; left--) table.do('roman', 'restore', table.legal('roman', 'restore')[0]);
    expect(table.at('vienne')).toBe('VII VIII IX X');
    expect(table.step).toBe('encampment');
  });

  test('5.2.2 two markers buy nothing, and no card brings emergency replacements', () => {
    const legions = { at: { vienne: 'VII- VIII- IX- X-' } };
    expect(at({ ...legions, roman: ['tolosa', 'nemausus'] }, whole).legal('roman', 'levy')).toEqual([]);
    const roman = ['tolosa', 'nemausus', 'genava'];
    expect(at({ ...legions, roman }, free).legal('roman', 'levy')).toEqual([]);
  });

  test('5.2.2 no influence is given up for a step that could not be used', () => {
    const roman = ['tolosa', 'nemausus', 'genava'];
    const others = { boxes: { holding: 'V VI IX XI XII XIII XIV' } };
    const two = at({ ...others, at: { vienne: 'VII- VIII- X' }, roman }, whole);
    expect(two.legal('roman', 'levy')).toEqual([]);
    const three = at({ ...others, at: { vienne: 'VII- VIII- X-' }, roman }, whole);
    expect(three.legal('roman', 'levy')).toHaveLength(3);
    three.do('roman', 'restore', 'VII').do('roman', 'restore', 'VIII');
    expect(three.prompt('roman')).toEqual({
      rule: '5.2.2',
      text: 'No replacement step is left: give up three influence markers of Provincia for one more, or end.',
    });
    const lost = { boxes: { holding: 'V VI VIII IX X XI XII XIII XIV' } };
    const one = at({ ...lost, roman }, whole).do('roman', 'levy', 'tolosa');
    one.do('roman', 'rebuild', 'VII', 'narbo').do('roman', 'restore', 'VII');
    expect(one.at('narbo')).toBe('VII');
  });
});

describe('5.2.3 Legions arrive', () => {
  const due: AnyFrame<G> = { step: 'legions', sides: [] };
  const waiting = { boxes: { track: 'V VI vercingetorix ambiorix' } };

  test('5.2.3 the V and VI arrive on turn 5, in a Walled City or with a Legion that has a path to Rome', () => {
    const table = at({ ...waiting, turn: 5, at: { bibracte: 'XI' } }, due);
    expect(table.legal('roman', 'place')).toEqual(['bibracte', 'massilla', 'narbo', 'vienne']);
    expect(table.prompt('roman')?.text).toContain('Legion V ');
    expect(table.why('roman', 'place', 'cenabum')).toMatch(/^5\.2\.3 /);
    table.do('roman', 'place', 'narbo').do('roman', 'place', 'bibracte');
    expect(table.at('narbo')).toBe('V');
    expect(table.at('bibracte')).toBe('VI XI');
    expect(table.step).toBe('encampment');
  });

  test('5.2.3 nobody arrives before turn 5', () => {
    const table = at({ ...waiting, turn: 4 }, due);
    expect(table.at('track')).toContain('V VI');
    expect(table.step).toBe('encampment');
  });

  test('5.2.3 a single place is taken at once; without one the Legions wait', () => {
    const { vienne: _vienne, ...two } = LOST_CITIES ?? {};
    const one = at({ ...waiting, turn: 5, markers: two }, due);
    expect(one.at('vienne')).toBe('V VI');
    const none = at({ ...waiting, turn: 5, markers: LOST_CITIES }, due);
    expect(none.at('track')).toContain('V VI');
    expect(at({ ...waiting, turn: 6 }, due).step).toBe('legions');
  });
});

describe('5.3 Caesar', () => {
  const delay: AnyFrame<G> = { step: 'delay', sides: [] };

  function rolled(die: number): Table {
    const replacements: AnyFrame<G> = { step: 'replacements', sides: [], steps: 2, emergency: false };
    return at({ turn: 2, at: { narbo: 'VII-' } }, delay, replacements)
      .dice(die)
      .do('roman', 'end');
  }

  test('5.3 on a roll of 2 to 6 he is placed at once', () => {
    for (const die of [2, 6]) {
      const placed = rolled(die);
      expect(placed.step).toBe('caesar');
      expect(placed.G.delay).toBe('never');
    }
  });

  test('5.3 on a roll of 1 he stays in Rome', () => {
    const table = rolled(1);
    expect(table.step).toBe('encampment');
    expect(table.G.delay).toBe('now');
    expect(table.at('rome')).toBe('caesar');
    expect(table.told('5.3', 'delayed')).toBe(true);
  });

  test('5.3 he is delayed once only: then there is no roll', () => {
    const table = at({ turn: 3, delay: 'past' }, delay);
    expect(table.step).toBe('caesar');
    const again = at({ turn: 3, delay: 'now' }, delay);
    expect(again.step).toBe('caesar');
    expect(again.G.delay).toBe('past');
  });

  test('5.3 he is placed in a space that Rome controls with a Supply Path to Rome', () => {
    const roman = ['bibracte', 'burdigala', 'ebrodunum', 'cenabum'];
    const gallic = ['aginnum', 'sontiates', 'aquae-tarbellicae', 'vesunna', 'mediolanum-santonum'];
    const table = at({ turn: 3, delay: 'past', roman, gallic, at: { cenabum: 'carnutes' } }, delay);
    expect(table.legal('roman', 'place')).toEqual(['bibracte', 'ebrodunum', 'massilla', 'narbo', 'vienne']);
    expect(table.why('roman', 'place', 'burdigala')).toMatch(/^15\.3\.2 /);
    expect(table.why('roman', 'place', 'aginnum')).toMatch(/^5\.3 .*controls/);
    expect(table.why('roman', 'place', 'cenabum')).toMatch(/^5\.3 Enemy/);
    table.do('roman', 'place', 'bibracte');
    expect(table.at('bibracte')).toBe('caesar');
  });

  test('5.3 in a besieged Walled City he arrives inside', () => {
    const table = at({ turn: 3, delay: 'past', at: { narbo: 'carnutes' } }, delay);
    table.do('roman', 'place', 'narbo');
    expect(table.at('narbo')).toBe('(caesar) carnutes');
  });

  test('5.3 a single space is taken at once; without one he waits in Rome', () => {
    const { vienne: _vienne, ...two } = LOST_CITIES ?? {};
    expect(at({ turn: 3, delay: 'past', markers: two }, delay).at('vienne')).toBe('caesar');
    const none = at({ turn: 3, delay: 'past', markers: LOST_CITIES }, delay);
    expect(none.at('rome')).toBe('caesar');
    expect(none.step).toBe('encampment');
  });

  test('5.3 delayed, he arrives at the start of the second Roman card play', () => {
    const position: Position = { turn: 2, delay: 'now', hands: { roman: [16, 19], gallic: [20, 24] } };
    const frame = (round: number): AnyFrame<G> => ({
      step: 'strategy',
      sides: [],
      first: 'gallic',
      round,
      played: ['gallic'],
    });
    expect(at(position, frame(1)).step).toBe('card');
    const second = at(position, frame(2));
    expect(second.step).toBe('caesar');
    second.do('roman', 'place', 'narbo');
    expect(second.G.delay).toBe('past');
    expect(second.step).toBe('card');
  });

  test('5.3 who found no space before arrives with the first card play that has one', () => {
    const position: Position = { turn: 2, hands: { roman: [16], gallic: [20] } };
    const frame: AnyFrame<G> = { step: 'strategy', sides: [], first: 'roman', round: 1, played: [] };
    expect(at(position, frame).step).toBe('caesar');
    expect(at({ ...position, markers: LOST_CITIES }, frame).step).toBe('card');
    expect(at({ ...position, at: { narbo: 'caesar' } }, frame).step).toBe('card');
  });
});

describe('5.4 Legates', () => {
  const draw: AnyFrame<G> = { step: 'legateDraw', sides: [] };

  test('5.4.1 two Legates are drawn, and placed with any Legion or in any Roman Walled City', () => {
    const table = at({ turn: 2, at: { lutetia: 'VII', bagacum: '' }, roman: ['bibracte'] }, draw);
    expect(table.told('5.4.1', 'Rome draws T. Labienus and Ser. Galba.')).toBe(true);
    expect(table.legal('roman', 'place')).toEqual(['lutetia', 'massilla', 'narbo', 'vienne']);
    expect(table.why('roman', 'place', 'bibracte')).toMatch(/^5\.4\.3 /);
    table.do('roman', 'place', 'lutetia').do('roman', 'place', 'vienne');
    expect(table.at('lutetia')).toBe('t-labienus VII');
    expect(table.at('vienne')).toBe('galba');
    expect(table.step).toBe('encampment');
  });

  test('5.4.2 with a Legate kept one is drawn, and both are placed', () => {
    const table = at({ turn: 2, boxes: { kept: 'q-cicero' } }, draw);
    expect(table.prompt('roman')?.text).toContain('Q. Cicero');
    table.do('roman', 'place', 'narbo').do('roman', 'place', 'narbo');
    expect(table.at('narbo')).toBe('t-labienus q-cicero');
    expect(table.step).toBe('encampment');
  });

  test('5.4.3 Legates need no Supply Path', () => {
    const gallic = ['metlosedum', 'cenabum', 'autricum', 'diodurum', 'petromantalum'];
    const table = at(
      { turn: 2, at: { lutetia: 'VII' }, gallic: [...gallic, 'augustomagus', 'iantinum'] },
      draw,
    );
    expect(table.legal('roman', 'place')).toContain('lutetia');
  });

  test('5.4.3 neither where Caesar is alone nor among enemies is a place for them', () => {
    const gauls = { alesia: 'vercingetorix', agedincum: 'germani', bibracte: 'caesar', lutetia: 'VII' };
    const table = at(
      { turn: 5, markers: LOST_CITIES, roman: ['bibracte'], at: { ...gauls, cenabum: 'VIII' } },
      draw,
    );
    expect(table.legal('roman', 'place')).toEqual(['cenabum', 'lutetia']);
  });

  test('5.4.3 a single place is taken at once; without one they stay where they are', () => {
    const one = at({ turn: 2, markers: LOST_CITIES, at: { lutetia: 'VII' } }, draw);
    expect(one.at('lutetia')).toBe('t-labienus galba VII');
    const none = at({ turn: 2, markers: LOST_CITIES, boxes: { kept: 'q-cicero' } }, draw);
    expect(none.at('kept')).toBe('q-cicero');
    expect(none.at('cup')).toContain('t-labienus');
  });
});

test('7.2.1 each side is dealt eight cards', () => {
  const table = at({}, { step: 'deal', sides: [] });
  expect(table.G.secret.roman).toHaveLength(8);
  expect(table.G.secret.gallic).toHaveLength(8);
  expect(table.G.secret.deck).toHaveLength(39);
  expect(table.told('7.2.1', 'eight cards')).toBe(true);
});

test('5.2 replacement steps of a card are used in the same way', () => {
  const table = at({ at: { vienne: 'VII-' } }, cardPlayOf('roman', { points: 0 }), {
    step: 'replacements',
    sides: [],
    steps: 2,
    emergency: false,
  });
  table.do('roman', 'restore', 'VII');
  expect(table.at('vienne')).toBe('VII');
});
