import { expect, test } from 'vitest';
import { isInnerAddress } from '../../server/plugins/is-inner-address';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('[SLOT-4] %s is not of the public internet', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2a00:1450:4003::200e'])(
  '[SLOT-4] %s is of the public internet',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);
