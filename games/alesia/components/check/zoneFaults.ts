/* What the off-board zones must be to the edge of the board. */
import { at, type Tell } from '../../../kit/components/check/fault';
import type { Zone } from '../components';
import type { Checked } from './checked';

/** How many zones there are (11.1). */
const ZONES = 10;

/** Tells what is wrong with the off-board zones of a set of components: together they go once around the board (11.1). */
export function zoneFaults({ components: { zones }, hexes }: Checked, tell: Tell): void {
  if (zones.length !== ZONES) tell('zones', `there are ${zones.length}, and must be ${ZONES} (11.1)`);
  for (const [index, { id, label, edge }] of zones.entries()) {
    const where = at('zones', index, id);
    if (zones.findIndex((zone) => zone.id === id) !== index) tell(where, 'there is another zone of this id');
    if (!hexes.has(label)) tell(where, `label: there is no hex ${label}`);
    if (edge.length < 2) tell(where, 'edge: it must have two hexes or more');
    const next = zones[(index + 1) % zones.length];
    if (edge.at(-1) !== next.edge[0])
      tell(where, `edge: it ends in ${edge.at(-1)}, and zone ${next.id} begins in ${next.edge[0]}`);
  }
  for (const [index, zone] of zones.entries()) edgeFaults(hexes, zone, at('zones', index, zone.id), tell);
  const owners = new Map<string, string>();
  for (const { id, edge } of zones)
    for (const hex of edge.slice(1)) {
      const other = owners.get(hex);
      if (other !== undefined) tell('zones', `${hex} is of zone ${other} and of zone ${id}`);
      owners.set(hex, id);
    }
  for (const { id, edge } of hexes.values())
    if (edge && !owners.has(id)) tell('zones', `${id}, on the edge of the board, is of none`);
}

function edgeFaults(hexes: Checked['hexes'], { edge }: Zone, where: string, tell: Tell): void {
  for (const [index, name] of edge.entries()) {
    const hex = hexes.get(name);
    if (hex === undefined) tell(where, `edge[${index}]: there is no hex ${name}`);
    else if (!hex.edge) tell(where, `edge[${index}]: ${name} is not on the edge of the board`);
    const before = index === 0 ? undefined : hexes.get(edge[index - 1]);
    if (hex !== undefined && before !== undefined && !before.neighbours.includes(hex.number))
      tell(where, `edge[${index}]: ${name} does not border on ${before.id}`);
  }
}
