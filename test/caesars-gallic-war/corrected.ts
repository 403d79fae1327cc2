/* A set of components that differs from ours in each kind of thing that may differ, and is at hand. */
import { defaultComponents, gameWith } from '../../games/caesars-gallic-war';
import type { AreaId } from '../../games/caesars-gallic-war/components/areas';
import type { Components } from '../../games/caesars-gallic-war/components/components';
import { loadComponents } from '../../games/caesars-gallic-war/components/load';
import { linkKey } from '../../games/kit/graph';
import { draftsOf } from '../tools/drafts';

export const { draft, changed, refusalOf } = draftsOf(defaultComponents, loadComponents);

/** Returns one of a list by its id. */
export function itemOf<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`there is no ${id}`);
  return item;
}

/**
 * Our set, in which the Aedui are called Haedui of Belgica, and have a town, a port and Alps; they do not border on the Mandubii, but do on
 * the Treveri; the border between Allobroges and Sequani is blue; their first unit is A3 with strength 4, the Volcae have strength 2,
 * and Legion XIII has another name and strength 3;
 * their card has the value of the Remi's; and an event has another name.
 */
export const corrected: Components = loadComponents(
  changed((set) => {
    set.id = 'corrected-map';
    set.note = 'From my box.';
    Object.assign(itemOf(set.areas, 'aedui'), {
      name: 'Haedui',
      region: 'belgica',
      town: 'Bibracte',
      port: true,
      alps: true,
      label: [4.6, 46.9],
    });
    const between = (a: AreaId, b: AreaId) => (border: { a: AreaId; b: AreaId }) =>
      linkKey(border.a, border.b) === linkKey(a, b);
    set.borders.splice(set.borders.findIndex(between('aedui', 'mandubii')), 1);
    set.borders.push({ ...set.borders[0], a: 'treveri', b: 'aedui', kind: 'black', feature: null });
    for (const border of set.borders.filter(between('allobroges', 'sequani'))) border.kind = 'blue';
    Object.assign(itemOf(set.units, 'aedui-1'), {
      name: 'Haedui horse',
      initiative: 'A',
      rating: 3,
      full: 4,
    });
    itemOf(set.units, 'volcae-1').full = 2;
    Object.assign(itemOf(set.units, 'legion-xiii'), { name: 'Legion Gemina', full: 3 });
    itemOf(set.tribeCards, 'aedui').value = 1;
    itemOf(set.tribeCards, 'remi').value = 2;
    itemOf(set.events, 'baggage-train').name = 'Supply Train';
  }),
);

/** The boardgame.io `Game` with it. */
export const Corrected = gameWith(corrected);

/** What a state of it says of its set. */
export const OF_CORRECTED = { box: corrected.id };
