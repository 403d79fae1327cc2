import { keepGame, newGame } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { addressOf, navigate, pathTo } from '../router';
import { settings } from '../settings/settings';
import { useSettings } from '../settings/useSettings';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { SideMark } from '../ui/SideMark';
import css from './GameCard.module.css';
import { Inferred } from './Inferred';

/** A game, what it is like, and the ways to play it. */
export function GameCard({ entry, create }: { entry: CatalogueEntry; create(): void }) {
  const { id, title, publisher, edition, summary, sides, players, hours, kind, difficulty } = entry;
  return (
    <article className={css.card} data-game={id}>
      {entry.isPictured && <Picture id={id} />}
      <div className={css.words}>
        <h3>{title}</h3>
        <p>{summary}</p>
        <ul className={css.facts}>
          <li>{kind}</li>
          <li>{DIFFICULTIES[difficulty]}</li>
          <li>{hours} hours</li>
          <li>{playersIn(players)}</li>
          <li>
            {publisher}, {edition}
          </li>
        </ul>
        <p className={css.sides}>
          {sides.map((side) => (
            <span key={side.id}>
              <SideMark side={side} /> {side.name}
            </span>
          ))}
        </p>
        <Inferred entry={entry} />
      </div>
      <p className={css.doors}>
        {entry.hasBots && (
          <Link to={pathTo('computer', id)} className="rubicon-button" data-testid="play-computer">
            <Icon name="bot" /> Against the computer
          </Link>
        )}
        <button type="button" onClick={create} data-testid="create-room">
          <Icon name="link" /> With a friend
        </button>
        <Link to={pathTo('local', id)} className="rubicon-button" data-testid="play-here">
          <Icon name="screen" /> On this screen
        </Link>
        <PlayAlone entry={entry} />
      </p>
    </article>
  );
}

const DIFFICULTIES: Readonly<Record<CatalogueEntry['difficulty'], string>> = {
  easy: 'easy to learn',
  medium: 'an evening to learn',
  hard: 'hard to learn',
};

/** The map of a game with pieces on it, drawn by this app. */
function Picture({ id }: { id: string }) {
  const { colours } = useSettings();
  const at = (colour: string) => addressOf(`/pictures/${id}-${colour}.webp`);
  const usual = at(colours === 'dark' ? 'dark' : 'light');
  return (
    <picture className={css.picture}>
      {colours === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={at('dark')} />}
      <img src={usual} alt="" width="600" height="315" loading="lazy" />
    </picture>
  );
}

/** Begins the game for one person against sides that the rules play, at once; nothing where there is none. */
function PlayAlone({ entry }: { entry: CatalogueEntry }) {
  const { id: game, stateVersion, players, solitaire } = entry;
  if (solitaire === undefined) return null;
  const begin = () => {
    const { label: _label, options } = solitaire;
    const { pace } = settings();
    const saved = newGame({ game, stateVersion, players: players.min, options, bots: {}, pace });
    keepGame(saved);
    navigate(pathTo('local', game, saved.id));
  };
  return (
    <button type="button" onClick={begin} data-testid="play-alone">
      <Icon name="person" /> {solitaire.label}
    </button>
  );
}

function playersIn({ min, max }: CatalogueEntry['players']): string {
  if (min < max) return `${min} to ${max} players`;
  return max === 1 ? '1 player' : `${max} players`;
}
