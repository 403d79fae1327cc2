import { turn } from './turn';

/** So many milliseconds are worked at a time, so that the page can be used meanwhile. */
const PORTION = 12;

interface Watched {
  /** Is called after each portion. */
  tell?(): void;
  /** Says when nobody wants the work any more. */
  signal?: AbortSignal;
}

/** Does long work portion by portion, and resolves to what it returns. Rejects with what it throws, and with the signal's reason. */
export async function inPortions<T>(
  work: Generator<void, T, void>,
  { tell, signal }: Watched = {},
): Promise<T> {
  let ends = performance.now() + PORTION;
  while (true) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < ends) continue;
    tell?.();
    await turn();
    signal?.throwIfAborted();
    ends = performance.now() + PORTION;
  }
}
