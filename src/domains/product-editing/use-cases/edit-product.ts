import { type CatalogFailure, type EditProductInput, fail } from '#src/domains/catalog/contract/product.ts';
import { readKnownWords } from '#src/domains/catalog/db/known-words.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { pendingChange } from '#src/domains/compliance/index.ts';
import { planWords } from '#src/domains/compliance/rules/change-plan.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { applyWords } from './steps/apply-change.ts';

/**
 * Saves new text. A renaming that may turn it into another product waits for an operator; all other text is
 * published immediately.
 */
export function editProduct(
	context: Context<VendorActor>,
	{ productId, name, brand, description, attributes }: EditProductInput,
): Promise<Result<{ slug: string; isPending: boolean }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const product = await lockProduct(db, productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		const pending = await pendingChange(db, productId);
		const knownWords = await readKnownWords(db, productId);
		const now = { ...product, wasPublished: product.publishedAt !== null, pending, knownWords };
		const texts = { name: cleanLine(name), brand: cleanLine(brand ?? ''), description: clean(description), attributes };
		const step = planWords(now, texts);
		if (step.part === 'failed') return { ok: false, error: step.error };
		const applied = await applyWords(scope, product, step, texts);
		if (!applied.ok) return applied;
		if (step.outcome === 'left_out') return fail('catalog.change_pending');
		return ok({ slug: applied.value.slug, isPending: step.outcome === 'pending' });
	});
}
