import { expect, test } from 'vitest';
import { createSeal } from '#src/platform/seal/index.ts';
import { openBank, sealBank } from './bank-account.ts';

const seal = createSeal('x'.repeat(32), 'refund-accounts');
const ACCOUNT = { bankName: ' Vietcombank ', accountNumber: '0011223344556', holder: 'NGUYEN VAN  A' };

test('an account is sealed, and its last four digits are all that is read', () => {
	const kept = sealBank(seal, ACCOUNT);
	expect(kept.bankShown).toBe('Vietcombank ••••4556');
	expect(kept.bankSealed).not.toContain('0011223344556');
	expect(openBank(seal, kept.bankSealed)).toEqual({
		bankName: 'Vietcombank',
		accountNumber: '0011223344556',
		holder: 'NGUYEN VAN A',
	});
});
