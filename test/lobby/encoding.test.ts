import { Encoder, PacketType } from 'socket.io-parser';
import { describe, expect, it } from 'vitest';
import { encoding } from '../../lobby/socket/encoding';

const event = (data: unknown[], nsp = '/quarters') => ({ type: PacketType.EVENT, nsp, data });

describe('the encoding of what is sent', () => {
  it('is that of socket.io', () => {
    const ours = new encoding.Encoder();
    const theirs = new Encoder();
    const packets = [
      event(['update', 'match', { G: { a: [1, null, 'ö'] } }]),
      event(['refused'], '/'),
      { ...event(['asked']), id: 7 },
      { type: PacketType.CONNECT, nsp: '/quarters', data: { sid: 'x' } },
      { type: PacketType.DISCONNECT, nsp: '/quarters' },
      { type: PacketType.ACK, nsp: '/', data: ['ok'], id: 12 },
    ];
    for (const packet of packets) expect(ours.encode(packet)).toEqual(theirs.encode(packet));
  });

  it('encodes the same objects once, and others anew', () => {
    const encoder = new encoding.Encoder();
    let encoded = 0;
    const state = {
      toJSON: () => {
        encoded++;
        return encoded;
      },
    };
    const first = encoder.encode(event(['sync', 'match', state]));
    expect(encoder.encode(event(['sync', 'match', state]))).toEqual(first);
    expect(encoded).toBe(1);
    for (const other of [
      event(['sync', 'match', state], '/other'),
      event(['sync', 'another', state]),
      event(['sync', 'another', state, 1]),
      event(['sync', 'another', { ...state }]),
    ]) {
      const before = encoded;
      encoder.encode(other);
      expect(encoded).toBe(before + 1);
    }
  });
});
