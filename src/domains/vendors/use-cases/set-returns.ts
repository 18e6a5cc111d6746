import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { SetReturnsInput, VendorFailure } from '../contract/shop.ts';
import { recordShop } from '../db/shop-repository.ts';
import { lockOwnShop } from './steps/lock-own-shop.ts';

/** Applies to later orders only; earlier ones keep the return terms they were placed under. */
export function setReturns(
	context: Context<VendorActor>,
	{ acceptsChangeOfMind }: SetReturnsInput,
): Promise<Result<SetReturnsInput, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, now } = scope;
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const { id, state } = locked.value;
		await recordShop(db, id, { state, acceptsChangeOfMind, updatedAt: await now() });
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'returns', facts: { acceptsChangeOfMind } });
		await dropPages(db, [`shop:${id}`, 'shops']);
		return ok({ acceptsChangeOfMind });
	});
}
