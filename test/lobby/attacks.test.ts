import { LobbyClient } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { type DuelState, duel } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startBare, startOurs } from './fixtures/servers';
import {
  closeVisitors,
  createEmptyMatch,
  createMatch,
  post,
  type Seated,
  toRolling,
  until,
  Visitor,
} from './fixtures/visitor';

let ours: RunningServer;
let bare: RunningServer;

beforeAll(async () => {
  [ours, bare] = await Promise.all([startOurs(), startBare()]);
});
afterEach(closeVisitors);
afterAll(async () => {
  await Promise.all([ours.close(), bare.close()]);
  await removeFolders();
});

/** An attack on the server at a URL, which returns whether it has worked. */
type Attack = (url: string) => Promise<boolean>;

const secretsOf = (G: unknown) => Object.keys((G as DuelState).secret ?? {});

/** Sends an action of any kind as the seat, and returns what somebody else sees of the match then. */
async function stateAfter(url: string, action: (visitor: Visitor) => object) {
  const { mover: visitor, seated } = await toRolling(url);
  const { type = '', payload = {}, ...more } = action(visitor) as { type?: string; payload?: object };
  const credited = { playerID: seated.seat, credentials: seated.credentials, ...payload };
  const sent = { type, ...more, payload: credited };
  await visitor.answered(() => {
    visitor.socket.emit('update', sent, visitor.state._stateID, seated.matchID, seated.seat);
  });
  return (await new Visitor(url).sync(seated.matchID, null)).state;
}

const rich = ({ state }: Visitor) => ({ ...state, G: { ...state.G, score: { 0: 999, 1: 0 } } });

