import { describe, expect, test } from 'vitest';
import { matchPathIn } from '../../web/lobby/matchPathIn';
import { addressOf, pathAt, pathTo, routeOf } from '../../web/router';

describe('addresses', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/match/julius-caesar/a-B_9', { page: 'match', game: 'julius-caesar', match: 'a-B_9' }],
    ['/match/julius-caesar/a/', { page: 'match', game: 'julius-caesar', match: 'a' }],
    ['/match/julius-caesar', { page: 'missing' }],
    ['/match/julius-caesar/a/b', { page: 'missing' }],
    ['/local/alesia', { page: 'local', game: 'alesia' }],
    ['/local/alesia/x1', { page: 'saved', game: 'alesia', id: 'x1' }],
    ['/nowhere', { page: 'missing' }],
    ['/match/%E0%A4%A/x', { page: 'match', game: '%E0%A4%A', match: 'x' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test('are made so that they are read back', () => {
    const path = pathTo('match', 'a game', 'x/y');
    expect(routeOf(path)).toEqual({ page: 'match', game: 'a game', match: 'x/y' });
  });
});

describe('below a path of a shared host', () => {
  test.each([
    ['/rubicon/', '/'],
    ['/rubicon', '/'],
    ['/rubicon/match/alesia/x', '/match/alesia/x'],
    ['/rubicons/match/alesia/x', '/rubicons/match/alesia/x'],
    ['/match/alesia/x', '/match/alesia/x'],
  ])('%s is %s', (address, path) => {
    expect(pathAt(address, '/rubicon')).toBe(path);
  });

  test('addresses are made of paths, and without one they are the paths', () => {
    expect(addressOf('/match/alesia/x', '/rubicon')).toBe('/rubicon/match/alesia/x');
    expect(addressOf('/match/alesia/x')).toBe('/match/alesia/x');
    expect(pathAt('/match/alesia/x')).toBe('/match/alesia/x');
  });
});

describe('a pasted link', () => {
  test.each([
    ['https://example.org/match/julius-caesar/abc', '/match/julius-caesar/abc'],
    [' /match/julius-caesar/abc?from=mail#top ', '/match/julius-caesar/abc'],
    ['Come and play: http://localhost:8000/match/alesia/x thanks', '/match/alesia/x'],
    ['https://example.org/rubicon/match/alesia/x', '/match/alesia/x'],
    ['abc', undefined],
    ['https://example.org/match/julius-caesar', undefined],
  ])('%s', (link, path) => {
    expect(matchPathIn(link)).toBe(path);
  });
});
