import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { SetPrepDaysInput, VendorFailure } from '../contract/shop.ts';
import { recordShop } from '../db/shop-repository.ts';
import { lockOwnShop } from './steps/lock-own-shop.ts';

export function setPrepDays(
	context: Context<VendorActor>,
	{ prepDays }: SetPrepDaysInput,
): Promise<Result<SetPrepDaysInput, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const { id, state } = locked.value;
		await recordShop(scope.db, id, { state, prepDays, updatedAt: await scope.now() });
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'prep_days', facts: { prepDays } });
		return ok({ prepDays });
	});
}
