import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { OperatorActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type CreateVoucherInput,
	fail,
	type PromotionsFailure,
	promotionsConfig,
	type VoucherView,
} from '../contract.ts';
import type { VoucherRow } from '../db/tables.ts';
import { countActiveVouchers, hasCode, insertVoucher, lockVouchersOf } from '../db/voucher-repository.ts';
import { toVoucherView } from '../queries/voucher-view.ts';
import { offerTags } from '../rules/offer-tags.ts';
import { codeKey, shownCode } from '../rules/voucher-code.ts';
import { checkPlan } from '../rules/voucher-plan.ts';

type Answer = Promise<Result<VoucherView, Failure<PromotionsFailure>>>;
const { liveMax } = promotionsConfig;

/** Only owners may create vouchers; the shop pays the discount. */
export function createVoucher(context: Context<VendorActor>, input: CreateVoucherInput): Answer {
	const { shopId, shopState, staffRole } = context.actor;
	if (!hasStaffRight(staffRole, 'vouchers.keep')) return Promise.resolve(fail('promotions.role_not_allowed'));
	if (!mayShopSell(shopState)) return Promise.resolve(fail('promotions.shop_not_open'));
	return transact(context, (scope) => create(scope, shopId, input));
}

export const createPlatformVoucher = (
	context: Context<OperatorActor | SystemActor>,
	input: CreateVoucherInput,
): Answer => transact(context, (scope) => create(scope, null, input));

async function create(scope: Scope, shopId: string | null, input: CreateVoucherInput): Answer {
	const { db } = scope;
	await lockVouchersOf(db, shopId);
	const at = await scope.now();
	const fit = checkPlan(input, at);
	if (!fit.ok) return fit;
	const key = codeKey(input.code);
	if (await hasCode(db, shopId, key))
		return fail('promotions.code_taken', undefined, { code: 'promotions.code_taken' });
	if ((await countActiveVouchers(db, shopId, at)) >= liveMax) return fail('promotions.too_many', { max: liveMax });
	const row = draft(shopId, key, input, at);
	await insertVoucher(db, row);
	await audit(scope, { subjectType: 'voucher', subjectId: row.id, action: 'created', facts: { ...input, shopId } });
	await dropPages(db, offerTags(shopId));
	return ok(toVoucherView(row, at));
}

function draft(shopId: string | null, key: string, input: CreateVoucherInput, at: Date): VoucherRow {
	const { discount, minGoodsVnd, usesMax, usesPerCustomer, isListed } = input;
	const isFixed = discount.kind === 'fixed';
	return {
		id: newId(),
		shopId,
		code: shownCode(key),
		codeKey: key,
		kind: discount.kind,
		amountVnd: isFixed ? discount.amountVnd : null,
		percent: isFixed ? null : discount.percent,
		capVnd: isFixed ? null : discount.capVnd,
		minGoodsVnd,
		startsAt: new Date(input.startsAt),
		endsAt: new Date(input.endsAt),
		endedAt: null,
		usesMax,
		uses: 0,
		usesPerCustomer,
		isListed,
		createdAt: at,
	};
}
