import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import { deleteApplication, lockApplicationOf, recordApplication } from '../db/application-repository.ts';
import { deleteUndecidedShop, lockApplicant, lockShopOfOwner } from '../db/shop-repository.ts';
import { mayWithdraw } from '../rules/application-check.ts';

type Refused = 'vendors.application_missing' | 'vendors.application_closed';
type Answer = Result<{ readonly isDraftKept: boolean }, Failure<Refused>>;

/** What was handed in becomes a draft again, as long as nothing is decided; a draft is thrown away. */
export function withdrawApplication(context: Context<MemberActor>): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor, now } = scope;
		await lockApplicant(db, actor.customerId);
		const shop = await lockShopOfOwner(db, actor.customerId);
		const application = await lockApplicationOf(db, actor.customerId);
		if (!application) return refuse('vendors.application_missing');
		if (!mayWithdraw(shop?.state ?? null)) return refuse('vendors.application_closed');
		if (!shop) {
			await deleteApplication(db, application.id);
			return ok({ isDraftKept: false });
		}
		await recordApplication(db, application.id, { shopId: null, questions: [], updatedAt: await now() });
		const facts = { from: shop.state };
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'withdrawn', facts });
		await deleteUndecidedShop(db, shop.id);
		return ok({ isDraftKept: true });
	});
}
