import type { ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import type { CatalogFailure } from '#src/domains/catalog/contract/product.ts';
import type { MarkReturnsInput } from '#src/domains/catalog/contract/return-terms.ts';
import {
	attributeRows,
	listCategoryAttributes,
	listProductOptions,
	listUnrequestedAttributes,
	recordProductAttributes,
} from '#src/domains/catalog/db/attribute-repository.ts';
import { deleteAdvertisedPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { addVariants, recordVariant } from '#src/domains/catalog/db/editor-repository.ts';
import { type LockedProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { filterKeysOf, readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import type { Comparison } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { quantityRule } from '#src/domains/catalog/rules/product-form.ts';
import {
	changePictures,
	moveCategory,
	requestChange,
	requestReviewAgain,
	writePrice,
	writeTexts,
} from '#src/domains/compliance/index.ts';
import type { PlannedStep, PriceStep, WordsStep } from '#src/domains/compliance/rules/change-plan.ts';
import { lockStock, setStock } from '#src/domains/inventory/index.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { SaveProductInput } from '../../contract/editor.ts';
import type { EditedRow, LoadedChange } from './load-change.ts';

type Applied = Result<unknown, Failure<CatalogFailure>>;
type Change = {
	readonly scope: Scope<VendorActor>;
	readonly product: LockedProduct;
	readonly input: SaveProductInput;
	readonly loaded: LoadedChange;
};

/** Carries out the plan in its order and ends at the first step that fails. The caller holds the locks. */
export async function applyChange(change: Change, plan: readonly PlannedStep[]): Promise<Applied> {
	await applyForm(change);
	for (const step of plan) {
		const applied = await applyStep(change, step);
		if (!applied.ok) return applied;
	}
	return ok(null);
}

/** What needs no plan: nobody reviews it. */
async function applyForm({ scope, product, input, loaded }: Change): Promise<void> {
	const { min: quantityMin, step: quantityStep, max: quantityMax } = quantityRule(input);
	const quantities = { quantityMin, quantityStep, quantityMax };
	const optionNames = input.optionNames.map(cleanLine);
	const { prepDays } = input;
	await recordProduct(scope.db, product.id, { prepDays, ...quantities, optionNames, updatedAt: await scope.now() });
	await deleteAdvertisedPrices(scope.db, loaded.renamedIds);
}

async function applyStep(change: Change, step: PlannedStep): Promise<Applied> {
	const { scope, product, input } = change;
	switch (step.part) {
		case 'failed':
			return { ok: false, error: step.error };
		case 'stock':
			return applyStock(scope, step);
		case 'price':
			return applyPrice(scope, product, step);
		case 'variants':
			return applyVariants(change, step.heldBack);
		case 'pictures':
			return changePictures(scope, product.id, step);
		case 'words': {
			const { description } = change.loaded.wanted.texts;
			if (step.keepsAttributes) return applyWords(scope, product, step, { description, attributes: undefined });
			const { categoryId, attributes = [] } = input;
			return applyWords(scope, { ...product, categoryId }, step, { description, attributes });
		}
		case 'category':
		case 'choice':
			if (step.outcome === 'pending') return requestChange(scope, product.id, step.change, true);
			if (step.part === 'category' && step.outcome === 'applied') await moveCategory(scope, product, input.categoryId);
			return ok(null);
	}
}

/** Applies a difference, so items sold since the form was loaded stay sold. */
async function applyStock(
	scope: Scope<VendorActor>,
	{ variantId, by }: { readonly variantId: string; readonly by: number },
): Promise<Applied> {
	const [level] = await lockStock(scope.db, [variantId]);
	const set = await setStock(scope, { variantId, onHand: Math.max(0, (level?.onHand ?? 0) + by) });
	return set.ok ? set : { ok: false, error: { ...set.error, details: { ...set.error.details, variantId } } };
}

async function applyVariants({ scope, loaded }: Change, heldBack: ReadonlySet<string>): Promise<Applied> {
	const { db, actor, now } = scope;
	const rows = loaded.rows.map((row): EditedRow => (heldBack.has(row.id) ? { ...row, isOnSale: false } : row));
	const stored = rows.filter(({ isNew }) => !isNew);
	// Variants may exchange their options and SKUs, which are unique at every moment. Options are moved only where they
	// change: they are key columns, and orders in progress hold a key lock on the variant.
	for (const row of stored) {
		const optionValues = loaded.changedOptionIds.has(row.id) ? ['~', row.id] : row.optionValues;
		await recordVariant(db, { ...row, optionValues, sku: `~${row.id}` });
	}
	for (const row of stored) await recordVariant(db, row);
	const added = rows.filter(({ isNew }) => isNew).map(({ isNew: _new, stockChange: _change, ...row }) => row);
	await addVariants(db, added, { changedAt: await now(), changedBy: actorKey(actor) });
	return ok(null);
}

/** The caller holds the lock of the product. Returns the reduction that the new price shows. */
export async function applyPrice(
	scope: Scope<VendorActor>,
	{ id: productId, state }: LockedProduct,
	{ outcome, change }: PriceStep,
): Promise<Result<Comparison | null, Failure<'catalog.change_pending'>>> {
	if (outcome !== 'applied') {
		const requested = outcome === 'pending' ? await requestChange(scope, productId, change, true) : ok(null);
		return requested.ok ? ok(null) : requested;
	}
	const { variantId, priceVnd: beforeVnd } = change.before;
	const variant = { id: variantId, productId, priceVnd: beforeVnd };
	const comparison = await writePrice(scope, variant, change.after.priceVnd, actorKey(scope.actor));
	if (state === 'pending') await requestReviewAgain(scope, productId);
	return ok(comparison);
}

export type FurtherWords = {
	readonly description: string;
	/** Undefined leaves them unchanged. */
	readonly attributes: ProductAttributesInput | undefined;
};

/** The caller holds the lock of the product. The name stays while its change is pending or left out. */
export async function applyWords(
	scope: Scope,
	product: LockedProduct,
	{ outcome, change, isRecorded }: WordsStep,
	{ description, attributes }: FurtherWords,
): Promise<Result<{ readonly slug: string }, Failure<CatalogFailure>>> {
	const valued = attributes ? await recordFacts(scope, product, attributes) : ok(null);
	if (!valued.ok) return valued;
	const requested = isRecorded ? await requestChange(scope, product.id, change, outcome === 'pending') : ok(null);
	if (!requested.ok) return requested;
	const title = outcome === 'applied' ? change.after : change.before;
	const { slug } = await writeTexts(scope, product, { ...title, description });
	if (product.state === 'pending') await requestReviewAgain(scope, product.id);
	return ok({ slug });
}

/** Replaces the attributes and filter keys; attributes that the category no longer defines are kept. */
async function recordFacts(
	{ db, read, now }: Scope,
	{ id, categoryId }: LockedProduct,
	given: ProductAttributesInput,
): Promise<Result<null, Failure<CatalogFailure>>> {
	const definitions = await listCategoryAttributes(read, categoryId);
	const requestedIds = definitions.map((definition) => definition.id);
	const unasked = await listUnrequestedAttributes(db, id, requestedIds);
	const asked = given.filter(({ code }) => !unasked.includes(code));
	const valued = readAttributes(definitions, asked);
	if (!valued.ok) return valued;
	await recordProductAttributes(db, id, requestedIds, attributeRows(id, valued.value));
	const filterKeys = [...filterKeysOf(definitions, valued.value, await listProductOptions(db, id))];
	await recordProduct(db, id, { filterKeys, updatedAt: await now() });
	return ok(null);
}

/** The caller holds the lock of the product and has checked its state. */
export async function recordReturns(
	scope: Scope,
	{ productId, reason: noReturnReason }: MarkReturnsInput,
): Promise<void> {
	const { db, now } = scope;
	await recordProduct(db, productId, { noReturnReason, updatedAt: await now() });
	await audit(scope, { subjectType: 'product', subjectId: productId, action: 'returns', facts: { noReturnReason } });
	await dropPages(db, [`product:${productId}`]);
}
