/* Asks a server for the same over and over, without waiting for answers: pipeliner.ts PORT CONNECTIONS MILLISECONDS REQUEST */
import { connect, type Socket } from 'node:net';

const [port, connections, milliseconds, request = ''] = process.argv.slice(2);
const BLOCK = 64 * 1024;
/** Loopback, but another address than that of everybody else. */
const FROM = '127.0.0.2';
const block = request.repeat(Math.ceil(BLOCK / request.length));
const open = new Set<Socket>();
let opened = 0;

function ask(): void {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FROM });
  const send = () => {
    while (socket.writable && socket.write(block));
  };
  opened += 1;
  open.add(socket);
  socket.on('connect', send);
  socket.on('drain', send);
  socket.on('data', () => {});
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    setTimeout(ask, 1);
  });
}

for (let count = 0; count < Number(connections); count += 1) ask();
setTimeout(() => {
  console.log(opened);
  process.exit();
}, Number(milliseconds));
