import { expect, test } from 'vitest';
import { refundRequestId } from './refund-request-id.ts';

const id = '01a203db-636b-7142-97a3-61dd05cd10f4';

test('refundRequestId returns a different id of 32 characters for each round', () => {
	const rounds = [0, 1, 2, 99].map((round) => refundRequestId({ id, round }));
	expect(rounds[0]).toBe('01a203db636b714297a361dd05cd10f4');
	expect(rounds[1]).toBe('01a203db636b714297a361dd05cd1001');
	expect(new Set(rounds).size).toBe(rounds.length);
	expect(rounds.every((requestId) => requestId.length === 32)).toBe(true);
});
