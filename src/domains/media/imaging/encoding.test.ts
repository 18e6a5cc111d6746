import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicGrid, heicPicture } from '#tests/heic-picture.ts';
import { hugePicture } from '#tests/huge-picture.ts';
import { decodePicture } from './encoding.ts';

const GREEN = [30, 200, 31];
const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#3a7d44' }, limitInputPixels: false });

/** A small JPEG whose header claims another size: SOF0 of a baseline or SOF2 of a progressive file. */
async function jpegClaiming(width: number, height: number, progressive: boolean): Promise<Buffer> {
	const bytes = await photo(64, 64).jpeg({ progressive, mozjpeg: false }).toBuffer();
	const at = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
	bytes.writeUInt16BE(height, at + 5);
	bytes.writeUInt16BE(width, at + 7);
	return bytes;
}

describe('decodePicture', () => {
	test('shrinks a photo of 48 megapixels while reading it, upright and in little memory', async () => {
		const bytes = await photo(8064, 6048).withMetadata({ orientation: 6 }).jpeg({ quality: 30 }).toBuffer();
		const before = process.memoryUsage.rss();
		let most = before;
		const watch = setInterval(() => {
			most = Math.max(most, process.memoryUsage.rss());
		}, 5);
		const decoded = await decodePicture(bytes);
		clearInterval(watch);
		expect(decoded).toMatchObject({ ok: true, value: { info: { width: 1200, height: 1600 } } });
		// The whole picture would take 146 MB.
		expect((most - before) / 2 ** 20).toBeLessThan(120);
	});

	test.each([
		['a HEIC file of a phone', heicPicture(), [400, 300]],
		['a HEIC file made of a grid of tiles', heicGrid(6, 6), [1600, 1200]],
	])('decodes %s', async (_, bytes, size) => {
		const decoded = await decodePicture(bytes);
		if (!decoded.ok) throw new Error(decoded.error.reason);
		const { data, info } = decoded.value;
		expect([info.width, info.height]).toEqual(size);
		expect([...data.subarray(0, 3)]).toEqual(GREEN);
	});

	test.each([
		['a PNG of 400 megapixels', () => hugePicture(), 400, 50],
		['a HEIC file of 51.6 megapixels', () => heicGrid(2, 2, { width: 8600, height: 6000 }), 52, 50],
		['a baseline JPEG of 121 megapixels', () => jpegClaiming(11_000, 11_000, false), 121, 120],
		['a progressive JPEG of 64 megapixels', () => jpegClaiming(8000, 8000, true), 64, 50],
	])('rejects %s by its number of pixels', async (_, make, megapixels, maxMegapixels) => {
		const bytes = await make();
		const startedAt = performance.now();
		expect(await decodePicture(bytes)).toEqual({
			ok: false,
			error: { reason: 'too_many_pixels', megapixels, maxMegapixels },
		});
		expect(performance.now() - startedAt).toBeLessThan(2000);
	});

	test.each([
		['nothing', Buffer.alloc(0)],
		['half of a HEIC file', heicPicture().subarray(0, 500)],
		['a HEIC file without pixels', heicGrid(2, 2).subarray(0, -200)],
		['the name of the format alone', heicPicture().subarray(0, 28)],
		['a file that only says ftyp', Buffer.from('\0\0\0\u0010ftypxxxx\0\0\0\0', 'latin1')],
	])('does not accept %s', async (_, bytes) => {
		expect(await decodePicture(bytes)).toEqual({ ok: false, error: { reason: 'not_a_picture' } });
	});

	test('accepts an AVIF file, which shares its container with HEIC', async () => {
		const bytes = await photo(320, 240).avif({ effort: 0 }).toBuffer();
		expect(await decodePicture(bytes)).toMatchObject({ ok: true, value: { info: { width: 320, height: 240 } } });
	});
});
