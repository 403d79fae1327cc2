import type { Match } from '../client/match';
import { SideMark, sideStyle } from '../ui/SideMark';
import { BotBadge } from './BotBadge';

type PlayersProps = Pick<Match, 'seat' | 'players' | 'state'> & { sides: readonly string[] };

/** Who plays which side, who is connected, and who has to decide. */
export function Players({ seat, players, state, sides }: PlayersProps) {
  return (
    <ul className="players" aria-label="Players" data-testid="players">
      {sides.map((side, index) => {
        const id = String(index);
        const player = players.find((candidate) => candidate.seat === id);
        const decides = state?.deciding.includes(id) === true;
        const open = player !== undefined && player.name === undefined;
        return (
          <li key={side} style={sideStyle(side, index)} data-decides={decides} data-seat={id}>
            <SideMark side={side} seat={index} />
            <span className="side">{side}</span>
            {player?.bot !== undefined ? (
              <BotBadge level={player.bot} thinks={decides} />
            ) : (
              player?.name !== side && (
                <span className={open ? 'open' : 'name'}>{open ? 'open seat' : player?.name}</span>
              )
            )}
            {id === seat && <span className="you">you</span>}
            {player?.connected !== undefined && !open && (
              <span
                className="presence"
                data-connected={player?.connected}
                title={player?.connected ? 'connected' : 'away'}
              >
                <span className="hidden">{player?.connected ? 'connected' : 'away'}</span>
              </span>
            )}
            {decides && player?.bot === undefined && <span className="hidden">, to decide</span>}
          </li>
        );
      })}
    </ul>
  );
}
