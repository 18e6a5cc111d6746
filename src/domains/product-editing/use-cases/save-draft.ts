import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { type DraftOfInput, NEW_DRAFTS_MAX, type SaveDraftInput, type StoredDraft } from '../contract/editor.ts';
import {
	countOtherNewDrafts,
	deleteDraft,
	deleteNewDraft,
	deleteOldDrafts,
	lockNewDrafts,
	recordDraft,
	recordNewDraft,
} from '../db/draft-repository.ts';

const RETENTION_DAYS = 60;

/** Stores the form without validation; only its author can read it. */
export function saveDraft(
	context: Context<VendorActor>,
	{ productId, draftId, version, form }: SaveDraftInput,
): Promise<Result<StoredDraft, Failure<CatalogFailure>>> {
	return transact(context, async ({ db, actor, now }) => {
		const { shopId, customerId } = actor;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		if (productId !== null && (await lockProduct(db, productId))?.shopId !== shopId) return fail('catalog.not_found');
		const savedAt = await now();
		await deleteOldDrafts(db, addMs(savedAt, -RETENTION_DAYS * DAY_MS));
		if (productId === null) {
			const key = { shopId, customerId, id: draftId ?? customerId };
			await lockNewDrafts(db, key);
			if ((await countOtherNewDrafts(db, key)) >= NEW_DRAFTS_MAX)
				return fail('catalog.drafts_full', { max: NEW_DRAFTS_MAX });
			await recordNewDraft(db, { ...key, form, savedAt });
		} else await recordDraft(db, { shopId, customerId, productId, version, form, savedAt });
		return ok({ draft: { version, form, savedAt: savedAt.toISOString() }, now: savedAt.toISOString() });
	});
}

export function dropDraft(
	context: Context<VendorActor>,
	{ productId, draftId }: DraftOfInput,
): Promise<Result<StoredDraft, Failure<CatalogFailure>>> {
	return transact(context, async ({ db, now, actor: { shopId, customerId } }) => {
		if (productId === undefined) await deleteNewDraft(db, { shopId, customerId, id: draftId ?? customerId });
		else await deleteDraft(db, { shopId, customerId, productId });
		return ok({ draft: null, now: (await now()).toISOString() });
	});
}
