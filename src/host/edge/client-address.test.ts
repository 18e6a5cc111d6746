import { expect, test } from 'vitest';
import { clientAddressReader } from './client-address.ts';

test.each([
	['no proxy is trusted', [], '203.0.113.7', '6.6.6.6', '203.0.113.7'],
	['the peer is not a trusted proxy', ['10.0.0.0/8'], '203.0.113.7', '6.6.6.6', '203.0.113.7'],
	['a trusted proxy forwards the client address', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7', '203.0.113.7'],
	['the client sends a forged address to the proxy', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
	['two trusted proxies are chained', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
	['a proxy forwards an invalid address', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
	['the proxy forwards no address', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
	['the peer is an IPv4 address mapped to IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
	['IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::5', '2001:db8::5'],
	['the socket is already closed', [], undefined, undefined, '0.0.0.0'],
])('clientAddressReader when %s', (_name, trusted, peer, forwardedFor, address) => {
	expect(clientAddressReader(trusted)(peer, forwardedFor)).toBe(address);
});

test('clientAddressReader throws at start when a trusted proxy is no address', () => {
	expect(() => clientAddressReader(['proxy.example'])).toThrow('TRUSTED_PROXIES');
});
