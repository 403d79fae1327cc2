import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A proxy that shares its host's name among several programs, of which the server is one, below a path. */
export interface SharedHost {
  /** The address below which the program is, with a slash at its end. */
  url: string;
  /** What was asked for that is not below the path. */
  strayed: string[];
  stop(): Promise<void>;
}

/** Starts a proxy for a server below a path, which it cuts off for the server or hands on. */
export async function startProxy(port: number, path: string, cutsOff: boolean): Promise<SharedHost> {
  const strayed: string[] = [];
  const targetOf = ({ url = '' }: IncomingMessage) => {
    if (url.startsWith(`${path}/`)) return cutsOff ? url.slice(path.length) : url;
    strayed.push(url);
    return undefined;
  };
  const proxy = createServer((asked, answer) => {
    const target = targetOf(asked);
    if (target === undefined) {
      answer.writeHead(404).end('another program');
      return;
    }
    const { method, headers } = asked;
    const asking = request({ host: '127.0.0.1', port, path: target, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asking.on('error', () => answer.destroy());
    asked.pipe(asking);
  });
  proxy.on('upgrade', (asked, socket, head) => {
    const target = targetOf(asked);
    if (target === undefined) return socket.destroy();
    const server = connect(port, '127.0.0.1');
    const lines = asked.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    server.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
    for (const [one, other] of [
      [server, socket],
      [socket, server],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}${path}/`,
    strayed,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
