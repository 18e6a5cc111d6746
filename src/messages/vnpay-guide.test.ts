import { expect, test } from 'vitest';
import {
	BANKS,
	TEST_CARDS as SANDBOX_CARDS,
	TEST_CARD_DATE,
	TEST_CARD_NAME,
	TEST_OTP,
} from '#src/payment-sandbox/outcomes.ts';
import { TEST_CARD, TEST_CARDS } from './vi/payments.ts';

test('the test cards in the guide are those of the VNPAY sandbox', () => {
	expect(TEST_CARDS.map(([number]) => number)).toEqual(SANDBOX_CARDS.map(({ number }) => number));
	expect(TEST_CARD).toMatchObject({ name: TEST_CARD_NAME, date: TEST_CARD_DATE, otp: TEST_OTP });
	const [code, name] = BANKS[0];
	expect(TEST_CARD.bank).toBe(`${name} (${code})`);
});
