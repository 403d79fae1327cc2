import { describe, expect, it } from 'vitest';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { isolated } from '../../games/caesar-rome-vs-gaul/winter/isolation';
import { type Position, REST, stateOf, type Table, tableAt } from './table';

/** No Walled City and no Stronghold on the map, so that markers hold on to what a test puts there. */
const BARE = {
  vienne: null,
  narbo: null,
  massilla: null,
  octodurus: null,
  gabali: null,
  osismii: null,
  aduatuci: null,
  eburones: null,
  caeroesi: null,
  usipetes: null,
  ubii: null,
  suebi: null,
};

/** What Lutetia is next to. */
const AROUND_LUTETIA = [
  'petromantalum',
  'augustomagus',
  'iantinum',
  'diodurum',
  'autricum',
  'metlosedum',
  'cenabum',
];

function isolatedIn(position: Position, side: Side): string[] {
  return isolated(stateOf({ ...position, markers: { ...BARE, ...position.markers } }), side);
}

/** Goes through the Isolation Segment. */
function isolate(position: Position): Table {
  const markers = { ...BARE, ...position.markers };
  return tableAt({ ...position, markers }, REST, { step: 'isolation', sides: [] });
}

describe('what an influence marker holds on to', () => {
  it('16.3 nothing at all: it is isolated', () => {
    expect(isolatedIn({ roman: ['lutetia'] }, 'roman')).toEqual(['lutetia']);
    expect(isolatedIn({ gallic: ['lutetia'] }, 'gallic')).toEqual(['lutetia']);
  });

  it('16.3 a friendly Combat Unit, however far over neutral spaces', () => {
    expect(isolatedIn({ roman: ['lutetia'], at: { gergovia: 'VII' } }, 'roman')).toEqual([]);
    expect(isolatedIn({ roman: ['lutetia'], at: { lutetia: 'VII' } }, 'roman')).toEqual([]);
  });

  it('16.3 a Combat Unit in its own space, whatever surrounds it', () => {
    const position = { roman: ['lutetia'], gallic: AROUND_LUTETIA };
    expect(isolatedIn(position, 'roman')).toEqual(['lutetia']);
    expect(isolatedIn({ ...position, at: { lutetia: 'VII' } }, 'roman')).toEqual([]);
  });

  it('16.3 not a Leader without Combat Units', () => {
    expect(isolatedIn({ roman: ['lutetia'], at: { gergovia: 'caesar' } }, 'roman')).toEqual(['lutetia']);
  });

  it('16.3 a friendly Walled City, Fortified Town or Stronghold, and no enemy one', () => {
    const markers = { vienne: { kind: 'city' as const, side: 'roman' as const } };
    expect(isolatedIn({ roman: ['lutetia'], markers }, 'roman')).toEqual([]);
    expect(isolatedIn({ gallic: ['lutetia'], markers }, 'gallic')).toEqual(['lutetia']);
    expect(isolatedIn({ gallic: ['lutetia'], towns: { gergovia: 'arverni' } }, 'gallic')).toEqual([]);
    expect(isolatedIn({ roman: ['lutetia'], towns: { gergovia: 'arverni' } }, 'roman')).toEqual(['lutetia']);
    const gabali = { gabali: { kind: 'stronghold' as const, side: 'gallic' as const } };
    expect(isolatedIn({ gallic: ['lutetia'], markers: gabali }, 'gallic')).toEqual([]);
  });

  it('16.3 not the Stronghold in which the German Tribe is (17.4.4)', () => {
    const gabali = { gabali: { kind: 'stronghold' as const, side: 'gallic' as const } };
    const position = { gallic: ['lutetia'], markers: gabali, at: { gabali: 'germani' } };
    expect(isolatedIn(position, 'gallic')).toEqual(['lutetia']);
  });

  it('16.3 a friendly Port in a Sea Zone with Naval Supremacy, and no other Port', () => {
    expect(isolatedIn({ gallic: ['lutetia', 'caracotinum'] }, 'gallic')).toEqual([]);
    expect(isolatedIn({ roman: ['lutetia', 'caracotinum'], gallic: ['portus-itius'] }, 'roman')).toEqual([
      'caracotinum',
      'lutetia',
    ]);
    expect(isolatedIn({ roman: ['lutetia', 'caracotinum'] }, 'roman')).toEqual([]);
    expect(isolatedIn({ gallic: ['lutetia'] }, 'gallic')).toEqual(['lutetia']);
  });

  it('16.3 the starred markers of Britannia and Germania are never isolated', () => {
    expect(isolatedIn({ gallic: ['verlamion', 'pons-caesaris'] }, 'gallic')).toEqual([]);
    expect(isolatedIn({ roman: ['verlamion'] }, 'roman')).toEqual(['verlamion']);
  });
});

