import type { HeldSeat } from '../client/seats';
import type { Room } from '../lobby/api';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { PlayAgain } from './PlayAgain';
import { SaveRecord } from './SaveRecord';
import { Series } from './Series';

interface AfterMatchProps {
  game: string;
  room: Room;
  /** The seat this browser holds; without one it watches. */
  held: HeldSeat | undefined;
}

/** What may be done once a match is over. */
export function AfterMatch({ game, room: { matchID, unlisted, watching }, held }: AfterMatchProps) {
  return (
    <>
      <Link to={pathTo('replay', 'match', game, matchID)} className="rubicon-button" data-testid="replay">
        Look back at it all
      </Link>
      {watching === 'none' && held !== undefined && <SaveRecord held={held} />}
      <Series game={game} matchID={matchID} held={held} />
      {held !== undefined && <PlayAgain held={held} unlisted={unlisted === true} />}
    </>
  );
}
