import { Dice } from '../table/parts/Dice';
import css from './BattleRounds.module.css';
import { hitsOf, type Incident, type RoundTale } from './battleTale';

interface BattleRoundsProps {
  rounds: readonly RoundTale[];
  pieceName(id: string): string;
}

/** What has happened in a battle: the present round with its rolls, the newest first, and earlier ones folded. */
export function BattleRounds({ rounds, pieceName }: BattleRoundsProps) {
  const [now, ...earlier] = [...rounds].reverse();
  const list = ({ incidents }: RoundTale) => (
    <ol className={css.incidents} reversed>
      {[...incidents].reverse().map((incident, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: incidents are only ever added
        <li key={incidents.length - index} data-side={incident.roll?.side}>
          <IncidentLine {...incident} pieceName={pieceName} />
        </li>
      ))}
    </ol>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
    <section className={css.rounds} data-testid="battle-rounds" aria-label="Rolls" tabIndex={0}>
      <div aria-live="polite">{now !== undefined && now.incidents.length > 0 && list(now)}</div>
      {earlier
        .filter(({ incidents }) => incidents.length > 0)
        .map((tale) => (
          <details key={tale.round} data-testid={`battle-round-${tale.round}`}>
            <summary>{tale.round === 0 ? 'Before round 1' : `Round ${tale.round}`}</summary>
            {list(tale)}
          </details>
        ))}
    </section>
  );
}

function IncidentLine({ roll, words, pieceName }: Incident & Pick<BattleRoundsProps, 'pieceName'>) {
  return (
    <>
      {roll !== null && (
        <span className={css.roll} data-testid="battle-roll">
          <strong>{pieceName(roll.piece)}</strong>
          <Dice dice={roll.dice} upTo={roll.upTo} />
          <span>{hitWords(hitsOf(roll))}</span>
        </span>
      )}
      {words.length > 0 && <span className={css.words}>{words.join(' ')}</span>}
    </>
  );
}

function hitWords(hits: number): string {
  if (hits === 0) return 'no hit';
  return hits === 1 ? '1 hit' : `${hits} hits`;
}
