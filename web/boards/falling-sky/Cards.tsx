import { useCallback } from 'react';
import { cardOf } from '../../../games/falling-sky/components/box';
import { nameOf, PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { factionOrder } from '../../../games/falling-sky/execution';
import type { Deed } from '../../../games/falling-sky/frames';
import { isFrost } from '../../../games/falling-sky/sequence';
import type { Card as CardId, G } from '../../../games/falling-sky/state';
import { findFrame } from '../../../games/kit/frame';
import { Panel } from '../../table/parts/Panel';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { CardParts } from '../../table/teaching/cards/CardParts';
import type { CardText } from '../../table/teaching/cards/cardText';
import { RuleBadge } from '../../ui/RuleBadge';
import { useLoaded } from '../../ui/useLoaded';
import css from './Cards.module.css';
import { FactionMark, FactionName } from './factions';
import { textsOfCards } from './teaching';

/** The card in play and the next one, and where each Faction stands in the order of play (2.2, 2.3). */
export function CardsPanel({ G }: { G: G }) {
  const load = useCallback(() => textsOfCards(G.box), [G.box]);
  const { value: textOf } = useLoaded('cards', load);
  return (
    <Panel label="The cards" data-testid="cards">
      <Shown G={G} title="In play" card={G.played[G.played.length - 1] ?? null} textOf={textOf} />
      <Order G={G} />
      {isFrost(G) && (
        <p className={css.frost}>
          ❄ Frost: the next card is Winter. <RuleBadge rule="2.3.8" />
        </p>
      )}
      <Shown G={G} title="Next" card={G.next} textOf={textOf} />
      <Looked G={G} />
      <p className="rubicon-muted">
        Below it {G.secret.deck.length} more; Winters so far: {G.winters}
      </p>
    </Panel>
  );
}

interface ShownProps {
  G: G;
  title: string;
  card: CardId | null;
  textOf: ((id: string) => CardText | null) | undefined;
}

function Shown({ G, title, card, textOf }: ShownProps) {
  const text = card === null ? null : textOf?.(String(card));
  return (
    <div data-testid={`card-${title.toLowerCase().replace(' ', '-')}`}>
      <h3 className={css.title}>
        {title}: {card === null ? 'none' : card === 'winter' ? '❄ Winter' : <CardTitle G={G} number={card} />}
      </h3>
      {text && <CardParts parts={text.parts} />}
    </div>
  );
}

/** A card in a line: its name, its number and the Factions in their order. */
function CardTitle({ G, number }: { G: G; number: number }) {
  const { name, order } = cardOf(G, number);
  return (
    <>
      {name} <small>{number}</small>
      <span>
        {order.map((faction) => (
          <FactionMark key={faction} faction={faction} />
        ))}
      </span>
    </>
  );
}

const DEEDS: Readonly<Record<Deed, string>> = {
  command: 'Command',
  ability: 'Command and Special Ability',
  event: 'Event',
};

/** What a Faction has done with the card in play, or may still do. */
function standingOf(G: G, faction: Player): { words: string; kind: string } {
  const card = findFrame(G, 'card');
  const turn = findFrame(G, 'turn');
  const deeds = card?.deeds ?? [];
  const index = deeds.findIndex((each) => each.faction === faction);
  const place = ['1st', '2nd'];
  if (index >= 0) return { words: `${place[index]}: ${DEEDS[deeds[index].deed]}`, kind: 'done' };
  if (card?.passed.includes(faction)) return { words: 'passed', kind: 'passed' };
  if (turn?.faction === faction) return { words: `${place[deeds.length]} Eligible: decides`, kind: 'now' };
  const { now, barred, stays } = G.eligibility[faction];
  if (!now) return { words: barred ? 'Ineligible, the next card too' : 'Ineligible', kind: 'out' };
  if (stays) return { words: 'Eligible, and stays so', kind: 'in' };
  return { words: barred ? 'Eligible, not for the next card' : 'Eligible', kind: 'in' };
}

/** The Sequence of Play: the Factions in the order of the card, and what each has done (2.3). */
function Order({ G }: { G: G }) {
  const card = findFrame(G, 'card');
  const order = card === undefined ? PLAYERS : factionOrder(G);
  return (
    <ol className={css.order} aria-label="Sequence of play" data-testid="order">
      {order.map((faction) => {
        const { words, kind } = standingOf(G, faction);
        return (
          <li key={faction} data-kind={kind} data-side={faction}>
            <strong>
              <FactionName faction={faction} />
            </strong>
            <span>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The cards that Factions of the viewer have looked at (cards 35, 47). */
function Looked({ G }: { G: G }) {
  return PLAYERS.map((faction) => {
    const cards = G.secret.looked[faction] ?? [];
    if (cards.length === 0) return null;
    return (
      <p key={faction}>
        Seen by the {nameOf(faction)} below the next:{' '}
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards lie in this order
          <CardButton key={index} id={String(card)} isWord>
            {index === 0 ? '' : ', '}
            {typeof card === 'number' ? cardOf(G, card).name : 'Winter'}
          </CardButton>
        ))}
      </p>
    );
  });
}
