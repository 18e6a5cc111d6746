import { dropPrivatePictures } from '#src/domains/media/index.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { deleteUndecidedShop } from '#src/domains/vendors/db/shop-repository.ts';
import { notifyOwner } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import {
	deleteApplication,
	lockAbandonedDrafts,
	lockApplicationOf,
	lockUnansweredShops,
} from '../db/application-repository.ts';

const AT_ONCE = 200;

/**
 * Closes abandoned drafts and deletes their papers, because personal documents must not be stored longer than
 * needed.
 */
export async function closeDrafts(context: Context<SystemActor>): Promise<void> {
	await transact(context, async (scope) => {
		const before = addMs(await scope.now(), -applicationConfig.draftDays * DAY_MS);
		for (const { id, applicantId, form } of await lockAbandonedDrafts(scope.db, before, AT_ONCE)) {
			await dropPrivatePictures(scope, await deleteApplication(scope.db, id));
			const shopName = form.name ?? '';
			await notifyOwner(scope, { customerId: applicantId, kind: 'vendors.draft_closed', about: id, shopName });
		}
		await closeUnanswered(scope, before);
		return ok(null);
	});
}

/** Closes applications whose questions stayed unanswered. This is no rejection, so the owner may apply again. */
async function closeUnanswered(scope: Scope, before: Date): Promise<void> {
	const { db } = scope;
	for (const { id, ownerId: customerId, name: shopName } of await lockUnansweredShops(db, before, AT_ONCE)) {
		const application = await lockApplicationOf(db, customerId);
		if (application) await dropPrivatePictures(scope, await deleteApplication(db, application.id));
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'unanswered', facts: {} });
		await deleteUndecidedShop(db, id);
		await notifyOwner(scope, { customerId, kind: 'vendors.draft_closed', about: id, shopName });
	}
}
