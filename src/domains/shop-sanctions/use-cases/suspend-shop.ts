import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockShop, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import { insertSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import { checkOperatorConflict, notifyOwner, showOpening } from '#src/domains/vendors/index.ts';
import { appealBy } from '#src/domains/vendors/rules/shop-status/appeal-clock.ts';
import { shopStates } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { endSuspension } from './steps/end-suspension.ts';

type Input = { readonly shopId: string; readonly isSuspended: boolean; readonly reason: string };
type Answer = Result<
	{ shopId: string },
	Failure<'vendors.not_found' | 'vendors.office_own_shop' | 'vendors.state_refuses' | 'vendors.reason_missing'>
>;

/** Suspended: products stay visible but cannot be bought, and open orders still ship. */
export function suspendShop(context: Context<OperatorActor>, input: Input): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const { shopId, isSuspended } = input;
		const reason = clean(input.reason);
		if (reason === '') return fail('vendors.reason_missing');
		const shop = await lockShop(db, shopId);
		if (!shop) return fail('vendors.not_found');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		const [from, state] = isSuspended ? (['approved', 'suspended'] as const) : (['suspended', 'approved'] as const);
		if (shop.state !== from || !mayMove(shopStates, from, state))
			return fail('vendors.state_refuses', { state: shop.state });
		const at = await scope.now();
		await (isSuspended ? begin(scope, shopId, reason, at) : endSuspension(scope, shopId, at));
		await recordShop(db, shopId, { state, stateReason: isSuspended ? reason : '', updatedAt: at });
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: state, facts: { from, reason } });
		await notifyOwner(scope, {
			customerId: shop.ownerId,
			kind: isSuspended ? 'vendors.shop_suspended' : 'vendors.shop_reinstated',
			about: `${shopId}:${at.getTime()}`,
			shopName: shop.name,
			reason,
			by: isSuspended ? appealBy(at).toISOString() : '',
		});
		await dropPages(db, ['catalog']);
		await showOpening(scope, shop);
		return ok({ shopId });
	});
}

const begin = ({ db, actor }: Scope<OperatorActor>, shopId: string, reason: string, suspendedAt: Date): Promise<void> =>
	insertSuspension(db, { id: newId(), shopId, reason, suspendedBy: actor.customerId, suspendedAt });
