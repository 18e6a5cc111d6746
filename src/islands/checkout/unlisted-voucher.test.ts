import { expect, test } from 'vitest';
import { unlisted } from './unlisted-voucher.ts';

const applied = { code: 'QUENTAY', discountVnd: 30_000, problem: null };

test('unlisted returns an applied code that is not among the offers and has no problem', () => {
	expect(unlisted([{ code: 'CHAOBAN' }], applied)).toBe(applied);
	expect(unlisted([], applied)).toBe(applied);
	expect(unlisted([{ code: 'QUENTAY' }], applied)).toBeNull();
	expect(unlisted([], { ...applied, problem: 'unknown' })).toBeNull();
	expect(unlisted([], null)).toBeNull();
});
