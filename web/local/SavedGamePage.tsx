import { useMemo } from 'react';
import { loadWholeGame } from '../boards/index';
import { broughtUpToDate } from '../client/migration';
import { isPlayable, savedGame } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { Failed, Waiting } from '../ui/Message';
import { useLoaded } from '../ui/useLoaded';
import { LocalTable } from './LocalTable';

/** A game kept on this device, played on. */
export function SavedGamePage({ entry, id }: { entry: CatalogueEntry; id: string }) {
  const saved = useMemo(() => savedGame(id), [id]);
  const game = useLoaded(entry.id, loadWholeGame);
  const rules = game.value?.rules;
  const current = useMemo(
    () =>
      saved !== undefined && isPlayable(saved) && rules !== undefined
        ? broughtUpToDate(saved, rules.game)
        : undefined,
    [saved, rules],
  );
  if (saved === undefined || saved.game !== entry.id) {
    return (
      <Failed
        title="There is no such game on this device."
        instead={
          <Link to={pathTo('computer', entry.id)} className="rubicon-button">
            A new game of {entry.title}
          </Link>
        }
      >
        <p>A game is kept by the browser in which it was begun, until it is deleted there.</p>
      </Failed>
    );
  }
  if (!isPlayable(saved)) {
    return (
      <Failed title="This game was saved with a bot that this version does not have. It cannot be played on." />
    );
  }
  if (game.error !== undefined) return <Failed title="The game could not be loaded." retry />;
  if (game.value === undefined) return <Waiting />;
  if (current === undefined) {
    return <Failed title="This game was saved by another version of its rules and cannot be read." />;
  }
  return <LocalTable {...game.value} saved={current} />;
}
