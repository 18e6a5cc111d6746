import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileStore } from './index.ts';
import type { FileStore } from './store.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-files-'));
const stored = new Map<string, Buffer>();
const asked: string[] = [];
const bucket = createServer(async (request, response) => {
	asked.push(request.headers.authorization ?? 'unsigned');
	const key = request.url ?? '';
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	if (request.method === 'PUT') stored.set(key, Buffer.concat(parts));
	if (request.method === 'DELETE') stored.delete(key);
	const found = stored.get(key);
	response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(request.method === 'GET' ? found : '');
});
await new Promise<void>((resolve) => {
	bucket.listen(0, '127.0.0.1', resolve);
});
const { port } = bucket.address() as AddressInfo;

afterAll(async () => {
	bucket.close();
	bucket.closeAllConnections();
	await rm(folder, { recursive: true, force: true });
});

const stores: readonly (readonly [string, FileStore])[] = [
	['a folder', openFileStore({ DATA_DIR: folder, STORAGE_URL: undefined })],
	['a folder by its URL', openFileStore({ DATA_DIR: 'unused', STORAGE_URL: `file://${folder}/other%20place` })],
	[
		'a bucket',
		openFileStore({
			DATA_DIR: 'unused',
			STORAGE_URL: `s3://key:se%2Fcret@127.0.0.1:${port}/uploads?region=hcm&insecure=true`,
		}),
	],
];

test.each(stores)('%s returns a stored file and returns null after its removal', async (_name, store) => {
	const bytes = Buffer.from([0, 1, 2, 255]);
	expect(await store.read('pictures/ab/x-320.webp')).toBeNull();
	await store.write('pictures/ab/x-320.webp', bytes, 'image/webp');
	await store.write('pictures/ab/x-320.webp', bytes, 'image/webp');
	expect(Buffer.from((await store.read('pictures/ab/x-320.webp')) ?? [])).toEqual(bytes);
	await store.remove('pictures/ab/x-320.webp');
	await store.remove('pictures/ab/x-320.webp');
	expect(await store.read('pictures/ab/x-320.webp')).toBeNull();
});

test('bucketStore signs every request with AWS4 for its region', () => {
	expect(asked.length).toBeGreaterThan(0);
	for (const authorization of asked)
		expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/hcm\/s3\/aws4_request, /);
});

test.each(['../secret', '/etc/passwd', 'a/../b', 'a\\b', 'a/b\u0000', ''])(
	'openFileStore rejects the key %j, which could leave the folder',
	async (key) => {
		const store = openFileStore({ DATA_DIR: folder, STORAGE_URL: undefined });
		await expect(store.read(key)).rejects.toThrow('not a key');
	},
);

test('openFileStore leaves no temporary file after a write', async () => {
	const store = openFileStore({ DATA_DIR: folder, STORAGE_URL: undefined });
	await store.write('pictures/cd/y-320.webp', Buffer.from('x'), 'image/webp');
	expect(await readdir(join(folder, 'uploads/pictures/cd'))).toEqual(['y-320.webp']);
});
