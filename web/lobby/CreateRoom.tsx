import { type FormEvent, useState } from 'react';
import type { Options } from '../../games/kit/rulebook';
import { lastName } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { navigate, pathTo } from '../router';
import { Dialog } from '../ui/Dialog';
import { createRoom } from './api';
import { NameField } from './NameField';
import { OptionFields } from './OptionFields';
import { problemOf } from './problem';
import { SeatPicker } from './SeatPicker';

/** The form that opens a room on the server. */
export function CreateRoom({ entry, close }: { entry: CatalogueEntry; close(): void }) {
  const [options, setOptions] = useState<Options>({});
  const [seat, setSeat] = useState('0');
  const [name, setName] = useState(lastName);
  const [unlisted, setUnlisted] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const seats = entry.sides.map((_side, index) => String(index));

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const taken = seat === 'random' ? seats[Math.floor(Math.random() * seats.length)] : seat;
    try {
      const held = await createRoom({
        game: entry.id,
        options,
        unlisted,
        seat: taken,
        sides: seats.length,
        name: name.trim(),
      });
      navigate(pathTo('match', entry.id, held.match));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={`${entry.title}: a new room`} onClose={close} data-testid="create-dialog">
      <form onSubmit={create} className="stack">
        <NameField value={name} onChange={setName} />
        <SeatPicker sides={entry.sides} open={seats} value={seat} onChange={setSeat} random />
        <OptionFields entry={entry} value={options} onChange={setOptions} />
        <fieldset className="seats">
          <legend>Who may join</legend>
          <label className="seat">
            <input type="radio" name="listing" checked={!unlisted} onChange={() => setUnlisted(false)} />
            Anybody in the lobby
          </label>
          <label className="seat">
            <input
              type="radio"
              name="listing"
              checked={unlisted}
              onChange={() => setUnlisted(true)}
              data-testid="unlisted"
            />
            Only by link
          </label>
        </fieldset>
        {problem !== '' && (
          <p className="notice warning" role="alert" data-testid="problem">
            {problem}
          </p>
        )}
        <footer>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={busy} data-testid="create">
            Create the room
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
