import { expect, test } from 'vitest';
import { createSeal, hashSecret, newNumber, newSecret } from './index.ts';

const secret = 'x'.repeat(40);

test('open returns the sealed text, and sealing the same text twice gives different results', () => {
	const { seal, open } = createSeal(secret, 'tokens');
	expect(open(seal('mật khẩu'))).toBe('mật khẩu');
	expect(seal('a')).not.toBe(seal('a'));
});

test('open throws for a changed seal, another purpose or another secret', () => {
	const sealed = createSeal(secret, 'tokens').seal('refresh');
	const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
	expect(() => createSeal(secret, 'tokens').open(changed)).toThrow();
	expect(() => createSeal(secret, 'keys').open(sealed)).toThrow();
	expect(() => createSeal('y'.repeat(40), 'tokens').open(sealed)).toThrow();
});

test('newSecret returns 256 bits unless a size is given, and hashSecret returns a SHA-256 hash', () => {
	expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
	expect(Buffer.from(newSecret(16), 'base64url')).toHaveLength(16);
	expect(hashSecret('a')).toMatch(/^[0-9a-f]{64}$/);
});

test('newNumber returns ten random digits', () => {
	const numbers = Array.from({ length: 200 }, newNumber);
	expect(numbers.every((number) => /^[1-9]\d{9}$/.test(number))).toBe(true);
	expect(new Set(numbers).size).toBe(200);
	expect(numbers).not.toEqual(numbers.toSorted());
});
