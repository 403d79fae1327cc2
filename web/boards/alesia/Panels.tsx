import { type ComponentType, lazy } from 'react';
import type { G } from '../../../games/alesia/state';
import type { BoardProps } from '../../table/board';
import { AboutGame } from '../../table/parts/AboutGame';
import { Panel, PanelColumn } from '../../table/parts/Panel';
import { CombatPanel } from './CombatWindow';
import { DeploymentPanel } from './DeploymentPanel';
import { OffBoard } from './OffBoard';
import * as parts from './parts';
import { ReadyPanel } from './ReadyPanel';
import { Standing } from './Standing';
import { StandingOrders } from './StandingOrders';
import { TurnTrack } from './TurnTrack';

/** What is told about the game comes when it is asked for, and the board does without it when it cannot be loaded. */
const About = lazy<ComponentType<{ G: G; parts: typeof parts }>>(() =>
  import('./About').then(
    ({ About }) => ({ default: About }),
    () => ({ default: () => null }),
  ),
);

/** What stands beside the map: the turns, both armies, and what is decided there. */
export function Panels(table: BoardProps<G>) {
  const { G } = table;
  return (
    <PanelColumn label="Armies and orders">
      <DeploymentPanel {...table} />
      <CombatPanel {...table} />
      <ReadyPanel {...table} />
      <Panel label="The siege">
        <TurnTrack G={G} />
        <Standing G={G} />
      </Panel>
      <StandingOrders {...table} />
      <OffBoard G={G} />
      <AboutGame>
        <About G={G} parts={parts} />
      </AboutGame>
    </PanelColumn>
  );
}