const attacks: Record<string, Attack> = {
  'an event ends the game in the favour of who sends it': async (url) => {
    const event = () => ({ type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '0' }] } });
    return (await stateAfter(url, event)).ctx.gameover !== undefined;
  },

  ...Object.fromEntries(
    ['SYNC', 'UPDATE', 'RESET'].map((type): [string, Attack] => [
      `an action of type ${type} replaces the state`,
      async (url) => {
        const state = await stateAfter(url, (visitor) => ({ type, state: rich(visitor) }));
        return state.G.score[0] === 999;
      },
    ]),
  ),

  'an action of type PATCH changes the state': async (url) => {
    const patch = [{ op: 'replace', path: '/G/score/0', value: 999 }];
    return (await stateAfter(url, () => ({ type: 'PATCH', patch }))).G.score[0] === 999;
  },

  'an event ends a game that has said nothing of events': async (url) => {
    const [seated] = await createMatch(url, { game: 'open' });
    const visitor = new Visitor(url, 'open');
    await visitor.sync(seated.matchID, '0', seated.credentials);
    const payload = {
      type: 'endGame',
      args: [{ winner: '0' }],
      playerID: '0',
      credentials: seated.credentials,
    };
    await visitor.answered(() => {
      visitor.socket.emit('update', { type: 'GAME_EVENT', payload }, 0, seated.matchID, '0');
    });
    const { state } = await new Visitor(url, 'open').sync(seated.matchID, null);
    return state.ctx.gameover !== undefined;
  },

  'an action of type UNDO takes back a die that its roller has seen': async (url) => {
    const [seated] = await createMatch(url, { game: 'open' });
    const visitor = new Visitor(url, 'open');
    await visitor.sync(seated.matchID, '0', seated.credentials);
    await visitor.play(seated, 'roll');
    const { credentials, matchID } = seated;
    const undo = { type: 'UNDO', payload: { playerID: '0', credentials } };
    await visitor.answered(() => {
      visitor.socket.emit('update', undo, visitor.state._stateID, matchID, '0');
    });
    const { state } = await new Visitor(url, 'open').sync(matchID, null);
    return state.G.count === 0;
  },

  'a seat moves for the other one, which is active too': async (url) => {
    const [attacker, victim] = await createMatch(url);
    const visitor = await Visitor.seated(attacker);
    const watching = await Visitor.seated(victim);
    const { credentials, matchID } = attacker;
    const card = watching.state.G.secret[1]?.hand[7];
    const payload = { type: 'bid', args: [card], playerID: '1', credentials };
    await visitor.answered(() => {
      visitor.socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
    });
    await watching.settled(victim);
    return watching.state.G.secret[1]?.bid === card;
  },

  'the beginning of the match shows the hand of the other': async (url) => {
    const [seated] = await createMatch(url);
    const visitor = new Visitor(url);
    const { initialState } = await visitor.sync(seated.matchID, '0', seated.credentials);
    return secretsOf(initialState.G).includes('1');
  },

  'the beginning of the match shows the generator of the dice to a spectator': async (url) => {
    const [{ matchID }] = await createMatch(url);
    const { initialState } = await new Visitor(url).sync(matchID, null);
    return initialState.plugins.random?.data?.seed !== undefined;
  },

  'the time at which the match was made tells the hand of the other': async (url) => {
    const [{ matchID, seat, credentials }, other] = await createMatch(url);
    const own = await new Visitor(url).sync(matchID, seat, credentials);
    const theirs = await Visitor.seated(other);
    const { createdAt } = await new LobbyClient({ server: url }).getMatch('duel', matchID);
    const handIn = (G: DuelState, of: string) => G.secret[of]?.hand.join();
    for (let tried = 0; tried < 1000; tried++) {
      const seed = (createdAt - tried).toString(36).slice(-10);
      const { G } = InitializeGame({ game: { ...duel, seed }, numPlayers: 2 });
      if (handIn(G, seat) === handIn(own.state.G, seat))
        return handIn(G, other.seat) === handIn(theirs.state.G, other.seat);
    }
    return false;
  },

  'anyone watches from a seat before it is taken, and goes on watching when it is': async (url) => {
    const matchID = await createEmptyMatch(url);
    const spy = new Visitor(url);
    await spy.answered(() => spy.socket.emit('sync', matchID, '1'));
    const lobby = new LobbyClient({ server: url });
    for (const playerID of ['0', '1'])
      await lobby.joinMatch('duel', matchID, { playerID, playerName: 'Owner' });
    const seen = [
      ...spy.heard.sync.map(([, { state }]) => state),
      ...spy.heard.update.map(([, state]) => state),
    ];
    return seen.some(({ G }) => secretsOf(G).includes('1'));
  },

  'anyone moves for a seat before it is taken': async (url) => {
    const matchID = await createEmptyMatch(url, 'open');
    const visitor = new Visitor(url, 'open');
    await visitor.sync(matchID, null);
    const payload = { type: 'add', args: [5], playerID: '0' };
    await visitor.answered(() => {
      visitor.socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
    });
    return (await visitor.sync(matchID, null)).state.G.count === 5;
  },

  'who has left goes on watching from the seat that another has taken': async (url) => {
    const [owner, leaver] = await createMatch(url);
    const spy = await Visitor.seated(leaver);
    const lobby = new LobbyClient({ server: url });
    const { matchID, seat: playerID, credentials } = leaver;
    await lobby.leaveMatch('duel', matchID, { playerID, credentials });
    await lobby.joinMatch('duel', matchID, { playerID, playerName: 'Next' });
    const mover = await Visitor.seated(owner);
    await mover.play(owner, 'bid', [mover.state.G.secret[0]?.hand[0]]);
    await until(() => spy.heard.update.length + spy.heard.refused.length > 0, 'the spy to hear');
    return spy.heard.update.some(([, { G }]) => secretsOf(G).includes('1'));
  },

  'a sync creates a match that nobody has asked for': async (url) => {
    const visitor = new Visitor(url);
    await visitor.answered(() => visitor.socket.emit('sync', 'no-such-match', null, undefined, 3));
    return (await fetch(`${url}/games/duel/no-such-match`)).ok;
  },

  'the view of another game shows all secrets': async (url) => {
    const [{ matchID }] = await createMatch(url);
    const spy = new Visitor(url, 'open');
    await spy.answered(() => spy.socket.emit('sync', matchID, null));
    return spy.heard.sync.some(([, { state }]) => secretsOf(state.G).length === 2);
  },

  'superfluous arguments swell the log': async (url) => {
    const { mover: visitor, seated } = await toRolling(url);
    await visitor.answered(() => visitor.move(seated, 'roll', ['x'.repeat(20_000)]));
    const { log } = await new Visitor(url).sync(seated.matchID, null);
    return JSON.stringify(log).length > 20_000;
  },

  'anyone chats before a seat is taken': async (url) => {
    const matchID = await createEmptyMatch(url);
    const listener = new Visitor(url);
    await listener.sync(matchID, null);
    await listener.answered(() => {
      listener.socket.emit('chat', matchID, { id: 'spam', sender: '0', payload: 'spam' });
    });
    return listener.heard.chat.length > 0;
  },

  'chat carries anything at any length': async (url) => {
    const [seated, other] = await createMatch(url);
    const visitor = await Visitor.seated(seated);
    const listener = await Visitor.seated(other);
    for (const payload of ['x'.repeat(10_000), { html: '<script>' }]) {
      const message = { id: 'spam', sender: '0', payload };
      visitor.socket.emit('chat', seated.matchID, message, seated.credentials);
    }
    const { refused } = visitor.heard;
    await until(() => refused.length === 2 || listener.heard.chat.length === 2, 'both to be judged');
    return listener.heard.chat.length > 0;
  },

  'a rematch has as many seats as one asks for': async (url) => {
    const [{ matchID, seat: playerID, credentials }] = await createMatch(url);
    const numPlayers = 20_000;
    const { status, body } = await post(`${url}/games/duel/${matchID}/playAgain`, {
      playerID,
      credentials,
      numPlayers,
    });
    if (status !== 200) return false;
    const next = (body as { nextMatchID: string }).nextMatchID;
    return (await new LobbyClient({ server: url }).getMatch('duel', next)).players.length === numPlayers;
  },

  'a player of the name __proto__ becomes part of every object': async (url) => {
    const matchID = await createEmptyMatch(url);
    await fetch(`${url}/games/duel/${matchID}/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"playerID":"__proto__","playerName":"Mallory"}',
    });
    const polluted = Reflect.get({}, 'name') === 'Mallory';
    for (const name of ['name', 'credentials', 'data']) Reflect.deleteProperty(Object.prototype, name);
    return polluted;
  },
};

describe.each(Object.entries(attacks))('%s', (_name, attack) => {
  test('on the server boardgame.io brings', async () => {
    expect(await attack(bare.url)).toBe(true);
  });

  test('not on ours', async () => {
    expect(await attack(ours.url)).toBe(false);
  });
});

test('moves of the names that every object has are unknown', async () => {
  const [seated] = await createMatch(ours.url);
  const visitor = await Visitor.seated(seated);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
    const before = visitor.heard.refused.length;
    visitor.move(seated, name);
    expect((await visitor.refusal(before)).error).toBe('unknown-move');
  }
});

test('a seat is refused without, with wrong and with the other seat’s credentials', async () => {
  const [first, second] = await createMatch(ours.url);
  for (const credentials of [undefined, '', 'wrong', second.credentials, `${first.credentials}x`]) {
    const visitor = new Visitor(ours.url);
    visitor.socket.emit('sync', first.matchID, '0', credentials);
    expect((await visitor.refusal()).error).toBe('unauthorized');
    expect(visitor.heard.sync).toEqual([]);
  }
});

test('sockets are cut off when their seat is left, and spectators are told when the match is gone', async () => {
  const [first, second] = await createMatch(ours.url);
  const visitors = [await Visitor.seated(first), await Visitor.seated(second)] as const;
  const spectator = new Visitor(ours.url);
  await spectator.sync(first.matchID, null);
  const lobby = new LobbyClient({ server: ours.url });
  const leave = ({ matchID, seat: playerID, credentials }: Seated) =>
    lobby.leaveMatch('duel', matchID, { playerID, credentials });

  await leave(first);
  expect((await visitors[0].refusal()).error).toBe('unauthorized');
  await until(() => !visitors[0].socket.connected, 'the socket to be cut off');
  expect(visitors[1].socket.connected).toBe(true);

  await leave(second);
  expect((await spectator.refusal()).error).toBe('match-not-found');
  await expect(lobby.getMatch('duel', first.matchID)).rejects.toThrow('404');
});
