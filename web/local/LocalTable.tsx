import { useMemo, useState } from 'react';
import type { GameParts } from '../boards/index';
import type { LocalFacts } from '../client/local';
import { newVariation } from '../client/newVariation';
import { keepGame, newGame, type PlayableGame, peopleIn } from '../client/savedGames';
import { useAsking } from '../client/useAsking';
import { useLocalGame, useLocalMatch } from '../client/useLocalMatch';
import { navigate, pathTo } from '../router';
import { heldBy, namedSides } from '../sides';
import { Table } from '../table/Table';
import { Link } from '../ui/Link';
import { Curtain } from './Curtain';
import css from './LocalTable.module.css';
import { openTo } from './openTo';
import { holderAfter, showing } from './showing';
import { useDeclined } from './useDeclined';
import { useSavedRecord } from './useSavedRecord';

const NO_VIEWS: LocalFacts['views'] = new Map();

/** The table of a game on this device. */
export function LocalTable({ rules, board, saved }: GameParts & { saved: PlayableGame }) {
  const people = useMemo(() => peopleIn(saved), [saved]);
  const [holder, setHolder] = useState(people.length === 1 ? people[0] : null);
  const local = useLocalGame(rules, saved);
  const views = local.facts?.views ?? NO_VIEWS;
  const open = useMemo(() => openTo({ rules, board }, views), [rules, board, views]);
  const asks = useAsking(saved.id);
  const declined = useDeclined(rules, local, asks);
  const deciding = (views.get(holder)?.deciding ?? []).filter((seat) => !declined.includes(seat));
  const shown = showing({ deciding, open, people, holder });
  const keeper = holderAfter(shown, holder);
  if (keeper !== holder) setHolder(keeper);
  const match = useLocalMatch(local, rules, saved, shown);
  const record = useSavedRecord(rules, saved, local.local, match.state?.over != null);
  const { passTo } = shown;
  const covered = passTo !== null || (people.length > 1 && match.state === null);

  const again = () => {
    const { game, stateVersion, players, options, bots, variation, standing } = saved;
    const pace = saved.pace === undefined ? {} : { pace: saved.pace };
    const fresh =
      variation !== undefined && standing !== undefined
        ? newVariation(rules, { players, options, bots, ...pace, variation, position: standing.initialState })
        : newGame({ game, stateVersion, players, options, bots, ...pace });
    keepGame(fresh);
    navigate(pathTo('local', game, fresh.id));
  };

  return (
    <>
      {passTo !== null && match.state !== null && (
        <Curtain
          sides={heldBy(namedSides(rules.rulebook.sides), match.state.G.seats, passTo)}
          log={match.state.log}
          lift={() => setHolder(passTo)}
        />
      )}
      <div className={css.covered} hidden={covered}>
        <Table
          rules={rules}
          board={board}
          match={match}
          asks={asks}
          isPage
          {...(record !== undefined && { record })}
          next={
            <>
              <Link
                to={pathTo('replay', 'local', saved.game, saved.id)}
                className="rubicon-button"
                data-testid="replay"
              >
                Look back at it all
              </Link>
              <button type="button" className="rubicon-primary" onClick={again} data-testid="play-again">
                Play again
              </button>
            </>
          }
        />
      </div>
    </>
  );
}
