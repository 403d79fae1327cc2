import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A port of 127.0.0.1 that leads to another one, unless it is shut. */
export class Passage {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isShut = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isShut) return near.destroy();
      const far = connect(target, '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
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
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets everybody through again. */
  open(): void {
    this.#isShut = false;
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
