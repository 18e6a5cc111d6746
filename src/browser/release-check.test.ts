import { expect, test } from 'vitest';
import { mayReload } from '#src/browser/release-check.ts';

test('mayReload allows one reload per 10 seconds', () => {
	const stored = new Map<string, string>();
	const storage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	};
	expect(mayReload(1_000_000, storage)).toBe(true);
	expect(mayReload(1_000_001, storage)).toBe(false);
	expect(mayReload(1_009_999, storage)).toBe(false);
	expect(mayReload(1_010_000, storage)).toBe(true);
});
