import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries). */
const INTERNAL_V4 = [
	...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
	...([
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.31.196.0/24',
		'192.52.193.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
	] as const),
	...(['192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'] as const),
];
/** Only 2000::/3 is public; these parts of it are not, or carry an IPv4 address inside. */
const INTERNAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'] as const;
const PUBLIC_V6 = '2000::/3';

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', prefix] = network.split('/');
		list.addSubnet(address, Number(prefix), family);
	}
	return list;
};
const internalV4 = listOf(INTERNAL_V4, 'ipv4');
const internalV6 = listOf(INTERNAL_V6, 'ipv6');
const publicV6 = listOf([PUBLIC_V6], 'ipv6');

/** False for loopback, private, link-local, shared, multicast, mapped and reserved addresses. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !internalV4.check(address, 'ipv4');
	return family === 6 && publicV6.check(address, 'ipv6') && !internalV6.check(address, 'ipv6');
}

export type HostAddress = { readonly address: string; readonly port?: number };
/** Returns the checked address to connect to, `refused` for an internal one, and null when there is none. */
export type ResolveHost = (hostname: string) => Promise<HostAddress | 'refused' | null>;

/** One internal address among several refuses the host. */
export const resolvePublicHost: ResolveHost = async (hostname) => {
	const literal = hostname.replace(/^\[|\]$/g, '');
	const found = isIP(literal) ? [{ address: literal }] : await lookup(hostname, { all: true }).catch(() => []);
	const [first] = found;
	if (!first) return null;
	return found.every(({ address }) => isPublicAddress(address)) ? { address: first.address } : 'refused';
};
