import { expect, test } from 'vitest';
import { refusalPattern, words } from '../vi.ts';

test('a refusal with an instant says it in Việt Nam, and without an occasion as a pattern', () => {
	const until = '2026-11-22T03:00:00.000Z';
	expect(words.refusal('orders.return_too_late', { until })).toContain('22/11/2026 10:00');
	for (const code of ['orders.return_too_late', 'orders.return_too_early']) expect(refusalPattern(code)).toContain('…');
});
