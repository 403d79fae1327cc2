import { rulebook } from '../../games/falling-sky';
import { orderFor } from '../../games/falling-sky/commands/order';
import { type CommandName, FULL, type Terms } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import type { Text } from '../../games/falling-sky/components/cards';
import { defaultComponents } from '../../games/falling-sky/components/default';
import type { Faction, Player } from '../../games/falling-sky/components/factions';
import type { RegionId, TribeId } from '../../games/falling-sky/components/map';
import { eventFrame } from '../../games/falling-sky/events/start';
import type { Force, TribeState } from '../../games/falling-sky/pieces/force';
import type { OnMapToWrite } from '../../games/falling-sky/pieces/onMap';
import { seatingFor } from '../../games/falling-sky/seats';
import { setUp } from '../../games/falling-sky/setup';
import type { Card, G } from '../../games/falling-sky/state';
import type { AnyFrame } from '../../games/kit/frame';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../../games/testing/chance';
import { Table as SharedTable } from '../tools/table';

/** Pieces of a Faction in a Region; `troops` are Hidden. */
export type Pieces = Partial<Force> & { troops?: number };

/** A position to start a test from; what is not named is empty, and Provincia has its Fort. */
export interface Position
  extends Partial<Omit<G, 'forces' | 'tribes' | 'stack' | 'resources' | 'legions' | 'secret'>> {
  pieces?: Partial<Record<RegionId, Partial<Record<Faction, Pieces>>>>;
  /** Allies by their Faction, Citadels as `citadel aedui`, markers as `dispersed`, `gathering` or `razed`. */
  at?: Partial<Record<TribeId, string>>;
  resources?: Partial<Record<Player, number>>;
  legions?: Partial<G['legions']>;
  /** The Event card in play, and what lies on the deck. */
  card?: Card;
  deck?: Card[];
  players?: number;
}

/** A game at the table. */
export class Table extends SharedTable<G> {
  constructor(G: G) {
    super(rulebook, G);
  }

  /** Returns a Faction's Force in a Region in short: `named 2L 3h 1r 1s fort`; empty for none. */
  force(region: RegionId, faction: Faction): string {
    const force = this.G.forces[region]?.[faction];
    if (force === undefined) return '';
    const parts = [force.leader ?? '', force.legions ? `${force.legions}L` : ''];
    parts.push(force.hidden ? `${force.hidden}h` : '', force.revealed ? `${force.revealed}r` : '');
    parts.push(force.scouted ? `${force.scouted}s` : '', force.fort ? 'fort' : '');
    return parts.filter((part) => part !== '').join(' ');
  }
}

/** Returns what stands at Tribes: those that are Subdued are left out, as JSON does. */
export function takenTribes({ tribes }: G): Record<string, TribeState> {
  return JSON.parse(JSON.stringify(tribes));
}

/** Returns a state with the pieces of a position and nothing under way. */
export function stateOf(position: Position = {}): G {
  const {
    pieces = {},
    at = {},
    resources = {},
    legions = {},
    card = 1,
    deck = [],
    players = 4,
    ...rest
  } = position;
  const options = withDefaults(rulebook);
  const G: G & OnMapToWrite = {
    ...setUp(defaultComponents, { options, seats: seatingFor(players, options), random: scripted() }),
    stack: [],
    forces: { provincia: { romans: forceOf({ fort: true }) } },
    tribes: {},
    resources: { romans: 20, arverni: 20, aedui: 20, belgae: 20, ...resources },
    legions: { track: 12, fallen: 0, removed: 0, waiting: 0, ...legions },
    played: [card],
    next: deck[0] ?? 72,
    secret: { deck: deck.slice(1), looked: {} },
    ...rest,
  };
  for (const [region, forces] of Object.entries(pieces) as [RegionId, Record<Faction, Pieces>][]) {
    for (const [faction, force] of Object.entries(forces) as [Faction, Pieces][]) {
      const provincia = region === 'provincia' && faction === 'romans' ? { fort: true } : {};
      G.forces[region] = { ...G.forces[region], [faction]: forceOf({ ...provincia, ...force }) };
      if (legions.track === undefined) G.legions.track -= force.legions ?? 0;
    }
  }
  for (const [tribe, what] of Object.entries(at) as [TribeId, string][]) G.tribes[tribe] = tribeStateOf(what);
  return G;
}

/** Returns a Force of these pieces. */
export function forceOf({ troops = 0, ...force }: Pieces): Force {
  return { leader: null, legions: 0, revealed: 0, scouted: 0, fort: false, hidden: troops, ...force };
}

function tribeStateOf(what: string): TribeState {
  if (what === 'dispersed' || what === 'gathering' || what === 'razed') return { dispersed: what };
  const [citadel, faction] = what.startsWith('citadel ') ? [true, what.slice(8)] : [false, what];
  return { by: faction as Faction, citadel };
}

/** Starts with some frames on the stack, the innermost last. */
export function begin(position: Position, ...frames: AnyFrame<G>[]): Table {
  const G = stateOf(position);
  G.stack = [{ step: 'card', sides: [], deeds: [], passed: [] }, ...frames];
  return new Table(G);
}

/** Starts where a Faction executes a Command. */
export function beginCommand(
  position: Position,
  command: CommandName,
  faction: Player,
  terms: Partial<Terms> = {},
  dice: number[] = [],
): Table {
  const order = orderFor(command, faction, faction, { ...FULL, ...terms });
  return begin(position, turnOf(faction), commandFrame(order))
    .dice(...dice)
    .start();
}

/** Starts where a Faction executes an Event. */
export function beginEvent(
  position: Position,
  card: number,
  text: Text,
  by: Player,
  dice: number[] = [],
): Table {
  const turn = { ...turnOf(by), executes: 'event' as const };
  return begin({ ...position, card }, turn, eventFrame(card, text, by))
    .dice(...dice)
    .start();
}

function turnOf(faction: Player): AnyFrame<G> {
  return {
    step: 'turn',
    sides: [],
    faction,
    options: ['command', 'ability', 'event'],
    limited: false,
    executes: 'command',
  };
}
