import { fail } from '#src/domains/vendors/contract/shop.ts';
import { type LockedShop, lockShopExclusively, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import { lockSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import { checkOperatorConflict, notifyOwner, showOpening } from '#src/domains/vendors/index.ts';
import { mayStillAppeal } from '#src/domains/vendors/rules/shop-status/appeal-clock.ts';
import { shopStates } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { endSuspension } from './steps/end-suspension.ts';

type Input = { readonly shopId: string; readonly reason: string };
type Rejected = 'vendors.not_found' | 'vendors.office_own_shop' | 'vendors.state_refuses' | 'vendors.appeal_waits';
type Answer<T, Also extends string = never> = Result<T, Failure<Rejected | Also>>;

/**
 * Requires a suspended shop that can no longer appeal. The exclusive lock keeps `lockShops` waiting, so that nothing
 * new starts to reference the shop.
 */
export async function lockToTerminate(scope: Scope<OperatorActor>, shopId: string): Promise<Answer<LockedShop>> {
	const shop = await lockShopExclusively(scope.db, shopId);
	if (!shop) return fail('vendors.not_found');
	const operatorContext = await checkOperatorConflict(scope, shopId);
	if (!operatorContext.ok) return operatorContext;
	if (!mayMove(shopStates, shop.state, 'terminated')) return fail('vendors.state_refuses', { state: shop.state });
	const suspension = await lockSuspension(scope.db, shopId);
	const isOpen = suspension !== null && mayStillAppeal(suspension, await scope.now());
	return isOpen ? fail('vendors.appeal_waits') : ok(shop);
}

export async function terminateShop(
	scope: Scope<OperatorActor>,
	{ shopId, reason: said }: Input,
): Promise<Answer<{ readonly shopId: string }, 'vendors.reason_missing'>> {
	const { db, now } = scope;
	const reason = clean(said);
	if (reason === '') return fail('vendors.reason_missing');
	const held = await lockToTerminate(scope, shopId);
	if (!held.ok) return held;
	const shop = held.value;
	const at = await now();
	await endSuspension(scope, shopId, at);
	await recordShop(db, shopId, { state: 'terminated', stateReason: reason, updatedAt: at });
	await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'terminated', facts: { reason } });
	await notifyOwner(scope, {
		customerId: shop.ownerId,
		kind: 'vendors.shop_terminated',
		about: `${shopId}:${at.getTime()}`,
		shopName: shop.name,
		reason,
	});
	await dropPages(db, ['catalog']);
	await showOpening(scope, shop);
	return ok({ shopId });
}
