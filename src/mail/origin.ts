import { isIP, BlockList } from 'node:net';
import { allFields, type HeaderField } from './inbound/header-fields.js';

/** From where the mail reached the first server that we trust. */
export type Origin =
  | { readonly from: 'outside'; readonly ip: string; readonly helo: string }
  /** Handed over inside our own network, or through a proxy that hides the sender's address. */
  | { readonly from: 'inside' }
  /** Handed over on this machine, or by a way that leaves no trace. */
  | { readonly from: 'here' };

const MOST_HOPS = 10;

const PRIVATE = new BlockList();
for (const [net, bits] of [['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16], ['100.64.0.0', 10]] as const) PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [['fc00::', 7], ['fe80::', 10]] as const) PRIVATE.addSubnet(net, bits, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Reads the Received fields from the top, where the newest stands. What a server of our own network wrote can be believed, and so can
 * whom it names; below the first address from outside everything may be invented.
 */
export function originOf(fields: readonly HeaderField[]): Origin {
  let inside = false;
  for (const value of allFields(fields, 'received').slice(0, MOST_HOPS)) {
    const match = /^from\s+(?<helo>\S+).*?\[(?:IPv6:)?(?<ip>[0-9a-f.:]+)\]/isu.exec(value);
    const ip = match?.groups?.['ip'] ?? '';
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(ip) === 0 || LOOPBACK.check(ip, family)) continue;
    if (!PRIVATE.check(ip, family)) return { from: 'outside', ip, helo: match?.groups?.['helo'] ?? ip };
    inside = true;
  }
  return { from: inside ? 'inside' : 'here' };
}
