import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const CLOSE = 0x8;
const LAST = 0x80;
const MASKED = 0x80;
const SHORT = 125;

/** A connection that sends whatever bytes it is told. */
export class RawSocket {
  readonly closed: Promise<void>;
  protected readonly socket: Socket;
  protected received = Buffer.alloc(0);

  constructor(port: number, localAddress = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress });
    this.socket.setNoDelay(true);
    this.socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  write(bytes: string | Uint8Array): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** Sends nothing more, and waits until the server has closed the connection too. */
  async end(): Promise<void> {
    this.socket.end();
    await this.closed;
  }

  /** Ends the connection at once. */
  reset(): void {
    this.socket.destroy();
  }

  /** What the server has sent so far. */
  get answers(): string {
    return this.received.toString('latin1');
  }

  get isClosed(): boolean {
    return this.socket.closed;
  }

  /** The status codes of the HTTP answers so far. */
  get statuses(): number[] {
    return [...this.answers.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, code]) => Number(code));
  }
}

/** A WebSocket that a client of socket.io might have, but for what is sent over it. */
export class RawWebSocket extends RawSocket {
  /** What the server has sent, as text, from the last one that has not been read on. */
  readonly heard: string[] = [];
  #wake: () => void = () => {};

  /** Connects as somebody at the given address behind a proxy, and enters a namespace. */
  static async entering(port: number, address: string, namespace: string): Promise<RawWebSocket> {
    const socket = new RawWebSocket(port);
    socket.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `X-Forwarded-For: ${address}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.socket.on('data', () => socket.#read());
    socket.socket.once('close', () => socket.#wake());
    await socket.hears((text) => text.startsWith('0{'));
    socket.text(`40/${namespace},`);
    await socket.hears((text) => text.startsWith(`40/${namespace},`));
    return socket;
  }

  text(text: string): void {
    this.frame(LAST | TEXT, Buffer.from(text));
  }

  /** Sends a frame with the given first byte, masked as clients have to. */
  frame(first: number, payload: Uint8Array): void {
    const length =
      payload.length <= SHORT
        ? Buffer.from([MASKED | payload.length])
        : Buffer.from([MASKED | 127, ...longOf(payload)]);
    const mask = randomBytes(4);
    const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    this.write(Buffer.concat([Buffer.from([first]), length, mask, masked]));
  }

  /** Says goodbye as WebSockets do, and waits until the server has closed the connection. */
  async leave(): Promise<void> {
    this.frame(LAST | CLOSE, Buffer.from([0x03, 0xe8]));
    await this.end();
  }

  /** Resolves when the server has sent so many texts of a kind, or has closed the connection; returns how many. */
  async hears(isOne: (text: string) => boolean, count = 1): Promise<number> {
    const have = () => this.heard.filter(isOne).length;
    while (have() < count && !this.isClosed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return have();
  }

  #read(): void {
    const head = this.received.indexOf('\r\n\r\n');
    if (this.received.subarray(0, 4).toString() === 'HTTP') {
      if (head < 0) return;
      this.received = this.received.subarray(head + 4);
    }
    for (let frame = frameIn(this.received); frame !== undefined; frame = frameIn(this.received)) {
      if (frame.opcode === TEXT) this.heard.push(frame.payload.toString());
      this.received = this.received.subarray(frame.length);
    }
    this.#wake();
  }
}

function longOf({ length }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** Returns the first frame in what a server has sent, if it is all there. */
function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const start = second < 126 ? 2 : second === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const size =
    second < 126 ? second : second === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + size) return undefined;
  return { opcode: first & 0x0f, payload: bytes.subarray(start, start + size), length: start + size };
}
