/* A set of components as somebody with another box might write it down. */
import { defaultComponents } from '../../games/falling-sky';
import type { Components } from '../../games/falling-sky/components/components';
import { loadComponents } from '../../games/falling-sky/components/load';
import type { RegionId } from '../../games/falling-sky/components/map';
import { type Draft, draftsOf, put } from '../tools/drafts';

const { changed } = draftsOf(defaultComponents, loadComponents);

/** Returns the place of a border in our list. */
export function borderAt(a: RegionId, b: RegionId): number {
  return defaultComponents.borders.findIndex((border) => border.a === a && border.b === b);
}

/** Takes a border out of a set. */
export function withoutBorder(set: Draft<Components>, a: RegionId, b: RegionId): void {
  set.borders.splice(borderAt(a, b), 1);
}

/** Our set with something else of every kind. */
export const corrected = loadComponents(
  changed((set) => {
    set.id = 'corrected-sky';
    set.note = 'From the map of my box.';
    const region = (id: string) => set.regions[set.regions.findIndex((each) => each.id === id)];
    const tribe = (id: string) => {
      const all = set.regions.flatMap(({ tribes }) => tribes);
      return all[all.findIndex((each) => each.id === id)];
    };
    region('veneti').name = 'Aremorica';
    region('veneti').home = 'arverni';
    tribe('senones').city = 'Agedincum';
    tribe('cadurci').only = 'arverni';
    withoutBorder(set, 'mandubii', 'sequani');
    set.borders.push({ a: 'carnutes', b: 'aedui', kind: 'land' });
    put(set.cards[0], 'name', 'Marcus Tullius Cicero');
    put(set.cards[0], 'order', ['belgae', 'aedui', 'arverni', 'romans']);
    put(set.cards[0], 'signs', { arverni: 'carnyx' });
    put(set.pools.arverni, 'troops', 40);
    put(set.pools.belgae, 'citadels', 2);
    put(set.pools.romans, 'forts', 8);
    put(set.pools.romans, 'legions', 11);
    for (const scenario of set.scenarios) scenario.legions.track--;
    const revolt = set.scenarios[2];
    revolt.date = 'Spring of 52 BC';
    revolt.deck = { piles: 4, winters: [2, 4] };
    revolt.resources.aedui = 17;
    revolt.senate = 'uproar';
    put(revolt.forces, 'veneti', { arverni: { troops: 5 } });
    put(revolt.allies, 'volcae', 'arverni');
    put(revolt.citadels, 'senones', 'arverni');
    Reflect.deleteProperty(revolt.allies, 'senones');
    put(revolt.dispersed, 'treveri', 'dispersed');
    put(revolt, 'forces', { ...revolt.forces, ubii: { ...revolt.forces.ubii, ...revolt.forces.sugambri } });
    Reflect.deleteProperty(revolt.forces, 'sugambri');
  }),
);
