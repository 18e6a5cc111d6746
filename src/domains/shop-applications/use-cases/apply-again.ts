import { fail } from '#src/domains/vendors/contract/shop.ts';
import {
	deleteUndecidedShop,
	findShopRow,
	lockApplicant,
	lockShopOfOwner,
} from '#src/domains/vendors/db/shop-repository.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { insertApplication, lockApplicationOf, recordApplication } from '../db/application-repository.ts';
import { formOfShop } from '../queries/application-form.ts';
import { checkRejections } from './steps/check-rejections.ts';

type Rejected = 'vendors.application_closed' | 'vendors.applied_too_often';
type Answer = Result<{ readonly savedAt: string }, Failure<Rejected>>;

export function applyAgain(context: Context<MemberActor>): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor, now } = scope;
		const applicantId = actor.customerId;
		await lockApplicant(db, applicantId);
		const shop = await lockShopOfOwner(db, applicantId);
		if (shop?.state !== 'rejected') return fail('vendors.application_closed');
		const often = await checkRejections(scope, { applicantId });
		if (!often.ok) return often;
		const at = await now();
		const again = { shopId: null, questions: [], infoRounds: 0, identityCheckedAt: null, updatedAt: at };
		const application = await lockApplicationOf(db, applicantId);
		const said = application ? null : await findShopRow(db, shop.id);
		if (application) await recordApplication(db, application.id, again);
		if (said)
			await insertApplication(db, { ...again, id: newId(), applicantId, form: formOfShop(said), createdAt: at });
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'applied_again', facts: {} });
		await deleteUndecidedShop(db, shop.id);
		return ok({ savedAt: at.toISOString() });
	});
}
