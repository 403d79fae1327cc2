/* What borders must be (1.3). */
import { at, type Tell } from '../../../kit/components/check/fault';
import type { Components, PrintedBorder } from '../components';
import { type Border, type Group, REGIONS, type RegionId } from '../map';

/** The Regions that border on Cisalpina, as the rulebook names them (3.2.1). */
const AT_CISALPINA: readonly RegionId[] = ['ubii', 'sequani', 'provincia'];

/** How many coasts lie across from Britannia (1.3.4). */
const COASTS = 3;

/** Tells what is wrong with the borders of a set of components. */
export function borderFaults({ borders }: Components, tell: Tell): void {
  const known = new Set<string>();
  for (const [index, { a, b, kind }] of borders.entries()) {
    const where = at('borders', index, `${a} to ${b}`);
    if (a === b) tell(where, 'it parts a Region from itself');
    const both = [a, b].sort().join(' ');
    if (known.has(both)) tell(where, 'there is another border between the two');
    known.add(both);
    const right = kindBetween(groupOf(a), groupOf(b));
    if (kind !== right) tell(`${where}.kind`, `must be ${right} (${RULES[right]})`);
  }
  const besideCisalpina = neighboursOf(borders, 'cisalpina');
  if (
    besideCisalpina.length !== AT_CISALPINA.length ||
    !AT_CISALPINA.every((id) => besideCisalpina.includes(id))
  )
    tell('borders', `Cisalpina borders on ${AT_CISALPINA.join(', ')}, and on no other (3.2.1)`);
  if (neighboursOf(borders, 'britannia').length !== COASTS)
    tell('borders', `Britannia has ${COASTS} coasts across from it (1.3.4)`);
  const reached = reachedFrom(borders, 'provincia');
  for (const { id } of REGIONS) if (!reached.has(id)) tell('borders', `no way leads to ${id}`);
}

const RULES: Readonly<Record<Border, string>> = { land: '1.3.1', rhenus: '1.3.5', coastal: '1.3.4' };

/** The sea is around Britannia (1.3.4); the Rhenus is the border of Germania with Gaul (1.3.5). */
function kindBetween(a: Group, b: Group): Border {
  const groups = [a, b];
  if (groups.includes('Britannia')) return 'coastal';
  return groups.includes('Germania') && a !== b && !groups.includes('Cisalpina') ? 'rhenus' : 'land';
}

function groupOf(region: RegionId): Group {
  return REGIONS.find(({ id }) => id === region)?.group ?? 'Celtica';
}

function neighboursOf(borders: readonly PrintedBorder[], region: RegionId): RegionId[] {
  return borders.flatMap(({ a, b }) => (a === region ? [b] : b === region ? [a] : []));
}

function reachedFrom(borders: readonly PrintedBorder[], start: RegionId): Set<RegionId> {
  const reached = new Set([start]);
  for (const region of reached) for (const next of neighboursOf(borders, region)) reached.add(next);
  return reached;
}
