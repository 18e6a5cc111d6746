import { expect, test } from 'vitest';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { causesOf } from '../../contract/health.ts';
import { healthConfig, type ShopHealth } from '../../contract/shop.ts';
import { healthCauses, nextStageAt, stageAfter, storedCauses } from './health-stages.ts';

const FINE: ShopHealth = {
	orders: 100,
	shipped: 100,
	sentInTime: 100,
	cancelled: 0,
	disputesLost: 0,
	confirmMinutes: 30,
	confirmedLate: 0,
	asked: 50,
	answeredLate: 0,
};
const kinds = (more: Partial<ShopHealth>) => healthCauses({ ...FINE, ...more }).map(({ kind }) => kind);

test.each([
	[{}, []],
	[{ confirmedLate: 5 }, []],
	[{ confirmedLate: 6 }, ['late_confirm']],
	[{ cancelled: 3 }, []],
	[{ cancelled: 4 }, ['cancelled']],
	[{ sentInTime: 95 }, []],
	[{ sentInTime: 94 }, ['late_ship']],
	[{ answeredLate: 10 }, []],
	[{ answeredLate: 11 }, ['late_reply']],
	[{ asked: 19, answeredLate: 19 }, []],
	[{ disputesLost: 2, cancelled: 9 }, ['cancelled', 'dispute_lost']],
	[{ orders: 19, shipped: 19, sentInTime: 0, cancelled: 19 }, []],
])('healthCauses with %j returns %j', (more, told) => {
	expect(kinds(more)).toEqual(told);
});

test('healthCauses returns the count, the total and the limit of a cause', () => {
	expect(healthCauses({ ...FINE, cancelled: 4 })).toEqual([
		{ kind: 'cancelled', count: 4, of: 100, percent: 4, limitPercent: healthConfig.cancelPercent },
	]);
});

const since = new Date('2026-11-01T03:00:00Z');
const days = (count: number) => addMs(since, count * DAY_MS);
test.each([
	['good', true, 0, 'warned'],
	['warned', true, 13, 'warned'],
	['warned', true, 14, 'capped'],
	['warned', true, 60, 'capped'],
	['capped', true, 14, 'suspension_asked'],
	['suspension_asked', true, 90, 'suspension_asked'],
	['suspension_asked', false, 1, 'good'],
	['capped', false, 0, 'good'],
	['good', false, 9, 'good'],
] as const)('stageAfter from %s with bad service %s after %i days returns %s', (stage, isBad, after, next) => {
	expect(stageAfter(stage, since, isBad, days(after))).toBe(next);
});

test('nextStageAt is null at the last stage, where an operator decides', () => {
	expect(nextStageAt('warned', since)).toEqual(days(14));
	expect([nextStageAt('good', since), nextStageAt('suspension_asked', since)]).toEqual([null, null]);
});

test('causesOf restores what storedCauses wrote', () => {
	const causes = healthCauses({ ...FINE, cancelled: 4, disputesLost: 9 });
	expect(causesOf(storedCauses(causes))).toEqual(causes);
	expect(causesOf('')).toEqual([]);
});
