import type { Match } from '../../client/match';
import { chairsOf, heldByNobody, type NamedSide, namesOf } from '../../sides';
import { SideNames, sideStyle } from '../../ui/SideMark';
import { BotBadge } from './BotBadge';
import css from './Players.module.css';

type PlayersProps = Pick<Match, 'seat' | 'players' | 'state' | 'connection'> & {
  sides: readonly NamedSide[];
  /** Whether the rules play the sides that nobody holds. */
  plays: boolean;
};

/** Who plays which sides, who is connected, and who has to decide; and the sides that are played by rule. */
export function Players({ seat: own, players, state, connection, sides, plays }: PlayersProps) {
  const seating = state?.G.seats ?? {};
  return (
    <ul className={css.players} aria-label="Players" data-testid="players">
      {chairsOf(sides, seating).map(({ seat, sides: held }) => {
        const player = players.find((candidate) => candidate.seat === seat);
        const decides = state?.deciding.includes(seat) === true;
        const open = player !== undefined && player.name === undefined;
        return (
          <li key={seat} style={sideStyle(held[0])} data-decides={decides} data-seat={seat}>
            <span className={css.side}>
              <SideNames sides={held} />
            </span>
            {player?.bot !== undefined ? (
              <BotBadge level={player.bot} thinks={decides} />
            ) : (
              player?.name !== namesOf(held) && (
                <span className={open ? css.note : css.name}>{open ? 'open seat' : player?.name}</span>
              )
            )}
            {seat === own && (
              <span className={css.note} data-testid="you">
                you
              </span>
            )}
            {player?.connected !== undefined && !open && (
              <Presence isHere={connection === 'connected' ? player.connected : null} />
            )}
            {decides && player?.bot === undefined && <span className="rubicon-hidden">, to decide</span>}
          </li>
        );
      })}
      {plays &&
        heldByNobody(sides, seating).map((side) => (
          <li key={side.id} style={sideStyle(side)} data-seat="">
            <span className={css.side}>
              <SideNames sides={[side]} />
            </span>
            <span className={css.name}>played by rule</span>
          </li>
        ))}
    </ul>
  );
}

/** Says whether a player is there; null while this page is not connected itself, and cannot know. */
function Presence({ isHere }: { isHere: boolean | null }) {
  const words = isHere === null ? 'not known while the connection is lost' : isHere ? 'connected' : 'away';
  return (
    <span className={css.presence} data-connected={isHere === true} title={words}>
      <span className="rubicon-hidden">{words}</span>
    </span>
  );
}
