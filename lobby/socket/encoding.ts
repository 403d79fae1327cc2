import * as standard from 'socket.io-parser';
import { Encoder, type Packet, PacketType } from 'socket.io-parser';

/**
 * Encodes socket.io's packets as socket.io does, but what is sent to many in a row, and is the same objects each time,
 * only once. Events are JSON here, so that nothing is searched for binary data.
 */
class SharingEncoder extends Encoder {
  #namespace = '';
  #values: readonly unknown[] = [];
  #encoded = '';

  override encode(packet: Packet): string[] {
    if (packet.type !== PacketType.EVENT || packet.id !== undefined) return super.encode(packet);
    const { nsp, data } = packet;
    if (nsp !== this.#namespace || !areIdentical(data, this.#values)) {
      this.#encoded = `${PacketType.EVENT}${nsp === '/' ? '' : `${nsp},`}${JSON.stringify(data)}`;
      this.#namespace = nsp;
      this.#values = data;
    }
    return [this.#encoded];
  }
}

function areIdentical(values: readonly unknown[], others: readonly unknown[]): boolean {
  return values.length === others.length && values.every((value, index) => value === others[index]);
}

/** What socket.io's `parser` option takes. The values of an event must not change once it has been sent. */
export const encoding = { ...standard, Encoder: SharingEncoder };
