/**
 * Returns what comes of something that may be waited for: settles as `begin` settles it, or rejects with the signal's
 * reason as soon as that is aborted, also before it has begun. `begin` returns what ends the waiting.
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
