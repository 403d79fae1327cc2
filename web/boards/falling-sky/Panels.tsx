import type { G } from '../../../games/falling-sky/state';
import type { BoardProps } from '../../table/board';
import { PanelColumn } from '../../table/parts/Panel';
import { AvailablePanel } from './Available';
import { CapabilitiesPanel } from './Capabilities';
import { CardsPanel } from './Cards';
import { asksToHandOver, NegotiationPanel } from './Negotiation';
import { SenatePanel } from './Senate';
import { VictoryPanel } from './Victory';
import { WinterPanel } from './Winter';

/** What stands beside the map: the cards and who is Eligible, the Factions' standing, the Senate, and what lies aside. */
export function Panels(table: BoardProps<G>) {
  const { G } = table;
  const isFirst = asksToHandOver(table);
  return (
    <PanelColumn label="Tracks and cards">
      {isFirst && <NegotiationPanel {...table} />}
      <WinterPanel G={G} />
      <CardsPanel G={G} />
      <VictoryPanel G={G} />
      {!isFirst && <NegotiationPanel {...table} />}
      <SenatePanel G={G} />
      <CapabilitiesPanel G={G} />
      <AvailablePanel G={G} />
    </PanelColumn>
  );
}
