import { expect, test } from 'vitest';
import { clientAddressReader } from './client-address.ts';

test.each([
	['nobody is trusted', [], '203.0.113.7', '6.6.6.6', '203.0.113.7'],
	['the peer is no trusted proxy', ['10.0.0.0/8'], '203.0.113.7', '6.6.6.6', '203.0.113.7'],
	['a trusted proxy names its client', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7', '203.0.113.7'],
	['the client lied to the proxy', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
	['two trusted proxies in a row', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
	['a proxy passes nonsense', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
	['the proxy says nothing', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
	['IPv4 in IPv6 clothes', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
	['IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::5', '2001:db8::5'],
	['the socket is already gone', [], undefined, undefined, '0.0.0.0'],
])('clientAddressReader when %s', (_name, trusted, peer, forwardedFor, address) => {
	expect(clientAddressReader(trusted)(peer, forwardedFor)).toBe(address);
});

test('clientAddressReader throws at start when a trusted proxy is no address', () => {
	expect(() => clientAddressReader(['proxy.example'])).toThrow('TRUSTED_PROXIES');
});
