import { describe, expect, test } from 'vitest';
import { beginCommand } from './table';

describe('3.2.2 Roman March', () => {
  test('3.2.2 the March example: drop off, an Aedui decision, a stop in a Devastated Region, two groups of one origin', () => {
    const table = beginCommand(
      {
        resources: { romans: 10 },
        devastated: ['mandubii'],
        pieces: {
          provincia: { romans: { leader: 'named', legions: 4, revealed: 5 } },
          aedui: { aedui: { troops: 4 } },
          arverni: { arverni: { troops: 6 } },
        },
      },
      'march',
      'romans',
    );
    table.do('romans', 'select', 'provincia');
    expect(table.G.resources.romans).toBe(8);
    expect(table.force('provincia', 'romans')).toBe('named 4L 5h fort');
    table.do('romans', 'leave', 'hidden', 2).do('romans', 'go', 'aedui');
    expect(table.force('aedui', 'romans')).toBe('named 4L 3h');
    table.do('romans', 'drop', 'hidden', 1).do('romans', 'go', 'mandubii');
    expect(table.sides).toEqual(['aedui']);
    expect(table.prompt('aedui')?.rule).toBe('3.2.2');
    table.do('aedui', 'spare');
    expect(table.force('aedui', 'romans')).toBe('1h');
    expect(table.force('mandubii', 'romans')).toBe('named 4L 2h');
    expect(table.legal('romans', 'stop')).toEqual([]);
    table.do('romans', 'go', 'arverni').do('romans', 'stop');
    expect(table.force('arverni', 'romans')).toBe('2h');
    expect(table.force('provincia', 'romans')).toBe('fort');
    expect(table.G.resources.romans).toBe(8);
    table.do('romans', 'end');
    expect(table.step).not.toBe('march');
  });
});
