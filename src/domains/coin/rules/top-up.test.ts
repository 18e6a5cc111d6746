import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideTopUp, refundableOf, refundableUntil, type TopUpMovement } from './top-up.ts';

test.each([
	['exactly the daily limit', 500_000, 1_500_000, 0, 'ok'],
	['one dong above the daily limit', 500_000, 1_500_001, 0, 'coin.top_up_day'],
	['exactly the limit of held coin', 10_000, 0, 9_990_000, 'ok'],
	['one dong above the limit of held coin', 10_000, 0, 9_990_001, 'coin.top_up_held'],
])('decideTopUp limits the amount per day and in total: %s', (_title, amountVnd, todayVnd, ownedVnd, expected) => {
	const decision = decideTopUp(amountVnd, { todayVnd, ownedVnd });
	expect(decision.ok ? 'ok' : decision.error.code).toBe(expected);
});

const BOUGHT = new Date('2026-11-01T10:00:00+07:00');
const day = (days: number) => new Date(BOUGHT.getTime() + days * 86_400_000);
const move = (kind: TopUpMovement['kind'], changeVnd: number, at: number): TopUpMovement => ({
	kind,
	changeVnd,
	at: day(at),
});
const bought = move('granted', 100_000, 0);

describe('refundableOf', () => {
	test('returns the unspent rest within seven days of the payment, and 0 from the deadline on', () => {
		const spent = [bought, move('spent', -30_000, 1)];
		expect(refundableUntil(BOUGHT)).toEqual(day(7));
		expect(refundableOf(spent, 0, day(6.99))).toEqual({ refundableVnd: 70_000, until: day(7) });
		expect(refundableOf(spent, 20_000, day(6))).toMatchObject({ refundableVnd: 50_000 });
		expect(refundableOf(spent, 0, day(7))).toEqual({ refundableVnd: 0, until: null });
	});

	test('returns coin that came back after the rest was refunded, for seven days', () => {
		const story = [bought, move('spent', -30_001, 1), move('refunded', -69_999, 2), move('returned', 30_001, 20)];
		expect(refundableOf(story, 0, day(26.99))).toEqual({ refundableVnd: 30_001, until: day(27) });
		expect(refundableOf(story, 0, day(27))).toMatchObject({ refundableVnd: 0 });
		expect(refundableOf([...story, move('refunded', -30_001, 21)], 0, day(22))).toMatchObject({ refundableVnd: 0 });
	});

	test('returns only what came back once the days of the rest are over, and spends that rest first', () => {
		const story = [bought, move('spent', -30_000, 6), move('returned', 30_000, 10)];
		expect(refundableOf(story, 0, day(11))).toEqual({ refundableVnd: 30_000, until: day(17) });
		expect(refundableOf([...story, move('spent', -70_000, 11)], 0, day(12))).toMatchObject({ refundableVnd: 30_000 });
		expect(refundableOf([...story, move('spent', -80_000, 11)], 0, day(12))).toMatchObject({ refundableVnd: 20_000 });
	});

	test('never lets more of a top-up go back than was paid, whatever the course', () => {
		const step = fc.record({
			kind: fc.constantFrom('spend' as const, 'return' as const, 'refund' as const),
			share: fc.integer({ min: 1, max: 100 }),
			days: fc.integer({ min: 0, max: 9 }),
		});
		fc.assert(
			fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
				const story = [bought];
				let [now, left, out, refunded] = [0, 100_000, 0, 0];
				for (const { kind, share, days } of steps) {
					now += days;
					const { refundableVnd } = refundableOf(story, 0, day(now));
					expect(refundableVnd).toBeLessThanOrEqual(left);
					const of = kind === 'spend' ? left : kind === 'return' ? out : refundableVnd;
					const amount = kind === 'refund' ? of : Math.ceil((of * share) / 100);
					if (amount === 0) continue;
					story.push(
						kind === 'return'
							? move('returned', amount, now)
							: move(kind === 'spend' ? 'spent' : 'refunded', -amount, now),
					);
					left += kind === 'return' ? amount : -amount;
					out += kind === 'spend' ? amount : kind === 'return' ? -amount : 0;
					refunded += kind === 'refund' ? amount : 0;
					if (kind === 'return') expect(refundableOf(story, 0, day(now)).refundableVnd).toBeGreaterThanOrEqual(amount);
				}
				expect(left + out + refunded).toBe(100_000);
				expect(refunded).toBeLessThanOrEqual(100_000);
			}),
		);
	});
});
