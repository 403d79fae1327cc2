/* Plays the packed games on boardgame.io as released and on a stand-in of the next one, and compares what comes of it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ids } from '../games';
import { writeNextBoardgame } from '../tools/nextBoardgame';
import { packed } from '../tools/packed';

const install = packed(inject('tarball'));
let released: string;
let next: string;

beforeAll(() => {
  writeNextBoardgame(join(install.folder, 'boardgame.io'));
  released = install.installWith('released', 'boardgame.io@0.50.2');
  next = install.installWith('next', join(install.folder, 'boardgame.io'));
});

afterAll(() => install.remove());

/** Runs a module in the folder of a user, and returns what it writes. */
function run(user: string, file: string, code: string): string {
  writeFileSync(join(user, file), code);
  return execFileSync(process.execPath, [file], { cwd: user, encoding: 'utf8' });
}

/** Begins a random game of each rulebook with a stock client, and writes what 60 moves lead to. */
const PLAY = `
  const found = {};
  for (const game of games) {
    let drawn = 7;
    const draw = (items) => items[(drawn = (drawn * 48271) % 2147483647) % items.length];
    const { rulebook } = game;
    const client = Client({ game: { ...game, seed: 'next' }, numPlayers: rulebook.players.min, debug: false });
    client.start();
    let moves = 0;
    for (; moves < 60 && !client.getState().ctx.gameover; moves++) {
      const seat = seatsDeciding(client.getState().G)[0];
      client.updatePlayerID(seat);
      const { G } = client.getState();
      const side = sideToDecide(G, seat);
      const { move, stages } = draw(possibilities(rulebook, G, side));
      const args = [];
      while (args.length < stages) args.push(draw(nextArguments(rulebook, G, side, move, args)));
      const before = client.getState()._stateID;
      client.moves[move](...args);
      if (client.getState()._stateID === before) throw new Error(game.name + ' refuses ' + move);
    }
    const { G, ctx } = client.getState();
    found[game.name] = { moves, G, turn: ctx.turn, phase: ctx.phase, journal: journalOf(client.log).length };
  }
  console.log(JSON.stringify(found));`;
const NAMES = 'journalOf, nextArguments, possibilities, seatsDeciding, sideToDecide';
const COMMON = `
  const { Client } = require('boardgame.io/client');
  const { games } = require('rubicon-games');
  const { ${NAMES} } = require('rubicon-games/kit');
  ${PLAY}`;
const MODULE = `
  import { Client } from 'boardgame.io/client';
  import { games } from 'rubicon-games';
  import { ${NAMES} } from 'rubicon-games/kit';
  ${PLAY}`;
const BOTS = `
  import { Client } from 'boardgame.io/client';
  import { Local } from 'boardgame.io/multiplayer';
  import { MCTSBot } from 'boardgame.io/ai';
  import { CaesarsGallicWar as game } from 'rubicon-games';
  import { botAt, botsAt } from 'rubicon-games/bots';
  const client = Client({ game, multiplayer: Local({ bots: botsAt({ 1: 'random' }) }), playerID: '0', debug: false });
  client.start();
  const bot = new (botAt('random'))({ game, enumerate: game.ai.enumerate });
  const stock = new MCTSBot({ game, enumerate: game.ai.enumerate, objectives: game.ai.objectives, iterations: 5, playoutDepth: 5 });
  const { action } = await bot.play(client.getState(), '0');
  console.log(action.payload.type, typeof stock.play, client.getState().ctx.phase);`;

test('a game plays alike on both, and on the next as ES modules, too', () => {
  const played = JSON.parse(run(released, 'play.cjs', COMMON));
  expect(Object.keys(played)).toEqual(ids);
  for (const { moves } of Object.values<{ moves: number }>(played)) expect(moves).toBeGreaterThan(20);
  expect(JSON.parse(run(next, 'play.cjs', COMMON))).toEqual(played);
  expect(JSON.parse(run(next, 'play.mjs', MODULE))).toEqual(played);
});

test("bots play in Node's ES modules on the next", () => {
  expect(run(next, 'bots.mjs', BOTS)).toMatch(/^\w+ function cards?/);
});

test('the stand-in hides what its exports do not name', () => {
  const code = `import('boardgame.io/dist/esm/client.js').catch(({ code }) => console.log(code));`;
  expect(run(next, 'hidden.mjs', code).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
