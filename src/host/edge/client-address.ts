import { BlockList, isIP } from 'node:net';

export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

const UNKNOWN_ADDRESS = '0.0.0.0';

/** `trusted`: addresses or networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed. */
export function clientAddressReader(trusted: readonly string[]): ClientAddress {
	const proxies = new BlockList();
	for (const entry of trusted) addToBlockList(proxies, entry);
	const isTrusted = (address: string): boolean => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
	return (peer, forwardedFor) => {
		let address = toIpv4(peer ?? UNKNOWN_ADDRESS);
		if (trusted.length === 0 || !forwardedFor) return address;
		// Each proxy appends its peer, so the list is read from the end while its authors are trusted.
		for (const hop of forwardedFor.split(',').reverse()) {
			if (!isTrusted(address)) break;
			const next = toIpv4(hop.trim());
			if (isIP(next) === 0) break;
			address = next;
		}
		return address;
	};
}

function addToBlockList(list: BlockList, entry: string): void {
	const [address = '', prefix] = entry.split('/');
	const family = isIP(address);
	if (family === 0) throw new Error(`TRUSTED_PROXIES: '${entry}' is neither an address nor a network`);
	const name = family === 6 ? 'ipv6' : 'ipv4';
	if (prefix === undefined) list.addAddress(address, name);
	else list.addSubnet(address, Number(prefix), name);
}

const toIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
