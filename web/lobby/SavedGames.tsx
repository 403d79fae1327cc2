import { useState } from 'react';
import { isLevel } from '../../games/ai/levels';
import { botName } from '../client/bots';
import { deleteGame, type SavedGame, savedGames, type Variation } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Link } from '../ui/Link';
import { timeAgo } from '../ui/timeAgo';
import { listOf } from '../ui/words';
import { Row, Rows } from './Rows';

/** The games kept on this device, of one game or of all. */
export function SavedGames({ games }: { games: readonly CatalogueEntry[] }) {
  const [saved, setSaved] = useState(savedGames);
  const [deleting, setDeleting] = useState<SavedGame>();
  const shown = saved.filter(({ game }) => games.some(({ id }) => id === game));
  if (shown.length === 0) return null;
  const entryOf = (one: SavedGame) => games.find(({ id }) => id === one.game);
  const remove = ({ id }: SavedGame) => {
    deleteGame(id);
    setSaved(savedGames());
    setDeleting(undefined);
  };
  return (
    <section aria-labelledby="saved" data-testid="saved-games">
      <h2 id="saved">On this device</h2>
      <Rows>
        {shown.map((one) => (
          <Row key={one.id} data-testid="saved-game">
            <div>
              <p>
                <strong>{entryOf(one)?.title}</strong>
              </p>
              <p className="rubicon-muted rubicon-small">
                {one.variation !== undefined && (
                  <>
                    <span data-testid="variation">{variationOf(one.variation)}</span>
                    <br />
                  </>
                )}
                {againstOf(one)} · {one.over ? 'over' : `last move ${timeAgo(one.movedAt, Date.now())}`}
              </p>
            </div>
            <div className="rubicon-actions">
              <button type="button" className="rubicon-quiet" onClick={() => setDeleting(one)}>
                Delete
              </button>
              <Link
                to={pathTo('local', one.game, one.id)}
                className="rubicon-button rubicon-primary"
                data-testid="continue"
              >
                {one.over ? 'Look' : 'Continue'}
              </Link>
            </div>
          </Row>
        ))}
      </Rows>
      {deleting !== undefined && (
        <ConfirmDialog
          title="Delete this game?"
          confirm="Delete"
          cancel="Keep"
          name="delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          {againstOf(deleting)}, last move {timeAgo(deleting.movedAt, Date.now())}. It cannot be brought back.
        </ConfirmDialog>
      )}
    </section>
  );
}

function variationOf({ name, of }: Variation): string {
  return `Variation of ${name}, after move ${of.moves}`;
}

function againstOf({ bots, players }: SavedGame): string {
  const names = Object.values(bots).map((level) => (isLevel(level) ? botName(level) : 'an unknown bot'));
  if (names.length === 0) return `${players === 2 ? 'Both' : 'All'} sides on this screen`;
  return names.length < players ? `Against ${listOf(names)}` : `${listOf(names)} play each other`;
}
