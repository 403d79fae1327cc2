/** A card that is explained, and the picture or word of it that is pointed at. */
export interface Explained {
  id: string;
  anchor: Element;
}

/** An event at a card, whether it is over: the finger was lifted, and the click that came of it. */
export interface Pointed {
  event: Event;
  isOver: boolean;
  click: Event | null;
}

/** Milliseconds for which the pointer rests on a card before it is explained. */
const REST = 350;
/** Milliseconds in which the pointer can go from a card over to its explanation. */
const LINGER = 250;
/** Milliseconds after which a finger that stays on a card asks what it is. */
const PRESS = 450;
/** Pixels a finger may stray meanwhile. */
const STRAY = 10;

/**
 * Watches everything under a root that has a `data-explains` with the id of a card, and tells which is to be explained:
 * that on which the pointer rests, that which has the focus of the keyboard, that on which a finger stays, or a button
 * that does nothing else and is pressed; null for none. It begins with an event that came before it was loaded. Returns
 * what ends it.
 */
export function watchCards(
  { event: begun, isOver, click }: Pointed,
  tell: (explained: Explained | null) => void,
  root: Node,
): () => void {
  const cardAt = (target: EventTarget | null) =>
    target instanceof Element && root.contains(target) ? cardFrom(target) : null;
  let shown: Explained | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  let finger: { x: number; y: number } | null = null;
  let hasExplained = false;

  const wait = () => {
    clearTimeout(timer);
    isLeaving = false;
  };
  const show = (next: Explained | null) => {
    wait();
    if (next?.anchor === shown?.anchor && next?.id === shown?.id) return;
    shown = next;
    tell(next);
  };
  const showAfter = (pause: number, next: Explained) => {
    wait();
    timer = setTimeout(() => show(next), pause);
  };
  const leave = () => {
    if (isLeaving) return;
    wait();
    if (shown === null) return;
    isLeaving = true;
    timer = setTimeout(() => show(null), LINGER);
  };

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const card = cardAt(target);
    if (card !== null && card.anchor !== shown?.anchor) showAfter(REST, card);
    else if (card !== null || isExplanation(target)) wait();
    else leave();
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || isExplanation(target) || !target.matches(':focus-visible')) return;
    show(cardAt(target) ?? cardAt(target.matches('button') ? target.querySelector(CARD) : null));
  };
  const blur = ({ target }: FocusEvent) => {
    if (target instanceof Element && shown !== null && target.contains(shown.anchor)) leave();
  };
  const press = ({ target }: Event) => {
    const card = cardAt(target);
    if (card?.anchor instanceof HTMLButtonElement) show(card);
  };
  const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    hasExplained = false;
    if (isExplanation(target)) return;
    const card = cardAt(target);
    if (card === null || pointerType === 'touch') show(null);
    if (card === null || pointerType !== 'touch') return;
    finger = { x, y };
    wait();
    timer = setTimeout(() => {
      hasExplained = true;
      show(card);
    }, PRESS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (finger === null || Math.hypot(clientX - finger.x, clientY - finger.y) <= STRAY) return;
    lift();
  };
  const lift = () => {
    if (finger !== null) wait();
    finger = null;
  };
  const swallow = (event: Event) => {
    if (!hasExplained) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (finger !== null) event.preventDefault();
  };
  const hide = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shown === null) return;
    event.stopPropagation();
    show(null);
  };

  const ended = new AbortController();
  const on = { signal: ended.signal };
  const first = { capture: true, signal: ended.signal };
  document.addEventListener('pointerover', over, on);
  document.addEventListener('focusin', focus, on);
  document.addEventListener('focusout', blur, on);
  document.addEventListener('click', press, on);
  document.addEventListener('pointerdown', down, on);
  document.addEventListener('pointermove', move, on);
  document.addEventListener('pointerup', lift, on);
  document.addEventListener('pointercancel', lift, on);
  document.addEventListener('contextmenu', menu, on);
  document.addEventListener('click', swallow, first);
  document.addEventListener('keydown', hide, first);
  if (begun instanceof FocusEvent) focus(begun);
  else if (begun instanceof PointerEvent && begun.type === 'pointerover') over(begun);
  else if (begun instanceof PointerEvent && !isOver) down(begun);
  if (click !== null) press(click);
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

const CARD = '[data-explains]';

function cardFrom(target: Element): Explained | null {
  const anchor = target.closest(`button${CARD}`) ?? target.closest(CARD);
  const id = anchor?.getAttribute('data-explains');
  return anchor === null || id === undefined || id === null ? null : { id, anchor };
}

function isExplanation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explanation]') !== null;
}
