/* A set of components with another value for everything that can be replaced, and what tests change sets with. */
import { defaultComponents } from '../../games/julius-caesar';
import type { BlockId } from '../../games/julius-caesar/components/blocks';
import type { CommandId } from '../../games/julius-caesar/components/cards';
import type { Components } from '../../games/julius-caesar/components/components';
import { loadComponents } from '../../games/julius-caesar/components/load';
import type { CityId, PlaceId, SeaId } from '../../games/julius-caesar/components/map';
import { linkKey } from '../../games/kit/graph';
import { type Draft as DraftOf, draftsOf } from '../tools/drafts';

/** A set of which everything may be changed. */
export type Draft = DraftOf<Components>;

export const { draft, changed, refusalOf } = draftsOf(defaultComponents, loadComponents);

/** Returns an item of a list by its id. */
function itemOf<Item extends { id: string }>(items: readonly Item[], id: Item['id']): Item {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`there is no ${id}`);
  return item;
}

export const city = ({ cities }: Draft, id: CityId) => itemOf(cities, id);
export const sea = ({ seas }: Draft, id: SeaId) => itemOf(seas, id);
export const block = ({ blocks }: Draft, id: BlockId) => itemOf(blocks, id);
export const command = ({ commands }: Draft, id: CommandId) => itemOf(commands, id);

/** Returns the way between two places. */
export function way({ ways }: Draft, a: PlaceId, b: PlaceId): Draft['ways'][number] {
  const found = ways.find((each) => linkKey(each.a, each.b) === linkKey(a, b));
  if (found === undefined) throw new Error(`no way leads from ${a} to ${b}`);
  return found;
}

/** Another value for everything that can be replaced. */
export const corrected = loadComponents(
  changed((set) => {
    set.id = 'corrected-in-play';
    set.note = 'Corrected.';
    Object.assign(city(set, 'genua'), {
      name: 'Genoa',
      value: 2,
      majorPort: true,
      position: [9.5, 45.2],
    });
    city(set, 'massilia').value = 0;
    Object.assign(sea(set, 'tyrrhenum'), { name: 'Tyrrhenian Sea' });
    sea(set, 'tyrrhenum').ports.push('aquileia');
    sea(set, 'hispanum').ports = sea(set, 'hispanum').ports.filter((port) => port !== 'genua');
    for (const id of ['hadriaticum', 'internum'] as const)
      sea(set, id).ports = sea(set, id).ports.filter((port) => port !== 'brundisium');
    way(set, 'genua', 'rome').kind = 'minor';
    Object.assign(way(set, 'ravenna', 'rome'), { kind: 'strait', name: 'Rubicon' });
    Object.assign(way(set, 'neapolis', 'sipontum'), { kind: 'strait', name: 'Caudium' });
    set.ways.push({ a: 'genua', b: 'treveri', kind: 'major', source: 'public' });
    set.ways = set.ways.filter(({ a, b }) => linkKey(a, b) !== 'hispanum|tyrrhenum');
    const legion = { name: 'Alauda', initiative: 'A', firepower: 5, strengths: [2, 4] } as const;
    Object.assign(block(set, 'c-legio-8'), { ...legion, levyCity: 'genua' });
    block(set, 'c-legio-12').strengths = [1, 2, 3, 4];
    block(set, 'c-auxilia-4').strengths = [1, 2, 4];
    Object.assign(command(set, 'c01'), { moves: 1, levies: 3 });
    set.deployment.caesar.ravenna = ['c-caesar', 'c-navis-2'];
    set.deployment.caesar.aquileia = ['c-legio-13'];
    set.deployment.caesar.emerita = ['c-legio-21'];
  }),
);
