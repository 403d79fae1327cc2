/* On which side of its mark a place has its blocks and its name, so that nothing covers anything else. */
import type { PlaceId, SeaId } from '../../../games/julius-caesar/components/map';

/** A side of a mark. */
export type Bearing = 'n' | 'e' | 's' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

const PLACEMENTS: Partial<Record<PlaceId, readonly [blocks: Bearing, name: Bearing]>> = {
  aenos: ['n', 'sw'],
  aleria: ['n', 'w'],
  alexandria: ['n', 'w'],
  ambracia: ['sw', 'ne'],
  ancyra: ['ne', 'e'],
  antioch: ['ne', 'e'],
  appia: ['e', 'w'],
  aquileia: ['nw', 'ne'],
  asculum: ['nw', 'w'],
  asturica: ['nw', 'ne'],
  athena: ['s', 'w'],
  badias: ['sw', 'e'],
  bilbilis: ['n', 'w'],
  brundisium: ['s', 'e'],
  burdigala: ['nw', 'e'],
  byzantium: ['sw', 'n'],
  caralis: ['nw', 's'],
  'carthago-nova': ['ne', 'se'],
  catabathmus: ['nw', 'sw'],
  cenabum: ['n', 'e'],
  corduba: ['se', 'n'],
  creta: ['ne', 'e'],
  cyrene: ['n', 'w'],
  damascus: ['ne', 'w'],
  emerita: ['nw', 'e'],
  ephesus: ['se', 'sw'],
  eusebia: ['ne', 'e'],
  gades: ['nw', 'se'],
  genua: ['n', 'w'],
  iomnium: ['sw', 'e'],
  jerusalem: ['se', 'n'],
  lilybaeum: ['n', 'se'],
  lugdunum: ['nw', 'w'],
  memphis: ['sw', 'e'],
  messana: ['nw', 'w'],
  narbo: ['n', 'w'],
  neapolis: ['s', 'e'],
  nicomedia: ['s', 'n'],
  olisipo: ['nw', 'w'],
  pelusium: ['n', 'se'],
  perga: ['s', 'e'],
  pergamum: ['n', 'se'],
  portus: ['nw', 'w'],
  pylos: ['s', 'nw'],
  ravenna: ['nw', 'sw'],
  rhegium: ['ne', 'e'],
  rome: ['s', 'nw'],
  sala: ['nw', 'w'],
  salamis: ['n', 'se'],
  salone: ['n', 'e'],
  serdica: ['n', 'w'],
  siga: ['n', 'se'],
  sinope: ['n', 'e'],
  sipontum: ['nw', 'w'],
  sirmium: ['n', 'e'],
  syracuse: ['s', 'w'],
  tacape: ['sw', 'e'],
  tarraco: ['n', 'e'],
  tarsus: ['n', 'w'],
  thessalonika: ['s', 'n'],
  thubactus: ['n', 'e'],
  tingis: ['se', 'ne'],
  toletum: ['e', 'nw'],
  treveri: ['n', 'e'],
  utica: ['se', 'n'],
};

/** Returns where a place has its blocks and its name. */
export function placementOf(id: PlaceId): { blocks: Bearing; name: Bearing } {
  const [blocks, name] = PLACEMENTS[id] ?? ['n', 's'];
  return { blocks, name };
}

/** Returns the direction of a bearing: -1, 0 or 1 to the right and down. */
export function directionOf(bearing: Bearing): { x: number; y: number } {
  return {
    x: bearing.includes('e') ? 1 : bearing.includes('w') ? -1 : 0,
    y: bearing.includes('n') ? -1 : bearing.includes('s') ? 1 : 0,
  };
}

/** A word of a sea's name: where it starts or ends from the ring, turned by so many degrees. */
export interface SeaWord {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** How the name of a sea is set. */
export interface SeaName {
  words: readonly SeaWord[];
  turn: number;
  isSmall: boolean;
}

/** Returns how the name of a sea is set: below its ring, but along the Adriatic, and small in narrow waters. */
export function seaNameOf(id: SeaId, name: string): SeaName {
  const words = name.toUpperCase().split(' ');
  if (id === 'hadriaticum') {
    return {
      words: [
        { text: words[0], x: -13, y: 3.5, anchor: 'end' },
        { text: words[1], x: 13, y: 3.5, anchor: 'start' },
      ],
      turn: 47,
      isSmall: true,
    };
  }
  const below = words.map((text, index): SeaWord => ({ text, x: 0, y: 21 + 12 * index, anchor: 'middle' }));
  return { words: below, turn: 0, isSmall: id === 'propontis' };
}
