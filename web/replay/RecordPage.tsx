import type { ReactNode } from 'react';
import { messageOf } from '../../games/kit/messageOf';
import type { MatchRecord } from '../../games/record/record';
import { type GameParts, loadWholeGame } from '../boards/index';
import { entryOf } from '../catalogue';
import type { Analyser } from '../client/analysing';
import { Failed, Waiting } from '../ui/Message';
import { PageMessage } from '../ui/PageMessage';
import { useLoaded } from '../ui/useLoaded';
import { ReplayTable } from './ReplayTable';
import { useReplay } from './useReplay';

interface RecordPageProps {
  record: MatchRecord;
  /** The id of the match, where the server has it. */
  matchID?: string | undefined;
  /** Further items of the menu of the table. */
  menu?: ReactNode;
  /** What has the match analysed; left out, this browser. */
  analyser?: Analyser | undefined;
}

/** A match played again from its record. */
export function RecordPage({ record, matchID, menu, analyser }: RecordPageProps) {
  const game = useLoaded(record.game, loadWholeGame);
  if (entryOf(record.game) === undefined)
    return <Failed title={`The record is of ${record.game}, a game that is not here.`} />;
  if (game.error !== undefined) return <Failed title="The game could not be loaded." retry />;
  if (game.value === undefined) return <Waiting />;
  return <Replaying parts={game.value} {...{ record, matchID, menu, analyser }} />;
}

function Replaying({ parts, record, matchID, menu, analyser }: RecordPageProps & { parts: GameParts }) {
  const { positions, replayed, error } = useReplay(parts.rules, record);
  if (error !== undefined) return <NoRecord error={error} />;
  if (replayed !== undefined)
    return <ReplayTable {...parts} {...{ record, replayed, matchID, menu, analyser }} />;
  return (
    <PageMessage title={parts.rules.rulebook.title} aria-busy="true" data-testid="replaying">
      <p>
        <label>
          The match is played again: move {Math.max(0, positions - 1)} of {record.moves.length}{' '}
          <progress max={record.moves.length} value={positions} />
        </label>
      </p>
    </PageMessage>
  );
}

/** Says why there is nothing to look back at. */
export function NoRecord({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <Failed title="This match cannot be looked back at." instead={children}>
      <p role="alert">{messageOf(error)}.</p>
    </Failed>
  );
}
