import { expect, test } from 'vitest';
import { parsePictureFileName, pictureFileName, pictureStandIns } from './pictures.ts';

const hash = '0123456789abcdef0123456789abcdef';

test('parsePictureFileName parses the names of pictureFileName', () => {
	const file = { hash, width: 640, format: 'avif' } as const;
	expect(parsePictureFileName(pictureFileName(file))).toEqual(file);
});

test.each([
	`${hash}-641.webp`,
	`${hash}-640.png`,
	`${hash}-640.webp/..`,
	`../${hash}-640.webp`,
	`${hash.toUpperCase()}-640.webp`,
	`${hash}-640.webp\n`,
	'',
])('parsePictureFileName returns null for %j', (name) => {
	expect(parsePictureFileName(name)).toBeNull();
});

test('pictureStandIns returns the nearest WebP files, smaller ones first', () => {
	const names = (width: 320 | 640 | 1200, format: 'webp' | 'avif') =>
		pictureStandIns({ hash, width, format }).map((file) => `${file.width}.${file.format}`);
	expect(names(1200, 'webp')).toEqual(['640.webp', '320.webp']);
	expect(names(640, 'avif')).toEqual(['640.webp', '320.webp', '1200.webp']);
});
