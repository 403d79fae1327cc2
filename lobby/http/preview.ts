import type { Server } from 'boardgame.io';
import type { About, LobbyGame } from '../game';
import { parseMatchID } from '../socket/wire';
import type { Storage } from '../storage/storage';
import { type Delayed, isHeldBack } from '../watching';
import { fileAt } from './files';
import type { Context } from './koa';

/** What a program that shows links says of a page: the Open Graph properties `title`, `description` and `image`. */
export type Preview = { title: string; description: string; image?: string };

type MatchData = Server.MatchData & Delayed;

type Parts = {
  games: readonly LobbyGame[];
  storage: Pick<Storage, 'fetch'>;
  webRoot: string;
  basePath: string;
};

/**
 * Returns a function that gives the preview of a page, from what everybody may know: of `/match/<game>/<match>` which seats
 * are free, and by whom it is held where the match is listed; of any other page of a game what it is. The picture is
 * `pictures/<game>.jpg` of the web app, where there is one. Undefined for other pages, and whenever nothing can be found out.
 */
export function previews({ games, storage, webRoot, basePath }: Parts) {
  return async ({ path, origin }: Pick<Context, 'path' | 'origin'>): Promise<Preview | undefined> => {
    const [page, name, id] = path.split('/').filter(Boolean);
    const game = games.find((each) => each.name === name);
    if (game === undefined) return undefined;
    const words = page === 'match' ? await ofMatch(storage, game, id) : ofGame(game);
    if (words === undefined) return undefined;
    const picture = `/pictures/${game.name}.jpg`;
    const image = (await fileAt(webRoot, picture)) !== undefined && {
      image: `${origin}${basePath}${picture}`,
    };
    return { ...words, ...(image || {}) };
  };
}

/** Returns the tags of a page's head that tell its preview. */
export function tagsOf({ title, description, image }: Preview): string {
  const tags = { 'og:type': 'website', 'og:title': title, 'og:description': description, 'og:image': image };
  const card = image === undefined ? 'summary' : 'summary_large_image';
  return Object.entries(tags)
    .filter(([, content]) => content !== undefined)
    .map(([property, content = '']) => `<meta property="${property}" content="${escaped(content)}">`)
    .concat(`<meta name="twitter:card" content="${card}">`)
    .join('');
}

function ofGame(game: LobbyGame): Preview | undefined {
  const about = aboutOf(game, game.minPlayers ?? 2, undefined);
  return about && { title: about.title, description: about.summary };
}

async function ofMatch(
  storage: Pick<Storage, 'fetch'>,
  game: LobbyGame,
  id: string | undefined,
): Promise<Preview | undefined> {
  const matchID = parseMatchID(id);
  if (matchID === undefined) return undefined;
  const { metadata } = await storage
    .fetch(matchID, { metadata: true })
    .catch(() => ({ metadata: undefined }));
  if (metadata === undefined || metadata.gameName !== game.name) return undefined;
  const players = Object.values(metadata.players);
  const about = aboutOf(game, players.length, metadata.setupData);
  return (
    about && { title: titleOf(about, metadata), description: `${seatsOf(about, metadata)} ${about.summary}` }
  );
}

function titleOf({ title }: About, match: MatchData): string {
  const { players, unlisted, gameover } = match;
  if (gameover !== undefined && gameover !== null && !isHeldBack(match, Date.now()))
    return `${title}: a game that is over`;
  const seats = Object.values(players);
  if (seats.every(({ name }) => name !== undefined)) return `${title}: a game under way`;
  const hosts =
    unlisted === true ? [] : seats.filter((seat) => !('bot' in seat)).flatMap(({ name }) => name ?? []);
  if (hosts.length === 0) return `${title}: a seat is free`;
  return `${listOf(hosts)} ${hosts.length === 1 ? 'invites' : 'invite'} you to ${title}`;
}

function seatsOf({ seats }: About, { players }: MatchData): string {
  const free = Object.values(players).filter(({ name }) => name === undefined);
  if (free.length === 0) return 'All seats are taken.';
  return `Free: ${listOf(free.map(({ id }) => listOf(seats[id] ?? [])))}.`;
}

function aboutOf(game: LobbyGame, players: number, setupData: unknown): About | undefined {
  try {
    return game.about?.(players, setupData);
  } catch {
    return undefined;
  }
}

function listOf(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character]);
}
