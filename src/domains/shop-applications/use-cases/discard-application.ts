import { dropPrivatePictures } from '#src/domains/media/index.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockApplicant, lockShopOfOwner } from '#src/domains/vendors/db/shop-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { deleteApplication, lockApplicationOf } from '../db/application-repository.ts';

type Rejected = 'vendors.application_missing' | 'vendors.application_closed';
type Answer = Result<{ readonly isDiscarded: true }, Failure<Rejected>>;

/** Deletes a draft with its papers; a submitted application must be withdrawn first. */
export function discardApplication(context: Context<MemberActor>): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		await lockApplicant(db, actor.customerId);
		const shop = await lockShopOfOwner(db, actor.customerId);
		const application = await lockApplicationOf(db, actor.customerId);
		if (!application) return fail('vendors.application_missing');
		if (shop) return fail('vendors.application_closed');
		await dropPrivatePictures(scope, await deleteApplication(db, application.id));
		return ok({ isDiscarded: true as const });
	});
}
