import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { fileStore } from '#src/platform/files/index.ts';
import { pictureKey } from '#src/shared/pictures/pictures.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { hugePicture } from '#tests/huge-picture.ts';
import { pictures, pictureUploads } from '../db/tables.ts';
import { uploadCoder } from '../imaging/coder.ts';
import { findOwners, findPictures } from '../index.ts';
import { completePicture } from '../jobs/complete-picture.ts';
import { storePicture } from './store-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-media-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
afterAll(() => rm(folder, { recursive: true, force: true }));

// The limits on time below measure work, not the wait behind other processes of a busy machine.
uploadCoder.setNiceness(0);

const context = () => contextOf(database, system());
const photo = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });

test('storePicture offers two sizes immediately and all sizes after the job has run', async () => {
	const stored = await storePicture(context(), await photo().jpeg().toBuffer());
	if (!stored.ok) throw new Error(stored.error.code);
	const { hash, width, height, placeholder } = stored.value;
	expect([width, height]).toEqual([800, 600]);
	expect(placeholder).toMatch(/^data:image\/webp;base64,/);
	const found = await findPictures(context().read, [hash, '0'.repeat(32)]);
	expect([...found]).toMatchObject([[hash, { hash, width: 800, height: 600, placeholder }]]);
	const small = await fileStore().read(pictureKey({ hash, width: 320, format: 'webp' }));
	expect(await sharp(small ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
	expect(await fileStore().read(pictureKey({ hash, width: 640, format: 'avif' }))).toBeNull();
	await completePicture.handle(context(), { hash });
	expect(await fileStore().read(pictureKey({ hash, width: 640, format: 'avif' }))).not.toBeNull();
	expect(await fileStore().read(pictureKey({ hash, width: 1200, format: 'webp' }))).not.toBeNull();
});

test('41: storePicture removes the location and all other EXIF data', async () => {
	const withPlace = await photo(700)
		.withExif({ IFD0: { Copyright: 'secret name' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
		.jpeg()
		.toBuffer();
	expect((await sharp(withPlace).metadata()).exif).toBeDefined();
	const stored = await storePicture(context(), withPlace);
	if (!stored.ok) throw new Error(stored.error.code);
	const served = await fileStore().read(pictureKey({ hash: stored.value.hash, width: 640, format: 'webp' }));
	expect((await sharp(served ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('twenty concurrent uploads of identical pixels store one picture', async () => {
	const bytes = await photo(500, 500).png().toBuffer();
	const before = await database.db.$count(pictures);
	const results = await Promise.all(Array.from({ length: 20 }, () => storePicture(context(), bytes)));
	expect(new Set(results.map((result) => (result.ok ? result.value.id : result.error.code))).size).toBe(1);
	expect(await database.db.$count(pictures)).toBe(before + 1);
});

test('a picture belongs to everyone who uploaded it, concurrently or later, and to no others', async () => {
	const people = await Promise.all([1, 2, 3].map(() => makeCustomer(database.db)));
	const [early, late, nobody] = people.map(({ id }) => id);
	if (!(early && late && nobody)) throw new Error('nobody there');
	const bytes = await photo(510, 510).png().toBuffer();
	const upload = (by: string) => storePicture(contextOf(database, member(by)), bytes);
	const [stored] = await Promise.all(Array.from({ length: 10 }, () => upload(early)));
	if (!stored?.ok) throw new Error('not stored');
	const { hash } = stored.value;
	const ownerFor = async (...ids: string[]) => (await findOwners(context().read, [hash], ids)).get(hash);
	expect([await ownerFor(early), await ownerFor(late), await ownerFor()]).toEqual(['them', 'others', 'others']);
	expect(await upload(late)).toMatchObject({ ok: true, value: { id: stored.value.id } });
	expect([await ownerFor(early), await ownerFor(nobody, late), await ownerFor(nobody)]).toEqual([
		'them',
		'them',
		'others',
	]);
	expect(await database.db.$count(pictureUploads)).toBe(2);
	expect(await findOwners(context().read, ['0'.repeat(32)], [early])).toEqual(new Map());
});

test('a picture stored by the system belongs to `us` and has no list of uploaders', async () => {
	const stored = await storePicture(context(), await photo(520, 520).png().toBuffer());
	if (!stored.ok) throw new Error(stored.error.code);
	const { hash } = stored.value;
	expect([...(await findOwners(context().read, [hash], []))]).toEqual([[hash, 'us']]);
	expect(await database.db.$count(pictureUploads, eq(pictureUploads.hash, hash))).toBe(0);
});

test.each([
	['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'), 'media.not_a_picture'],
	[
		'an SVG with an XML declaration',
		Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
		'media.not_a_picture',
	],
	['an executable', Buffer.from('MZ\u0090\u0000\u0003'), 'media.not_a_picture'],
	['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'media.not_a_picture'],
	['a PDF document', Buffer.from('%PDF-1.7 …'), 'media.not_a_picture'],
	['nothing', Buffer.alloc(0), 'media.not_a_picture'],
	['a GIF that is also a script', Buffer.from('GIF89a/*\u0001\u0000*/=alert(1)//'), 'media.not_a_picture'],
	['a file of more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'media.too_large'],
])('36, 38: storePicture rejects %s and stores nothing', async (_kind, bytes, code) => {
	const before = await readdir(join(folder, 'uploads'), { recursive: true });
	expect(await storePicture(context(), bytes)).toMatchObject({ ok: false, error: { code } });
	expect(await readdir(join(folder, 'uploads'), { recursive: true })).toEqual(before);
});

test('storePicture rejects truncated and too small pictures', async () => {
	const whole = await photo(900, 900).png({ compressionLevel: 0 }).toBuffer();
	expect(await storePicture(context(), whole.subarray(0, whole.length / 2))).toMatchObject({
		error: { code: 'media.not_a_picture' },
	});
	expect(await storePicture(context(), await photo(199, 400).png().toBuffer())).toMatchObject({
		error: { code: 'media.too_small' },
	});
});

test('37: storePicture re-encodes a picture, which removes an HTML page appended to it', async () => {
	const script = '<html><script>alert(document.cookie)</script>';
	const bytes = Buffer.concat([await photo(640, 480).png().toBuffer(), Buffer.from(script)]);
	const stored = await storePicture(context(), bytes);
	if (!stored.ok) throw new Error(stored.error.code);
	const names = await readdir(join(folder, 'uploads'), { recursive: true });
	const kept = names.filter((name) => name.includes(stored.value.hash));
	expect(kept.length).toBeGreaterThan(1);
	for (const name of kept) {
		expect(name).toMatch(/[0-9a-f]{32}(-\d+)?\.(webp|avif|jpeg)$/);
		expect((await readFile(join(folder, 'uploads', name))).includes('script')).toBe(false);
	}
});

test('38: storePicture rejects a picture of 20,000 × 20,000 pixels before decoding it', async () => {
	const bytes = hugePicture();
	const startedAt = performance.now();
	expect(await storePicture(context(), bytes)).toMatchObject({ error: { code: 'media.too_many_pixels' } });
	expect(performance.now() - startedAt).toBeLessThan(2000);
});
