import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { DAY_MS, startOfVietnamDay } from '#src/shared/time.ts';
import { type CreateVoucherInput, fail, promotionsConfig } from '../contract.ts';
import { codeKey, isCodeKey } from './voucher-code.ts';

type PlanFailure = Failure<
	| 'promotions.code_unfit'
	| 'promotions.discount_too_high'
	| 'promotions.window_unfit'
	| 'promotions.start_past'
	| 'promotions.start_too_far'
>;
const { codeLength, discountMaxPercent, runMaxDays, startAheadDays } = promotionsConfig;

export function checkPlan(
	{ code, discount, minGoodsVnd, startsAt, endsAt }: CreateVoucherInput,
	now: Date,
): Result<null, PlanFailure> {
	if (!isCodeKey(codeKey(code))) return fail('promotions.code_unfit', codeLength, { code: 'promotions.code_unfit' });
	const isTooHigh = discount.kind === 'fixed' && discount.amountVnd * 100 > minGoodsVnd * discountMaxPercent;
	if (isTooHigh)
		return fail(
			'promotions.discount_too_high',
			{ percent: discountMaxPercent },
			{ 'discount.amountVnd': 'promotions.discount_too_high' },
		);
	const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)];
	if (from < startOfVietnamDay(now).getTime())
		return fail('promotions.start_past', undefined, { startsAt: 'promotions.start_past' });
	if (from > now.getTime() + startAheadDays * DAY_MS)
		return fail('promotions.start_too_far', { maxDays: startAheadDays }, { startsAt: 'promotions.start_too_far' });
	const isWindow = until > from && until > now.getTime() && until - from <= runMaxDays * DAY_MS;
	return isWindow
		? ok(null)
		: fail('promotions.window_unfit', { maxDays: runMaxDays }, { endsAt: 'promotions.window_unfit' });
}
