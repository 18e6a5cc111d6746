import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { uploadCoder } from '#src/domains/media/background.ts';
import { member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { answerOf } from '#tests/endpoint-call.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { heicPicture } from '#tests/heic-picture.ts';
import { hugePicture } from '#tests/huge-picture.ts';
import { POST as uploadEvidence } from '../../src/pages/api/returns/pictures.ts';
import { POST as uploadPaper } from '../../src/pages/api/shop-application/pictures.ts';
import { POST as uploadPicture } from '../../src/pages/api/uploads.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-names-'));
vi.stubEnv('DATA_DIR', join(folder, 'data', 'kept'));
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
afterAll(() => rm(folder, { recursive: true, force: true }));

// The limits on time below measure work, not the wait behind other processes of a busy machine.
uploadCoder.setNiceness(0);

const DOORS = { uploads: uploadPicture, 'returns/pictures': uploadEvidence, 'shop-application/pictures': uploadPaper };
const HOSTILE_NAMES = [
	'../../x',
	'..\\..\\x.png',
	'/tmp/x.png',
	'a%00.png',
	'CON',
	'aux.webp',
	'\u202egnp.exe',
	`${'x'.repeat(300)}.png`,
	'.htaccess',
	'x.php;.png',
];
/** A hash of the pixels, or a random id. */
const OWN_NAME = /^([0-9a-f]{32}(-\d+)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(webp|avif|jpeg)$/;

const photo = (at: number) =>
	sharp({ create: { width: 300, height: 300, channels: 3, background: { r: at * 20, g: 90, b: 120 } } })
		.png()
		.toBuffer();
const files = async () => {
	const found = await readdir(folder, { recursive: true, withFileTypes: true });
	return found.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
};
async function upload(door: keyof typeof DOORS, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Response> {
	const body = new FormData();
	body.append('file', new Blob([bytes], { type: 'image/png' }), name);
	const actor = member((await makeCustomer(database.db)).id);
	return answerOf(database, DOORS[door], { actor, body, isLimited: true });
}

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(
	'39: an upload at %s is stored under a generated name, whatever its file name',
	async (door) => {
		for (const [at, name] of HOSTILE_NAMES.entries()) {
			const before = new Set(await files());
			const answer = await upload(door, new Uint8Array(await photo(at)), name);
			expect([name, answer.status]).toEqual([name, 201]);
			const told = Object.keys((await answer.json()) as object);
			expect(['hash,width,height', 'id']).toContain(told.join());
			const added = (await files()).filter((file) => !before.has(file));
			if (door !== 'uploads') expect(added).toHaveLength(2);
			for (const file of added) {
				expect(basename(file)).toMatch(OWN_NAME);
				expect(dirname(file).startsWith(join(folder, 'data', 'kept', 'uploads'))).toBe(true);
			}
		}
	},
);

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(
	'36, 38: an upload at %s that is no picture or too large is rejected and leaves no file',
	async (door) => {
		const before = await files();
		const wrong = [
			['<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>', 415],
			['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 415],
			['<!doctype html><script>alert(1)</script>', 415],
			['%PDF-1.7', 415],
			['MZ\u0090', 415],
			['', 415],
			['x'.repeat(30 * 1024 * 1024), 413],
		] as const;
		const startedAt = performance.now();
		for (const [content, status] of wrong) {
			const answer = await upload(door, new TextEncoder().encode(content), 'anh.png');
			expect([content.slice(0, 20), answer.status]).toEqual([content.slice(0, 20), status]);
		}
		expect(performance.now() - startedAt).toBeLessThan(2000 * wrong.length);
		expect(await files()).toEqual(before);
	},
);

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(
	'an upload at %s may be a HEIC file or a photo of 48 megapixels, and is told when it has too many pixels',
	async (door) => {
		const large = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#808080' } });
		for (const bytes of [heicPicture(), await large.jpeg({ quality: 30 }).toBuffer()])
			expect((await upload(door, new Uint8Array(bytes), 'IMG_0001.HEIC')).status).toBe(201);
		const answer = await upload(door, new Uint8Array(hugePicture()), 'anh.png');
		expect(answer.status).toBe(415);
		expect(await answer.json()).toMatchObject({
			code: 'media.too_many_pixels',
			detail: 'Ảnh có 400 triệu điểm ảnh, tối đa là 50 triệu. Bạn thu nhỏ ảnh rồi tải lại.',
		});
	},
);

test('38: 400 million pixels, 30 MB and 200 files take less than 200 MB of memory and two seconds each', async () => {
	const actor = member((await makeCustomer(database.db)).id);
	const bodyOf = (files: readonly Uint8Array<ArrayBuffer>[]): FormData => {
		const body = new FormData();
		for (const [at, bytes] of files.entries()) body.append('file', new Blob([bytes]), `${at}.png`);
		return body;
	};
	const bomb = new Uint8Array(hugePicture());
	const bodies = [
		[bodyOf([bomb]), 415],
		[bodyOf([new Uint8Array(30 * 1024 * 1024)]), 413],
		[bodyOf(Array.from({ length: 200 }, () => bomb.slice(0, 1000))), 413],
	] as const;
	expect((await upload('uploads', new Uint8Array(await photo(9)), 'anh.png')).status).toBe(201);
	for (const [body, status] of bodies) {
		// Measured after the request bodies exist, so that only copies made while processing count.
		const [before, startedAt] = [process.memoryUsage.rss(), performance.now()];
		let most = before;
		const watch = setInterval(() => {
			most = Math.max(most, process.memoryUsage.rss());
		}, 5);
		const answer = await answerOf(database, uploadPicture, { actor, body });
		clearInterval(watch);
		expect(answer.status).toBe(status);
		expect(performance.now() - startedAt).toBeLessThan(2000);
		expect((Math.max(most, process.memoryUsage.rss()) - before) / 2 ** 20).toBeLessThan(200);
	}
});
