import type { AnalysedTurn, Analysis } from '../../../games/analysis/analysis';
import type { NamedSide } from '../../sides';
import { useStops } from '../../table/lookingBack/useStops';
import { useLayout } from '../../table/views/layout';
import { Sheet } from '../../ui/Sheet';
import { SideMark } from '../../ui/SideMark';
import { hundredths, percent, signed } from './geometry';
import css from './TurnsSheet.module.css';

interface TurnsSheetProps {
  analysis: Analysis;
  sides: readonly NamedSide[];
  onClose(): void;
}

/** The turns that have cost most, each of which leads to its position, and how much of the change dice made. */
export function TurnsSheet({ analysis, sides, onClose }: TurnsSheetProps) {
  const { stops, goTo } = useStops();
  const layout = useLayout();
  const go = (moves: number) => {
    const stop = stops.findIndex((each) => each.moves >= moves);
    if (stop < 0) return;
    if (layout === 'single' || layout === 'low') onClose();
    goTo(stop);
  };
  return (
    <Sheet title="Where it turned" onClose={onClose} data-testid="turns-sheet">
      <div className={css.text}>
        <p className="rubicon-muted">
          The computer saw everything, also what was hidden from the players.{' '}
          {analysis.judged === 'playouts'
            ? 'It played each position out some times.'
            : 'As the match is long, it judged each position as it stood.'}
        </p>
        <h3>The turns that cost most</h3>
        {analysis.turns.length === 0 && (
          <p data-testid="no-turns">In no turn that cost something would the bot have done better.</p>
        )}
        <ol className={css.turns}>
          {analysis.turns.map((turn, index) => (
            <li key={turn.from} data-testid={`turn-${index + 1}`}>
              <TurnOf turn={turn} side={sides.find(({ id }) => id === turn.side)} go={go} />
            </li>
          ))}
        </ol>
        <h3>Luck</h3>
        <LuckTable analysis={analysis} sides={sides} />
        <p className="rubicon-muted">
          In hundredths of the chance to win. Dice: what fell, measured by what might have fallen; the error
          is that of the sample. Decisions: the rest, by all sides.
        </p>
      </div>
    </Sheet>
  );
}

interface TurnOfProps {
  turn: AnalysedTurn;
  side: NamedSide | undefined;
  go(moves: number): void;
}

function TurnOf({ turn, side, go }: TurnOfProps) {
  const { from, to, before, after, played, more, instead } = turn;
  return (
    <>
      <button type="button" onClick={() => go(from)}>
        {side !== undefined && <SideMark side={side} />}
        <span>
          {side?.name ?? turn.side}, {to - from === 1 ? `move ${to}` : `moves ${from + 1} to ${to}`}:{' '}
          {percent(before)} → {percent(after)}
        </span>
      </button>
      <p>
        <strong>Played:</strong> {wordsOf(played, more)}
      </p>
      <p>
        <strong>The bot:</strong> {wordsOf(instead.moves, instead.more)}{' '}
        <strong>{percent(instead.chance)}</strong>
      </p>
      {instead.lines.length > 0 && (
        <details>
          <summary>What it thought</summary>
          <ul>
            {instead.lines.map(({ moves, chance, tries }) => (
              <li key={moves.join()}>
                {moves.join('; ')}: {percent(chance)}, {tries === 1 ? 'one try' : `${tries} tries`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Returns moves in a sentence. */
function wordsOf(moves: readonly string[], more: number): string {
  const rest = more === 0 ? '' : more === 1 ? '; and one move more' : `; and ${more} moves more`;
  return `${moves.join('; ')}${rest}.`;
}

function LuckTable({ analysis, sides }: Pick<TurnsSheetProps, 'analysis' | 'sides'>) {
  const { chances, luck } = analysis;
  const [first, last] = [chances[0], chances[chances.length - 1]].map(hundredths);
  return (
    <table className={css.luck} data-testid="luck">
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">At first</th>
          <th scope="col">Dice</th>
          <th scope="col">Decisions</th>
          <th scope="col">At last</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side, index) => (
          <tr key={side.id}>
            <th scope="row">
              <SideMark side={side} /> {side.name}
            </th>
            <td>{first[index]}</td>
            <td>
              {signed(luck[index].dice)}{' '}
              <span className="rubicon-muted">± {Math.round(100 * luck[index].error)}</span>
            </td>
            <td>{signed(luck[index].decisions)}</td>
            <td>{last[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
