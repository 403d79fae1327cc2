import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../../ui/box';
import { useOwnId } from '../../../ui/root';
import css from './CardExplanation.module.css';
import { CardParts } from './CardParts';
import type { CardText } from './cardText';
import { placeBeside } from './placing';

interface CardExplanationProps {
  text: CardText;
  anchor: Element;
}

/** What a card is and does, beside it, and never over what is asked. */
export function CardExplanation({ text: { name, parts }, anchor }: CardExplanationProps) {
  const note = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Box | null>(null);
  const id = useOwnId();

  useLayoutEffect(() => note.current?.showPopover(), []);

  useLayoutEffect(() => {
    const shown = note.current;
    if (shown === null) return;
    const place = () => {
      const { width, height } = shown.getBoundingClientRect();
      const clear = [...(anchor.closest('[data-rubicon]')?.querySelectorAll('[data-uncovered]') ?? [])].map(
        (one) => one.getBoundingClientRect(),
      );
      const room = { width: innerWidth, height: innerHeight };
      setAt(placeBeside(boxAround(anchor), { width, height }, room, clear));
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor]);

  useEffect(() => {
    const described = anchor.closest('button') ?? anchor;
    described.setAttribute('aria-describedby', id);
    return () => described.removeAttribute('aria-describedby');
  }, [anchor, id]);

  return (
    <aside
      ref={note}
      id={id}
      className={css.note}
      popover="manual"
      aria-label={name}
      style={{ left: at?.left, top: at?.top }}
      data-explanation=""
      data-testid="explanation"
    >
      <h3>{name}</h3>
      <CardParts parts={parts} />
    </aside>
  );
}

/** Returns what the explanation stands beside: the card, and all the height of what is asked where that names it. */
function boxAround(anchor: Element): Box {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const asked = anchor.closest('[data-uncovered]')?.getBoundingClientRect();
  return { left, right, top: asked?.top ?? top, bottom: asked?.bottom ?? bottom };
}
