import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintShareCard } from './share-card.ts';

const card = {
	title: 'Bộ ấm chén tử sa',
	price: '1.250.000 ₫',
	note: 'Gốm Nhà Mộc',
	brand: 'Chợ Biz',
};

test.each([
	['a short name', card.title],
	['a name longer than the card', 'Máy lọc không khí cho phòng rộng '.repeat(12)],
	['one very long word', 'Siêu'.repeat(60)],
	['markup characters', '<b>Trà</b> & "bánh" \u202e'],
	['an empty name', ''],
])('paintShareCard draws a JPEG of 1200 × 630 with the brand, for %s', async (_, title) => {
	const drawn = await paintShareCard({ ...card, title }, null);
	const { format, width, height } = await sharp(drawn).metadata();
	expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
	const { data, info } = await sharp(drawn)
		.extract({ left: 686, top: 534, width: 458, height: 96 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const whites = Array.from({ length: info.width * info.height }, (_pixel, at) => data[at * info.channels] ?? 0);
	expect(whites.filter((red) => red > 200).length).toBeGreaterThan(400);
});
