import { useEffect, useState } from 'react';

/** What is being loaded: a value, an error, or for now neither. */
export interface Loaded<T> {
  value?: T;
  error?: unknown;
}

/** Loads something when the component appears and whenever `key` changes. */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let stopped = false;
    load(key).then(
      (value) => stopped || setLoaded({ value }),
      (error) => stopped || setLoaded({ error }),
    );
    return () => {
      stopped = true;
      setLoaded({});
    };
  }, [key, load]);
  return loaded;
}
