import { expect, test } from 'vitest';
import type { CreateVoucherInput } from '../contract.ts';
import { checkPlan } from './voucher-plan.ts';

const NOW = new Date('2026-11-22T07:00:00Z');
const plan = (facts: Partial<CreateVoucherInput> = {}): CreateVoucherInput => ({
	code: 'CHAOBAN',
	discount: { kind: 'fixed', amountVnd: 20_000 },
	minGoodsVnd: 40_000,
	startsAt: '2026-11-21T17:00:00Z',
	endsAt: '2026-12-22T00:00:00Z',
	usesMax: 100,
	usesPerCustomer: 1,
	isListed: true,
	...facts,
});

test("checkPlan accepts a voucher of half of the products' price", () => {
	expect(checkPlan(plan(), NOW).ok).toBe(true);
	const share = { kind: 'percent', percent: 50, capVnd: 50_000 } as const;
	expect(checkPlan(plan({ discount: share, minGoodsVnd: 0 }), NOW).ok).toBe(true);
});

test.each([
	['promotions.code_unfit', { code: 'a-b' }],
	['promotions.discount_too_high', { minGoodsVnd: 39_999 }],
	['promotions.window_unfit', { endsAt: '2026-11-22T00:00:00Z' }],
	['promotions.window_unfit', { endsAt: '2026-11-22T07:00:00Z' }],
	['promotions.start_past', { startsAt: '2026-11-21T16:59:59Z' }],
	['promotions.window_unfit', { endsAt: '2027-05-22T00:00:00Z' }],
	['promotions.start_too_far', { startsAt: '2027-11-22T07:00:01Z', endsAt: '2027-12-01T00:00:00Z' }],
] as const)('checkPlan fails with %s for %j', (code, facts) => {
	expect(checkPlan(plan(facts), NOW)).toMatchObject({ ok: false, error: { code } });
});
