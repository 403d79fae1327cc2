/* What the parts of a set of components must be to each other, where their shape alone cannot say it. */
import { at, faultsFoundBy, type Tell } from '../../../kit/components/check/fault';
import { BLOCK_IDS, type BlockKind, kindOf, ownerOf, THIRD_LEADER } from '../blocks';
import { COMMAND_IDS } from '../cards';
import type { Components } from '../components';
import { CITY_IDS, SEA_IDS } from '../map';
import { mapFaults } from './mapFaults';

/** The blocks that are levied in a city of their own (3.13). */
const AT_HOME: ReadonlySet<BlockKind> = new Set(['legion', 'equitatus', 'elephant']);

/**
 * Returns what is wrong with a set of components, each time with the place and the id it is about; nothing for a set that
 * can be played with.
 */
export function faultsOf(components: Components): string[] {
  return faultsFoundBy([ids, mapFaults, blocks, deployment], components);
}

function ids({ cities, seas, blocks, commands }: Components, tell: Tell): void {
  const complete = (
    list: string,
    what: string,
    items: readonly { id: string }[],
    wanted: readonly string[],
  ) => {
    const known = new Set<string>();
    for (const [index, { id }] of items.entries()) {
      if (known.has(id)) tell(at(list, index, id), `there is another ${what} of this id`);
      known.add(id);
    }
    for (const id of wanted) if (!known.has(id)) tell(list, `${id} is missing`);
  };
  complete('cities', 'city', cities, CITY_IDS);
  complete('seas', 'sea', seas, SEA_IDS);
  complete('blocks', 'block', blocks, BLOCK_IDS);
  complete('commands', 'card', commands, COMMAND_IDS);
}

function blocks({ blocks }: Components, tell: Tell): void {
  for (const [index, { id, strengths, levyCity }] of blocks.entries()) {
    const where = at('blocks', index, id);
    const kind = kindOf(id);
    if (strengths.length < 2) tell(where, 'strengths: there must be two or more (3.11)');
    if (strengths.some((strength, place) => place > 0 && strength <= strengths[place - 1]))
      tell(where, 'strengths must stand in rising order');
    if (kind === 'cleopatra' && strengths[0] !== 1)
      tell(where, 'strengths must begin with 1, at which she changes sides (7.52)');
    if (AT_HOME.has(kind) && levyCity === undefined)
      tell(where, 'levyCity is missing: legions, equitatus and the elephant have one (3.13)');
    if (!AT_HOME.has(kind) && levyCity !== undefined)
      tell(where, 'levyCity: only legions, equitatus and the elephant have one (3.13)');
  }
}

function deployment({ deployment, seas }: Components, tell: Tell): void {
  const deployed = new Set<string>();
  const cities = new Set<string>();
  for (const [side, places] of Object.entries(deployment)) {
    const before = deployed.size;
    for (const [city, ids] of Object.entries(places)) {
      const isPort = seas.some(({ ports }) => ports.some((port) => port === city));
      if (cities.has(city)) tell(`deployment.${side}.${city}`, 'the other side is there');
      cities.add(city);
      for (const [index, id] of ids.entries()) {
        const where = at(`deployment.${side}.${city}`, index, id);
        if (ownerOf(id) !== side) tell(where, 'it is a block of the other side');
        if (deployed.has(id)) tell(where, 'it has been deployed already');
        if (Object.values(THIRD_LEADER).some((third) => third === id))
          tell(where, 'the third leader waits for the loss of another (3.21)');
        if (kindOf(id) === 'navis' && !isPort) tell(where, 'Navis are deployed in ports (4.1)');
        deployed.add(id);
      }
    }
    if (deployed.size === before) tell(`deployment.${side}`, 'it has no block');
  }
  if (!deployed.has('cleopatra')) tell('deployment', 'cleopatra is missing (3.27)');
}
