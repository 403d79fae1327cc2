import { type FormEvent, useState } from 'react';
import type { Options } from '../../games/kit/options';
import { lastName } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { navigate, pathTo } from '../router';
import { PaceField } from '../settings/PaceField';
import { settings } from '../settings/settings';
import { suitedTo } from '../sides';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Radio, Radios } from '../ui/Radios';
import { watchings } from '../ui/watching';
import { Alone } from './Alone';
import { createRoom } from './api';
import { Inferred } from './Inferred';
import { LotsField } from './LotsField';
import { MoreOptions } from './MoreOptions';
import { NameField } from './NameField';
import { OptionFields } from './OptionFields';
import { optionsIn } from './optionsIn';
import { problemOf } from './problem';
import { SeatChoices } from './SeatChoices';
import {
  botChoices,
  botsIn,
  type Choosable,
  choicesFor,
  resized,
  type SeatChoice,
  shuffled,
  withChoice,
} from './seatChoice';
import { WatchingField } from './WatchingField';

const CHOICES: readonly Choosable<SeatChoice>[] = [
  { value: 'me', label: 'You', note: '' },
  { value: 'open', label: 'Open: whoever joins', note: '' },
  ...botChoices,
];

/** The form that opens a room on the server. */
export function CreateRoom({ entry, close }: { entry: CatalogueEntry; close(): void }) {
  const [chosen, setOptions] = useState<Options>({});
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    resized(['me'], entry.players.usual ?? entry.players.max, 'open'),
  );
  const [lots, setLots] = useState(false);
  const [pace, setPace] = useState(() => settings().pace);
  const [name, setName] = useState(lastName);
  const [unlisted, setUnlisted] = useState(false);
  const [watching, setWatching] = useState(watchings[0]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const options = suitedTo(entry, seats.length, chosen);
  const plays = seats.includes('me');
  const hasBots = Object.keys(botsIn(seats)).length > 0;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!plays && !hasBots) return setProblem('Take a seat yourself, or give one to a bot.');
    if (!plays && watching.watching === 'none')
      return setProblem('You take no seat: watching has to be open, or you would see nothing.');
    setBusy(true);
    const drawn = lots ? shuffled(seats) : seats;
    try {
      const room = {
        game: entry.id,
        options,
        unlisted,
        watching: watching.watching,
        delay: watching.delay,
        seats: drawn,
        pace,
        name: name.trim(),
      };
      navigate(pathTo('match', entry.id, await createRoom(room)));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={`${entry.title}: a new room`} onClose={close} data-testid="create-dialog">
      <form onSubmit={create} className="rubicon-stack">
        {plays && <NameField value={name} onChange={setName} />}
        <SeatChoices
          entry={entry}
          choices={choicesFor(entry, CHOICES)}
          options={options}
          value={seats}
          onChange={(seat, choice) => {
            setSeats(withChoice(seats, seat, choice));
            setProblem('');
          }}
          onPlayers={(players) => setSeats(resized(seats, players, 'open'))}
        >
          {!plays && <p className="rubicon-muted rubicon-small">You take no seat: you will watch.</p>}
          <Alone entry={entry} players={seats.length} options={options} onChange={setOptions} />
          {new Set(seats).size > 1 && <LotsField value={lots} onChange={setLots} />}
        </SeatChoices>
        <Radios legend={seats.includes('open') ? 'Who may join' : 'Who may find it'}>
          <Radio name="listing" checked={!unlisted} onChange={() => setUnlisted(false)}>
            Anybody in the lobby
          </Radio>
          <Radio name="listing" checked={unlisted} onChange={() => setUnlisted(true)} data-testid="unlisted">
            Only by link
          </Radio>
        </Radios>
        <MoreOptions chosen={optionsIn(entry, seats.length, options, 'unusual')}>
          <OptionFields entry={entry} players={seats.length} value={options} onChange={setOptions} />
          {hasBots && <PaceField value={pace} onChange={setPace} />}
          <WatchingField
            value={watching}
            onChange={(chosen) => {
              setWatching(chosen);
              setProblem('');
            }}
          />
        </MoreOptions>
        <Inferred entry={entry} />
        {problem !== '' && (
          <Notice isWarning role="alert" data-testid="problem">
            {problem}
          </Notice>
        )}
        <footer>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="rubicon-primary" disabled={busy} data-testid="create">
            Create the room
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
