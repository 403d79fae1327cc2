import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LobbyClient } from 'boardgame.io/client';
import { seeded } from '../../../games/testing/chance';
import { dataFolder } from '../../lobby/fixtures/folder';
import { ServerProcess } from '../../lobby/fixtures/process';
import { closeVisitors, createMatch, type Seated, Visitor } from '../../lobby/fixtures/visitor';
import { Bystanders } from './bystanders';
import {
  malformedBytes,
  malformedFrame,
  malformedMessage,
  malformedPacket,
  malformedRequest,
  type RestRequest,
} from './malformed';
import { megabytesOf } from './memory';
import { RawSocket, RawWebSocket } from './rawSocket';

const ATTACKERS = 8;
const BATCH = 20;
/** Of a hundred batches so many are messages, requests and packets; the others are frames and bytes. */
const SHARES = { messages: 70, requests: 22, packets: 4, frames: 2 };
/** Milliseconds after which an answer is taken not to come, and a bystander's move to have been slowed. */
const PATIENCE = 20_000;
/** Megabytes that the server may take beyond what it took after a twentieth of the messages. */
const GROWTH = 200;

/** What became of the messages that one attacker has sent over one connection. */
type Outcome = { sent: number; accepted: string[]; failed: string[]; unanswered: number };

type Target = { port: number; seated: Seated; next: () => number };

/**
 * Sends so many malformed messages to a server of its own, as many clients of many addresses, while two players go on
 * with their games. Returns the figures, and whether every message was refused, the attacked match is unchanged, the
 * server lives and has not grown, and the players have noticed nothing.
 */
export async function attack(messages: number): Promise<Record<string, unknown> & { ok: boolean }> {
  const environment = { DATA_DIR: await dataFolder(), BOT_THREADS: '0', TRUST_PROXY: '1' };
  const server = await ServerProcess.listening(environment);
  const { url, port = 0 } = server;
  const begun = performance.now();
  const [attacked] = await createMatch(url, { seats: 1 });
  const before = await lookOf(attacked);
  const bystanders = new Bystanders(url, { pause: 20, patience: PATIENCE });
  const playing = bystanders.play();

  const total: Outcome = { sent: 0, accepted: [], failed: [], unanswered: 0 };
  const memory: number[] = [await megabytesOf(server)];
  let settled: number | undefined;
  let turnedAway = 0;
  let batches = 0;
  const attacker = async () => {
    while (total.sent < messages && turnedAway < messages / BATCH) {
      batches += 1;
      const next = seeded(batches);
      const outcome = await Promise.race([
        batchOf(next)({ port, seated: attacked, next }),
        sleep(3 * PATIENCE, undefined, { ref: false }),
      ]);
      if (outcome === undefined) turnedAway += 1;
      else {
        total.sent += outcome.sent;
        total.unanswered += outcome.unanswered;
        total.accepted.push(...outcome.accepted);
        total.failed.push(...outcome.failed);
      }
      if (batches % 100 === 0) memory.push(await megabytesOf(server));
      if (total.sent >= messages / 20) settled ??= memory.at(-1);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attacker));
  memory.push(await megabytesOf(server));
  bystanders.stop();
  await playing;

  const alive = (await fetch(`${url}/healthz`).catch(() => undefined))?.status === 200;
  const unchanged = alive && (await lookOf(attacked)) === before;
  closeVisitors();
  const { code } = await server.stop('SIGTERM');
  const grown = Math.max(...memory) - (settled ?? memory[0] ?? 0);
  const figures = {
    soak: 'malformed',
    messages: total.sent,
    accepted: total.accepted.length,
    failed: total.failed.length,
    unanswered: total.unanswered,
    turnedAway,
    alive,
    unchanged,
    stopped: code,
    memory: { first: memory[0], settled, most: Math.max(...memory), last: memory.at(-1), unit: 'MB' },
    bystanders: bystanders.figures,
    examples: [...new Set([...total.accepted, ...total.failed])].slice(0, 10),
    seconds: Math.round((performance.now() - begun) / 1000),
  };
  const refused = total.accepted.length + total.failed.length + total.unanswered === 0;
  const unhurt = alive && unchanged && code === 0 && grown < GROWTH && bystanders.unhurt;
  return { ...figures, ok: refused && unhurt && total.sent >= messages };
}

function batchOf(next: () => number): (target: Target) => Promise<Outcome | undefined> {
  const { messages, requests, packets, frames } = SHARES;
  const share = next() * 100;
  if (share < messages) return sendMessages;
  if (share < messages + requests) return sendRequests;
  if (share < messages + requests + packets) return sendPackets;
  return share < messages + requests + packets + frames ? sendFrames : sendBytes;
}

