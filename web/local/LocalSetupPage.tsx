import { type FormEvent, useState } from 'react';
import type { Options } from '../../games/kit/rulebook';
import { bots } from '../client/bots';
import { keepGame, newGame } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { loadRules } from '../games';
import { OptionFields } from '../lobby/OptionFields';
import { SavedGames } from '../lobby/SavedGames';
import { SeatPicker } from '../lobby/SeatPicker';
import { navigate, pathTo } from '../router';
import { Link } from '../ui/Link';

const NOBODY = 'nobody';

/** Asks how to play on this device: two people in turn, or one against a bot. */
export function LocalSetupPage({ entry }: { entry: CatalogueEntry }) {
  const [opponent, setOpponent] = useState(NOBODY);
  const [seat, setSeat] = useState('0');
  const [options, setOptions] = useState<Options>({});
  const [failed, setFailed] = useState(false);
  const seats = entry.sides.map((_side, index) => String(index));
  const games = [entry];

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const own = seat === 'random' ? seats[Math.floor(Math.random() * seats.length)] : seat;
    const others = opponent === NOBODY ? [] : seats.filter((other) => other !== own);
    try {
      const { rulebook } = await loadRules(entry.id);
      const saved = newGame({
        game: entry.id,
        stateVersion: rulebook.stateVersion,
        options,
        bots: Object.fromEntries(others.map((other) => [other, opponent])),
      });
      keepGame(saved);
      navigate(pathTo('local', entry.id, saved.id));
    } catch {
      setFailed(true);
    }
  };

  return (
    <main className="message local-setup" data-testid="local-setup">
      <p className="over-title">On this device</p>
      <h1>{entry.title}</h1>
      <form onSubmit={start} className="stack">
        <fieldset className="opponents">
          <legend>Against</legend>
          <label className="seat">
            <input
              type="radio"
              name="opponent"
              checked={opponent === NOBODY}
              onChange={() => setOpponent(NOBODY)}
            />
            <span>
              A friend at this screen
              <small>A curtain falls whenever the device changes hands, so that secrets are kept.</small>
            </span>
          </label>
          {bots.map(({ id, name, note }) => (
            <label key={id} className="seat">
              <input
                type="radio"
                name="opponent"
                checked={opponent === id}
                onChange={() => setOpponent(id)}
                value={id}
              />
              <span>
                {name}
                <small>{note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {opponent !== NOBODY && (
          <SeatPicker sides={entry.sides} open={seats} value={seat} onChange={setSeat} random />
        )}
        <OptionFields entry={entry} value={options} onChange={setOptions} />
        {failed && (
          <p className="notice warning" role="alert">
            The game could not be loaded. Try again in a moment.
          </p>
        )}
        <p className="actions">
          <Link to="/" className="button">
            To the lobby
          </Link>
          <button type="submit" className="primary" data-testid="start">
            Start
          </button>
        </p>
      </form>
      <SavedGames games={games} />
    </main>
  );
}
