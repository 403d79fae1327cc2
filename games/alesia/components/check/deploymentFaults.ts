/* What ready deployments must be. */
import { at as placeIn, type Tell } from '../../../kit/components/check/fault';
import { CLOSE_TO_TOWN, ROMAN_STACK } from '../../deployment/room';
import type { UnitGroup, UnitKind } from '../components';
import { distance, type Hex } from '../hex';
import type { Checked } from './checked';

/** Tells what is wrong with the deployments of a set of components: each places every Roman counter where 3.2 allows. */
export function deploymentFaults({ components, hexes }: Checked, tell: Tell): void {
  const { deployments } = components;
  const kinds = romansIn(components.units);
  const town = [...hexes.values()].filter(({ terrain }) => terrain === 'town');
  for (const [index, deployment] of deployments.entries()) {
    const where = placeIn('deployments', index, deployment.id);
    if (deployments.findIndex(({ id }) => id === deployment.id) !== index)
      tell(where, 'there is another deployment of this id');
    const missing = new Set(kinds.keys());
    for (const [name, text] of Object.entries(deployment.at)) {
      const counters = text.split(' ');
      for (const id of counters)
        if (!missing.delete(id))
          tell(where, kinds.has(id) ? `${id} is placed twice` : `there is no Roman counter ${id}`);
      const hex = hexes.get(name);
      if (hex === undefined) tell(where, `there is no hex ${name}`);
      else for (const fault of stackFaults(hex, counters, kinds, town)) tell(where, `${name}: ${fault}`);
    }
    if (missing.size > 0) tell(where, `it does not place ${[...missing].join(', ')}`);
  }
}

function stackFaults(
  hex: Hex,
  counters: readonly string[],
  kinds: ReadonlyMap<string, UnitKind>,
  town: readonly Hex[],
): string[] {
  const faults: string[] = [];
  const away = Math.min(...town.map((each) => distance(hex, each)));
  const count = (kind: UnitKind) => counters.filter((id) => kinds.get(id) === kind).length;
  const forts = count('fort');
  const units = counters.length - forts - count('leader');
  if (away < 2) faults.push('it is in the town or next to it (3.2)');
  if (forts > 0 && away <= CLOSE_TO_TOWN) faults.push(`a fort stands ${away} hexes from the town (3.2)`);
  if (forts > 1) faults.push('two forts stand there');
  if (units > ROMAN_STACK) faults.push(`more than ${ROMAN_STACK} units stand there (10.1)`);
  if (hex.works !== null && count('cavalry') > 0) faults.push('cavalry stands on Outer Works (22.1)');
  return faults;
}

function romansIn(units: readonly UnitGroup[]): Map<string, UnitKind> {
  const romans = units.filter(({ side }) => side === 'roman');
  return new Map(
    romans.flatMap(({ kind, counters }) => Object.keys(counters).map((id) => [id, kind] as const)),
  );
}