async function sendMessages({ port, seated, next }: Target): Promise<Outcome | undefined> {
  const socket = await RawWebSocket.entering(port, addressFrom(next), seated.game);
  if (socket.isClosed) return undefined;
  let unanswered = 0;
  for (let count = 1; count <= BATCH && !socket.isClosed; count += 1) {
    socket.text(`42/${seated.game},${JSON.stringify(malformedMessage(seated, next))}`);
    const answers = socket.hears((text) => eventIn(text) !== undefined, count - unanswered);
    const answered = await Promise.race([answers, sleep(PATIENCE, undefined, { ref: false })]);
    if (answered === undefined) unanswered += 1;
  }
  await socket.leave();
  return { sent: BATCH, accepted: acceptedBy(socket), failed: [], unanswered };
}

async function sendPackets({ port, seated, next }: Target): Promise<Outcome | undefined> {
  const socket = await RawWebSocket.entering(port, addressFrom(next), seated.game);
  if (socket.isClosed) return undefined;
  const packet = malformedPacket(next);
  socket.text(packet);
  await socket.leave();
  return { sent: 1, accepted: acceptedBy(socket), failed: [], unanswered: 0 };
}

async function sendFrames({ port, seated, next }: Target): Promise<Outcome | undefined> {
  const socket = await RawWebSocket.entering(port, addressFrom(next), seated.game);
  if (socket.isClosed) return undefined;
  socket.frame(...malformedFrame(next));
  await socket.leave();
  return { sent: 1, accepted: acceptedBy(socket), failed: [], unanswered: 0 };
}

async function sendBytes({ port, next }: Target): Promise<Outcome> {
  const socket = new RawSocket(port);
  const bytes = malformedBytes(next);
  socket.write(bytes);
  await socket.end();
  return judged(socket.statuses, () => String(bytes).slice(0, 60));
}

async function sendRequests({ port, seated, next }: Target): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = addressFrom(next);
  const outcomes: Outcome[] = [];
  for (let count = 0; count < BATCH; count += 1) {
    const asked = malformedRequest(seated, next);
    const status = await statusOf(port, agent, address, asked);
    outcomes.push(judged([status], () => `${asked.method} ${asked.path} ${asked.body.slice(0, 100)}`));
  }
  agent.destroy();
  return {
    sent: BATCH,
    accepted: outcomes.flatMap(({ accepted }) => accepted),
    failed: outcomes.flatMap(({ failed }) => failed),
    unanswered: 0,
  };
}

/** Returns the status of the answer, or 499 if the connection was closed without one. */
function statusOf(
  port: number,
  agent: Agent,
  address: string,
  { method, path, body, type }: RestRequest,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, 'X-Forwarded-For': address };
    const asking = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    asking.once('error', () => resolve(499));
    asking.end(body);
  });
}

function judged(statuses: readonly number[], what: () => string): Outcome {
  const bad = statuses
    .filter((status) => status < 400 || status >= 500)
    .map((status) => `${status} ${what()}`);
  return {
    sent: 1,
    accepted: bad.filter((text) => !text.startsWith('5')),
    failed: bad.filter((text) => text.startsWith('5')),
    unanswered: 0,
  };
}

/** Returns what the server has told a client whom it should have told of refusals only. */
function acceptedBy({ heard }: RawWebSocket): string[] {
  return heard
    .filter((text) => !['refused', undefined].includes(eventIn(text)))
    .map((text) => text.slice(0, 100));
}

function eventIn(text: string): string | undefined {
  return /^42(?:\/[^,]*,)?\["([^"]*)"/.exec(text)?.[1];
}

function addressFrom(next: () => number): string {
  return `10.${[1, 2, 3].map(() => Math.floor(next() * 256)).join('.')}`;
}

/** Returns all that anybody may see of a match and of which matches of nobody but the bystanders' there are. */
async function lookOf({ url, game, matchID }: Seated): Promise<string> {
  const lobby = new LobbyClient({ server: url });
  const { players, updatedAt } = await lobby.getMatch(game, matchID);
  const spectator = new Visitor(url, game);
  const { state, log } = await spectator.sync(matchID, null);
  await spectator.received();
  const { chat } = spectator.heard;
  spectator.close();
  const { matches } = await lobby.listMatches(game);
  const others = matches.filter((match) => match.players.every(({ name }) => name === undefined)).length;
  return JSON.stringify({ players, updatedAt, stateID: state._stateID, log, chat, others });
}
