import { expect, test } from 'vitest';
import type { VoucherFacts } from '#src/domains/promotions/rules/voucher-applies.ts';
import type { CartLineView } from '../contract.ts';
import { voucherHint } from './voucher-hint.ts';

const now = new Date('2026-11-28T03:00:00Z');
const offer = (code: string, minGoodsVnd: number, amountVnd: number, facts: Partial<VoucherFacts> = {}) => ({
	code,
	discount: { kind: 'fixed', amountVnd } as const,
	minGoodsVnd,
	startsAt: new Date('2026-11-01'),
	endsAt: new Date('2026-12-31'),
	endedAt: null,
	usesMax: 100,
	uses: 0,
	usesPerCustomer: 1,
	customerUses: 0,
	...facts,
});
const line = (lineTotalVnd: number, status: CartLineView['status'] = 'ready') =>
	({ lineTotalVnd, status }) as CartLineView;
const hint = (offers: readonly ReturnType<typeof offer>[], ...lines: readonly CartLineView[]) =>
	voucherHint({ lines: [...lines] }, offers, now);

const GIAM20 = offer('GIAM20', 150_000, 20_000);

test.each([
	['35,000 below the minimum', [GIAM20], [line(115_000)], { code: 'GIAM20', missingVnd: 35_000, discountVnd: 20_000 }],
	['the minimum is reached', [GIAM20], [line(150_000)], null],
	['lines that cannot be ordered do not count', [GIAM20], [line(115_000), line(40_000, 'sold_out')], 'GIAM20'],
	['more is missing than there is', [GIAM20], [line(60_000)], null],
	['the customer used it', [offer('A', 150_000, 20_000, { customerUses: 1 })], [line(115_000)], null],
	['it is used up', [offer('A', 150_000, 20_000, { uses: 100 })], [line(115_000)], null],
	['a usable one takes off as much', [GIAM20, offer('B', 0, 20_000)], [line(115_000)], null],
	['the nearest of two is named', [offer('A', 200_000, 50_000), GIAM20], [line(115_000)], 'GIAM20'],
	['the cart is empty', [GIAM20], [], null],
])('voucherHint: %s', (_title, offers, lines, wanted) => {
	const found = hint(offers, ...lines);
	if (typeof wanted === 'string') expect(found?.code).toBe(wanted);
	else expect(found).toEqual(wanted);
});
