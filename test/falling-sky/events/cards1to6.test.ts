import { describe, expect, test } from 'vitest';
import { beginEvent } from '../table';

describe('cards 1 to 6', () => {
  test('card 1 unshaded: the executing Faction shifts the Senate 1 box up or down', () => {
    const up = beginEvent({ senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', 'aedui');
    expect(up.legal('aedui', 'choose')).toEqual(['down', 'up']);
    expect(up.refuses('romans', 'choose', 'up')).toBe(true);
    expect(up.do('aedui', 'choose', 'up').G.senate).toEqual({ box: 'uproar', firm: false });
    const down = beginEvent({ senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', 'aedui');
    expect(down.do('aedui', 'choose', 'down').G.senate).toEqual({ box: 'adulation', firm: false });
  });

  test('card 1 unshaded: a Firm Senate only turns back, and nothing happens while it is off the track', () => {
    const firm = beginEvent({ senate: { box: 'uproar', firm: true } }, 1, 'unshaded', 'romans');
    expect(firm.G.senate).toEqual({ box: 'uproar', firm: false });
    const off = beginEvent({ senate: { box: null, firm: false } }, 1, 'unshaded', 'romans');
    expect(off.G.senate).toEqual({ box: null, firm: false });
    expect(off.step).toBe('turn');
  });

  test('card 3 unshaded: at Adulation a Legion of the Legions track comes to Provincia, else the Senate shifts down', () => {
    const adulation = { senate: { box: 'adulation' as const, firm: false } };
    const placed = beginEvent({ ...adulation, legions: { track: 3, fallen: 2 } }, 3, 'unshaded', 'aedui');
    expect(placed.force('provincia', 'romans')).toBe('1L fort');
    expect(placed.G.legions).toMatchObject({ track: 2, fallen: 2 });
    expect(placed.G.senate).toEqual({ box: 'adulation', firm: false });
    const none = beginEvent({ ...adulation, legions: { track: 0, fallen: 2 } }, 3, 'unshaded', 'aedui');
    expect(none.force('provincia', 'romans')).toBe('fort');
    const shifted = beginEvent({ senate: { box: 'uproar', firm: true } }, 3, 'unshaded', 'aedui');
    expect(shifted.G.senate).toEqual({ box: 'uproar', firm: false });
    expect(shifted.force('provincia', 'romans')).toBe('fort');
  });

  test('card 3 shaded: with 4 or fewer Legions on the track the Romans remove 2 Legions of their choice to it', () => {
    const pieces = { sequani: { romans: { legions: 2 } }, ubii: { romans: { legions: 1 } } };
    const some = beginEvent({ pieces, legions: { track: 4, fallen: 5 } }, 3, 'shaded', 'belgae');
    expect(some.legal('romans', 'piece')).toEqual(['sequani romans legion', 'ubii romans legion']);
    some.do('romans', 'piece', 'ubii', 'romans legion');
    expect(some.force('ubii', 'romans')).toBe('');
    expect(some.force('sequani', 'romans')).toBe('1L');
    expect(some.G.legions).toMatchObject({ track: 6, fallen: 5 });
    const many = beginEvent({ pieces, legions: { track: 5, fallen: 0 } }, 3, 'shaded', 'belgae');
    expect(many.force('sequani', 'romans')).toBe('2L');
  });
});
