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
])('the password %s: %s', (password, problem) => {
	expect(judgePassword(password, 6)).toBe(problem);
});

test('length counts letters as people see them, not bytes', () => {
	expect(judgePassword('ạạạạạ'.normalize('NFD'), 6)).toBe('too_short');
	expect(judgePassword('ạạạạạạ', 6)).toBeNull();
});

test('a password fits its hash in every spelling of its letters, another one does not', async () => {
	const stored = await hashPassword('mật khẩu'.normalize('NFD'));
	expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await isRightPassword(stored, 'mật khẩu'.normalize('NFC'))).toBe(true);
	expect(await isRightPassword(stored, 'mat khau')).toBe(false);
});

test('without an account no password is right, not even that of the dummy', async () => {
	expect(await isRightPassword(null, 'nobody has this password')).toBe(false);
});
