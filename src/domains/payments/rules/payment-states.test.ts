import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayMove } from '#src/shared/states.ts';
import { PAYMENT_STATES } from '../contract/payments.ts';
import { ipnVerdict } from './ipn-verdict.ts';
import { actionFor, paymentStates } from './payment-states.ts';

const OUTCOMES = ['paid', 'suspected', 'expired', 'failed', 'unknown'] as const;
const TARGETS = { settle: 'paid', hold: 'suspected', fail: 'failed', expire: 'expired' } as const;

describe('actionFor', () => {
	test.each([
		['created', 'paid', 'settle'],
		['redirected', 'failed', 'fail'],
		['created', 'expired', 'expire'],
		['created', 'unknown', 'nothing'],
		['failed', 'paid', 'settle'],
		['expired', 'paid', 'settle'],
		['failed', 'failed', 'nothing'],
		['expired', 'failed', 'nothing'],
		['expired', 'suspected', 'hold'],
		['suspected', 'paid', 'settle'],
		['suspected', 'failed', 'fail'],
		['suspected', 'suspected', 'nothing'],
		['paid', 'failed', 'nothing'],
		['paid', 'paid', 'nothing'],
		['refunded', 'paid', 'nothing'],
		['refund_rejected', 'paid', 'nothing'],
	] as const)('for an attempt in state %s and the result %s returns %s', (state, outcome, action) => {
		expect(actionFor(state, outcome)).toBe(action);
	});

	test('returns only transitions that paymentStates allows', () => {
		fc.assert(
			fc.property(fc.constantFrom(...PAYMENT_STATES), fc.constantFrom(...OUTCOMES), (state, outcome) => {
				const action = actionFor(state, outcome);
				expect(action === 'nothing' || mayMove(paymentStates, state, TARGETS[action])).toBe(true);
			}),
		);
	});
});

describe('ipnVerdict', () => {
	const attempt = { state: 'created', amountVnd: 90_000 } as const;
	const paid = { state: 'paid', amountVnd: 90_000 } as const;
	const doubted = { state: 'suspected', amountVnd: 90_000 } as const;
	test.each([
		['01 for an unknown reference', null, { amountVnd: 90_000, outcome: 'paid' }, '01'],
		['04 before 02: a wrong sum is a wrong sum for a paid attempt too', paid, { amountVnd: 1, outcome: 'paid' }, '04'],
		['04 for a sum that is no whole dong', attempt, { amountVnd: null, outcome: 'paid' }, '04'],
		['02 for what is known', paid, { amountVnd: 90_000, outcome: 'paid' }, '02'],
		['99 for a code that we do not know', attempt, { amountVnd: 90_000, outcome: 'unknown' }, '99'],
		['99 for such a code about money in doubt', doubted, { amountVnd: 90_000, outcome: 'unknown' }, '99'],
		[
			'99 for an uncertain failure of money in doubt',
			doubted,
			{ amountVnd: 90_000, outcome: 'failed', followUp: true },
			'99',
		],
		['00 for a certain failure of money in doubt', doubted, { amountVnd: 90_000, outcome: 'failed' }, '00'],
		['02 for such a code about what is paid', paid, { amountVnd: 90_000, outcome: 'unknown' }, '02'],
		['00 for a payment', attempt, { amountVnd: 90_000, outcome: 'paid' }, '00'],
		['00 for a failure', attempt, { amountVnd: 90_000, outcome: 'failed' }, '00'],
	] as const)('returns %s', (_title, known, told, code) => {
		expect(ipnVerdict(known, { followUp: false, ...told }).code).toBe(code);
	});
});
