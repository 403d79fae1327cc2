/* How the Factions are told apart: each has a mark beside its colour, the Germans too. */
import { FACTIONS, type Faction, nameOf, PLAYERS } from '../../../games/falling-sky/components/factions';
import { recordOf } from '../../../games/kit/record';
import { namedSides } from '../../sides';
import { shapes } from '../../ui/SideMark';
import css from './liveries.module.css';

/** The mark of the Germans, who are no side of the game: a cross. */
const CROSS = 'M5.500 1h5v4.500H15v5h-4.500V15h-5v-4.500H1v-5h4.500z';

const SIDES = namedSides(PLAYERS.map((id) => ({ id, name: nameOf(id) })));

/** The marks, as path data in a square of 16. */
export const MARKS: Readonly<Record<Faction, string>> = recordOf(FACTIONS, (faction) => {
  const side = SIDES.find(({ id }) => id === faction);
  return side === undefined ? CROSS : shapes[side.index];
});

/** The initial of each named Leader. */
export const INITIALS: Readonly<Record<Faction, string>> = {
  romans: 'C',
  arverni: 'V',
  aedui: '',
  belgae: 'A',
  germans: '',
};

/** The names of the Leaders. */
export const LEADERS: Readonly<Record<Faction, string>> = {
  romans: 'Caesar',
  arverni: 'Vercingetorix',
  aedui: '',
  belgae: 'Ambiorix',
  germans: '',
};

/** The mark of a Faction in a line of text. */
export function FactionMark({ faction }: { faction: Faction }) {
  return (
    <svg className={css.mark} viewBox="0 0 16 16" data-side={faction} aria-hidden="true">
      <path d={MARKS[faction]} />
    </svg>
  );
}

/** A Faction by name, with its mark. */
export function FactionName({ faction }: { faction: Faction }) {
  return (
    <>
      <FactionMark faction={faction} /> {nameOf(faction)}
    </>
  );
}
