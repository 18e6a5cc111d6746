import { shareOf } from '#src/shared/money.ts';
import type { VoucherDiscount, VoucherProblem } from '../contract.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** A voucher as it stands, with what the one who asks has used of it. */
export type VoucherFacts = {
	readonly discount: VoucherDiscount;
	readonly minGoodsVnd: number;
	readonly startsAt: Date;
	readonly endsAt: Date;
	/** Taken back before its end. */
	readonly endedAt: Date | null;
	readonly usesMax: number;
	readonly uses: number;
	readonly usesPerCustomer: number;
	readonly customerUses: number;
};

/** Products of one order that a voucher may lower: those at an agreed price are not among them. */
export type VoucherBasis = {
	/** What the minimum is measured by. */
	readonly goodsVnd: number;
	/** What is still to be paid of them: another voucher may have lowered it already. */
	readonly leftVnd: number;
	/** The same voucher at orders beside this one. */
	readonly usedBeside: number;
	readonly now: Date;
};

export type VoucherVerdict = { readonly problem: VoucherProblem | null; readonly discountVnd: number };

/** What the voucher takes off, or why it does not. */
export function judgeVoucher(voucher: VoucherFacts, basis: VoucherBasis): VoucherVerdict {
	const problem = problemOf(voucher, basis);
	return { problem, discountVnd: problem ? 0 : discountOf(voucher.discount, basis.leftVnd) };
}

/** Why nobody can use it now. */
export function closedBecause(
	{ startsAt, endsAt, endedAt, uses, usesMax }: Omit<VoucherFacts, 'customerUses'>,
	now: Date,
	usedBeside = 0,
): 'not_started' | 'ended' | 'used_up' | null {
	if (endedAt !== null || now >= endsAt) return 'ended';
	if (now < startsAt) return 'not_started';
	return uses + usedBeside >= usesMax ? 'used_up' : null;
}

function problemOf(voucher: VoucherFacts, { goodsVnd, leftVnd, usedBeside, now }: VoucherBasis): VoucherProblem | null {
	const closed = closedBecause(voucher, now, usedBeside);
	if (closed) return closed;
	if (voucher.customerUses + usedBeside >= voucher.usesPerCustomer) return 'used_by_you';
	if (goodsVnd === 0) return 'no_goods';
	if (goodsVnd < voucher.minGoodsVnd) return 'below_minimum';
	return discountOf(voucher.discount, leftVnd) > 0 ? null : 'no_goods';
}

/** Never more than there is to pay; shares are rounded down. */
function discountOf(discount: VoucherDiscount, leftVnd: number): number {
	if (discount.kind === 'fixed') return Math.min(discount.amountVnd, leftVnd);
	return Math.min(shareOf(leftVnd, discount.percent * BASIS_POINTS_PER_PERCENT), discount.capVnd);
}
