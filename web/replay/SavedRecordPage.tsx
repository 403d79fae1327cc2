import { useMemo } from 'react';
import { recordOf } from '../../games/record/making';
import type { MatchRecord } from '../../games/record/record';
import { type GameParts, loadWholeGame } from '../boards/index';
import { botName } from '../client/bots';
import { isPlayable, type SavedGame, savedGame } from '../client/savedGames';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { Failed, Waiting } from '../ui/Message';
import { useLoaded } from '../ui/useLoaded';
import { NoRecord, RecordPage } from './RecordPage';

/** A game of this device that is over, played again. */
export function SavedRecordPage({ entry, id }: { entry: CatalogueEntry; id: string }) {
  const saved = useMemo(() => savedGame(id), [id]);
  const game = useLoaded(entry.id, loadWholeGame);
  const rules = game.value?.rules;
  const record = useMemo(
    () => (saved === undefined || rules === undefined ? null : recordIn(saved, rules)),
    [saved, rules],
  );
  const toGame = (
    <Link to={pathTo('local', entry.id, id)} className="rubicon-button">
      To its table
    </Link>
  );
  if (saved === undefined || saved.game !== entry.id)
    return <Failed title="There is no such game on this device." />;
  if (!saved.over) return <NoRecord error="The game goes on">{toGame}</NoRecord>;
  if (game.error !== undefined) return <Failed title="The game could not be loaded." retry />;
  if (rules === undefined) return <Waiting />;
  if (record === null) return <NoRecord error="It began without dice of its own key">{toGame}</NoRecord>;
  return <RecordPage record={record} menu={toGame} />;
}

/** Returns the record of a game of this device; null where it cannot be made. */
export function recordIn(saved: SavedGame, { game }: GameParts['rules']): MatchRecord | null {
  const { standing, stateVersion, options, players, startedAt, movedAt, variation } = saved;
  if (standing === undefined || !isPlayable(saved)) return null;
  const seats = Array.from({ length: players }, (_seat, index) => {
    const bot = saved.bots[String(index)];
    return bot === undefined ? {} : { name: botName(bot), bot };
  });
  const times = { begun: new Date(startedAt).toISOString(), ended: new Date(movedAt).toISOString() };
  return recordOf({ game, stateVersion, options, seats, ...times, branchPoint: variation?.of, ...standing });
}
