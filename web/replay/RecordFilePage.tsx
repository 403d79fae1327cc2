import { type ChangeEvent, useState } from 'react';
import { messageOf } from '../../games/kit/messageOf';
import { type MatchRecord, parseRecord } from '../../games/record/record';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { PageMessage } from '../ui/PageMessage';
import { RecordPage } from './RecordPage';

/** Opens the record of a match from a file; no server is asked. */
export function RecordFilePage() {
  const [record, setRecord] = useState<MatchRecord>();
  const [problem, setProblem] = useState('');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      setRecord(parseRecord(await file.text()));
    } catch (error) {
      setProblem(`${messageOf(error)}.`);
    }
  };
  if (record !== undefined) return <RecordPage record={record} />;
  return (
    <PageMessage over="Look back at a match" title="Open a record" data-testid="open-record">
      <p>
        The record of a match is a file with all its moves; the table of a match that is over hands it out,
        under <em>Dice</em> in its menu. It is played again in this browser, and sent nowhere.
      </p>
      <label className="rubicon-field">
        <span>The file</span>
        <input type="file" accept=".json,application/json" onChange={open} data-testid="record-file" />
      </label>
      {problem !== '' && (
        <Notice isWarning role="alert" data-testid="problem">
          {problem}
        </Notice>
      )}
      <p className="rubicon-actions">
        <Link to="/" className="rubicon-button">
          To the lobby
        </Link>
      </p>
    </PageMessage>
  );
}
