import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import css from './Clickable.module.css';

/** What a click on a thing of the map does, and how that reads. */
export interface Thing {
  label: string;
  /** Does what a click means when it is made, whenever the thing was drawn. */
  act(at: { x: number; y: number }): void;
  /** It is for the pointer only: keys and screen readers find the same elsewhere. */
  isForPointer?: boolean;
}

/** Says why a click on something means nothing; returns whether there was a reason. */
export type Explain = (at: { x: number; y: number }) => boolean;

interface ClickableProps {
  testId: string;
  /** Null for what can only be looked at. */
  thing: Thing | null;
  /** Says why there is nothing to do. */
  explain?: Explain;
  name: string;
  x?: number;
  y?: number;
  /** Whether the tab key stops here; otherwise it is for the pointer only. */
  isStop?: boolean;
  children: ReactNode;
}

/**
 * A thing of the map. With something to do it can be clicked and holds a button that takes the focus, apart from what
 * is drawn, so that the numerals of a picture are not read out; otherwise it is a picture.
 */
export function Clickable({
  testId,
  thing,
  explain,
  name,
  x = 0,
  y = 0,
  isStop = true,
  children,
}: ClickableProps) {
  const transform = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;
  if (thing === null) {
    const ask = (event: MouseEvent) => {
      if (explain?.({ x: event.clientX, y: event.clientY })) event.stopPropagation();
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what the click says is found at its place by keys
      <g data-testid={testId} transform={transform} onClick={ask}>
        <title>{name}</title>
        {children}
      </g>
    );
  }
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    thing.act({ x: event.clientX, y: event.clientY });
  };
  const key = (event: KeyboardEvent<SVGCircleElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    thing.act({ x: left + width / 2, y: top + height / 2 });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is inside, for keys and screen readers
    <g data-testid={testId} data-thing="" className={css.thing} transform={transform} onClick={click}>
      {thing.isForPointer !== true && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <circle
          className={css.focus}
          data-thing=""
          r={14}
          role="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={thing.label}
          onKeyDown={key}
        />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus */}
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
