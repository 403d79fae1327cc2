import { defaultComponents, rulebook } from '../../games/julius-caesar';
import { BLOCK_IDS, ownerOf, type Side, THIRD_LEADER } from '../../games/julius-caesar/components/blocks';
import { fullStrength } from '../../games/julius-caesar/components/inPlay';
import { deploy } from '../../games/julius-caesar/deployment';
import type { Battle, Block, G } from '../../games/julius-caesar/state';
import { type AnyFrame, findFrame } from '../../games/kit/frame';
import { Table as RulesTable } from '../tools/table';

/** Blocks by the place they are in: ids, or an id with a strength. */
type Places = Record<string, (string | [string, number])[]>;

/** A position to start a test from; blocks that are not named are in their levy pool at the start of the year. */
export interface Position {
  caesar?: Places;
  pompey?: Places;
  /** The cards in hand, `c01` to `c20` or an event's name. */
  hands?: Partial<Record<Side, string[]>>;
  /** Cards revealed earlier this year. */
  played?: Partial<Record<Side, string[]>>;
  year?: number;
  turn?: number;
  /** The set of components, by its id; ours where it is left out. */
  box?: string;
}

/** A game of Julius Caesar at the table. */
export class Table extends RulesTable<G> {
  constructor(position: Position) {
    super(rulebook, stateOf(position));
  }

  /** The command being carried out: whose it is, its event, and the points left; null in no command phase. */
  get command(): { side: Side; event: string | null; moves: number; levies: number } | null {
    const { step } = this;
    if (step === undefined || !COMMAND_STEPS.has(step)) return null;
    const [side] = this.sides;
    const move = findFrame(this.G, 'move');
    const levy = this.G.stack.findLast((frame) => frame.step === 'levy' && frame.sides.includes(side));
    return {
      side,
      event: move?.event ?? null,
      moves: move?.moves ?? 0,
      levies: levy?.step === 'levy' ? levy.levies : 0,
    };
  }

  /** The battle being fought. */
  get battle(): Battle | undefined {
    return findFrame(this.G, 'round');
  }

  /** Spends a Levy Point on a block; one of the pool is deployed in its one city, or in the one given. */
  levy(side: Side, id: string, city?: string): this {
    if (this.block(side, id).place !== 'pool') return this.do(side, 'levy', id);
    const cities = this.citiesToRaise(side, id);
    if (city === undefined && cities.length !== 1) throw new Error(`${id} may be raised in ${cities}`);
    return this.do(side, 'raise', id, city ?? cities[0]);
  }

  /** Returns the blocks a Levy Point may be spent on, sorted. */
  levies(side: Side): string[] {
    const raised = this.legal(side, 'raise').map((args) => args.split(' ')[0]);
    return [...new Set([...this.legal(side, 'levy'), ...raised])].sort();
  }

  /** Returns the cities in which a block of the pool may be deployed, sorted. */
  citiesToRaise(side: Side, id: string): string[] {
    return this.legal(side, 'raise')
      .filter((args) => args.startsWith(`${id} `))
      .map((args) => args.slice(id.length + 1));
  }

  /** Returns where a block is and how strong. */
  block(side: Side, id: string): Block {
    const block = this.G.secret[side].blocks[id];
    if (block === undefined) throw new Error(`${side} has no ${id}`);
    return block;
  }

  /** Both sides play a card and the commands begin. */
  cards(caesar: string, pompey: string): this {
    return this.do('caesar', 'play', caesar).do('pompey', 'play', pompey);
  }

  /** Moves a group: each block to its places in order, as `[id, to, to, ...]`. */
  group(side: Side, from: string, ...routes: string[][]): this {
    this.do(side, 'group', from);
    for (const [id, ...places] of routes) for (const to of places) this.do(side, 'move', id, to);
    return this;
  }

  /** Returns the places a block may move to now, sorted. */
  destinations(side: Side, id: string): string[] {
    return this.legal(side, 'move')
      .filter((move) => move.startsWith(`${id} `))
      .map((move) => move.slice(id.length + 1));
  }

  /** Ends moves and, where the card gives any, levies. */
  endCommand(side: Side): this {
    this.do(side, 'end');
    if (this.step === 'levy') this.do(side, 'end');
    return this;
  }

  /** Ends the commands of both sides, up to the first decision that is not a move or a levy. */
  endCommands(): this {
    while (this.step === 'move' || this.step === 'levy') this.do(this.sides[0], 'end');
    return this;
  }

