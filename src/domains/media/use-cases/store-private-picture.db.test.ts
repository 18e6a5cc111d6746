import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { parsePictureFileName } from '#src/shared/pictures/pictures.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { findPrivatePictures, readPrivatePicture, storePrivatePicture } from '../index.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-private-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
afterAll(() => rm(folder, { recursive: true, force: true }));

const photo = (width = 1800, height = 900) => sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });
const uploader = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('storePrivatePicture removes all metadata and stores one size for the parties and the original for operators', async () => {
	const context = await uploader();
	const withPlace = photo().withExif({ IFD3: { GPSLatitude: '21/1 1/1 0/1' } });
	const stored = await storePrivatePicture(context, await withPlace.jpeg().toBuffer());
	if (!stored.ok) throw new Error(stored.error.code);
	const { id } = stored.value;
	const shown = await sharp((await readPrivatePicture(id, 'shown')) ?? Buffer.alloc(0)).metadata();
	expect(shown).toMatchObject({ format: 'webp', width: 1200 });
	const original = await sharp((await readPrivatePicture(id, 'original')) ?? Buffer.alloc(0)).metadata();
	expect(original).toMatchObject({ format: 'jpeg', width: 1600 });
	expect([shown.exif, original.exif]).toEqual([undefined, undefined]);
	expect(parsePictureFileName(`${id}.webp`)).toBeNull();
});

test('findPrivatePictures returns a picture only for its uploader, and storePrivatePicture rejects other files', async () => {
	const [mine, theirs] = [await uploader(), await uploader()];
	const stored = await storePrivatePicture(mine, await photo(400, 300).png().toBuffer());
	const id = stored.ok ? stored.value.id : '';
	expect(await findPrivatePictures(mine.read, [id], mine.actor.customerId)).toEqual(new Set([id]));
	expect(await findPrivatePictures(mine.read, [id], theirs.actor.customerId)).toEqual(new Set());
	expect(await storePrivatePicture(mine, Buffer.from('<svg/>'))).toMatchObject({
		error: { code: 'media.not_a_picture' },
	});
	expect(await storePrivatePicture(mine, await photo(50, 50).png().toBuffer())).toMatchObject({
		error: { code: 'media.too_small' },
	});
});
