import type { Server as HttpServer } from 'node:http';
import { addressKey } from '../addresses';
import { Tally } from './tally';

/**
 * Closes at once what one address opens beyond so many connections of any kind, whether anything has been asked over
 * them or not: each takes a file descriptor, of which the database needs some, too.
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