describe('what a path may enter', () => {
  const at = { gergovia: 'VII' };

  it('16.3 no space of an enemy Control marker', () => {
    expect(isolatedIn({ roman: ['lutetia'], gallic: AROUND_LUTETIA, at }, 'roman')).toEqual(['lutetia']);
    const but = AROUND_LUTETIA.filter((space) => space !== 'cenabum');
    expect(isolatedIn({ roman: ['lutetia'], gallic: but, at }, 'roman')).toEqual([]);
    const towns = { cenabum: 'carnutes' };
    expect(isolatedIn({ roman: ['lutetia'], gallic: but, towns, at }, 'roman')).toEqual(['lutetia']);
  });

  it('16.3 friendly spaces, and not even a friendly Combat Unit opens an enemy one', () => {
    const but = AROUND_LUTETIA.filter((space) => space !== 'cenabum');
    expect(isolatedIn({ roman: ['lutetia', 'cenabum'], gallic: but, at }, 'roman')).toEqual([]);
    const inside = { cenabum: 'VII' };
    expect(isolatedIn({ roman: ['lutetia'], gallic: AROUND_LUTETIA, at: inside }, 'roman')).toEqual([
      'lutetia',
    ]);
  });

  it('16.3 no devastated space, no space of an enemy Combat Unit or of the German Tribe', () => {
    const but = AROUND_LUTETIA.filter((space) => space !== 'cenabum');
    const position = { roman: ['lutetia'], gallic: but };
    expect(isolatedIn({ ...position, devastated: ['cenabum'], at }, 'roman')).toEqual(['lutetia']);
    expect(isolatedIn({ ...position, at: { ...at, cenabum: 'germani' } }, 'roman')).toEqual(['lutetia']);
    const gauls = { gallic: ['lutetia'], roman: but, towns: { gergovia: 'arverni' } };
    expect(isolatedIn({ ...gauls, at: { cenabum: 'VII' } }, 'gallic')).toEqual(['lutetia']);
    expect(isolatedIn(gauls, 'gallic')).toEqual([]);
  });

  it('16.3 any path, rough ones and the Channel Crossing', () => {
    expect(isolatedIn({ roman: ['octodurus'], at: { genava: 'VII' } }, 'roman')).toEqual([]);
    expect(isolatedIn({ roman: ['verlamion'], at: { 'portus-itius': 'VII' } }, 'roman')).toEqual([]);
  });

  it('16.3 the marker under enemy Combat Units traces out of its space', () => {
    const position = { gallic: ['lutetia'], towns: { cenabum: 'carnutes' }, at: { lutetia: 'VII' } };
    expect(isolatedIn(position, 'gallic')).toEqual([]);
  });
});

describe('the segment', () => {
  it('16.3 Roman markers go first, which may open the way for Gallic ones', () => {
    const roman = AROUND_LUTETIA;
    const table = isolate({ roman, gallic: ['lutetia'], towns: { gergovia: 'arverni' } });
    expect(table.marker('cenabum')).toBe('');
    expect(table.marker('lutetia')).toBe('gallic');
    expect(table.told('16.3', 'Roman influence is isolated in')).toBe(true);
    expect(table.told('16.3', 'Gallic influence is isolated in')).toBe(false);
  });

  it('16.3 isolated Gallic markers are removed', () => {
    const table = isolate({ gallic: ['lutetia', 'verlamion'] });
    expect(table.marker('lutetia')).toBe('');
    expect(table.marker('verlamion')).toBe('gallic');
  });
});
