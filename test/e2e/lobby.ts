import type { BrowserContextOptions } from 'playwright-core';
import type { PlayableGame } from '../../web/client/savedGames';
import { visit } from './browser';
import { Player } from './player';

const GAME = 'julius-caesar';

/** Two people at one table, each in a browser of their own. */
export interface Pair {
  caesar: Player;
  pompey: Player;
}

/** Caesar opens a room that only a link leads to, and Pompey comes by the link. */
export async function meetByLink(url: string): Promise<Pair> {
  const caesar = await openRoom(url, 'Gaius', true);
  const pompey = new Player(await visit(caesar.page.url()), 'pompey');
  await join(pompey, 'Gnaeus');
  await caesar.at('invite').waitFor({ state: 'detached' });
  return { caesar, pompey };
}

/** Creates a room as Caesar and sits down in it. */
export async function openRoom(url: string, name: string, unlisted: boolean): Promise<Player> {
  const caesar = new Player(await visit(url), 'caesar');
  await caesar.press(caesar.page.locator(`[data-game=${GAME}]`).getByTestId('create-room'));
  await caesar.at('name').fill(name);
  if (unlisted) await caesar.at('unlisted').check();
  await caesar.press(caesar.at('create'));
  await caesar.page.waitForURL(new RegExp(`/match/${GAME}/.+`));
  await caesar.sits();
  return caesar;
}

/** Takes the seat that a room offers. */
export async function join(player: Player, name: string): Promise<void> {
  await player.at('invitation').waitFor();
  await player.at('name').fill(name);
  await player.press(player.at('join'));
  await player.sits();
}

/** Starts a game on one device at its first seat, against a bot or a friend. */
export async function playHere(
  url: string,
  opponent: 'random' | 'friend',
  options: BrowserContextOptions = {},
  game = GAME,
): Promise<Player> {
  const player = await setUpHere(url, opponent, options, game);
  await player.press(player.at('start'));
  if (opponent === 'random') await player.sits();
  return player;
}

/** Chooses who plays a game on this device, and leaves it at that. */
export async function setUpHere(
  url: string,
  opponent: 'random' | 'friend',
  options: BrowserContextOptions = {},
  game = GAME,
): Promise<Player> {
  const player = new Player(await visit(url, options), 'caesar', options.hasTouch === true);
  await player.press(player.page.locator(`[data-game=${game}]`).getByTestId('play-here'));
  await player.at('local-setup').waitFor();
  if (opponent === 'random') {
    await player.at('seat-1').selectOption('random');
    await chooseQuick(player);
  }
  return player;
}

/** Unfolds what is asked of a new game besides who plays. */
export async function unfoldOptions(player: Player): Promise<void> {
  await player.press(player.at('more-options'));
}

/** Chooses bots that wait for nobody. */
export async function chooseQuick(player: Player): Promise<void> {
  await unfoldOptions(player);
  await player.at('pace').selectOption({ label: 'Quick' });
}

/** Goes on with a game that is kept on the device. */
export async function resume(
  url: string,
  kept: PlayableGame,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const player = new Player(await visit(url, options), 'caesar', options.hasTouch === true);
  await player.at('play-here').first().waitFor();
  await player.page.evaluate(
    ([id, saved]) => localStorage.setItem(`rubicon.local.${id}`, saved),
    [kept.id, JSON.stringify(kept)],
  );
  await player.page.goto(`${url}/local/${kept.game}/${kept.id}`);
  await player.sits();
  return player;
}
