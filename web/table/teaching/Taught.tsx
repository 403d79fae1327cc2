import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { OpenRule } from '../../ui/RuleBadge';
import { useRoot } from '../../ui/root';
import type { Teaching } from '../board';
import { CardNames } from './cards/cardNames';
import type { Pointed } from './cards/watchCards';
import type { Reading as LoadedReading, Page } from './Reading';
import css from './Taught.module.css';
import { OpenLegend } from './TeachingEntries';

interface TaughtProps {
  /** Undefined for a game that explains nothing. */
  teaching: Teaching | undefined;
  children: ReactNode;
}

/** Loaded when somebody reads on for the first time. */
const Reading = lazy<ComponentType<ComponentProps<typeof LoadedReading>>>(() =>
  import('./Reading').then(
    ({ Reading }) => ({ default: Reading }),
    () => ({ default: NotLoaded }),
  ),
);

const NO_CARDS = {};

/** A table that explains what it shows. */
export function Taught({ teaching, children }: TaughtProps) {
  const [page, turn] = useState<Page | null>(null);
  const [pointed, point] = useState<Pointed | null>(null);
  const hasCards = teaching?.cards !== undefined;
  const { element: root } = useRoot();
  useEffect(() => (hasCards && root !== null ? firstAtCard(root, point) : undefined), [hasCards, root]);
  const open = useCallback(
    (rule: string | null) => turn((before) => ({ rule, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const openLegend = useCallback(() => open(null), [open]);
  if (teaching === undefined) return children;
  return (
    <OpenRule.Provider value={open}>
      <OpenLegend.Provider value={openLegend}>
        <CardNames.Provider value={teaching.cards?.names ?? NO_CARDS}>
          {children}
          {(page !== null || pointed !== null) && (
            <Suspense>
              <Reading
                teaching={teaching}
                page={page}
                close={(closed) => turn((now) => (now?.count === closed.count ? null : now))}
                pointed={pointed}
              />
            </Suspense>
          )}
        </CardNames.Provider>
      </OpenLegend.Provider>
    </OpenRule.Provider>
  );
}

/** Tells of the first event at a card of a table. Returns what ends it. */
function firstAtCard(root: HTMLElement, tell: (pointed: Pointed) => void): () => void {
  const ended = new AbortController();
  const look = (event: Event) => {
    const { target } = event;
    const comesDown =
      event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse';
    if (comesDown || !(target instanceof Element) || target.closest(CARD) === null) return;
    ended.abort();
    const pointed: Pointed = { event, isOver: false, click: null };
    const end = () => {
      pointed.isOver = true;
    };
    document.addEventListener('pointerup', end, { once: true });
    document.addEventListener('pointercancel', end, { once: true });
    const clicked = (click: Event) => {
      pointed.click = click;
    };
    document.addEventListener('click', clicked, { once: true });
    tell(pointed);
  };
  for (const name of EVENTS) root.addEventListener(name, look, { signal: ended.signal });
  return () => ended.abort();
}

const EVENTS = ['pointerover', 'pointerdown', 'focusin'];
const CARD = '[data-explains], button:has([data-explains])';

function NotLoaded({ page }: ComponentProps<typeof LoadedReading>) {
  return (
    page && (
      <p className={css.failed} role="alert">
        This could not be loaded. It may help to load the page again.
      </p>
    )
  );
}