  /** Spends one move on blocks that all go the same way. */
  march(side: Side, from: string, to: string, ...ids: string[]): this {
    return this.group(side, from, ...ids.map((id) => [id, to]));
  }

  /** Fires with a block; throws unless it rolls exactly these dice. */
  fire(side: Side, id: string, ...dice: number[]): this {
    this.dice(...dice).do(side, 'fire', id);
    if (this.diceLeft.length > 0) throw new Error(`${id} left ${this.diceLeft.length} dice unrolled`);
    return this;
  }

  /** Every block passes until the round ends or a block may not; returns the turns taken, as `side id`. */
  passRound(): string[] {
    const round = this.battle?.round;
    const turns: string[] = [];
    while (this.step === 'round' && this.battle?.round === round) {
      const [side] = this.sides;
      const [id] = this.legal(side, 'pass');
      if (id === undefined) break;
      turns.push(`${side} ${id}`);
      this.do(side, 'pass', id);
    }
    return turns;
  }
}

/** Returns a table at a position whose players are about to play the first card of their hands. */
export function table(position: Position): Table {
  return new Table(position);
}

/** Returns a table at the start of a game, before the first discards or the free deployment. */
export function newGame(deployment: G['deployment'] = 'historical'): Table {
  const game = new Table({});
  game.G = deploy(defaultComponents, deployment, SEATS);
  return game.start();
}

/** Returns a table in its second game turn at which both sides have just revealed these cards. */
export function commanding(position: Position, caesar = 'c01', pompey = 'c18'): Table {
  return table({ turn: 2, ...position, hands: { caesar: [caesar], pompey: [pompey] } }).cards(caesar, pompey);
}

/** Returns a table at which one side has four moves as Player 1, before the other has one. */
export function war(caesar: Places, pompey: Places, player1: Side = 'caesar'): Table {
  const hands =
    player1 === 'caesar' ? { caesar: ['c01'], pompey: ['c18'] } : { caesar: ['c18'], pompey: ['c01'] };
  return table({ caesar, pompey, hands, turn: 2 }).cards(hands.caesar[0], hands.pompey[0]);
}

const COMMAND_STEPS = new Set<string>(['jupiter', 'defect', 'vulcan', 'move', 'sail', 'main', 'levy']);

/** A single card, or none, is followed by one more for the turn after the one a test is about. */
function handOf(side: Side, { hands }: Position): string[] {
  const named = hands?.[side] ?? [];
  return named.length > 1 ? named : [...named, side === 'caesar' ? 'c19' : 'c20'];
}

const SEATS = { caesar: '0', pompey: '1' };

/** The rest of the year, its winter first. */
function stackAt({ turn = 1 }: Position): G['stack'] {
  const later: AnyFrame<G>[] = [];
  for (let number = 5; number > turn; number--) later.push({ step: 'turn', sides: [], number });
  return [{ step: 'winter', sides: [] }, ...later, { step: 'card', sides: ['caesar', 'pompey'] }];
}

function stateOf(position: Position): G {
  const secret = (side: Side): G['secret'][Side] => ({
    hand: handOf(side, position),
    discard: null,
    chosen: null,
    blocks: blocksOf(side, position),
    picked: null,
  });
  return {
    stack: stackAt(position),
    seats: SEATS,
    ...(position.box !== undefined && { box: position.box }),
    deployment: 'historical',
    year: position.year ?? 1,
    turn: position.turn ?? 1,
    played: { caesar: position.played?.caesar ?? [], pompey: position.played?.pompey ?? [] },
    player1: 'caesar',
    contests: {},
    secret: { caesar: secret('caesar'), pompey: secret('pompey') },
  };
}

function blocksOf(side: Side, position: Position): Record<string, Block> {
  const elsewhere = Object.values(position[side === 'caesar' ? 'pompey' : 'caesar'] ?? {})
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  const blocks: Record<string, Block> = {};
  for (const id of BLOCK_IDS) {
    if (ownerOf(id) === side && !elsewhere.includes(id)) blocks[id] = { place: 'pool', strength: 0 };
  }
  blocks[THIRD_LEADER[side]] = { place: 'third', strength: 0 };
  for (const [place, entries] of Object.entries(position[side] ?? {})) {
    for (const entry of entries) {
      const [id, strength] = typeof entry === 'string' ? [entry, fullStrength(position, entry)] : entry;
      blocks[id] = { place: place as Block['place'], strength };
    }
  }
  return blocks;
}
