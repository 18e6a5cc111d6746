import { shareOf } from '#src/shared/money.ts';
import type { VoucherDiscount, VoucherProblem } from '../contract.ts';

const BASIS_POINTS_PER_PERCENT = 100;

export type VoucherFacts = {
	readonly discount: VoucherDiscount;
	readonly minGoodsVnd: number;
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly endedAt: Date | null;
	readonly usesMax: number;
	readonly uses: number;
	readonly usesPerCustomer: number;
	readonly customerUses: number;
};

/** Products of one order that the voucher applies to; excludes products at a bargained price. */
export type VoucherBasis = {
	/** Total for the minimum of the voucher. */
	readonly goodsVnd: number;
	/** Amount still to be paid, after other vouchers. */
	readonly leftVnd: number;
	/** Uses of this voucher by other orders of the same group. */
	readonly usedInSameQuote: number;
	readonly now: Date;
};

export type VoucherVerdict = { readonly problem: VoucherProblem | null; readonly discountVnd: number };

export function judgeVoucher(voucher: VoucherFacts, basis: VoucherBasis): VoucherVerdict {
	const problem = problemOf(voucher, basis);
	return { problem, discountVnd: problem ? 0 : discountOf(voucher.discount, basis.leftVnd) };
}

export function closedReason(
	{ startsAt, endsAt, endedAt, uses, usesMax }: Omit<VoucherFacts, 'customerUses'>,
	now: Date,
	usedInSameQuote = 0,
): 'not_started' | 'ended' | 'used_up' | null {
	if (endedAt !== null || now >= endsAt) return 'ended';
	if (now < startsAt) return 'not_started';
	return uses + usedInSameQuote >= usesMax ? 'used_up' : null;
}

function problemOf(
	voucher: VoucherFacts,
	{ goodsVnd, leftVnd, usedInSameQuote, now }: VoucherBasis,
): VoucherProblem | null {
	const closed = closedReason(voucher, now, usedInSameQuote);
	if (closed) return closed;
	if (voucher.customerUses + usedInSameQuote >= voucher.usesPerCustomer) return 'used_by_you';
	if (goodsVnd === 0) return 'no_goods';
	if (goodsVnd < voucher.minGoodsVnd) return 'below_minimum';
	return discountOf(voucher.discount, leftVnd) > 0 ? null : 'no_goods';
}

function discountOf(discount: VoucherDiscount, leftVnd: number): number {
	if (discount.kind === 'fixed') return Math.min(discount.amountVnd, leftVnd);
	return Math.min(shareOf(leftVnd, discount.percent * BASIS_POINTS_PER_PERCENT), discount.capVnd);
}
