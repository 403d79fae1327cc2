/**
 * The browser's localStorage, which may be full, forbidden, or hold what somebody else wrote: nothing here throws,
 * and what could not be stored is remembered until the page is left.
 */
const memory = new Map<string, string>();

/** Returns the JSON stored under a key, or undefined if there is none that can be read. */
export function readStored(key: string): unknown {
  const text = memory.get(key) ?? stored(key);
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON and returns whether it will survive the page. */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Whether what is known under a key will survive the page. */
export function isStored(key: string): boolean {
  return !memory.has(key);
}

/** Forgets a key. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // a forbidden storage holds nothing
  }
}

/** Returns the keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set([...memory.keys()].filter((key) => key.startsWith(prefix)));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) keys.add(key);
  } catch {
    // a forbidden storage holds nothing
  }
  return [...keys];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
