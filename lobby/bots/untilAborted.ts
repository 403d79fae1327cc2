/**
 * Waits for something until a signal is aborted: settles as `begin` settles it, or rejects with the signal's reason as soon as the signal is
 * aborted, be it before the waiting has begun. `begin` returns a function that ends the waiting.
 */
export async function untilAborted<T>(
  signal: AbortSignal,
  begin: (resolve: (value: T) => void, reject: (reason: unknown) => void) => () => void,
): Promise<T> {
  signal.throwIfAborted();
  let abort = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const end = begin(resolve, reject);
      abort = () => {
        end();
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort);
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
