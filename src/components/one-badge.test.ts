import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A `badge` class outside the two components that render states. */
const rawBadges = (source: string): readonly string[] =>
	source.match(/(?:class|className|class:list)=(?:\{[^\n]*?['"`]badge\b|"badge\b)[^\n]*/g) ?? [];

test('states are rendered by Badge only, so that none looks like a button', () => {
	expect(rawBadges('<span className={"badge badge-error"}>Đã hủy</span>')).toHaveLength(1);
	expect(rawBadges('<span class="badge">Mới</span>')).toHaveLength(1);
	const files = globSync('src/**/*.{astro,tsx}').filter((path) => !/\/Badge\.(astro|tsx)$/.test(path));
	expect(files.length).toBeGreaterThan(100);
	expect(files.flatMap((path) => rawBadges(readFileSync(path, 'utf8')).map((found) => `${path}: ${found}`))).toEqual(
		[],
	);
});
