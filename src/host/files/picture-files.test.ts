import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { pictureKey } from '#src/shared/pictures/pictures.ts';
import { pictureFiles } from './picture-files.ts';

const hash = '0123456789abcdef0123456789abcdef';
const files = new Map<string, Uint8Array>([[pictureKey({ hash, width: 640, format: 'webp' }), Buffer.from('medium')]]);
const mount = pictureFiles({
	read: async (key) => files.get(key) ?? null,
	write: async () => {},
	remove: async () => {},
});
const server = createServer((request, response) => {
	const path = request.url ?? '';
	void mount.handle(request, response, { id: '1', ip: '127.0.0.1', path, renderPage: async () => {}, fail: () => {} });
});
await new Promise<void>((resolve) => {
	server.listen(0, '127.0.0.1', resolve);
});
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/`;
afterAll(() => server.close());

test('40: a picture is cached as immutable and sent with a sandbox policy', async () => {
	const answer = await fetch(`${base}${hash}-640.webp`);
	expect(await answer.text()).toBe('medium');
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'image/webp',
		'cache-control': 'public, max-age=31536000, immutable',
		'content-security-policy': "default-src 'none'; sandbox",
		'content-disposition': `inline; filename="${hash}-640.webp"`,
	});
	const etag = answer.headers.get('etag') ?? '';
	expect((await fetch(`${base}${hash}-640.webp`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('while a picture size is still being generated, the nearest one is sent with no-cache', async () => {
	const before = await fetch(`${base}${hash}-1200.avif`);
	expect([before.headers.get('content-type'), before.headers.get('cache-control')]).toEqual(['image/webp', 'no-cache']);
	expect(await before.text()).toBe('medium');
	files.set(pictureKey({ hash, width: 1200, format: 'avif' }), Buffer.from('large'));
	const after = await fetch(`${base}${hash}-1200.avif`);
	expect([after.headers.get('content-type'), await after.text()]).toEqual(['image/avif', 'large']);
});

test.each([
	[`${hash.replace('0', 'f')}-640.webp`, 'GET', 404],
	[`${hash}-641.webp`, 'GET', 404],
	['../database-url', 'GET', 404],
	[`${hash}-640.webp`, 'POST', 405],
])('%s by %s returns %i', async (name, method, status) => {
	expect((await fetch(base + name, { method })).status).toBe(status);
});
