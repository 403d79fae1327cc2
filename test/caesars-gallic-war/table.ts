import { defaultComponents, rulebook } from '../../games/caesars-gallic-war';
import { type AreaId, isArea, OFF_MAP, type Place } from '../../games/caesars-gallic-war/components/areas';
import { boxOf } from '../../games/caesars-gallic-war/components/box';
import { CARD_IDS } from '../../games/caesars-gallic-war/components/cards';
import { isTribe, tribeOf, UNITS, UNITS_OF } from '../../games/caesars-gallic-war/components/units';
import { newCardPlay } from '../../games/caesars-gallic-war/entries';
import type { Battle, Frames } from '../../games/caesars-gallic-war/frames';
import { setUp } from '../../games/caesars-gallic-war/setup';
import type { Block, G, Side, Variants } from '../../games/caesars-gallic-war/state';
import { type AnyFrame, findFrame } from '../../games/kit/frame';
import { labelOf, legalMoves } from '../../games/kit/legality';
import { proceed } from '../../games/kit/make';
import { type Options, withDefaults } from '../../games/kit/options';
import { Play } from '../../games/kit/play';
import { scripted } from '../../games/testing/chance';
import { Table as SharedTable } from '../tools/table';

type Frame = AnyFrame<G>;

/** Units by the place they are in: ids, an id with a strength, or a tribe for all its units at full strength. */
export type Places = Partial<Record<Place, (string | [string, number])[]>>;

/**
 * A position to start a test from. Tribes that are not named are neutral, or eliminated this turn when their home is
 * occupied; other units are out of play. A hand has a card more than those named, for the next card play.
 */
export interface Position extends Partial<Omit<G, 'variants' | 'stack' | 'secret'>> {
  roman?: Places;
  barbarian?: Places;
  /** Eliminated Gauls and Germans who return this turn. */
  lost?: string[];
  hands?: Partial<Record<Side, string[]>>;
  variants?: Partial<Variants>;
}

/** A game at the table, with what the tests of these rules ask and do again and again. */
export class Table extends SharedTable<G> {
  constructor(G: G) {
    super(rulebook, G);
  }

  /** The battle being fought. */
  get battle(): Battle | undefined {
    return findFrame(this.G, 'battle');
  }

  /** Says whether one of these steps has begun and is not over. */
  isUnderWay(...steps: (keyof Frames)[]): boolean {
    return this.G.stack.some(({ step }) => steps.includes(step));
  }

  /** Returns a unit in play, whichever side it is on. */
  unit(id: string): Block & { side: Side } {
    for (const side of ['roman', 'barbarian'] as const) {
      const block = this.G.secret[side].blocks[id];
      if (block !== undefined) return { ...block, side };
    }
    throw new Error(`${id} is not in play`);
  }

  /** Returns `side place strength` of a unit, `neutral`, or where it is aside. */
  where(id: string): string {
    if (Object.values(this.G.neutral).some((ids) => ids?.includes(id))) return 'neutral';
    if (id in this.G.aside) return `${this.G.aside[id]}`;
    const { side, place, strength } = this.unit(id);
    return `${side} ${place} ${strength}`;
  }

  /** Both players play the card and the action given: `card:action`. */
  cards(roman: [card: string, action: string], barbarian: [card: string, action: string]): this {
    this.do('roman', 'play', roman[0]).do('barbarian', 'play', barbarian[0]);
    return this.do('roman', 'announce', roman[1]).do('barbarian', 'announce', barbarian[1]);
  }

  /** Activates areas and begins to move. */
  activate(side: Side, ...areas: Place[]): this {
    for (const area of areas) this.do(side, 'activate', area);
    return this.step === 'groups' ? this.do(side, 'begin') : this;
  }

  /** A side moves nothing. */
  idle(): this {
    return this.step === 'groups' ? this.do(this.side, 'begin') : this;
  }

  /** Moves units along the areas given. */
  march(side: Side, ids: string[], ...areas: AreaId[]): this {
    for (const id of ids) for (const area of areas) this.do(side, 'move', id, area);
    return this;
  }

