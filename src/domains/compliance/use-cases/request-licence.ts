import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { dropPrivatePictures, findPrivatePictures } from '#src/domains/media/index.ts';
import { lockRight } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import type { LicenceView, RequestLicenceInput } from '../contract/licence.ts';
import {
	licencePapersInUse,
	licenceRequirement,
	lockLicence,
	replaceLicencePapers,
	saveLicence,
} from '../db/licence-repository.ts';
import { licenceExpiryJob } from '../jobs/apply-licence-expiry.ts';
import { viewLicence } from '../queries/licence-view.ts';
import { isEnding, licenceGap } from '../rules/licence.ts';

/** Also accepts better pictures for a pending request and the successor of a licence that ends soon. */
export function requestLicence(
	context: Context<VendorActor>,
	{ categoryId, pictureIds }: RequestLicenceInput,
): Promise<Result<LicenceView, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, fresh, actor, now } = scope;
		if (!(await lockRight(scope, 'goods.edit'))) return fail('catalog.role_not_allowed');
		const asked = await licenceRequirement(scope.read, categoryId);
		if (!asked || asked.licence === '') return fail('catalog.licence_unneeded');
		const key = { shopId: actor.shopId, categoryId };
		const askedAt = await now();
		const held = await lockLicence(db, key, 'update');
		const today = vietnamDay(askedAt);
		if (held && licenceGap(asked.licence, held, today) === null && !isEnding(held, today))
			return fail('catalog.licence_held');
		const ids = [...new Set(pictureIds)];
		const own = await findPrivatePictures(fresh, ids, actor.customerId);
		if (ids.some((id) => !own.has(id)) || (await licencePapersInUse(db, ids, key)))
			return fail('catalog.paper_unknown');
		await saveLicence(db, { ...key, askedBy: actor.customerId, askedAt });
		const gone = await replaceLicencePapers(db, key, ids, askedAt);
		await dropPrivatePictures(scope, gone);
		const facts = { categoryId, papers: ids.length };
		await audit(scope, { subjectType: 'shop', subjectId: actor.shopId, action: 'licence_asked', facts });
		await scope.enqueue(db, licenceExpiryJob, {}, { singletonKey: 'all' });
		return ok(viewLicence(asked, { state: 'asked', reason: '', validUntil: held?.validUntil ?? null }, askedAt));
	});
}
