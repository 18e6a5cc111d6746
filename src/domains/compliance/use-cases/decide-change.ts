import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { enableVariant } from '#src/domains/catalog/db/editor-repository.ts';
import {
	findVariant,
	type LockedProduct,
	lockProduct,
	recordProduct,
} from '#src/domains/catalog/db/product-repository.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import { actorKey, type OperatorActor, type SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { DecideChangeInput } from '../contract/moderation.ts';
import { decideChangeRow, type PendingChange } from '../db/moderation-repository.ts';
import { changeDecided } from '../events.ts';
import { savePictures } from './steps/change-pictures.ts';
import { checkLicence } from './steps/check-licence.ts';
import { moveCategory } from './steps/move-category.ts';
import { writePrice } from './steps/write-price.ts';
import { writeTexts } from './steps/write-texts.ts';

type Decided = Result<{ kind: PendingChange['kind'] }, Failure<CatalogFailure | 'vendors.office_own_shop'>>;

export function decideChange(
	context: Context<OperatorActor | SystemActor>,
	input: DecideChangeInput,
): Promise<Decided> {
	return transact(context, async (scope): Promise<Decided> => {
		const reason = clean(input.reason);
		if (input.decision === 'rejected' && reason === '') return fail('catalog.reason_missing');
		const product = await lockProduct(scope.db, input.productId);
		if (!product) return fail('catalog.not_found');
		const operatorContext = await checkOperatorConflict(scope, product.shopId);
		if (!operatorContext.ok) return operatorContext;
		const { decision } = input;
		const decided = { decision, reason, decidedAt: await scope.now(), decidedBy: actorKey(scope.actor) };
		const asked = input.askedAt === undefined ? undefined : { askedAt: new Date(input.askedAt) };
		const change = await decideChangeRow(scope.db, product.id, decided, asked);
		if (!change) return fail(asked ? 'catalog.asked_anew' : 'catalog.not_found');
		if (decision === 'confirmed' && change.kind === 'category') {
			const { categoryId } = change.after;
			const licensed = await checkLicence(scope, { shopId: product.shopId, categoryId });
			if (!licensed.ok) return licensed;
		}
		const { id: decisionId, kind, before, after } = change;
		const facts = { kind, before, after, reason };
		await audit(scope, { subjectType: 'product', subjectId: product.id, action: `change_${decision}`, facts });
		if (decision === 'confirmed') await applyChange(scope, product, change);
		await scope.publish(scope.db, changeDecided({ decisionId, productId: product.id, decision, reason }));
		return ok({ kind });
	});
}

async function applyChange(scope: Scope, product: LockedProduct, change: PendingChange): Promise<void> {
	if (change.kind === 'words') {
		await writeTexts(scope, product, { ...change.after, description: product.description });
		return;
	}
	if (change.kind === 'pictures' || change.kind === 'choice') {
		if (change.kind === 'choice') await enableVariant(scope.db, product.id, change.after.variantId);
		else await savePictures(scope, product.id, change.after.shown ?? []);
		// Bumps the version, so a vendor with the editor open gets a conflict instead of overwriting this change.
		await recordProduct(scope.db, product.id, { updatedAt: await scope.now() });
		await dropPages(scope.db, ['catalog', `product:${product.id}`]);
		return;
	}
	if (change.kind === 'category') {
		await moveCategory(scope, product, change.after.categoryId);
		return;
	}
	const variant = await findVariant(scope.db, change.after.variantId);
	if (variant) await writePrice(scope, variant, change.after.priceVnd, change.askedBy);
}
