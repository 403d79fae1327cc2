import { expect, test } from 'vitest';
import type { Position } from '../table';
import { lines, romanQuarters as quarters } from './romans';

test('8.8.7 not to an adjacent Region that is in no Supply Line', () => {
  const stranded = (cut: boolean) => {
    const belgae = cut ? { belgae: { revealed: 1 } } : {};
    return quarters(
      {
        pieces: {
          morini: { romans: { legions: 2 }, belgae: { revealed: 9 } },
          nervii: { romans: { fort: true } },
          atrebates: belgae,
          treveri: belgae,
          ubii: belgae,
          sugambri: belgae,
        },
      },
      ['romans', 'withdrawal'],
      [],
      ['belgae'],
    );
  };
  expect(stranded(false).force('provincia', 'romans')).toBe('2L fort');
  expect(stranded(true).force('morini', 'romans')).toBe('2L');
});

test('8.8.7 out of a Devastated Region that does not reach Provincia into another, but for an Auxilia at each Fort and Ally', () => {
  const belgae = { belgae: { revealed: 9 } };
  const left = (devastated: Position['devastated'], cut = true, at: Position['at'] = {}) => {
    const pieces: Position['pieces'] = {
      morini: { romans: { leader: 'named', legions: 2, hidden: 2, revealed: 1 }, ...belgae },
      nervii: { romans: { fort: true } },
    };
    if (cut)
      for (const region of ['atrebates', 'treveri', 'ubii', 'sugambri'] as const) pieces[region] = belgae;
    const table = quarters({ pieces, devastated, at }, ['romans', 'withdrawal'], [], ['belgae']);
    return [table.force('morini', 'romans'), table.force('nervii', 'romans')];
  };
  expect(left(['morini'])).toEqual(['', '2L 2h 1r fort']);
  expect(left(['morini'], true, { morini: 'romans' })).toEqual(['1r', '2L 2h fort']);
  expect(left([])).toEqual(['2L 2h 1r', 'fort']);
  expect(left(['morini', 'nervii'])).toEqual(['2L 2h 1r', 'fort']);
  expect(left(['morini'], false)).toEqual(['', '1r fort']);
});

test('8.8.7 what leaves a Devastated Region goes where it reaches Provincia rather than elsewhere', () => {
  const table = quarters(
    {
      pieces: {
        carnutes: { romans: { legions: 2 }, belgae: { revealed: 9 } },
        bituriges: { romans: { fort: true } },
        atrebates: { romans: { fort: true }, belgae: {} },
        nervii: { belgae: { revealed: 1 } },
      },
      devastated: ['carnutes'],
    },
    ['romans', 'withdrawal'],
    [],
    ['belgae'],
  );
  expect(table.force('provincia', 'romans')).toBe('2L fort');
});

test('8.8.7 what a Supply Line reaches does not leave a Devastated Region for another', () => {
  const table = quarters(
    {
      pieces: { mandubii: { romans: { legions: 2 } }, carnutes: { romans: { fort: true } } },
      devastated: ['mandubii'],
    },
    ['romans'],
  );
  expect(table.force('mandubii', 'romans')).toBe('2L');
});

test('8.8.7 straight to Provincia if that is adjacent, so that no Auxilia are kept elsewhere', () => {
  const table = quarters(
    {
      pieces: {
        arverni: { romans: { troops: 2 }, arverni: { revealed: 9 } },
        aedui: { romans: { fort: true } },
        bituriges: { romans: { fort: true } },
      },
    },
    ['romans', 'withdrawal'],
    [],
    ['arverni'],
  );
  expect(table.force('provincia', 'romans')).toBe('2h fort');
});

test('8.8.7 what is in a Supply Line relocates nowhere else first', () => {
  const table = quarters(
    { pieces: { mandubii: { romans: { troops: 2 } }, sequani: { romans: { fort: true } } } },
    ['romans', 'withdrawal'],
  );
  expect(table.force('provincia', 'romans')).toBe('2h fort');
});

test('8.8.7 players are asked for Quarters and then for a Supply Line, where that brings anything to Provincia', () => {
  const beyond: Position = {
    pieces: {
      morini: { romans: { legions: 2 }, belgae: { revealed: 9 } },
      nervii: { aedui: { revealed: 3 } },
    },
  };
  const asked = () => quarters(beyond, ['romans', 'withdrawal'], [], ['belgae']);
  expect(asked().step).toBe('agreement');
  const agreed = asked().do('aedui', 'agree');
  expect(agreed.force('nervii', 'romans')).toBe('2L');
  expect(agreed.step).toBe('agreement');
  expect(agreed.do('aedui', 'agree').force('provincia', 'romans')).toBe('2L fort');
  const refused = asked().do('aedui', 'agree').do('aedui', 'refuse');
  expect(refused.force('nervii', 'romans')).toBe('2L');
  expect(asked().do('aedui', 'refuse').force('morini', 'romans')).toBe('2L');
});

