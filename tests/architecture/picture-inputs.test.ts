import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_ACCEPT } from '#src/shared/pictures/pictures.ts';

/** Inputs that take other files than pictures. */
const OTHER_FILES = ['src/islands/vendor-products/ImportDesk.tsx'];

// A browser that may choose HEIC uploads it as it is; without it an iPhone sends JPEG.
test('every input of pictures accepts the same formats, without HEIC', () => {
	expect(PICTURE_ACCEPT.split(',')).not.toContain('image/heic');
	expect(PICTURE_ACCEPT).not.toMatch(/hei[cf]|\*/);
	const files = globSync('src/**/*.{astro,tsx,ts}').filter((file) => /type="file"/.test(readFileSync(file, 'utf8')));
	const inputs = files.filter((file) => !OTHER_FILES.includes(file));
	expect(inputs.length).toBeGreaterThan(2);
	for (const file of inputs)
		expect([file, readFileSync(file, 'utf8').includes('accept={PICTURE_ACCEPT}')]).toEqual([file, true]);
});
