/* Who plays which Factions, as the lobby says it before a match begins. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky/index';
import { catalogueOf } from '../../../web/entry';
import { OptionFields } from '../../../web/lobby/OptionFields';
import { SeatChoices } from '../../../web/lobby/SeatChoices';
import { chairsIn, namesOf, sidesIn, suitedTo, unheldIn } from '../../../web/sides';

const entry = catalogueOf(rulebook);
const ROMANS = { pairs: 'romans-aedui' };

const names = (players: number, options?: unknown) =>
  chairsIn(entry, players, options).map(({ sides }) => namesOf(sides));

describe('1.5.1 who plays which Factions', () => {
  test('one plays all, two a pair each, three a pair and one each, four one each', () => {
    expect(names(1)).toEqual(['Romans, Arverni, Aedui and Belgae']);
    expect(names(2)).toEqual(['Romans and Aedui', 'Arverni and Belgae']);
    expect(names(3)).toEqual(['Romans', 'Arverni and Belgae', 'Aedui']);
    expect(names(4)).toEqual(['Romans', 'Arverni', 'Aedui', 'Belgae']);
    for (const players of [1, 2, 3, 4]) expect(unheldIn(entry, players, ROMANS)).toEqual([]);
  });

  test('of three players the option says which pair one runs', () => {
    expect(names(3, ROMANS)).toEqual(['Romans and Aedui', 'Arverni', 'Belgae']);
    expect(names(3, { pairs: 'arverni-belgae' })).toEqual(names(3));
    expect(names(3, { scenario: 'pax-gallica' })).toEqual(names(3));
    expect(names(4, ROMANS)).toEqual(names(4));
    expect(names(2, ROMANS)).toEqual(names(2));
    expect(sidesIn(entry, 3, '0', ROMANS).map(({ id }) => id)).toEqual(['romans', 'aedui']);
  });

  test('what a server tells of a room may be anything', () => {
    for (const told of [null, undefined, 'pairs', { pairs: 7 }]) expect(names(3, told)).toEqual(names(3));
  });

  test('who sets a game up reads it at the seats', () => {
    const nothing = () => {};
    const text = renderToStaticMarkup(
      <SeatChoices
        entry={entry}
        choices={[{ value: 'me', label: 'You', note: '' }]}
        options={ROMANS}
        value={['me', 'me', 'me']}
        onChange={nothing}
        onPlayers={nothing}
      />,
    )
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('Romans and Aedui');
  });
});

test('1.5.1, 8.9 what only three players choose, or one, is asked of no others', () => {
  const asked = (players: number) =>
    [
      ...renderToStaticMarkup(
        <OptionFields entry={entry} players={players} value={{}} onChange={() => {}} />,
      ).matchAll(/data-option="([^"]+)"/g),
    ].map(([, id]) => id);
  const all = ['scenario', 'length', 'suddenFrost', 'nonPlayers', 'errata'];
  expect(asked(4)).toEqual(all);
  expect(asked(3)).toEqual([...all, 'pairs']);
  expect(asked(2)).toEqual(all);
  expect(asked(1)).toEqual([...all, 'onePlayer']);
});

describe('8.0 Factions run by rule', () => {
  const offered = (players: number) =>
    renderToStaticMarkup(
      <OptionFields entry={entry} players={players} value={{}} onChange={() => {}} />,
    ).match(/data-option="nonPlayers".*?<\/select>/)?.[0] ?? '';
  const choices = (players: number) =>
    [...offered(players).matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);

  test('only as many are offered as leave a Faction for every player', () => {
    expect(choices(4)).toEqual(['none']);
    expect(choices(3)).toEqual(['none', 'belgae', 'aedui', 'romans', 'arverni']);
    expect(choices(2)).toHaveLength(11);
    expect(choices(1)).toHaveLength(15);
  });

  test('the list says what fewer players would open', () => {
    const last = (players: number) => offered(players).match(/<option disabled="">([^<]+)</)?.[1];
    expect([4, 3, 2, 1].map(last)).toEqual([
      '14 more with fewer players',
      '10 more with fewer players',
      '4 more with fewer players',
      undefined,
    ]);
  });

  test('what is chosen counts as long as it suits, whichever pair is chosen, too', () => {
    const options = { pairs: 'romans-aedui', nonPlayers: 'belgae' };
    expect(suitedTo(entry, 4, options)).toEqual({ pairs: 'romans-aedui' });
    expect(suitedTo(entry, 3, options)).toEqual(options);
    expect(names(3, options)).toEqual(['Romans', 'Arverni', 'Aedui']);
    expect(unheldIn(entry, 3, options).map(({ id }) => id)).toEqual(['belgae']);
    expect(names(2, options)).toEqual(['Romans and Aedui', 'Arverni']);
    expect(names(1, { nonPlayers: 'romans-aedui-belgae' })).toEqual(['Arverni']);
  });
});
