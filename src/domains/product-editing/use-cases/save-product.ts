import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { findCategory } from '#src/domains/catalog/db/category-repository.ts';
import { refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { recordVariant, variantsOf, versionOf } from '#src/domains/catalog/db/editor-repository.ts';
import { lockProduct, lockProducts, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { checkProductForm, quantityRule } from '#src/domains/catalog/rules/product-form.ts';
import {
	changePictures,
	checkLicence,
	moveCategory,
	requestAgain,
	requestChange,
} from '#src/domains/compliance/index.ts';
import { listingDoubts } from '#src/domains/compliance/rules/listing-check.ts';
import { findPictures } from '#src/domains/media/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { SavedProduct, SaveProductInput } from '../contract/editor.ts';
import { deleteDraft, deleteNewDraft } from '../db/draft-repository.ts';
import { besideFields } from '../rules/rejected-fields.ts';
import { createProduct } from './create-product.ts';
import { editProduct } from './edit-product.ts';
import { markReturns } from './mark-returns.ts';
import { changeVariants, type Editing, note, type Requested } from './steps/change-variants.ts';
import { chooseShipping } from './steps/choose-shipping.ts';
import { requestFreeSkus } from './steps/free-skus.ts';

type Answer<T> = Result<T, Failure<CatalogFailure>>;
/** Saves the whole form; fails with `catalog.product_changed` when the product changed since it was loaded. */
export async function saveProduct(
	context: Context<VendorActor>,
	input: SaveProductInput,
): Promise<Answer<SavedProduct>> {
	const saved = await saveWhole(context, input);
	return saved.ok ? saved : { ok: false, error: besideFields(input, saved.error) };
}

async function saveWhole(context: Context<VendorActor>, input: SaveProductInput): Promise<Answer<SavedProduct>> {
	const form = checkProductForm(input);
	if (!form.ok) return form;
	if (!input.variants.some(({ isOn }) => isOn)) return fail('catalog.nothing_on_sale');
	try {
		return await transact(context, async (scope) => {
			const { db, actor } = scope;
			if (!mayStaff(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
			const free = await requestFreeSkus(scope, input);
			if (!free.ok) return free;
			const saved = input.productId === null ? await create(scope, input) : await change(scope, input.productId, input);
			if (!saved.ok) return saved;
			await forgetTyped(scope, input);
			return ok({ ...saved.value, version: await versionOf(db, saved.value.id) });
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_variants_sku_key')) return fail('catalog.sku_taken');
		throw problem;
	}
}

async function forgetTyped({ db, actor }: Scope<VendorActor>, { productId, draftId }: SaveProductInput): Promise<void> {
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
	const kept = await variantsOf(scope.db, id);
	for (const [at, variant] of kept.entries())
		if (variants[at]?.isOn === false) await recordVariant(scope.db, { ...variant, isOnSale: false });
	await refreshDisplayPrices(scope.db, [id]);
	const sent = await chooseShipping(scope, id, shippingProfileId);
	return sent.ok ? ok({ id, waits: [], leftOut: [] }) : sent;
}

async function change(scope: Scope<VendorActor>, productId: string, input: SaveProductInput): Promise<Answer<Saved>> {
	const { db, actor, now } = scope;
	await lockProducts(db, [productId], true);
	const product = await lockProduct(db, productId);
	if (product?.shopId !== actor.shopId) return fail('catalog.not_found');
	if (product.version !== input.version) return fail('catalog.product_changed', { version: product.version });
	const doubts = listingDoubts(input);
	if (doubts.length > 0) return fail('catalog.listing_doubtful', { doubts });
	const editing = { scope, product, input };
	const moved = await moveUnseen(editing);
	if (!moved.ok) return moved;
	const { min: quantityMin, step: quantityStep, max: quantityMax } = quantityRule(input);
	const optionNames = input.optionNames.map(cleanLine);
	const { prepDays } = input;
	await recordProduct(db, productId, {
		prepDays,
		quantityMin,
		quantityStep,
		quantityMax,
		optionNames,
		updatedAt: await now(),
	});
	const priced = await changeVariants(editing);
	if (!priced.ok) return priced;
	const told = priced.value;
	const pictured = await showPictures(editing);
	if (note(told, 'pictures', pictured)) return pictured;
	const worded = await changeWords(editing, input);
	if (note(told, 'words', worded)) return worded;
	if (!worded.ok) await changeWords(editing, product);
	const asked = await requestCategory(editing);
	if (note(told, 'category', asked)) return asked;
	const marked = await markReturns(scope, { productId, reason: input.noReturnReason ?? null });
	if (!marked.ok) return marked;
	const sent = await chooseShipping(scope, productId, input.shippingProfileId);
	if (!sent.ok) return sent;
	await refreshDisplayPrices(db, [productId]);
	if (product.state === 'pending') await requestAgain(scope, productId);
	await dropPages(db, ['catalog', `product:${productId}`]);
	return ok({ id: productId, ...told });
}

/** A pending change may block the name, but not the remaining text. */
function changeWords(
	editing: Editing,
	{ name, brand = '' }: { name: string; brand?: string | undefined },
): Promise<Requested> {
	const { scope, product, input } = editing;
	// Attributes belong to the current category, so they stay unchanged until the move is approved.
	const said = wantsToMove(editing) ? {} : { attributes: input.attributes ?? [] };
	return editProduct(scope, { productId: product.id, name, brand, description: input.description, ...said });
}

/** A published product moves to another category only after approval. */
const wantsToMove = ({ product, input }: Editing): boolean =>
	product.publishedAt !== null && product.categoryId !== input.categoryId;

async function moveUnseen({ scope, product, input }: Editing): Promise<Answer<null>> {
	if (product.categoryId === input.categoryId) return ok(null);
	const category = await findCategory(scope.read, input.categoryId);
	if (category?.level !== 2) return fail('catalog.category_unknown');
	if (product.publishedAt === null) await moveCategory(scope, product, input.categoryId);
	return ok(null);
}

async function requestCategory(editing: Editing): Promise<Requested> {
	const { scope, product, input } = editing;
	if (!wantsToMove(editing)) return ok({ isPending: false });
	const licensed = await checkLicence(scope, { shopId: product.shopId, categoryId: input.categoryId });
	if (!licensed.ok) return licensed;
	const named = async (categoryId: string) => ({
		categoryId,
		name: (await findCategory(scope.read, categoryId))?.name ?? '',
	});
	const [before, after] = [await named(product.categoryId), await named(input.categoryId)];
	return requestChange(scope, product.id, { kind: 'category', before, after }, true);
}

async function showPictures({ scope, product, input }: Editing): Promise<Requested> {
	const { db, read } = scope;
	const hashes = input.pictures.map(({ hash }) => hash);
	const found = await findPictures(read, hashes);
	if (hashes.some((hash) => !found.has(hash))) return fail('catalog.picture_unknown');
	const variants = await variantsOf(db, product.id);
	const shown = input.pictures.map(({ hash, alt, variant }) => ({
		pictureId: found.get(hash)?.id ?? '',
		variantId: variants[variant ?? -1]?.id ?? null,
		alt: cleanLine(alt),
	}));
	return changePictures(scope, product, shown);
}
