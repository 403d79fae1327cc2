import type { Host, Role } from '../../../games/caesar-rome-vs-gaul/battle/frames';
import { ROLES } from '../../../games/caesar-rome-vs-gaul/battle/rerolls';
import { resultAt, totalOf } from '../../../games/caesar-rome-vs-gaul/battle/table';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { pieceName, sentence, spaceName } from '../../../games/caesar-rome-vs-gaul/words';
import { type FrameAt, topFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import type { BoardProps } from '../../table/board';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { Dice } from '../../table/parts/Dice';
import { RuleBadge } from '../../ui/RuleBadge';
import type { Owner } from './armies';
import css from './Contest.module.css';
import { ResultRows } from './ResultRows';
import { livery, OwnerMark } from './sides';

type Fight = FrameAt<G, 'fight'>;

interface BattleWindowProps extends Pick<BoardProps<G>, 'G' | 'next' | 'label' | 'play' | 'busy'> {
  fight: Fight;
}

/** A battle: both sides with their strengths, dice and rerolls, and their columns of the Battle Table, lit where they have rolled (13.4, 13.5). */
export function BattleWindow({ fight, ...table }: BattleWindowProps) {
  const { G } = table;
  const { hosts, space, winner, results } = fight;
  const { columns } = boxOf(G).components.battleTable;
  return (
    <DockedWindow rank="asked" data-testid="battle" aria-label="Battle">
      <header>
        <strong>Battle of {spaceName(G, space)}</strong> <RuleBadge rule="13.4" />
        {results !== null && (
          <span data-testid="battle-result">
            {winner === null ? 'drawn' : `${sentence(hosts[winner].name)} won`}
          </span>
        )}
      </header>
      {ROLES.map((role) => (
        <HostLine key={role} {...table} role={role} host={hosts[role]} />
      ))}
      <ResultRows
        label="Hits, by the total of the dice; with equal hits, more asterisks win"
        columns={ROLES.map((role) => {
          const { column, dice, side } = hosts[role];
          return {
            key: role,
            title: columns[column].name,
            side: ownerOf(hosts[role]),
            isLit: true,
            total: dice.length === 0 ? null : totalOf(side, dice),
          };
        })}
        cellOf={({ key }, total) =>
          resultAt(G, total, hosts[key === 'attacker' ? 'attacker' : 'defender'].column)
        }
      />
    </DockedWindow>
  );
}

interface HostLineProps extends Omit<BattleWindowProps, 'fight'> {
  role: Role;
  host: Host;
}

/** One side of a battle; its dice are pressed to be rolled again when that is asked. */
function HostLine({ G, role, host, next, label, play, busy }: HostLineProps) {
  const { name, strength, support, shift, dice, rerolls, elite, commander, side } = host;
  const facts = [`strength ${strength}${support > 0 ? ` (${support} for support)` : ''}`];
  if (shift !== 0)
    facts.push(
      `${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'column' : 'columns'} ${shift < 0 ? 'left' : 'right'}`,
    );
  facts.push(
    `${rerolls} ${rerolls === 1 ? 'reroll' : 'rerolls'}${commander === null ? '' : ` of ${pieceName(G, commander)}`}`,
  );
  if (dice.length > 0 && totalOf(side, dice) !== totalOf(null, dice)) facts.push('1 and 2 count as 3');
  if (elite !== null) facts.push(`one of ${pieceName(G, elite)}, Elite`);
  const isAsked = topFrame(G).step === 'reroll';
  const offered = isAsked ? next('reroll', [role]) : [];
  return (
    <p className={`${css.host} ${livery}`} data-side={ownerOf(host)} data-role={role}>
      <span>
        <OwnerMark owner={ownerOf(host)} /> <b>{sentence(name)}</b> ({role}): {facts.join(', ')}
      </span>
      {dice.length > 0 && (
        <span className={css.dice}>
          {dice.map((die, index) => {
            const move: LegalMove = { move: 'reroll', args: [role, dice.indexOf(die)] };
            const picture = <Dice dice={[die]} upTo={0} />;
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are nothing but their places in the roll
            if (!offered.includes(dice.indexOf(die))) return <span key={index}>{picture}</span>;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: dice are nothing but their places in the roll
                key={index}
                type="button"
                disabled={busy}
                aria-label={label(move)}
                title={label(move)}
                data-move="reroll"
                onClick={() => play(move)}
              >
                {picture}
              </button>
            );
          })}
          <span>= {totalOf(side, dice)}</span>
        </span>
      )}
    </p>
  );
}

function ownerOf({ side }: Host): Owner {
  return side ?? 'germans';
}
