import { useState } from 'react';
import { keepGame, newGame, type PlayableGame } from '../client/savedGames';
import { useLocalMatch } from '../client/useLocalMatch';
import type { GameParts } from '../match/gameParts';
import { navigate, pathTo } from '../router';
import { Table } from '../table/Table';
import { Curtain } from './Curtain';
import { passTo } from './passTo';

/** The table of a game on this device. */
export function LocalTable({ rules, board, saved }: GameParts & { saved: PlayableGame }) {
  const { sides } = rules.rulebook;
  const people = sides.map((_side, index) => String(index)).filter((seat) => !(seat in saved.bots));
  const alone = people.length <= 1;
  const [holder, setHolder] = useState(alone ? (people[0] ?? null) : null);
  const match = useLocalMatch(rules, saved, holder ?? people[0] ?? null);
  const next = alone ? null : passTo(match.state?.deciding ?? [], people, holder);
  const covered = next !== null || (!alone && holder === null && match.state?.over == null);

  const again = () => {
    const { game, stateVersion, options, bots, pace } = saved;
    const fresh = newGame({ game, stateVersion, options, bots, ...(pace === undefined ? {} : { pace }) });
    keepGame(fresh);
    navigate(pathTo('local', game, fresh.id));
  };

  return (
    <>
      {next !== null && (
        <Curtain
          side={sides[Number(next)]}
          seat={Number(next)}
          log={match.state?.log ?? []}
          lift={() => setHolder(next)}
        />
      )}
      <div className="covered" hidden={covered}>
        <Table
          rules={rules}
          board={board}
          match={match}
          next={
            <button type="button" className="primary" onClick={again} data-testid="play-again">
              Play again
            </button>
          }
        />
      </div>
    </>
  );
}
