import { expect, test } from 'vitest';
import { addressKey, NO_ADDRESS } from '../../lobby/addresses';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:54321', '192.0.2.7'],
  ['[2001:db8::7]:54321', '2001:db8:0:0::/64'],
  ['[2001:db8::7]', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('neighbours in one IPv6 network are one address, neighbours in IPv4 are two', () => {
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::ffff:1'));
  expect(addressKey('2001:db8::1')).not.toBe(addressKey('2001:db8:0:1::1'));
  expect(addressKey('192.0.2.1')).not.toBe(addressKey('192.0.2.2'));
});

test.each([
  '',
  ' ',
  'unknown',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '1.2.3.4, 5.6.7.8',
  '_hidden',
])('%j is no address', (ip) => {
  expect(addressKey(ip)).toBe(NO_ADDRESS);
});

test.each(['::1::2', '2001:db8', '[::1', '%eth0', '[]:80', '2001:db8::g', '1.2.3.4:123456', '\u0000'])(
  '%j is no address either',
  (ip) => {
    expect(addressKey(ip)).toBe(NO_ADDRESS);
  },
);
