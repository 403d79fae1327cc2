import { type ComponentProps, useContext } from 'react';
import { type Battle, forecastOf } from '../../../games/alesia/combat';
import { isFaceless } from '../../../games/alesia/components/faceless';
import { type G, LOST } from '../../../games/alesia/state';
import type { BoardProps } from '../../table/board';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { ShownWords } from '../../table/journal/ShownWords';
import { Panel } from '../../table/parts/Panel';
import { ShowContext } from '../../table/recap/history';
import { RuleBadge } from '../../ui/RuleBadge';
import { listOf } from '../../ui/words';
import { wordFor } from './arguments';
import { battlesIn, resultOf } from './battles';
import css from './CombatWindow.module.css';

type CombatProps = Pick<BoardProps<G>, 'G' | 'next' | 'label' | 'play' | 'busy'>;

/** Over the map: the battle that is fought, or what those who are chosen would bring about by attacking (14, 15). */
export function CombatWindow({
  G,
  chosen,
  next,
}: Pick<CombatProps, 'G' | 'next'> & { chosen: readonly string[] }) {
  const { title, rule, battles, cause } = battlesIn(G, chosen, next);
  const shown = battles.filter(({ isIdea }) => isIdea || title === 'Battle');
  if (shown.length === 0) return null;
  return (
    <DockedWindow rank="asked" data-side={sideOf(cause)} data-testid="battle" aria-label={title}>
      <header>
        <strong>{title === 'Battle' ? title : 'If those chosen attack'}</strong> <RuleBadge rule={rule} />
      </header>
      <ul className={css.battles}>
        {shown.map(({ battle, isIdea }) => (
          <li key={battle.hexes.join(' ')} data-idea={isIdea} data-battle={battle.hexes[0]}>
            <BattleLine G={G} battle={battle} show={null} />
          </li>
        ))}
      </ul>
    </DockedWindow>
  );
}

/** Beside the map: the battles that are declared, and those that are to be fought, one of which comes next (13.3, 14.3). */
export function CombatPanel({ G, next, label, play, busy }: CombatProps) {
  const show = useContext(ShowContext);
  const { title, rule, battles, cause } = battlesIn(G, [], next);
  if (battles.length === 0 || title === 'Battle') return null;
  const fights = title === 'Battles' ? next('fight', []) : [];
  return (
    <Panel label={title} side={sideOf(cause)} isAsked={fights.length > 0} data-testid="battles">
      <h3>
        {title} ({battles.length}) <RuleBadge rule={rule} />
      </h3>
      <ul className={css.battles}>
        {battles.map(({ battle }) => {
          const [hex] = battle.hexes;
          const move = { move: 'fight', args: [hex] };
          return (
            <li key={hex} data-battle={hex}>
              <BattleLine G={G} battle={battle} show={show} />
              {fights.includes(hex) && (
                <button type="button" disabled={busy} data-move="fight" onClick={() => play(move)}>
                  {label(move)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function sideOf(cause: 'roman' | 'gallic'): string {
  return cause === 'roman' ? 'caesar' : 'vercingetorix';
}

const CERTAIN = {
  surrounded: 'Surrounded: the defenders are eliminated without a die.',
  overwhelmed: 'The defenders are eliminated without a die.',
} as const;

const DICE = [1, 2, 3, 4, 5, 6] as const;

interface BattleLineProps {
  G: G;
  battle: Battle;
  show: ComponentProps<typeof ShownWords>['show'] | null;
}

/** A battle, whose hexes are shown when they are pressed unless the map is there already: strengths, what doubles whom, odds, and the result of every die. */
function BattleLine({ G, battle, show }: BattleLineProps) {
  const { attack, defence, odds, results, certain, dice } = forecastOf(G, battle);
  const shown = results.map(resultOf);
  const names = listOf(battle.hexes);
  const where =
    show === null ? (
      <b>{names}</b>
    ) : (
      <ShownWords text={names} about={{ places: battle.hexes }} className={css.where} show={show} />
    );
  if (battle.defenders.some(isFaceless))
    return (
      <p>
        {where}: {attack} to what lies hidden there <RuleBadge rule="25.7" />
      </p>
    );
  const doubled = defence.hexes.filter((hex) => hex.doubled !== null);
  return (
    <>
      <p>
        {where}: {attack} to {defence.total} is <b data-testid="odds">{odds.name}</b>
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
      {dice > 1 && <p className={css.who}>{dice} dice, of which the Romans choose one.</p>}
      {certain !== null ? (
        <p>{CERTAIN[certain]}</p>
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
                <td key={die} data-good={shown[die - 1].good} title={shown[die - 1].words}>
                  <span aria-hidden="true">{shown[die - 1].short}</span>
                  <span className="rubicon-hidden">{shown[die - 1].words}</span>
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
