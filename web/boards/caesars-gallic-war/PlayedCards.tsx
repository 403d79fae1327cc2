import { HIDDEN_CARD } from '../../../games/caesars-gallic-war/components/cards';
import { type ActionKind, type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { findFrame } from '../../../games/kit/frame';
import { Panel } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { Card } from './Card';
import css from './PlayedCards.module.css';
import { SideBadge } from './SideBadge';
import { TITLES } from './Tracks';

const ACTIONS: Readonly<Record<ActionKind, string>> = {
  event: 'the event',
  supply: 'supply action',
  activation: 'Neutral Tribe Activation',
  political: 'Political Action',
  movement: 'movement',
};

/** Neutral Tribe Activations a side may make in a turn (5.2.1 C). */
const LIMITS: Readonly<Record<Side, number>> = { roman: 1, barbarian: 2 };

/** The cards of this turn: face down, as played, what was announced, and those that activated neutral tribes. */
export function PlayedCards({ G }: { G: G }) {
  const announced = findFrame(G, 'cardPlay')?.announced;
  return (
    <Panel data-testid="played" label="Cards of this turn">
      <h3>Cards of this turn</h3>
      {SIDES.map((side) => {
        const cards = G.played[side].filter((id) => !G.activations[side].includes(id));
        const isHidden = G.secret[side].chosen !== null;
        const action = announced?.[side] ?? null;
        return (
          <div key={side} className={css.side} data-side={side}>
            <p className={css.words}>
              <SideBadge side={side} /> {TITLES[side]}
              {isHidden && ': a card face down'}
              {!isHidden && action !== null && `: ${ACTIONS[action]}`}
            </p>
            <div className={css.row}>
              {cards.map((id) => (
                <CardButton key={id} id={id}>
                  <Card id={id} isSmall box={G.box} />
                </CardButton>
              ))}
              {isHidden && (
                <span title="face down">
                  <Card id={HIDDEN_CARD} isSmall />
                </span>
              )}
              <span className={css.activations} title="Cards used for Neutral Tribe Activations">
                <span className="rubicon-muted">
                  Activations {G.activations[side].length} of {LIMITS[side]}
                </span>
                {G.activations[side].map((id) => (
                  <CardButton key={id} id={id}>
                    <Card id={id} isSmall box={G.box} />
                  </CardButton>
                ))}
              </span>
            </div>
          </div>
        );
      })}
    </Panel>
  );
}
