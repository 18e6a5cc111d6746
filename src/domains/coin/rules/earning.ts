import { shareOf } from '#src/shared/money.ts';
import { addMs, DAY_MS, startOfVietnamDay, VIETNAM_OFFSET_MS } from '#src/shared/time.ts';
import { coinConfig, type GrantKind } from '../contract/coin.ts';

const { earnBasisPoints, earnMax } = coinConfig;
const DAYS_OF_WEEK = 7;
const EARNED_KINDS: readonly GrantKind[] = ['cashback', 'first_order', 'review'];

/** Excludes shipping and what vouchers and coin paid. */
export const cashbackOf = (productAmountPaidVnd: number): number =>
	Math.min(shareOf(Math.max(0, productAmountPaidVnd), earnBasisPoints), earnMax.perOrder);

/** Goodwill and grants by operators are not earned, so no cap applies. */
export const isCapped = (kind: GrantKind): boolean => EARNED_KINDS.includes(kind);
export const CAPPED_KINDS = EARNED_KINDS;

export function limitToCaps(amountVnd: number, earned: { readonly dayVnd: number; readonly weekVnd: number }): number {
	const left = Math.min(earnMax.perDay - earned.dayVnd, earnMax.perWeek - earned.weekVnd);
	return Math.max(0, Math.min(amountVnd, left));
}

/** Monday 00:00 in Việt Nam. */
export function startOfVietnamWeek(at: Date): Date {
	const day = startOfVietnamDay(at);
	const sinceMonday = (addMs(day, VIETNAM_OFFSET_MS).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
	return addMs(day, -sinceMonday * DAY_MS);
}

/** Exact fractions, so the sum of all shares claws back exactly what was granted. */
export type ProductShare = { readonly numerator: number; readonly denominator: number };

/** The total to claw back for all shares together; rounded down. */
export function clawedBackVnd(grantedVnd: number, shares: readonly ProductShare[]): number {
	let numerator = 0n;
	let denominator = 1n;
	for (const share of shares) {
		const [part, whole] = [BigInt(share.numerator), BigInt(share.denominator)];
		numerator = numerator * whole + part * denominator;
		denominator *= whole;
	}
	return numerator >= denominator ? grantedVnd : Number((BigInt(grantedVnd) * numerator) / denominator);
}
