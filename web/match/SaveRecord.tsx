import { useState } from 'react';
import { messageOf } from '../../games/kit/messageOf';
import type { HeldSeat } from '../client/seats';
import { recordText } from '../lobby/recordText';

/** Saves the record of a match that is over as a file, where only who holds a seat is given it, so that no link leads to it. */
export function SaveRecord({ held: { game, match, credentials } }: { held: HeldSeat }) {
  const [problem, setProblem] = useState('');
  const save = async () => {
    try {
      const file = new Blob([await recordText(game, match, credentials)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `${game}-${match}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
      setProblem('');
    } catch (error) {
      setProblem(`${messageOf(error)}.`);
    }
  };
  return (
    <>
      <button type="button" onClick={save} data-testid="save-record">
        Save the record
      </button>
      {problem !== '' && <span role="alert">{problem}</span>}
    </>
  );
}
