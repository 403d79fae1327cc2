import { useState } from 'react';
import { keepGame, newGame, type PlayableGame, peopleIn } from '../client/savedGames';
import { useLocalMatch } from '../client/useLocalMatch';
import type { GameParts } from '../match/gameParts';
import { navigate, pathTo } from '../router';
import { heldBy, namedSides } from '../sides';
import { Table } from '../table/Table';
import { Curtain } from './Curtain';
import css from './LocalTable.module.css';
import { passTo } from './passTo';

/** The table of a game on this device. */
export function LocalTable({ rules, board, saved }: GameParts & { saved: PlayableGame }) {
  const people = peopleIn(saved);
  const alone = people.length <= 1;
  const [holder, setHolder] = useState(alone ? (people[0] ?? null) : null);
  const match = useLocalMatch(rules, saved, holder ?? people[0] ?? null);
  const next = alone ? null : passTo(match.state?.deciding ?? [], people, holder);
  const covered = next !== null || (!alone && holder === null && match.state?.over == null);

  const again = () => {
    const { game, stateVersion, players, options, bots, pace } = saved;
    const parts = { game, stateVersion, players, options, bots };
    const fresh = newGame(pace === undefined ? parts : { ...parts, pace });
    keepGame(fresh);
    navigate(pathTo('local', game, fresh.id));
  };

  return (
    <>
      {next !== null && match.state !== null && (
        <Curtain
          sides={heldBy(namedSides(rules.rulebook.sides), match.state.G.seats, next)}
          log={match.state.log}
          lift={() => setHolder(next)}
        />
      )}
      <div className={css.covered} hidden={covered}>
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
