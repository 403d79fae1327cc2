import { type ComponentType, lazy } from 'react';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type { BoardProps } from '../../table/board';
import { AboutGame } from '../../table/parts/AboutGame';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { Boxes } from './Boxes';
import { cardMovesIn, Hands } from './Hand';
import { Played } from './Played';
import * as parts from './parts';
import { Standing } from './Standing';
import { TurnTrack } from './TurnTrack';

/** What is told about the game comes when it is asked for, and the board does without it when it cannot be loaded. */
const About = lazy<ComponentType<{ G: G; parts: typeof parts }>>(() =>
  import('./About').then(
    ({ About }) => ({ default: About }),
    () => ({ default: () => null }),
  ),
);

/** What stands beside the map: the years and Victory Points, the cards, and the boxes; the cards first when asked for. */
export function Panels(table: BoardProps<G>) {
  const { G } = table;
  const war = (
    <Panel key="war" label="The war">
      <TurnTrack G={G} />
      <Standing G={G} />
    </Panel>
  );
  const hands = <Hands key="hands" {...table} />;
  const played = <Played key="played" G={G} />;
  return (
    <PanelColumn label="Tracks and cards">
      {cardMovesIn(table).length > 0 ? [hands, played, war] : [war, played, hands]}
      <Boxes G={G} />
      <AboutGame>
        <About G={G} parts={parts} />
      </AboutGame>
    </PanelColumn>
  );
}
