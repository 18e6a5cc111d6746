import { expect, test } from 'vitest';
import { hashPassword, isRightPassword, judgePassword } from './passwords.ts';

test.each([
	['12345', 'too_short'],
	['abcde1', null],
	['123456', 'too_common'],
	['PassWord', 'too_common'],
	['matkhau', 'too_common'],
	['chobiz-demo', null],
	['mật khẩu của tôi', null],
	['x'.repeat(128), null],
	['x'.repeat(129), 'too_long'],
])('judgePassword(%s) returns %s', (password, problem) => {
	expect(judgePassword(password, 6)).toBe(problem);
});

test('judgePassword counts letters after NFC normalization, not bytes', () => {
	expect(judgePassword('ạạạạạ'.normalize('NFD'), 6)).toBe('too_short');
	expect(judgePassword('ạạạạạạ', 6)).toBeNull();
});

test('isRightPassword accepts every Unicode spelling of the password and rejects a password without its accents', async () => {
	const stored = await hashPassword('mật khẩu'.normalize('NFD'));
	expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await isRightPassword(stored, 'mật khẩu'.normalize('NFC'))).toBe(true);
	expect(await isRightPassword(stored, 'mat khau')).toBe(false);
});

test('isRightPassword returns false without an account, even for the password of the dummy hash', async () => {
	expect(await isRightPassword(null, 'nobody has this password')).toBe(false);
});
