import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A port of 127.0.0.1 that leads to another one, unless it is shut. */
export class Passage {
  readonly #server: Server;
  readonly #ways = new Set<Way>();
  #isShut = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isShut) return near.destroy();
      const way = new Way(near, connect(target, '127.0.0.1'), () => this.#ways.delete(way));
      this.#ways.add(way);
    });
  }

  /** Makes a passage from a free port to the given one. */
  static async to(target: number): Promise<Passage> {
    const passage = new Passage(target);
    await new Promise<void>((resolve) => passage.#server.listen(0, '127.0.0.1', resolve));
    return passage;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Breaks all connections, and lets nobody make new ones. */
  shut(): void {
    this.#isShut = true;
    for (const way of this.#ways) way.cut();
  }

  /** Lets everybody through again. */
  open(): void {
    this.#isShut = false;
  }

  /** Lets nothing more through the connections there are, and neither end know of it; new ones are as ever. */
  hush(): void {
    for (const way of this.#ways) way.isSilent = true;
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A connection that leads through. */
class Way {
  isSilent = false;
  readonly #ends: readonly [Socket, Socket];

  constructor(near: Socket, far: Socket, ended: () => void) {
    this.#ends = [near, far];
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('data', (data) => {
        if (!this.isSilent) other.write(data);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (this.isSilent) return;
        other.destroy();
        ended();
      });
    }
  }

  cut(): void {
    for (const socket of this.#ends) socket.destroy();
  }
}
