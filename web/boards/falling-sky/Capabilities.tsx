import { cardsInEffect } from '../../../games/falling-sky/capabilities';
import { cardOf } from '../../../games/falling-sky/components/box';
import type { G } from '../../../games/falling-sky/state';
import { Panel } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './Capabilities.module.css';
import { FactionName } from './factions';

/** The Capabilities in effect and what else Events have left on the map (5.3). */
export function CapabilitiesPanel({ G }: { G: G }) {
  const inEffect = cardsInEffect(G);
  if (inEffect.length === 0) return null;
  return (
    <Panel label="Capabilities" data-testid="capabilities">
      <h3>
        Capabilities <RuleBadge rule="5.3" />
      </h3>
      <ul className={css.list}>
        {inEffect.map((number) => {
          const capability = G.capabilities[number];
          if (capability === undefined) return null;
          const { text, holder } = capability;
          return (
            <li key={number} data-side={holder ?? undefined}>
              <CardButton id={`${number}`} isWord>
                {cardOf(G, number).name}
              </CardButton>
              , {text}
              {holder !== null && (
                <>
                  : <FactionName faction={holder} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
