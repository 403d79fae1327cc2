import { boxOf } from '../../../games/caesars-gallic-war/components/box';
import { UNITS } from '../../../games/caesars-gallic-war/components/units';
import { type G, type Aside as Where, yearBC } from '../../../games/caesars-gallic-war/state';
import { BlockPicture } from '../../blocks/Block';
import { Panel } from '../../table/parts/Panel';
import { Shelf } from '../../table/parts/Shelf';
import { pieceAside } from './stacks';

const SHELVES: readonly { title: string; holds(where: Where): boolean }[] = [
  { title: 'Eliminated this turn', holds: (where) => where === 'lost' },
  { title: 'Reinforcements to come', holds: (where) => where === 'waiting' },
  { title: 'Held back by Rome', holds: (where) => where === 'declined' },
  { title: 'Gallic leaders who have not appeared', holds: (where) => where === 'pool' },
  { title: 'Out of the game', holds: (where) => where === 'dead' },
];

/** The units that are not on the map, and when eliminated legions return. */
export function Aside({ G }: { G: G }) {
  const box = boxOf(G);
  const ids = Object.keys(G.aside).filter((id) => id in UNITS);
  const turns = [
    ...new Set(ids.map((id) => G.aside[id]).filter((where) => typeof where === 'number')),
  ].sort();
  const shelves = [
    ...SHELVES,
    ...turns.map((turn) => ({
      title: `Return at the end of ${yearBC(turn)} BC`,
      holds: (where: Where) => where === turn,
    })),
  ];
  return (
    <Panel data-testid="aside" label="Units not on the map">
      <h3>Not on the map</h3>
      {shelves.map(({ title, holds }) => {
        const here = ids.filter((id) => holds(G.aside[id]));
        if (here.length === 0) return null;
        return (
          <Shelf key={title} title={title}>
            {here.map((id) => {
              const piece = pieceAside(box, id);
              return (
                <span key={id} data-testid={`aside-${id}`} title={piece.name}>
                  <BlockPicture piece={piece} size={34} isDimmed={G.aside[id] === 'dead'} />
                </span>
              );
            })}
          </Shelf>
        );
      })}
    </Panel>
  );
}
