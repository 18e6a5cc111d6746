import { describe, expect, test } from 'vitest';
import { failureReason, needsFollowUp, notifiedOutcome, queriedOutcome, refundOutcome } from './result-codes.ts';

describe('VNPAY result codes', () => {
	test.each([
		['00', '00', 'paid', false],
		['00', '01', 'failed', true],
		['00', '02', 'failed', true],
		['00', '', 'unknown', true],
		['00', '33', 'unknown', true],
		['24', '33', 'unknown', false],
		['07', '33', 'unknown', false],
		['00', '04', 'suspected', true],
		['07', '07', 'suspected', false],
		['07', '00', 'suspected', false],
		['09', '02', 'failed', false],
		['10', '02', 'failed', false],
		['11', '02', 'expired', false],
		['12', '02', 'failed', false],
		['13', '02', 'failed', false],
		['24', '02', 'failed', false],
		['51', '02', 'failed', false],
		['65', '02', 'failed', false],
		['75', '02', 'failed', false],
		['79', '02', 'failed', false],
		['99', '02', 'failed', true],
		['99', '00', 'failed', true],
		['42', '02', 'unknown', true],
		['42', '00', 'unknown', true],
		['42', '07', 'unknown', true],
		['', '', 'unknown', true],
	] as const)('response %j with status %j is %s (follow-up: %s)', (response, status, outcome, followUp) => {
		expect(notifiedOutcome(response, status)).toBe(outcome);
		expect(needsFollowUp(response, status)).toBe(followUp);
	});

	test.each([
		['00', 'paid'],
		['01', 'unknown'],
		['', 'unknown'],
		['05', 'unrecognised'],
		['06', 'unrecognised'],
		['09', 'unrecognised'],
		['33', 'unrecognised'],
		['02', 'failed'],
		['04', 'suspected'],
		['07', 'suspected'],
	] as const)('a queried payment with status %j is %s', (status, outcome) => {
		expect(queriedOutcome(status)).toBe(outcome);
	});

	test.each([
		['00', 'done'],
		['05', 'processing'],
		['06', 'done'],
		['09', 'rejected'],
		['77', 'unknown'],
	] as const)('a refund with status %j is %s', (status, outcome) => {
		expect(refundOutcome(status)).toBe(outcome);
	});

	test('failureReason distinguishes a cancellation, an insufficient balance and other codes', () => {
		expect(failureReason('24')).toBe('cancelled');
		expect(failureReason('51')).toBe('insufficient_balance');
		expect(failureReason('42')).toBe('other');
	});
});
