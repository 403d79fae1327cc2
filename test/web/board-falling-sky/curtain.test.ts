/* People at one device: everything lies open but the cards of the deck that a Faction has looked at (cards 35, 47). */
import { expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky/index';
import { seatsDeciding, sidesAt } from '../../../games/kit/seats';
import { board } from '../../../web/boards/falling-sky';
import { openTo } from '../../../web/local/openTo';
import { beginEvent, type Table } from '../../falling-sky/table';

/** Returns the seats whose decision everybody at the device may watch. */
function openAt({ G }: Table) {
  const state = (view: typeof G) => ({
    id: 0,
    G: view,
    deciding: seatsDeciding(G),
    plugins: {},
    log: [],
    over: null,
  });
  const seats = [...new Set(Object.values(G.seats)), null];
  const views = new Map(seats.map((seat) => [seat, state(rulebook.view(G, sidesAt(G, seat)))]));
  return openTo({ rules: { rulebook }, board }, views);
}

const POSITION = { pieces: { provincia: { romans: { troops: 4 } } }, deck: [7, 11, 12, 13] };

test('who looks at the deck decides behind the curtain, and sees the cards', () => {
  const table = beginEvent(POSITION, 35, 'unshaded', 'romans');
  expect(table.G.secret.looked.romans).toEqual([11, 12]);
  expect(seatsDeciding(table.G)).toEqual(['0']);
  expect(openAt(table)).toEqual([]);
  delete table.G.secret.looked.romans;
  expect(openAt(table)).toEqual(['0']);
});

test('what another has looked at is no secret of who decides', () => {
  const table = beginEvent(POSITION, 1, 'unshaded', 'romans');
  table.G.secret.looked.arverni = [11];
  expect(openAt(table)).toEqual(['0']);
});
