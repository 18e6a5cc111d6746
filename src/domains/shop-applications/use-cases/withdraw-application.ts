import type { WithdrawApplicationInput } from '#src/domains/vendors/contract/application.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import { deleteUndecidedShop, lockApplicant, lockShopOfOwner } from '#src/domains/vendors/db/shop-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { lockApplicationOf, recordApplication } from '../db/application-repository.ts';
import { mayWithdraw } from '../rules/application-check.ts';

type Rejected = 'vendors.application_missing' | 'vendors.application_closed' | 'vendors.application_changed';
type Answer = Result<{ readonly savedAt: string }, Failure<Rejected>>;

export function withdrawApplication(
	context: Context<MemberActor>,
	{ state }: WithdrawApplicationInput,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor, now } = scope;
		await lockApplicant(db, actor.customerId);
		const shop = await lockShopOfOwner(db, actor.customerId);
		const application = await lockApplicationOf(db, actor.customerId);
		if (!application) return fail('vendors.application_missing');
		if (!mayWithdraw(shop?.state ?? null)) return fail('vendors.application_closed');
		if (shop?.state !== state) return fail('vendors.application_changed');
		const { infoRounds } = shop;
		const at = await now();
		await recordApplication(db, application.id, { shopId: null, questions: [], infoRounds, updatedAt: at });
		const facts = { from: shop.state };
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'withdrawn', facts });
		await deleteUndecidedShop(db, shop.id);
		return ok({ savedAt: at.toISOString() });
	});
}
