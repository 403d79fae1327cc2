import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/;
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** The key of everything that is no network address: they count as one. */
export const NO_ADDRESS = 'unknown';

/**
 * Returns what counts as one address when something is limited by address: an IPv4 address as it is, also where it is
 * mapped into IPv6, and of an IPv6 address its network of 64 bits, as one customer has at least such a network
 * (RFC 6177). Brackets and a port, as some proxies write them, and a zone are left out; whatever is no address has
 * the key {@link NO_ADDRESS}.
 */
export function addressKey(ip: string): string {
  const [, bracketed, ported] = WITH_PORT.exec(ip.trim()) ?? [];
  const [address = ''] = (bracketed ?? ported ?? ip.trim()).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return NO_ADDRESS;
  const groups = groupsOf(address);
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/**
 * Returns the key of the address that a request comes from: with a trusted proxy in front the last one that
 * `X-Forwarded-For` names, which is the one the proxy has seen; otherwise that of the peer.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return addressKey(forwarded || (socket.remoteAddress ?? ''));
}

/** Returns the eight groups of an IPv6 address, each written as short as it can be. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
