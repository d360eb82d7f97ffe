import { BlockList, isIPv4 } from 'node:net';

const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits);

const OUTER_6 = new BlockList();
OUTER_6.addSubnet('2000::', 3, 'ipv6');
/** Parts of the public range that lead on to other addresses, or nowhere. */
const INNER_6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  INNER_6.addSubnet(net, bits, 'ipv6');

/**
 * Whether an IP address is not one of the public internet: loopback, private, link-local, shared, for
 * many, or another kind of address inside an IPv6 one.
 */
export function isInnerAddress(address: string): boolean {
  if (isIPv4(address)) return INNER.check(address);
  return !OUTER_6.check(address, 'ipv6') || INNER_6.check(address, 'ipv6');
}