test('8.8.7 nobody is asked for Quarters while all are in a Supply Line, nor Belgae and Arverni by rule', () => {
  const near = quarters(
    { pieces: { sequani: { romans: { legions: 1 } }, aedui: { aedui: { revealed: 3 } } } },
    ['romans'],
  );
  expect(lines(near, 'with the Romans')).toEqual([]);
  expect(near.step).not.toBe('agreement');
  expect(near.force('sequani', 'romans')).toBe('1L');
  const alone = quarters(
    {
      pieces: {
        morini: { romans: { legions: 2 }, arverni: { revealed: 9 } },
        nervii: { belgae: { revealed: 2 } },
      },
    },
    ['romans'],
    [],
    ['belgae', 'arverni'],
  );
  expect(lines(alone, 'with the Romans')).toEqual([]);
});

test('8.8.7 a Supply Line through Aedui whom a player runs is not counted on, and so left before', () => {
  const table = quarters(
    {
      pieces: {
        mandubii: { romans: { legions: 2 }, aedui: { revealed: 5 } },
        sequani: { romans: { fort: true } },
      },
    },
    ['romans', 'withdrawal'],
  );
  while (table.step === 'agreement') table.do('aedui', 'refuse');
  expect(table.force('provincia', 'romans')).toBe('2L fort');
});

test('8.8.7 Non-player Aedui let the Romans take Quarters', () => {
  const table = quarters(
    {
      pieces: {
        morini: { romans: { legions: 2 }, belgae: { revealed: 9 } },
        nervii: { aedui: { revealed: 3 } },
      },
    },
    ['romans', 'withdrawal'],
    [],
    ['belgae', 'aedui'],
  );
  expect(table.force('provincia', 'romans')).toBe('2L fort');
});

test('8.8.7, 8.4.1 they roll for Revealed Auxilia before Hidden ones, for these before Legions', () => {
  const table = quarters(
    {
      resources: { romans: 2 },
      pieces: { nervii: { romans: { legions: 1, hidden: 1, revealed: 1 } } },
    },
    ['upkeep'],
    [1, 1],
  );
  expect(table.force('nervii', 'romans')).toBe('1L');
  const paid = quarters(
    { resources: { romans: 4 }, pieces: { nervii: { romans: { legions: 1, hidden: 1, revealed: 1 } } } },
    ['upkeep'],
    [1],
  );
  expect(paid.force('nervii', 'romans')).toBe('1L 1h');
});

test('8.8.7, 8.4.1 they roll for Auxilia anywhere before Legions elsewhere that cost as much', () => {
  const pieces = { morini: { romans: { legions: 1 } }, nervii: { romans: { troops: 1 } } };
  const table = quarters({ resources: { romans: 2 }, pieces }, ['upkeep'], [1]);
  expect(table.force('morini', 'romans')).toBe('1L');
  expect(table.force('nervii', 'romans')).toBe('');
});

test('8.8.7 nothing goes to Provincia before players have been asked for a Supply Line', () => {
  const table = quarters(
    {
      pieces: {
        sequani: { romans: { legions: 1 } },
        morini: { romans: { legions: 1, fort: true } },
        nervii: { aedui: { revealed: 1 } },
        atrebates: { aedui: { revealed: 1 } },
        sugambri: { aedui: { revealed: 1 } },
        britannia: { aedui: { revealed: 1 } },
      },
    },
    ['withdrawal'],
  );
  expect(table.side).toBe('aedui');
  expect(table.force('sequani', 'romans')).toBe('1L');
});

test('8.8.7 into a Region that is in a Supply Line through Non-player Aedui, be it a single piece', () => {
  const table = quarters(
    {
      pieces: {
        morini: { romans: { legions: 1 }, belgae: { revealed: 9 } },
        nervii: { romans: { fort: true } },
        atrebates: { belgae: { revealed: 1 } },
        treveri: { belgae: { revealed: 1 } },
        sugambri: { aedui: { revealed: 1 } },
      },
    },
    ['romans', 'withdrawal'],
    [],
    ['belgae', 'aedui'],
  );
  expect(table.force('provincia', 'romans')).toBe('1L fort');
});
