import { useContext, useMemo } from 'react';
import { boxOf } from '../../../games/alesia/components/box';
import type { G } from '../../../games/alesia/state';
import type { BoardProps } from '../../table/board';
import { Panel } from '../../table/parts/Panel';
import { ShowContext } from '../../table/recap/history';
import { listOf } from '../../ui/words';
import { placeName, wordFor } from './arguments';
import { spotOf } from './edge';
import { placeOf } from './forces';
import { ordersIn } from './orders';
import css from './ReadyPanel.module.css';
import { FEW_READY } from './scene';

type ReadyProps = Pick<BoardProps<G>, 'G' | 'possible' | 'next' | 'selected' | 'select'>;

/** So many units of a place are named. */
const NAMED = 2;

/** Beside the map, where few can still be told what to do: who they are, by where they stand from the left of the map to the right; a press goes to them and chooses them. */
export function ReadyPanel({ G, possible, next, selected, select }: ReadyProps) {
  const show = useContext(ShowContext);
  const { of, moves } = useMemo(() => ordersIn({ possible, next }, G), [possible, next, G]);
  const places = useMemo(() => {
    const by = new Map<string, string[]>();
    for (const id of of.keys()) {
      const place = placeOf(G, id);
      if (place !== null) by.set(place, [...(by.get(place) ?? []), id]);
    }
    const box = boxOf(G);
    const left = (place: string) => spotOf(box, place)?.x ?? 0;
    return [...by].sort(([a], [b]) => left(a) - left(b));
  }, [of, G]);
  if (of.size === 0 || places.length > FEW_READY) return null;
  return (
    <Panel label="Yet to act" data-testid="ready">
      <h3>
        {moves.includes('attack') ? 'Can still attack' : 'Can still act'} ({of.size})
      </h3>
      <ul className={css.places}>
        {places.map(([place, units]) => (
          <li key={place}>
            <button
              type="button"
              className="rubicon-quiet"
              data-ready={place}
              aria-pressed={units.every((id) => selected.includes(id))}
              onClick={() => {
                select(units);
                show({ places: [place] });
              }}
            >
              <b>{placeName(G, place)}</b> {namesOf(G, units)}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function namesOf(G: G, units: readonly string[]): string {
  if (units.length <= NAMED) return listOf(units.map((id) => wordFor(G, id)));
  return listOf([wordFor(G, units[0]), `${units.length - 1} more`]);
}
