import { useEffect, useState } from 'react';
import { useRoot } from '../../../ui/root';
import { useLoaded } from '../../../ui/useLoaded';
import type { Teaching } from '../../board';
import { CardExplanation } from './CardExplanation';
import { type Explained, type Pointed, watchCards } from './watchCards';

interface CardReaderProps {
  cards: NonNullable<Teaching['cards']>;
  /** What was at a card before anybody watched. */
  begun: Pointed;
}

/** Explains every card of the table that is pointed at; one whose text cannot be loaded is only shown. */
export function CardReader({ cards, begun }: CardReaderProps) {
  const [explained, explain] = useState<Explained | null>(null);
  const { value: textOf } = useLoaded('cards', cards.texts);
  const { element: root } = useRoot();
  useEffect(() => (root === null ? undefined : watchCards(begun, explain, root)), [begun, root]);
  useEffect(() => {
    if (explained?.anchor.isConnected === false) explain(null);
  });
  if (explained === null) return null;
  const text = textOf?.(explained.id) ?? null;
  return text && <CardExplanation text={text} anchor={explained.anchor} />;
}
