import { expect, test } from 'vitest';
import { createSeal, hashSecret, newSecret } from './index.ts';

const secret = 'x'.repeat(40);

test('what was sealed opens again, and no two seals of the same text look alike', () => {
	const { seal, open } = createSeal(secret, 'tokens');
	expect(open(seal('mật khẩu'))).toBe('mật khẩu');
	expect(seal('a')).not.toBe(seal('a'));
});

test('a changed seal, another purpose or another secret does not open', () => {
	const sealed = createSeal(secret, 'tokens').seal('refresh');
	const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`;
	expect(() => createSeal(secret, 'tokens').open(changed)).toThrow();
	expect(() => createSeal(secret, 'keys').open(sealed)).toThrow();
	expect(() => createSeal('y'.repeat(40), 'tokens').open(sealed)).toThrow();
});

test('secrets are 256 bits and are stored as their hash', () => {
	expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
	expect(hashSecret('a')).toMatch(/^[0-9a-f]{64}$/);
});
