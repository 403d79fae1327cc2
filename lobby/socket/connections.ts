import type { Server as HttpServer } from 'node:http';
import { addressKey } from '../addresses';
import { Tally } from './tally';

/**
 * Closes connections that one address opens beyond so many, of any kind and before anything is asked over them: each takes a file descriptor,
 * of which the database needs some, too.
 */
export function boundConnections(http: HttpServer, most: number): void {
  const ofAddress = new Tally();
  http.on('connection', (connection) => {
    const address = addressKey(connection.remoteAddress ?? '');
    ofAddress.add(address);
    connection.once('close', () => ofAddress.remove(address));
    if (ofAddress.of(address) > most) connection.destroy();
  });
}
