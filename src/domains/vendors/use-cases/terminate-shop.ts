import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { refuse } from '../contract.ts';
import { lockShop, recordShop } from '../db/shop-repository.ts';
import { lockSuspension } from '../db/suspension-repository.ts';
import { mayStillAppeal } from '../rules/appeal-clock.ts';
import { endSuspension } from './steps/end-suspension.ts';
import { showOpening } from './steps/show-opening.ts';
import { tellOwner } from './steps/tell-owner.ts';

type Input = { readonly shopId: string; readonly reason: string };
type Refused = 'vendors.not_found' | 'vendors.reason_missing' | 'vendors.state_refuses' | 'vendors.appeal_waits';

/** For good, once there is nothing left to say against the suspension. Whoever asks knows that nothing of it is open. */
export async function terminateShop(
	scope: Scope<OperatorActor>,
	{ shopId, reason: said }: Input,
): Promise<Result<{ readonly shopId: string }, Failure<Refused>>> {
	const { db, now } = scope;
	const reason = clean(said);
	if (reason === '') return refuse('vendors.reason_missing');
	const shop = await lockShop(db, shopId);
	if (!shop) return refuse('vendors.not_found');
	if (shop.state !== 'suspended') return refuse('vendors.state_refuses', { state: shop.state });
	const at = await now();
	const suspension = await lockSuspension(db, shopId);
	if (suspension && mayStillAppeal(suspension, at)) return refuse('vendors.appeal_waits');
	await endSuspension(scope, shopId, at);
	await recordShop(db, shopId, { state: 'terminated', stateReason: reason, updatedAt: at });
	await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'terminated', facts: { reason } });
	await tellOwner(scope, {
		...{ customerId: shop.ownerId, kind: 'vendors.shop_terminated', about: `${shopId}:${at.getTime()}` },
		...{ shopName: shop.name, reason },
	});
	await dropPages(db, ['catalog']);
	await showOpening(scope, shop);
	return ok({ shopId });
}
