import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { coinConfig } from '../contract/coin.ts';
import { fail } from '../contract/top-up.ts';

const { perDayVnd, heldVnd, refundableDays } = coinConfig.topUp;

export type TopUpFacts = {
	readonly todayVnd: number;
	/** Paid coin, including payments in progress. */
	readonly ownedVnd: number;
};

export function decideTopUp(
	amountVnd: number,
	{ todayVnd, ownedVnd }: TopUpFacts,
): Result<null, Failure<'coin.top_up_day' | 'coin.top_up_held'>> {
	if (todayVnd + amountVnd > perDayVnd) return fail('coin.top_up_day', { maxVnd: perDayVnd });
	if (ownedVnd + amountVnd > heldVnd) return fail('coin.top_up_held', { maxVnd: heldVnd });
	return ok(null);
}

export const refundableUntil = (paidAt: Date): Date => addMs(paidAt, refundableDays * DAY_MS);

export type PaidTopUp = { readonly paidAt: Date; readonly freeVnd: number; readonly refundedVnd: number };

export const refundableVnd = ({ paidAt, freeVnd, refundedVnd }: PaidTopUp, now: Date): number =>
	refundedVnd > 0 || now >= refundableUntil(paidAt) ? 0 : freeVnd;
