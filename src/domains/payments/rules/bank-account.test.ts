import { expect, test } from 'vitest';
import { createSeal } from '#src/platform/seal/index.ts';
import { BankAccount } from '../contract/refund-account.ts';
import { lastDigitsOf, openAccount, sealAccount, shownAccount } from './bank-account.ts';

const seal = createSeal('x'.repeat(32), 'accounts');
const ACCOUNT = { bank: 'VCB', number: '0011223344556', holder: ' Nguyễn Văn  Ánh' } as const;

test('sealAccount stores the holder in capitals without diacritics, and shownAccount shows the last four digits only', () => {
	const sealed = sealAccount(seal, ACCOUNT);
	expect(sealed).not.toContain(ACCOUNT.number);
	expect(openAccount(seal, sealed)).toEqual({ ...ACCOUNT, holder: 'NGUYEN VAN ANH' });
	expect(shownAccount(ACCOUNT)).toBe('VCB ••••4556');
	expect(lastDigitsOf(ACCOUNT.number)).toBe('4556');
});

test.each([
	[{ bankName: 'Vietcombank', accountNumber: '0011223344556', holder: 'NGUYEN VAN A' }, 'Vietcombank'],
	[{ number: '0011223344556', holder: 'NGUYEN VAN A' }, ''],
])('openAccount reads accounts of earlier formats: %o', (stored, bank) => {
	const opened = openAccount(seal, seal.seal(JSON.stringify(stored)));
	expect(opened).toEqual({ bank, number: '0011223344556', holder: 'NGUYEN VAN A' });
});

test.each([
	['a bank that is not in the list', { bank: 'Vietcombank' }],
	['letters in the account number', { number: '00112233A' }],
	['an account number that is too short', { number: '12345' }],
	['a formula as the holder', { holder: '=1+1' }],
	['a holder in another script', { holder: '王小明' }],
	['a blank holder', { holder: '  ' }],
])('BankAccount rejects %s', (_title, wrong) => {
	expect(BankAccount.safeParse({ ...ACCOUNT, ...wrong }).success).toBe(false);
	expect(BankAccount.safeParse(ACCOUNT).success).toBe(true);
});
