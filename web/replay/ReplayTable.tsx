import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { isLevel } from '../../games/ai/levels';
import type { MatchRecord } from '../../games/record/record';
import type { GameParts } from '../boards/index';
import { type Analyser, analysedHere } from '../client/analysing';
import type { Match, Player } from '../client/match';
import { chairsOf, type NamedSide, namedSides, namesOf } from '../sides';
import { Table } from '../table/Table';
import { Notice } from '../ui/Notice';
import { PlayOn } from './PlayOn';
import css from './ReplayTable.module.css';
import type { Replayed } from './replayed';
import { linkedIn, linkTo } from './share/linked';
import { ShareEntry } from './share/ShareEntry';
import { pastOf } from './viewer';

const WhereItTurned = lazy(async () => ({
  default: (await import('./turned/WhereItTurned')).WhereItTurned,
}));

interface ReplayTableProps extends GameParts {
  record: MatchRecord;
  replayed: Replayed;
  /** The id of the match, where the server has it. */
  matchID?: string | undefined;
  /** Further items of the menu. */
  menu?: ReactNode;
  /** What has the match analysed; left out, this browser. */
  analyser?: Analyser | undefined;
}

/** The table of a match that is over and has been played again: every position of it, as any seat saw it or with everything open. */
export function ReplayTable({ rules, board, record, replayed, matchID, menu, analyser }: ReplayTableProps) {
  const [linked] = useState(() =>
    linkedIn(matchID === undefined ? '' : location.search, record.moves.length, seatsOf(record)),
  );
  const [viewer, setViewer] = useState(linked.viewer);
  const sides = useMemo(() => namedSides(rules.rulebook.sides), [rules]);
  const players = useMemo(() => playersIn(record, sides), [record, sides]);
  const match = useMemo((): Match => {
    const past = pastOf(rules.rulebook, replayed, viewer);
    return {
      seat: viewer === 'everything' ? null : viewer,
      state: past.positionAt(replayed.last._stateID),
      past,
      players,
      connection: 'connected',
      busy: false,
      trouble: null,
      chat: null,
      play() {},
      resign() {},
      dismiss() {},
    };
  }, [rules, replayed, viewer, players]);
  const [isAnalysed, setAnalysed] = useState(false);
  const own = useMemo(() => analyser ?? analysedHere(record), [analyser, record]);
  const chairs = chairsOf(sides, replayed.positions[0].seats);
  return (
    <Table
      rules={rules}
      board={board}
      match={match}
      asks={ASKS}
      isPage
      menu={
        <>
          {match.state !== null && (
            <ShareEntry
              {...{ rules, board, record, viewer }}
              last={match.state}
              linkTo={
                matchID === undefined
                  ? undefined
                  : (move) => location.origin + linkTo(record.game, matchID, { move, viewer })
              }
            />
          )}
          {menu}
        </>
      }
      notices={
        <>
          {linked.problem !== null && (
            <Notice isWarning role="alert" data-testid="link-problem">
              {linked.problem}
            </Notice>
          )}
          {isAnalysed && (
            <Suspense>
              <WhereItTurned
                record={record}
                sides={sides}
                analyser={own}
                onClose={() => setAnalysed(false)}
              />
            </Suspense>
          )}
        </>
      }
      looksBackAt={linked.move}
      chooser={
        <div className={css.choosers}>
          <label className={css.viewer}>
            <span className="rubicon-hidden">What is seen</span>
            <select
              value={viewer ?? WATCHER}
              onChange={({ target: { value } }) => setViewer(value === WATCHER ? null : value)}
              data-testid="viewer"
            >
              <option value="everything">All is seen</option>
              {chairs.map((chair) => (
                <option key={chair.seat} value={chair.seat}>
                  Seen by {namesOf(chair.sides)}
                </option>
              ))}
              <option value={WATCHER}>Seen by watchers</option>
            </select>
          </label>
          <PlayOn rules={rules} record={record} viewer={viewer} />
          {rules.rulebook.bots !== undefined && (
            <button
              type="button"
              className={css.analyse}
              aria-expanded={isAnalysed}
              onClick={() => setAnalysed(!isAnalysed)}
              title="Where it turned"
              data-testid="analyse"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 7h5v9h6V4h4v8h3" />
              </svg>
              <span>Where it turned</span>
            </button>
          )}
        </div>
      }
    />
  );
}

const WATCHER = 'watcher';
const ASKS = { asking: 'always', choose() {} } as const;

function seatsOf({ seats }: MatchRecord): string[] {
  return seats.map((_seat, index) => String(index));
}

/** Who sat at the seats of a match; people without a name are called after their sides. */
function playersIn({ seats }: MatchRecord, sides: readonly NamedSide[]): Player[] {
  return seats.map(({ name, bot, sides: held }, index) => ({
    seat: String(index),
    name: name ?? namesOf(sides.filter(({ id }) => held.includes(id))),
    ...(bot !== undefined && isLevel(bot) && { bot }),
  }));
}
