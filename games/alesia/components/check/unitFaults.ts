/* What the counters of a set of components must be. */
import type { Tell } from '../../../kit/components/check/fault';
import type { Cause, UnitGroup, UnitKind } from '../components';
import type { Checked } from './checked';

/** How many forts the Romans have (24.1). */
const FORTS = 23;

/** The leaders that the rules speak of by name (19), and whose they are. */
const LEADERS: Readonly<Record<string, Cause>> = {
  caesar: 'roman',
  labienus: 'roman',
  vercingetorix: 'gallic',
};

/** The kinds of counter that one side alone has (2.2). */
const OWNERS: Partial<Record<UnitKind, Cause>> = {
  cohort: 'roman',
  recruit: 'roman',
  light: 'roman',
  archer: 'roman',
  slinger: 'roman',
  fort: 'roman',
  infantry: 'gallic',
};

/** Tells what is wrong with the counters of a set of components. */
export function unitFaults({ components: { units } }: Checked, tell: Tell): void {
  const known = new Set<string>();
  for (const [index, group] of units.entries()) {
    const ids = Object.keys(group.counters);
    const where = `units[${index}] (${ids[0] ?? 'no counter'})`;
    for (const fault of groupFaults(group)) tell(where, fault);
    for (const id of ids) {
      if (known.has(id)) tell(where, `there is another counter ${id}`);
      known.add(id);
      if (group.kind === 'leader' && LEADERS[id] !== group.side)
        tell(where, `${id} is no leader of this side (19)`);
    }
  }
  const all = (kind: UnitKind) =>
    units.filter((group) => group.kind === kind).flatMap(({ counters }) => Object.keys(counters));
  for (const id of Object.keys(LEADERS))
    if (!all('leader').includes(id)) tell('units', `there is no leader ${id} (19)`);
  const forts = all('fort').length;
  if (forts !== FORTS) tell('units', `there are ${forts} forts, and must be ${FORTS} (24.1)`);
}

function groupFaults({ side, kind, combat, movement, force, counters }: UnitGroup): string[] {
  const faults: string[] = [];
  if (Object.keys(counters).length === 0) faults.push('it has no counter');
  if ((OWNERS[kind] ?? side) !== side) faults.push(`a ${kind} is none of this side (2.2)`);
  if ((force !== undefined) !== (side === 'gallic'))
    faults.push('Gallic counters, and no others, have a force (2.3)');
  const fights = kind !== 'leader' && kind !== 'fort';
  if (fights !== combat > 0) faults.push('units have a combat factor, leaders and forts have none (19.3)');
  if ((kind !== 'fort') !== movement > 0)
    faults.push('all counters but forts have a movement factor (2.5, 24.1)');
  if (kind === 'leader' && side === 'gallic' && force !== 'besieged')
    faults.push('Vercingetorix is of the besieged force (3.3)');
  if (kind === 'cavalry' && force === 'besieged')
    faults.push('Gallic cavalry is of the relieving force (22.2)');
  return faults;
}
