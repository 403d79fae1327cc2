/* What is in the box, as the package exports it, and what reads a set of another box; the game imports neither. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import type { Card as StrategyCard } from './cards';
import type { Components, Face, PathKind, Space, SpaceKind } from './components';
import { defaultComponents } from './default';
import type { Side } from './sides';

export type { Source } from '../../kit/components/contents';
export type { Activated, Card, CardKind, Effect, Scope, Spot, Timing, Where, Whose } from './cards';
export type {
  Auxiliary,
  BattleColumn,
  Components,
  Defence,
  Face,
  GallicLeader,
  GermanTribe,
  Legion,
  Natives,
  PathKind,
  PathLink,
  People,
  Province,
  Region,
  RomanLeader,
  SeaZone,
  SiegeColumn,
  Space,
  SpaceKind,
  Tribe,
} from './components';
export { loadComponents } from './load';
export type { Side } from './sides';

/** A space (2.2.2) or a Sea Zone (17.2.1). Positions are `[x, y]` on a board of about 1350 by 1320 units, y southwards. */
export type SpaceOrSea = Place<string, SpaceKind | 'sea'> &
  Partial<Pick<Space, 'province' | 'section' | 'modern'>>;

/** A path (2.2.2), or the Port of a space on its sea (17.2). The Via Domitia is none of them: it leads off the map. */
export type PathOrPort = Connection<string, Exclude<PathKind, 'viaDomitia'> | 'port'>;

/** A Strategy Card (7.5), with what it does in the words of `effects`. */
export type DealtCard = Card<StrategyCard['kind']> & StrategyCard;

/** A counter with its ratings: Combat Units have the one or two sides they can show, Leaders their own numbers. */
export interface Counter
  extends Piece<Side, 'tribe' | 'legion' | 'romanLeader' | 'gallicLeader' | 'auxiliary' | 'germans'> {
  /** The side at full strength; absent for Leaders. */
  front?: Face;
  /** The reduced side; absent where there is none. */
  back?: Face;
  /** The Battle Rating of a Leader. */
  battle?: number;
  /** The Command Rating of a Leader. */
  command?: number;
  /** The Movement Allowance; null where only a Leader moves it. */
  movement?: number | null;
  /** The Combat Strength; `provinces`: one for each Province of its Region its player controls (17.6.3). */
  strength?: number | 'provinces';
}

/** What is in the box of Caesar: Rome vs Gaul, of {@link Components} what has a place, a way, a card or a counter. */
export const contents: Contents<SpaceOrSea, PathOrPort, DealtCard, Counter> =
  /* @__PURE__ */ contentsOf(defaultComponents);

function contentsOf(set: Components): Contents<SpaceOrSea, PathOrPort, DealtCard, Counter> {
  return {
    places: placesOf(set),
    connections: connectionsOf(set),
    cards: cardsOf(set),
    pieces: piecesOf(set),
  };
}

function placesOf({ spaces, seaZones }: Components): SpaceOrSea[] {
  return [
    ...spaces.map(({ id, name, kind, xy, province, section, modern, source }) => ({
      id,
      name,
      kind,
      position: xy,
      province,
      section,
      modern,
      source,
    })),
    ...seaZones.map(
      ({ id, name, xy }): SpaceOrSea => ({ id, name, kind: 'sea', position: xy, source: 'rulebook' }),
    ),
  ];
}

function connectionsOf({ spaces, paths }: Components): PathOrPort[] {
  return [
    ...paths.flatMap(({ a, b, kind, source }) => (kind === 'viaDomitia' ? [] : [{ a, b, kind, source }])),
    ...spaces.flatMap(({ id, ports, source }) =>
      ports.map((b): PathOrPort => ({ a: id, b, kind: 'port', source })),
    ),
  ];
}

function cardsOf({ cards }: Components): DealtCard[] {
  return cards.map((card) => ({ id: String(card.number), ...card }));
}

function piecesOf(set: Components): Counter[] {
  const { tribes, legions, romanLeaders, gallicLeaders, auxiliaries, germans } = set;
  return [
    ...tribes.map(({ id, name, front, back, strengthSource }): Counter => {
      return { id, name, kind: 'tribe', side: 'gallic', count: 1, front, back, source: strengthSource };
    }),
    ...legions.map(({ id, front, back, source }): Counter => {
      return { id, name: `Legion ${id}`, kind: 'legion', side: 'roman', count: 1, front, back, source };
    }),
    ...romanLeaders.map(({ rank: _rank, ...leader }): Counter => {
      return { kind: 'romanLeader', side: 'roman', count: 1, ...leader };
    }),
    ...gallicLeaders.map(({ id, name, battle, command, strength, movement, source }): Counter => {
      const ratings = { battle, command, strength, movement };
      return { id, name, kind: 'gallicLeader', side: 'gallic', count: 1, ...ratings, source };
    }),
    ...auxiliaries.map((unit): Counter => ({ kind: 'auxiliary', count: 1, ...unit })),
    germansOf(germans),
  ];
}

function germansOf({ id, name, front, back, source }: Components['germans']): Counter {
  return { id, name, kind: 'germans', side: null, count: 1, front, back, source };
}
