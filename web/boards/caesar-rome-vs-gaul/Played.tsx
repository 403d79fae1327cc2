import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';

import { nameOf } from '../../../games/caesar-rome-vs-gaul/words';
import { findFrame } from '../../../games/kit/frame';
import { Panel } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { titleOf } from './Card';
import { CardLine } from './CardLine';
import css from './Played.module.css';
import { OwnerMark } from './sides';
import { pointsLeft } from './underWay';

const PURPOSES = {
  event: 'for its event',
  bonus: 'for its bonus and points',
  points: 'for its points',
} as const;

/** The card being played, what cards have brought that lasts, and the discard pile, the last one first (7.4.2). */
export function Played({ G }: { G: G }) {
  const cardPlay = findFrame(G, 'cardPlay');
  const strategy = findFrame(G, 'strategy');
  const { card: cards } = boxOf(G);
  const last = G.discards.at(-1);
  return (
    <Panel label="Cards played" data-testid="played">
      <h3>
        Cards played{' '}
        {strategy !== undefined && (
          <small className="rubicon-muted">round {Math.max(1, strategy.round)} of 8</small>
        )}
      </h3>
      {cardPlay !== undefined && (
        <div data-side={cardPlay.side} data-testid="in-play">
          <p className={css.now}>
            <OwnerMark owner={cardPlay.side} /> Played by {nameOf(cardPlay.side)} {PURPOSES[cardPlay.as]}
            {cardPlay.as !== 'event' && `: ${pointsLeft(cardPlay.points)}`}
          </p>
          <CardLine card={cards[cardPlay.card]} />
        </div>
      )}
      {cardPlay === undefined && last !== undefined && (
        <div data-testid="last-played">
          <p className={css.now}>The last one</p>
          <CardLine card={cards[last]} />
        </div>
      )}
      {G.inForce.length > 0 && (
        <p className={css.lasting}>
          Still in force:{' '}
          {[...new Set(G.inForce.map(({ card }) => card))].map((number, index) => (
            <CardButton key={number} id={String(number)} isWord>
              {index === 0 ? '' : ', '}
              {titleOf(cards[number])}
            </CardButton>
          ))}
        </p>
      )}
      <details className={css.pile}>
        <summary>
          {G.discards.length} played, {G.secret.deck.length} in the deck
        </summary>
        <ol reversed>
          {[...G.discards].reverse().map((number) => (
            <li key={number}>
              <CardButton id={String(number)} isWord>
                {titleOf(cards[number])}
              </CardButton>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}
