import { useEffect, useRef } from 'react';
import type { Obstacle } from '../../games/kit/action';
import { RuleBadge } from '../ui/RuleBadge';
import { usePopup } from './popup';
import css from './Refusal.module.css';

/** A click that means nothing, and why. */
export interface Refused {
  why: Obstacle;
  /** Where the click was, in pixels of the map. */
  at: { x: number; y: number };
}

interface RefusalProps {
  refused: Refused | null;
  /** Called by the next click, or by Escape. */
  onGone(): void;
}

/** Says beside a click why it means nothing, until the next one. */
export function Refusal({ refused, onGone }: RefusalProps) {
  const words = useRef<HTMLDivElement>(null);
  usePopup(words, refused?.at ?? null);
  useEffect(() => {
    if (refused === null) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-testid=refusal]') !== null)) onGone();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onGone();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', leave);
    };
  }, [refused, onGone]);
  return (
    <div className={css.refusal} ref={words} role="status">
      {refused !== null && (
        <p data-testid="refusal">
          {refused.why.text} <RuleBadge rule={refused.why.rule} />
        </p>
      )}
    </div>
  );
}