  /** Returns the areas a unit may move to now, sorted. */
  destinations(side: Side, id: string): string[] {
    return this.legal(side, 'move')
      .filter((move) => move.startsWith(`${id} `))
      .map((move) => move.slice(id.length + 1));
  }

  /** Returns where a unit in its battle action, or that must withdraw, may retreat to, sorted; by sea with a `~`. */
  retreats(side: Side, id: string): string[] {
    return legalMoves(rulebook, this.G, side)
      .filter(({ move, args }) => move === 'retreat' && args[0] === id)
      .map((made) => {
        const isBySea = labelOf(rulebook, this.G, side, made).includes(' by sea ');
        return `${isBySea ? '~' : ''}${made.args[1]}`;
      })
      .sort();
  }

  /** Fires with a unit; throws unless it rolls exactly these dice. */
  fire(id: string, ...dice: number[]): this {
    this.dice(...dice).do(this.unit(id).side, 'fire', id);
    if (this.diceLeft.length > 0) throw new Error(`${id} left ${this.diceLeft.length} dice unrolled`);
    return this;
  }

  /** Takes hits with these units, one after the other. */
  hits(...ids: string[]): this {
    for (const id of ids) this.do(this.unit(id).side, 'take', id);
    return this;
  }

  /** Every unit passes until the round ends; returns the units in the order of their actions. */
  passRound(): string[] {
    const round = this.battle?.round;
    const turns: string[] = [];
    while (this.step === 'round' && this.battle?.round === round) {
      const [id] = this.legal(this.side, 'pass');
      turns.push(id);
      this.do(this.side, 'pass', id);
    }
    return turns;
  }
}

/** Returns a table at the start of a game; nothing is shuffled. */
export function newGame(options: Options = {}, ...dice: number[]): Table {
  const random = scripted(dice);
  const t = new Table(
    setUp(defaultComponents, { options: withDefaults(rulebook, options), seats: SEATS, random }),
  );
  return t.dice(...random.left).start();
}

const SEATS = { roman: '0', barbarian: '1' };

/** Returns a table at a position whose players are about to choose a card of their hands. */
export function table(position: Position): Table {
  const t = new Table(stateOf(position));
  t.G.stack = [TURN, END_OF_TURN, { step: 'cardPlay', sides: [], ...newCardPlay() }];
  proceed(rulebook, new Play(t.G, scripted()));
  return t;
}

const TURN: Frame = { step: 'turn', sides: [] };
const END_OF_TURN: Frame = { step: 'endOfTurn', sides: [] };

function stateOf(position: Position): G {
  const { roman = {}, barbarian = {}, lost: gone = [], hands = {}, variants = {}, ...rest } = position;
  const lost = [...gone];
  const G = setUp(defaultComponents, {
    options: withDefaults(rulebook, {}),
    seats: SEATS,
    random: scripted(),
  });
  Object.assign(G, { turn: 2, ...rest, variants: { ...G.variants, ...variants } });
  const named = [...Object.values(roman), ...Object.values(barbarian)].flat();
  const used = new Set([...named.flatMap((entry) => idsOf(entry).map(([id]) => id)), ...lost]);
  const cavalry = G.variants.cavalry;
  for (const id in UNITS) {
    if (used.has(id) || tribeOf(id) !== null || id in G.aside) continue;
    if (boxOf({}).unit[id].kind === 'cavalry' && cavalry === 'none') continue;
    G.aside = { ...G.aside, [id]: 'pool' };
  }
  const occupied = Object.keys({ ...roman, ...barbarian });
  G.neutral = {};
  for (const tribe of Object.keys(UNITS_OF).filter(isTribe)) {
    const ids = UNITS_OF[tribe].filter((id) => !used.has(id));
    if (occupied.includes(tribe)) for (const id of ids) used.add(id);
    else if (ids.length > 0) G.neutral[tribe] = ids;
    if (occupied.includes(tribe)) lost.push(...ids);
  }
  G.aside = Object.fromEntries(Object.entries(G.aside).filter(([id]) => !used.has(id)));
  for (const id of lost) G.aside[id] = 'lost';
  const [spare, other] = CARD_IDS.filter((card) => ![hands.roman, hands.barbarian].flat().includes(card));
  G.secret.roman = {
    hand: [...(hands.roman ?? []), spare],
    chosen: null,
    blocks: blocksOf(roman),
    done: [],
    retreats: {},
  };
  G.secret.barbarian = {
    hand: [...(hands.barbarian ?? []), other],
    chosen: null,
    blocks: blocksOf(barbarian),
    done: [],
    retreats: {},
  };
  return G;
}

