import type { Battle } from '../../../games/alesia/combat';
import { type G, LOST } from '../../../games/alesia/state';
import type { BoardProps } from '../../table/board';
import { RuleBadge } from '../../ui/RuleBadge';
import { listOf } from '../../ui/words';
import { wordFor } from './arguments';
import { battlesIn, reckoningOf } from './battles';
import css from './CombatWindow.module.css';

type CombatProps = Pick<BoardProps<G>, 'G' | 'next' | 'label' | 'play' | 'busy'> & {
  /** Who is chosen to attack somebody. */
  chosen: readonly string[];
};

/** The battles that are declared, to be fought or being fought: who, at which odds and why, and what each die would bring (14, 15). */
export function CombatWindow({ G, chosen, next, label, play, busy }: CombatProps) {
  const { title, rule, battles, cause } = battlesIn(G, chosen, next);
  if (battles.length === 0) return null;
  const fights = title === 'Battles' ? next('fight', []) : [];
  return (
    <section
      className={css.window}
      data-kept=""
      data-side={cause === 'roman' ? 'caesar' : 'vercingetorix'}
      data-testid="battles"
      aria-label={title}
    >
      <header>
        <strong>{title}</strong> <RuleBadge rule={rule} />
      </header>
      <ul className={css.battles}>
        {battles.map(({ battle, isIdea }) => {
          const [hex] = battle.hexes;
          const move = { move: 'fight', args: [hex] };
          return (
            <li key={`${hex} ${isIdea}`} data-idea={isIdea} data-battle={hex}>
              {isIdea && <em>If those chosen attack:</em>}
              <BattleLine G={G} battle={battle} cause={cause} />
              {fights.includes(hex) && (
                <button
                  type="button"
                  className="primary"
                  disabled={busy}
                  data-move="fight"
                  onClick={() => play(move)}
                >
                  {label(move)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** A battle: strengths, what doubles whom, odds, and the result of every die. */
function BattleLine({ G, battle, cause }: { G: G; battle: Battle; cause: 'roman' | 'gallic' }) {
  const { attack, defence, odds, results, rout } = reckoningOf(G, cause, battle);
  const doubled = defence.hexes.filter((hex) => hex.doubled !== null);
  return (
    <>
      <p>
        <b>{listOf(battle.hexes)}</b>: {attack} to {defence.total} is <b data-testid="odds">{odds.name}</b>
        {doubled.map(({ hex, basic, doubled: why }) => (
          <span key={hex} className={css.doubled}>
            {' '}
            · {basic} doubled{battle.hexes.length > 1 ? ` in ${hex}` : ''}: {why}
          </span>
        ))}
      </p>
      <p className={css.who}>
        {namesOf(G, battle.attackers)} against {namesOf(G, battle.defenders)}
      </p>
      {rout !== null ? (
        <p>{rout}</p>
      ) : (
        <table className={css.dice}>
          <tbody>
            <tr>
              {DICE.map((die) => (
                <th key={die} scope="col">
                  {die}
                </th>
              ))}
            </tr>
            <tr>
              {DICE.map((die) => (
                <td key={die} data-good={results[die - 1].good} title={results[die - 1].words}>
                  <span aria-hidden="true">{results[die - 1].short}</span>
                  <span className="hidden">{results[die - 1].words}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </>
  );
}

/** So many of a side are named. */
const NAMED = 3;

function namesOf(G: G, units: readonly string[]): string {
  const left = units.filter((id) => G.at[id] !== LOST).map((id) => wordFor(G, id));
  if (left.length <= NAMED) return listOf(left);
  return listOf([...left.slice(0, NAMED - 1), `${left.length - NAMED + 1} more`]);
}
