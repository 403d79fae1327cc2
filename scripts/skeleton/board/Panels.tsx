import type { BoardProps } from '../../../web/table/board';
import { Hand } from '../../../web/table/parts/Hand';
import { Panel, PanelColumn } from '../../../web/table/parts/Panel';
import { type G, SIDES, sideName } from '../game/state';
import { hillsHeld } from '../game/victory';
import { Card } from './Card';

/** What stands beside the map: the cards in hand, how the sides stand, and the cards that were shown. */
export function Panels({ G, side, sides, next, proposed, propose }: BoardProps<G>) {
  const held = hillsHeld(G);
  const choices = next('choose', []).map((card) => ({
    move: { move: 'choose', args: [card] },
    card: String(card),
  }));
  return (
    <PanelColumn label="Cards and hills">
      {sides.map((holder) => (
        <Hand
          key={holder}
          owner={sides.length === 1 ? undefined : sideName(holder)}
          cards={G.secret[holder].hand.map(String)}
          chosen={G.secret[holder].chosen === null ? null : String(G.secret[holder].chosen)}
          choices={holder === side ? choices : []}
          proposed={proposed}
          propose={propose}
          drawCard={(id) => <Card id={id} />}
          empty="No cards left."
        />
      ))}
      <Panel label="Standing">
        {SIDES.map((each) => (
          <p key={each}>
            {sideName(each)}: {held[each]} of the hills. Cards shown: {G.shown[each].join(', ') || 'none'}.
          </p>
        ))}
      </Panel>
    </PanelColumn>
  );
}
