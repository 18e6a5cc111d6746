import { expect, test } from 'vitest';
import { unlisted } from './unlisted-voucher.ts';

const applied = { code: 'QUENTAY', discountVnd: 30_000, problem: null };

test('a code that was typed is a choice of its own as long as it counts and is not offered anyway', () => {
	expect(unlisted([{ code: 'CHAOBAN' }], applied)).toBe(applied);
	expect(unlisted([], applied)).toBe(applied);
	expect(unlisted([{ code: 'QUENTAY' }], applied)).toBeNull();
	expect(unlisted([], { ...applied, problem: 'unknown' })).toBeNull();
	expect(unlisted([], null)).toBeNull();
});
