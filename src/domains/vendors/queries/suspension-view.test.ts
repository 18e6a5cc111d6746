import { expect, test } from 'vitest';
import { toSuspensionView } from './suspension-view.ts';

const suspension = {
	id: '0199a000-0000-7000-8000-000000000001',
	suspendedAt: new Date('2026-11-02T03:00:00Z'),
	appeal: null,
	appealState: null,
	appealedAt: null,
	appealAnswer: null,
} as Parameters<typeof toSuspensionView>[0];

test('toSuspensionView allows an appeal for seven days after the suspension', () => {
	const on = (day: string) => toSuspensionView(suspension, new Date(day));
	expect(on('2026-11-09T03:00:00Z')).toMatchObject({
		appealBy: '2026-11-09T03:00:00.000Z',
		mayAppeal: true,
		appeal: null,
	});
	expect(on('2026-11-09T03:00:01Z').mayAppeal).toBe(false);
});

test('toSuspensionView shows an open appeal with its deadline and allows no second one', () => {
	const appealedAt = new Date('2026-11-03T03:00:00Z');
	const appealed = { ...suspension, appeal: 'Chúng tôi đã sửa giấy phép.', appealState: 'open' as const, appealedAt };
	const view = toSuspensionView(appealed, new Date('2026-11-04T03:00:00Z'));
	expect(view.mayAppeal).toBe(false);
	expect(view.appeal).toMatchObject({ state: 'open', answer: '', at: appealedAt.toISOString() });
	expect(Date.parse(view.appeal?.answerBy ?? '')).toBeGreaterThan(appealedAt.getTime());
});
