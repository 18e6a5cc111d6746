import { expect, test } from 'vitest';
import { mayReload } from '#src/browser/release-check.ts';

test('mayReload allows one reload per 10 seconds', () => {
	const kept = new Map<string, string>();
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	};
	expect(mayReload(1_000_000, storage)).toBe(true);
	expect(mayReload(1_000_001, storage)).toBe(false);
	expect(mayReload(1_009_999, storage)).toBe(false);
	expect(mayReload(1_010_000, storage)).toBe(true);
});
