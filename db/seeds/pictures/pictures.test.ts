import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_SHOPS } from '../shop-list.ts';
import { manifestOf, pictureUrl } from './library.ts';
import { ATTACHED, allPictures, coloursOf, coverOf, logoOf, picturesOf } from './plan.ts';

const BYTES_MAX = 12 * 1024 * 1024;
const PICTURE_BYTES_MAX = 48 * 1024;
const planned = allPictures();
const manifest = Object.assign({}, ...DEMO_SHOPS.map(({ application }) => manifestOf(application.name))) as ReturnType<
	typeof manifestOf
>;
const sizeOf = (file: string): number => readFileSync(pictureUrl({ file })).byteLength;
const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('vi');

test('every planned picture, logo and cover of the demonstration is rendered', () => {
	const others = [
		...Object.values(ATTACHED),
		...DEMO_SHOPS.map(({ application }) => logoOf(application.name)),
		...DEMO_SHOPS.filter(({ goods }) => goods.length > 0).map(({ application }) => coverOf(application.name)),
	];
	const files = [...planned.map(({ file }) => file), ...others];
	expect(files.filter((file) => !existsSync(pictureUrl({ file })))).toEqual([]);
	expect(planned.filter(({ file }) => !manifest[file])).toEqual([]);
});

test('every colour of a product has a picture of its own, and every product at least two pictures', () => {
	for (const { application, goods } of DEMO_SHOPS)
		for (const product of goods) {
			const views = picturesOf(application.name, product);
			const shown = views.filter(({ view }) => view === 'whole').map(({ colour }) => colour);
			expect(views.length, product[0]).toBeGreaterThanOrEqual(2);
			expect(views.length, product[0]).toBeLessThanOrEqual(9);
			if (coloursOf(product).length > 0) expect(shown, product[0]).toEqual(coloursOf(product));
		}
});

test('no two pictures show the same scene or consist of the same bytes', () => {
	const digests = planned.map(({ file }) => manifest[file]?.digest ?? file);
	const bytes = planned.map(({ file }) =>
		createHash('sha256')
			.update(readFileSync(pictureUrl({ file })))
			.digest('hex'),
	);
	const twice = (values: readonly string[]): readonly string[] =>
		planned.filter((_, index) => values.indexOf(values[index] ?? '') !== index).map(({ file }) => file);
	expect(twice(digests)).toEqual([]);
	expect(twice(bytes)).toEqual([]);
});

test('no picture prints the name of its product', () => {
	const printed = planned.flatMap(({ file, name }) =>
		(manifest[file]?.words ?? [])
			.filter((word) => {
				const shared = fold(word)
					.split(' ')
					.filter((part) =>
						fold(name)
							.split(/[\s,]+/)
							.includes(part),
					);
				return fold(word).includes(fold(name)) || shared.length > 2;
			})
			.map((word) => `${file}: ${word}`),
	);
	expect(printed).toEqual([]);
});

test('the rendered pictures stay small', () => {
	const sizes = planned.map(({ file }) => sizeOf(file));
	expect(Math.max(...sizes)).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_MAX);
});
