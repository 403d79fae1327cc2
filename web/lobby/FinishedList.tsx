import { useCallback, useState } from 'react';
import { messageOf } from '../../games/kit/messageOf';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { namesOf, sidesIn, sidesOf } from '../sides';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { SideNames } from '../ui/SideMark';
import { timeAgo } from '../ui/timeAgo';
import { useLoaded } from '../ui/useLoaded';
import { listOf } from '../ui/words';
import { type FinishedFilter, type FinishedGame, type FinishedPart, listFinished } from './finished';
import { optionsIn } from './optionsIn';
import { Row, Rows, RowTitle } from './Rows';

interface FinishedListProps {
  games: readonly CatalogueEntry[];
  filter: FinishedFilter;
}

/** The games that are over, the latest first, and more of them when that is asked. It must have a key by what is asked for. */
export function FinishedList({ games, filter: { game, name } }: FinishedListProps) {
  const first = useLoaded(
    'first',
    useCallback(() => listFinished({ game, name }), [game, name]),
  );
  const [more, setMore] = useState<readonly FinishedPart[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (first.error !== undefined) return <Problem error={first.error} />;
  if (first.value === undefined)
    return (
      <p className="rubicon-muted" role="status">
        Looking for games …
      </p>
    );
  const parts = [first.value, ...more];
  const matches = parts.flatMap((part) => part.matches);
  const next = parts.at(-1)?.next;

  const showMore = async () => {
    setBusy(true);
    setProblem('');
    try {
      setMore([...more, await listFinished({ game, name }, next)]);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };

  if (matches.length === 0)
    return (
      <p className="rubicon-muted" data-testid="none-finished">
        There are none{name === '' ? '' : ` of ${name}`}.
      </p>
    );
  return (
    <>
      <Rows>
        {matches.map((match) => (
          <FinishedRow
            key={match.matchID}
            entry={games.find(({ id }) => id === match.gameName)}
            match={match}
            isOfAll={game === undefined}
          />
        ))}
      </Rows>
      {problem !== '' && <Problem error={problem} />}
      {next !== undefined && (
        <p className="rubicon-actions">
          <button type="button" onClick={showMore} disabled={busy} data-testid="more-finished">
            Show more
          </button>
        </p>
      )}
    </>
  );
}

interface FinishedRowProps {
  entry: CatalogueEntry | undefined;
  match: FinishedGame;
  /** Whether games of others stand beside it. */
  isOfAll: boolean;
}

function FinishedRow({ entry, match, isOfAll }: FinishedRowProps) {
  const { matchID, gameName, players, setupData, gameover, moves, endedAt } = match;
  return (
    <Row data-testid="finished" data-match={matchID}>
      <div>
        {isOfAll && <h3>{entry?.title ?? gameName}</h3>}
        <RowTitle>
          {players.map(({ id, name, bot }) => (
            <span key={id}>
              {entry !== undefined && (
                <>
                  <SideNames sides={sidesIn(entry, players.length, String(id), setupData)} />:{' '}
                </>
              )}
              {bot !== undefined && <Icon name="bot" />}{' '}
              {name === undefined ? <em>has left</em> : <strong>{name}</strong>}
            </span>
          ))}
        </RowTitle>
        <p>
          <strong>{winnersIn(entry, gameover)}.</strong> {gameover.reason}
        </p>
        <p className="rubicon-muted rubicon-small">
          {[
            `${moves} ${moves === 1 ? 'move' : 'moves'}`,
            marginsIn(entry, gameover),
            entry && optionsIn(entry, players.length, setupData, 'unusual'),
            timeAgo(endedAt, Date.now()),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {entry !== undefined && (
        <Link to={pathTo('replay', 'match', gameName, matchID)} className="rubicon-button">
          Replay
        </Link>
      )}
    </Row>
  );
}

function Problem({ error }: { error: unknown }) {
  return (
    <Notice isWarning role="alert" data-testid="finished-problem">
      {messageOf(error)}
    </Notice>
  );
}

/** Returns who has won, in words. */
export function winnersIn(
  entry: Pick<CatalogueEntry, 'sides'> | undefined,
  { winners = [] }: FinishedGame['gameover'],
): string {
  const names = namesOf(sidesOf(entry?.sides ?? [], winners));
  return winners.length === 0 ? 'Nobody won' : `${names || listOf(winners)} won`;
}

/** Returns by how much the sides were ahead, in words; empty where that is not known. */
export function marginsIn(
  entry: Pick<CatalogueEntry, 'sides'> | undefined,
  { margins = {} }: FinishedGame['gameover'],
): string {
  const leads = (entry?.sides ?? []).flatMap(({ id, name }) =>
    typeof margins[id] === 'number' ? `${name} ${signed(margins[id])}` : [],
  );
  return leads.length === 0 ? '' : `Margins: ${leads.join(', ')}`;
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : `${number}`.replace('-', '−');
}
