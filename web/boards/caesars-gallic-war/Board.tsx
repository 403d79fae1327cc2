import './sides.css';
import { useMemo } from 'react';
import { OFF_MAP, type Place, placeName } from '../../../games/caesars-gallic-war/components/areas';
import { type G, sideAt } from '../../../games/caesars-gallic-war/state';
import { BattleWindow } from '../../blocks/BattleWindow';
import { BlockBoard } from '../../blocks/Board';
import { VIEW } from '../../map/gaul';
import type { BoardProps } from '../board';
import { battleView, wordsOf } from './battleView';
import { contestText, factsOf } from './facts';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import { choicesOf } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Gaul, its blocks, and the battle being fought. */
export function Board({ G, seat, legal, label, play, busy }: BoardProps<G>) {
  const choices = useMemo(() => choicesOf(legal), [legal]);
  const camps = useMemo(() => campsOf(G), [G]);
  const describe = (place: Place) => {
    const contest = place === OFF_MAP ? undefined : G.contests[place];
    return { facts: factsOf(G, place), contest: contest === undefined ? null : contestText(contest) };
  };
  return (
    <BlockBoard
      label="Map of Gaul"
      drawing={VIEW}
      pieces={1.15}
      camps={camps}
      choices={choices}
      legal={legal}
      busy={busy}
      labelOf={label}
      play={play}
      placeName={titleOf}
      positionOf={(place) => POSITIONS[place]}
      factsOf={describe}
      question={`${seat} ${G.turn} ${G.round} ${G.stack[G.stack.length - 1]?.step}`}
      isQuiet={G.battle !== null}
      drawMap={(scene) => <BoardMap G={G} camps={camps} {...scene} />}
    >
      {G.battle !== null && (
        <BattleWindow
          view={battleView(G, G.battle, seat === null ? 'barbarian' : sideAt(seat))}
          choices={choices}
          busy={busy}
          label={label}
          play={play}
          wordsOf={wordsOf}
        />
      )}
    </BlockBoard>
  );
}

function titleOf(place: Place): string {
  return place === OFF_MAP ? 'Roman Off Map Area' : placeName(place);
}
