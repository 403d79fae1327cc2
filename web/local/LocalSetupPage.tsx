import { type FormEvent, useState } from 'react';
import { isLevel } from '../../games/ai/levels';
import type { Options } from '../../games/kit/options';
import { keepGame, newGame } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { Alone } from '../lobby/Alone';
import { Inferred } from '../lobby/Inferred';
import { LotsField } from '../lobby/LotsField';
import { type LocalChoice, localChoices, wayOf } from '../lobby/localChoice';
import { MoreOptions } from '../lobby/MoreOptions';
import { OptionFields } from '../lobby/OptionFields';
import { optionsIn } from '../lobby/optionsIn';
import { SavedGames } from '../lobby/SavedGames';
import { SeatChoices } from '../lobby/SeatChoices';
import { botsIn, choicesFor, resized, shuffled } from '../lobby/seatChoice';
import { navigate, pathTo } from '../router';
import { PaceField } from '../settings/PaceField';
import { settings } from '../settings/settings';
import { suitedTo } from '../sides';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { PageMessage } from '../ui/PageMessage';
import css from './LocalSetupPage.module.css';

interface LocalSetupPageProps {
  entry: CatalogueEntry;
  /** Who has the other seats unless something else is chosen: people at this screen, or bots. */
  opponent: 'local' | 'computer';
}

/** Asks how to play on this device: people in turn, against bots, or bots alone. */
export function LocalSetupPage({ entry, opponent }: LocalSetupPageProps) {
  const other: LocalChoice = opponent === 'computer' && entry.hasBots ? 'normal' : 'person';
  const [seats, setSeats] = useState<readonly LocalChoice[]>(() =>
    resized(['person'], entry.players.usual ?? entry.players.max, other),
  );
  const [lots, setLots] = useState(false);
  const [pace, setPace] = useState(() => settings().pace);
  const [chosen, setOptions] = useState<Options>({});
  const [failed, setFailed] = useState(false);
  const options = suitedTo(entry, seats.length, chosen);
  const people = seats.filter((choice) => !isLevel(choice)).length;
  const games = [entry];

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const bots = botsIn(lots ? shuffled(seats) : seats);
    try {
      const saved = newGame({
        game: entry.id,
        stateVersion: entry.stateVersion,
        players: seats.length,
        options,
        bots,
        pace,
      });
      keepGame(saved);
      navigate(pathTo('local', entry.id, saved.id));
    } catch {
      setFailed(true);
    }
  };

  return (
    <PageMessage
      over={opponent === 'computer' ? 'Against the computer' : 'On this screen'}
      title={entry.title}
      data-testid="local-setup"
    >
      <form onSubmit={start} className="rubicon-stack">
        <SeatChoices
          entry={entry}
          choices={choicesFor(entry, localChoices)}
          options={options}
          value={seats}
          onChange={(seat, choice) => setSeats(seats.map((old, other) => (other === seat ? choice : old)))}
          onPlayers={(players) => setSeats(resized(seats, players, other))}
        >
          <Alone entry={entry} players={seats.length} options={options} onChange={setOptions} />
          <p className="rubicon-muted rubicon-small">{wayOf(people)}</p>
          {new Set(seats).size > 1 && <LotsField value={lots} onChange={setLots} />}
        </SeatChoices>
        <MoreOptions chosen={optionsIn(entry, seats.length, options, 'unusual')}>
          <OptionFields entry={entry} players={seats.length} value={options} onChange={setOptions} />
          {people < seats.length && <PaceField value={pace} onChange={setPace} />}
        </MoreOptions>
        <Inferred entry={entry} />
        {failed && (
          <Notice isWarning role="alert">
            The game could not be kept on this device. Try again in a moment.
          </Notice>
        )}
        <p className={`rubicon-actions ${css.actions}`}>
          <Link to="/" className="rubicon-button">
            To the lobby
          </Link>
          <button type="submit" className="rubicon-primary" data-testid="start">
            Start
          </button>
        </p>
      </form>
      <SavedGames games={games} />
    </PageMessage>
  );
}
