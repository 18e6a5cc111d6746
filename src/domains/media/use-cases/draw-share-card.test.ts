import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { fileStore } from '#src/platform/files/index.ts';
import { originalKey } from '../imaging/original-key.ts';
import { drawShareCard } from './draw-share-card.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-cards-'));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const HASH = 'c'.repeat(32);
const text = { title: 'Bộ ấm chén tử sa', price: '1.250.000 ₫', note: 'Gốm Nhà Mộc', brand: 'Chợ Biz' };

async function colourOfPicture(card: Uint8Array | null): Promise<readonly number[]> {
	const place = { left: 300, top: 300, width: 1, height: 1 };
	return [
		...(await sharp(card ?? Buffer.alloc(0))
			.extract(place)
			.raw()
			.toBuffer()),
	];
}

test('drawShareCard shows the picture of the product, and a plain background without one', async () => {
	const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c81e1e' } });
	await fileStore().write(originalKey(HASH), await photo.jpeg().toBuffer(), 'image/jpeg');
	const [red = 0, green = 0] = await colourOfPicture(await drawShareCard(text, HASH));
	expect(red).toBeGreaterThan(180);
	expect(green).toBeLessThan(60);
	for (const absent of [null, 'd'.repeat(32)]) {
		const [, ground = 0] = await colourOfPicture(await drawShareCard(text, absent));
		expect(ground).toBeGreaterThan(230);
	}
});

test('drawShareCard returns null for requests beyond its queue and draws again once the queue is empty', async () => {
	const crowd = await Promise.all(Array.from({ length: 20 }, () => drawShareCard(text, null)));
	expect(crowd.filter((drawn) => drawn === null)).toHaveLength(8);
	expect(await drawShareCard(text, null)).not.toBeNull();
});
