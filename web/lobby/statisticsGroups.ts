import { levels } from '../../games/ai/levels';
import type { CatalogueEntry } from '../entry';
import { listOf } from '../ui/words';
import type { Ends, GameStatistics } from './finished';

/** Games that have something in common, by what differs among them. */
export interface Group {
  /** What differs; empty for all games. */
  title: string;
  lines: readonly { label: string; ends: Ends }[];
}

/** Returns the statistics of a game as the page shows them: all games, then by what makes a difference in those there were. */
export function groupsIn({ options }: Pick<CatalogueEntry, 'options'>, statistics: GameStatistics): Group[] {
  const groups: Group[] = [
    { title: 'Who played', lines: linesOf(statistics.holders, holdersIn) },
    { title: 'Players', lines: linesOf(statistics.players, (players) => players) },
    ...options.map(({ id, label, choices }) => ({
      title: label,
      lines: linesOf(
        statistics.options[id] ?? {},
        (value) => choices.find((choice) => choice.value === value)?.label ?? value,
      ),
    })),
  ];
  return [
    { title: '', lines: [{ label: 'All', ends: statistics.all }] },
    ...groups.filter(({ lines }) => lines.length > 1),
  ];
}

function linesOf(ends: Readonly<Record<string, Ends>>, labelOf: (group: string) => string): Group['lines'] {
  return Object.entries(ends)
    .map(([group, each]) => ({ label: labelOf(group), ends: each }))
    .sort((one, other) => other.ends.matches - one.ends.matches);
}

/** Returns who held the seats, in words. */
export function holdersIn(holders: string): string {
  const [first, ...others] = holders.split(', ');
  if (first === 'bots') return 'Bots only';
  if (others.length === 0) return 'People only';
  const names = others.map((level) => levels.find(({ id }) => id === level)?.name ?? level);
  return `People against ${listOf(names)}`;
}

/** Returns a sentence for each kind of games of people against bots: how many of them people have won. */
export function wonByPeople({ holders }: Pick<GameStatistics, 'holders'>): string[] {
  return Object.entries(holders)
    .filter(([group]) => group.startsWith('people, '))
    .map(([group, { matches, wonBy }]) => {
      const bots = holdersIn(group).replace('People against', 'the bots');
      return `Of ${matches} ${matches === 1 ? 'game' : 'games'} against ${bots}, people won ${wonBy.people ?? 0}.`;
    });
}
