import { expect, test } from 'vitest';
import { wishAnswerBy } from './vi/cancel-wish.ts';

test('the last wish to cancel is answered within twelve hours of it', () => {
	const events = [
		{ kind: 'cancel_asked', at: '2026-11-26T02:00:00Z' },
		{ kind: 'cancel_withdrawn', at: '2026-11-26T02:05:00Z' },
		{ kind: 'cancel_asked', at: '2026-11-26T03:00:00Z' },
	] as const;
	expect(wishAnswerBy(events)).toBe('26/11/2026 22:00');
	expect(wishAnswerBy([])).toBe('');
});
