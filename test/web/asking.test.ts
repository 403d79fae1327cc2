import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askingIn, keepAsking } from '../../web/client/asking';
import { FakeStorage } from './fakeStorage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('who has chosen nothing is asked only when able; a choice is kept for its match', () => {
  expect(askingIn('a')).toBe('when able');
  keepAsking('a', 'always');
  expect([askingIn('a'), askingIn('b')]).toEqual(['always', 'when able']);
  keepAsking('a', 'when able');
  expect(askingIn('a')).toBe('when able');
});
