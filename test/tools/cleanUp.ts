/* Runs with each test file: what one does to the globals and to time must not reach the next, as they share a process. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
