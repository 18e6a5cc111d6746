import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { recordVariant, takenSkus, variantsOf, versionOf } from '#src/domains/catalog/db/editor-repository.ts';
import { lockProduct, lockProducts } from '#src/domains/catalog/db/product-repository.ts';
import { checkProductForm } from '#src/domains/catalog/rules/product-form.ts';
import { requestReviewAgain } from '#src/domains/compliance/index.ts';
import { changesWith, planChange } from '#src/domains/compliance/rules/change-plan.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { SavedProduct, SaveProductInput } from '../contract/editor.ts';
import { deleteDraft, deleteNewDraft } from '../db/draft-repository.ts';
import { addFieldErrors } from '../rules/add-field-errors.ts';
import { createProduct } from './create-product.ts';
import { applyChange, recordReturns } from './steps/apply-change.ts';
import { chooseShipping } from './steps/choose-shipping.ts';
import { loadChange } from './steps/load-change.ts';

type Answer<T> = Result<T, Failure<CatalogFailure>>;
/** Saves the whole form; fails with `catalog.product_changed` when the product changed since it was loaded. */
export async function saveProduct(
	context: Context<VendorActor>,
	input: SaveProductInput,
): Promise<Answer<SavedProduct>> {
	const saved = await saveProductForm(context, input);
	return saved.ok ? saved : { ok: false, error: addFieldErrors(input, saved.error) };
}

async function saveProductForm(context: Context<VendorActor>, input: SaveProductInput): Promise<Answer<SavedProduct>> {
	const form = checkProductForm(input);
	if (!form.ok) return form;
	const ids = input.variants.flatMap(({ id }) => id ?? []);
	if (new Set(ids).size < ids.length) return fail('catalog.options_repeated');
	if (!input.variants.some(({ isOn }) => isOn)) return fail('catalog.nothing_on_sale');
	try {
		return await transact(context, async (scope) => {
			const { db, actor } = scope;
			if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
			const free = await checkSkusAreFree(scope, input);
			if (!free.ok) return free;
			const saved = input.productId === null ? await create(scope, input) : await change(scope, input.productId, input);
			if (!saved.ok) return saved;
			await clearDraft(scope, input);
			return ok({ ...saved.value, version: await versionOf(db, saved.value.id) });
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_variants_sku_key')) return fail('catalog.sku_taken');
		throw problem;
	}
}

async function clearDraft({ db, actor }: Scope<VendorActor>, { productId, draftId }: SaveProductInput): Promise<void> {
	const { shopId, customerId } = actor;
	if (productId === null) await deleteNewDraft(db, { shopId, customerId, id: draftId ?? customerId });
	else await deleteDraft(db, { shopId, customerId, productId });
}

type Saved = Omit<SavedProduct, 'version'>;
async function create(scope: Scope<VendorActor>, input: SaveProductInput): Promise<Answer<Saved>> {
	const { productId: _new, draftId: _draft, version: _none, shippingProfileId, variants, ...rest } = input;
	const made = await createProduct(scope, {
		...rest,
		variants: variants.map(({ id: _id, stockBefore: _before, isOn: _isOn, ...variant }) => variant),
	});
	if (!made.ok) return made;
	const { id } = made.value;
	const stored = await variantsOf(scope.db, id);
	for (const [at, variant] of stored.entries())
		if (variants[at]?.isOn === false) await recordVariant(scope.db, { ...variant, isOnSale: false });
	await refreshDisplayPrices(scope.db, [id]);
	const sent = await chooseShipping(scope, id, shippingProfileId);
	return sent.ok ? ok({ id, waits: [], leftOut: [] }) : sent;
}

async function change(scope: Scope<VendorActor>, productId: string, input: SaveProductInput): Promise<Answer<Saved>> {
	const { db, actor } = scope;
	await lockProducts(db, [productId], true);
	const product = await lockProduct(db, productId);
	if (product?.shopId !== actor.shopId) return fail('catalog.not_found');
	if (product.version !== input.version) return fail('catalog.product_changed', { version: product.version });
	const loaded = await loadChange(scope, product, input);
	const plan = planChange(loaded.now, loaded.wanted);
	const applied = await applyChange({ scope, product, input, loaded }, plan);
	if (!applied.ok) return applied;
	await recordReturns(scope, { productId, reason: input.noReturnReason ?? null });
	const sent = await chooseShipping(scope, productId, input.shippingProfileId);
	if (!sent.ok) return sent;
	await refreshDisplayPrices(db, [productId]);
	if (product.state === 'pending') await requestReviewAgain(scope, productId);
	await dropPages(db, ['catalog', `product:${productId}`]);
	return ok({ id: productId, waits: changesWith(plan, 'pending'), leftOut: changesWith(plan, 'left_out') });
}

/** Returns an error for each SKU that another product has; the unique constraint catches concurrent saves. */
async function checkSkusAreFree(
	{ db, actor }: Scope<VendorActor>,
	{ productId, variants }: SaveProductInput,
): Promise<Answer<null>> {
	const skus = variants.map(({ sku }) => cleanLine(sku));
	const taken = await takenSkus(db, { shopId: actor.shopId, productId, skus });
	if (taken.length === 0) return ok(null);
	const beside = skus.flatMap((sku, at) =>
		taken.includes(sku) ? [[`variants.${at}.sku`, 'catalog.sku_taken'] as const] : [],
	);
	return fail('catalog.sku_taken', undefined, Object.fromEntries(beside));
}
