import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { SideMark } from '../ui/SideMark';
import css from './GameCard.module.css';
import { Inferred } from './Inferred';

/** A game and the ways to play it. */
export function GameCard({ entry, create }: { entry: CatalogueEntry; create(): void }) {
  const { id, title, publisher, edition, summary, sides, players, hours } = entry;
  return (
    <article className={css.card} data-game={id}>
      <h3>{title}</h3>
      <p>{summary}</p>
      <p className={`muted ${css.facts}`}>
        <span className={css.sides}>
          {sides.map((side) => (
            <span key={side.id}>
              <SideMark side={side} /> {side.name}
            </span>
          ))}
        </span>
        <span>{playersIn(players)}</span>
        <span>{hours} hours</span>
        <span>
          {publisher}, {edition}
        </span>
      </p>
      <Inferred entry={entry} />
      <p className="actions">
        <button type="button" className="primary" onClick={create} data-testid="create-room">
          Create a room
        </button>
        <Link to={pathTo('local', id)} className="button" data-testid="play-here">
          Play on this device
        </Link>
      </p>
    </article>
  );
}

function playersIn({ min, max }: CatalogueEntry['players']): string {
  if (min < max) return `${min} to ${max} players`;
  return max === 1 ? '1 player' : `${max} players`;
}
