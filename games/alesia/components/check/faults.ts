/* What the parts of a set of components must be to each other, where their shape alone cannot say it. */
import { faultsFoundBy, type Tell } from '../../../kit/components/check/fault';
import type { Components } from '../components';
import { hexesOf, lengthOfRow, ROWS } from '../hex';
import { deploymentFaults } from './deploymentFaults';
import { mapFaults } from './mapFaults';
import { unitFaults } from './unitFaults';
import { zoneFaults } from './zoneFaults';

/**
 * Returns what is wrong with a set of components, each time with the place and the hex or counter it is about; nothing for a
 * set that can be played with. With rows missing or of a wrong length nothing else can be told.
 */
export function faultsOf(components: Components): string[] {
  const ofRows = faultsFoundBy([rows], components);
  if (ofRows.length > 0) return ofRows;
  return faultsFoundBy([mapFaults, zoneFaults, unitFaults, deploymentFaults], {
    components,
    hexes: new Map(hexesOf(components.map, components.zones).map((hex) => [hex.id, hex])),
  });
}

function rows({ map }: Components, tell: Tell): void {
  for (const name of ['terrain', 'works', 'areas', 'sectors'] as const) {
    const all = map[name];
    if (all.length !== ROWS) tell(`map.${name}`, `it has ${all.length} rows for ${ROWS}`);
    for (const [row, { length }] of all.entries())
      if (length !== lengthOfRow(row))
        tell(`map.${name}[${row}]`, `it has ${length} letters for ${lengthOfRow(row)} hexes`);
  }
}
