import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchPublic, isPublicAddress, type ResolveHost, resolvePublicHost } from './index.ts';

const server = createServer((request, response) => {
	const [, page = '', number = '0'] = (request.url ?? '').split('/');
	if (page === 'hop')
		response.writeHead(302, { location: Number(number) > 0 ? `/hop/${Number(number) - 1}` : '/ok' }).end();
	else if (page === 'inside') response.writeHead(302, { location: 'http://127.0.0.1/ok' }).end();
	else if (page === 'large') response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
	else if (page === 'endless') response.writeHead(200).end('x'.repeat(5000));
	else if (page === 'slow') response.writeHead(200).write('x');
	else if (page === 'ok') response.end(request.headers.host);
	else response.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Maps one name to the loopback server and everything else as in production. */
const resolve: ResolveHost = async (hostname) =>
	hostname === 'cdn.test'
		? { address: '127.0.0.1', port: (server.address() as AddressInfo).port }
		: resolvePublicHost(hostname);
const limits = { maxBytes: 1000, timeoutMs: 700, redirectsMax: 3 };
const reasonOf = async (address: string) => {
	const fetched = await fetchPublic(address, limits, resolve);
	return fetched.ok ? Buffer.from(fetched.bytes).toString() : fetched.reason;
};

test.each([
	['http://cdn.test/ok', 'cdn.test'],
	['http://cdn.test/hop/2', 'cdn.test'],
	['http://cdn.test/hop/3', 'redirects'],
	['http://cdn.test/inside', 'address_refused'],
	['http://cdn.test/large', 'too_large'],
	['http://cdn.test/endless', 'too_large'],
	['http://cdn.test/slow', 'too_slow'],
	['http://cdn.test/missing', 'status'],
	['http://localhost/ok', 'address_refused'],
	['http://127.0.0.1/ok', 'address_refused'],
	['http://2130706433/ok', 'address_refused'],
	['http://[::ffff:127.0.0.1]/ok', 'address_refused'],
	['http://169.254.169.254/latest/meta-data', 'address_refused'],
	['http://user:secret@cdn.test/ok', 'address_refused'],
	['http://cdn.test:5432/ok', 'address_refused'],
	['file:///etc/passwd', 'address_refused'],
	['not an address', 'address_refused'],
])('fetchPublic of %s returns %s', async (address, reason) => expect(await reasonOf(address)).toBe(reason));

const INTERNAL =
	'127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.1.1 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 198.18.0.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:7f00:1:: 2001::1 x';
test.each(INTERNAL.split(' '))('isPublicAddress refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '171.244.0.1', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2405:4800::1'])(
	'isPublicAddress accepts %s',
	(address) => expect(isPublicAddress(address)).toBe(true),
);