/** Returns a table at which a side moves with a card of three groups and the other gathers nothing. */
export function moving(side: Side, position: Position): Table {
  const other: [string, string] = ['baggage-train', 'movement'];
  const mover: [string, string] = ['germania', 'movement'];
  const hands =
    side === 'roman'
      ? { roman: ['germania'], barbarian: ['baggage-train'] }
      : { roman: ['baggage-train'], barbarian: ['germania'] };
  const t = table({ ...position, hands: { ...hands, ...position.hands } });
  return side === 'roman' ? t.cards(mover, other) : t.cards(other, mover);
}

/** Returns a table at which side attacks an area with the units named, its enemy stays, and the battle begins. */
export function battle(side: Side, position: Position, from: AreaId, to: AreaId, ...ids: string[]): Table {
  const t = moving(side, position).activate(side, from).march(side, ids, to).do(side, 'end');
  return t.idle();
}

/** Returns a table at the end of a turn, the fourth unless the position says otherwise. */
export function winter(position: Position, ...dice: number[]): Table {
  const t = new Table(stateOf({ turn: 4, round: 5, ...position }));
  t.G.stack = [TURN, END_OF_TURN];
  return t.dice(...dice).start();
}

/** Returns a table at the start of a turn, before the cards are dealt. */
export function turnStart(position: Position): Table {
  return new Table(stateOf(position)).start();
}

function idsOf(entry: string | [string, number]): [string, number][] {
  const [id, strength] = typeof entry === 'string' ? [entry, undefined] : entry;
  const ids = isTribe(id) ? UNITS_OF[id] : [id];
  return ids.map((each): [string, number] => [each, strength ?? boxOf({}).unit[each].full]);
}

function blocksOf(places: Places): Record<string, Block> {
  const blocks: Record<string, Block> = {};
  for (const [place, entries] of Object.entries(places)) {
    if (!isArea(place) && place !== OFF_MAP) throw new Error(`${place} is no place`);
    for (const [id, strength] of entries.flatMap(idsOf)) blocks[id] = { place, strength };
  }
  return blocks;
}

/** Twelve tribes of Rome, each at home. */
export const TWELVE = {
  helvetii: ['helvetii'],
  sequani: ['sequani'],
  aedui: ['aedui'],
  allobroges: ['allobroges'],
  arverni: ['arverni'],
  volcae: ['volcae'],
  tolosates: ['tolosates'],
  tarbelli: ['tarbelli'],
  santones: ['santones'],
  pictones: ['pictones'],
  veneti: ['veneti'],
  esuvii: ['esuvii'],
} satisfies Position['roman'];

/** Thirteen, at which Massive Revolt may be taken in hand (5.1). */
export const THIRTEEN = { ...TWELVE, boii: ['boii'] } satisfies Position['roman'];

/** Two legions have eliminated the main group at Sequani, and Germans come to help it in round 2. */
export function beforeTheReserves(): Table {
  const t = moving('roman', {
    roman: { allobroges: ['legion-vii', 'legion-viii'] },
    barbarian: { sequani: [['sequani-1', 1]], germania: ['german-1'] },
    lost: ['sequani-2'],
  })
    .activate('roman', 'allobroges')
    .march('roman', ['legion-vii', 'legion-viii'], 'sequani')
    .do('roman', 'end');
  t.activate('barbarian', 'germania').march('barbarian', ['german-1'], 'sequani').do('barbarian', 'end');
  return t.do('barbarian', 'pass', 'sequani-1').fire('legion-vii', 1, 6, 6, 6);
}
