import { describe, expect, test } from 'vitest';
import { loadGame, loadWholeGame } from '../../web/boards';
import { loadRules } from '../../web/games';
import { ids } from '../games';

test.each(ids)('the rules and the board of %s are found by its id', async (id) => {
  const { game, rulebook } = await loadRules(id);
  const { rules, board } = await loadGame(id);
  const whole = await loadWholeGame(id);
  expect([game.name, rulebook.id]).toEqual([id, id]);
  expect([rules.game.name, rules.rulebook.id]).toEqual([id, id]);
  expect(whole.rules).toEqual({ game, rulebook });
  expect(board).toHaveProperty('Board');
});

describe.each([
  ['loadRules', loadRules],
  ['loadGame', loadGame],
  ['loadWholeGame', loadWholeGame],
])('%s', (_name, load) => {
  test.each(['chess', '', '../kit', '__proto__', 'constructor'])(
    'says that there is no game %s',
    async (id) => {
      await expect(load(id)).rejects.toThrow(`there is no game ${id}`);
    },
  );
});
