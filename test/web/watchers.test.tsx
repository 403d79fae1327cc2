/* What the pages say of who watches without a seat. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { rulebooks } from '../../games';
import { refusalOf } from '../../web/client/refusal';
import { catalogueOf } from '../../web/entry';
import type { Room } from '../../web/lobby/api';
import { RoomList } from '../../web/lobby/RoomList';
import { WatchingField } from '../../web/lobby/WatchingField';
import { Chat } from '../../web/table/chat/Chat';
import { Watchers } from '../../web/table/players/Watchers';
import { watchings } from '../../web/ui/watching';
import { FakeStorage } from './fakeStorage';

const nobody = () => {};

describe('how many watch', () => {
  test.each([
    [0, false, ''],
    [1, false, 'One watches but cannot read the chat'],
    [1, true, 'One watches and can read the chat'],
    [12, true, '12 watch and can read the chat'],
  ])('%i, who hear: %s', (count, hear, words) => {
    const shown = renderToStaticMarkup(<Watchers count={count} hear={hear} />);
    if (count === 0) expect(shown).toBe('');
    else expect(shown).toContain(words);
  });
});

describe('the chat', () => {
  const chat = (more: object) =>
    renderToStaticMarkup(<Chat lines={[]} sidesAt={() => []} nameOf={() => ''} {...more} />);

  test('says to watchers that it is not open to them, and to others that nobody has said anything', () => {
    expect(chat({ isClosed: true })).toContain('not open to watchers');
    expect(chat({})).toContain('Nobody has said anything yet');
  });

  test('says to who speaks that watchers read it, if they do', () => {
    expect(chat({ say: nobody, isOverheard: true })).toContain('data-testid="overheard"');
    expect(chat({ say: nobody })).not.toContain('overheard');
    expect(chat({ isOverheard: true })).not.toContain('overheard');
  });
});

test('the form for a room offers what watchers may do and when, at once and without the chat unless it is chosen', () => {
  const form = renderToStaticMarkup(<WatchingField value={watchings[0]} onChange={nobody} />);
  expect(
    [...form.matchAll(/<option value="([\w-]+)"( selected="")?/g)].map(([, value, chosen]) => [
      value,
      chosen !== undefined,
    ]),
  ).toEqual([
    ['play', true],
    ['chat', false],
    ['play-5', false],
    ['play-15', false],
    ['play-60', false],
    ['none', false],
  ]);
});

test.each([
  ['none', 'Ann', false],
  ['none', undefined, true],
  ['play', 'Ann', true],
  ['chat', 'Ann', true],
  [undefined, 'Ann', true],
] as const)(
  'a room that is open to watchers as %s, with %s on its last seat, can be entered: %s',
  (watching, name, can) => {
    vi.stubGlobal('localStorage', new FakeStorage());
    const entry = catalogueOf(rulebooks['julius-caesar']);
    const players = [{ id: 0, name: 'Gaius' }, name === undefined ? { id: 1 } : { id: 1, name }];
    const room: Room = {
      ...{ gameName: entry.id, matchID: 'm1', createdAt: 0, updatedAt: 0, players },
      ...(watching === undefined ? {} : { watching }),
    };
    const list = renderToStaticMarkup(<RoomList games={[entry]} rooms={[room]} failed={false} />);
    expect(list.includes('href="/match/julius-caesar/m1"')).toBe(can);
    expect(list.includes('Not open to watchers')).toBe(!can);
  },
);

test('who is refused to watch has nothing more to do at the table', () => {
  const message = 'The players of this match let nobody watch';
  expect(refusalOf({ error: 'not-open', message })).toEqual({ text: `${message}.`, final: 'not-open' });
});
