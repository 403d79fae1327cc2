/* The map and its pieces without the frame of a table. */
import { afterEach, expect, test } from 'vitest';
import { CaesarsGallicWar } from '../../games/caesars-gallic-war';
import { DrawnTable } from '../tools/drawnTable';
import { gameWhere } from '../tools/lateGame';

let table: DrawnTable | undefined;

afterEach(() => table?.close());

/** A game in which several areas can be activated for one move. */
const activating = gameWhere(
  CaesarsGallicWar,
  ({ state }) => {
    const frame = state.G.stack.at(-1);
    return frame?.step === 'groups' && frame.limit > 1 && frame.groups.length === 0;
  },
  'activating',
);

const marked = (at: DrawnTable) => {
  const [place] = at.page.all().filter((each) => each.getAttribute('data-offered') === 'true');
  const pressed = place?.all().find((each) => each.getAttribute('data-thing') === '');
  if (pressed === undefined) throw new Error('no place can be marked');
  return pressed;
};

test('with a frame, an area marked waits for the button of the prompt', async () => {
  table = await DrawnTable.onDevice(activating);
  const before = table.legal;
  await table.countPress(marked(table));
  expect(table.legal).toEqual(before);
});

test('without a frame there is no prompt, and an area is activated as soon as it is marked; to begin is left to the app', async () => {
  table = await DrawnTable.onDevice(activating, false);
  expect(table.page.all().filter((each) => each.getAttribute('data-testid') === 'prompt')).toEqual([]);
  const activated = table.legal.filter(({ move }) => move === 'activate').length;
  await table.countPlay(marked(table));
  const left = table.legal.map(({ move }) => move);
  expect(left.filter((move) => move === 'activate').length).toBeLessThan(activated);
  expect(left).toContain('begin');
});
