import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import type { ChangeKind } from '#src/domains/catalog/contract/requested-changes.ts';
import { findCategory } from '#src/domains/catalog/db/category-repository.ts';
import { deleteAdvertisedPrices, refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import {
	addVariants,
	type EditedVariant,
	recordVariant,
	variantsOf,
	versionOf,
} from '#src/domains/catalog/db/editor-repository.ts';
import {
	type LockedProduct,
	lockProduct,
	lockProducts,
	recordProduct,
} from '#src/domains/catalog/db/product-repository.ts';
import { checkProductForm, quantityRule } from '#src/domains/catalog/rules/product-form.ts';
import { isKnownToBuyers } from '#src/domains/catalog/rules/product-states.ts';
import {
	changePictures,
	checkLicence,
	isConfirmed,
	moveCategory,
	requestAgain,
	requestChange,
} from '#src/domains/compliance/index.ts';
import { farFromOthers } from '#src/domains/compliance/rules/change-risk.ts';
import { listingDoubts } from '#src/domains/compliance/rules/listing-check.ts';
import { lockStock, setStock } from '#src/domains/inventory/index.ts';
import { findPictures } from '#src/domains/media/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
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
import { setPrice } from './set-price.ts';
import { chooseShipping } from './steps/choose-shipping.ts';
import { calledAgain, editedRow } from './steps/edited-row.ts';
import { requestFreeSkus } from './steps/free-skus.ts';

type Answer<T> = Result<T, Failure<CatalogFailure>>;
type Editing = {
	readonly scope: Scope<VendorActor>;
	readonly product: LockedProduct;
	readonly input: SaveProductInput;
};

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
type Notified = { waits: ChangeKind[]; leftOut: ChangeKind[] };
type Requested = Answer<{ readonly isPending: boolean }>;

/** A change that cannot be requested because another one is pending is left out and reported. */
function note(told: Notified, kind: ChangeKind, asked: Requested): asked is Exclude<Requested, { ok: true }> {
	if (asked.ok) {
		if (asked.value.isPending) told.waits.push(kind);
		return false;
	}
	if (asked.error.code !== 'catalog.change_pending') return true;
	told.leftOut.push(kind);
	return false;
}

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

async function changeVariants({ scope, product, input }: Editing): Promise<Answer<Notified>> {
	const { db, actor, now } = scope;
	const kept = await variantsOf(db, product.id);
	const known = new Map(kept.map(({ id, priceVnd }) => [id, priceVnd]));
	const asked = input.variants.map((variant, position) => ({ variant, row: editedRow(product, variant, position) }));
	const ids = input.variants.flatMap(({ id }) => id ?? []);
	// Variants that were sold or are in carts are switched off, never deleted.
	if (ids.length !== known.size || ids.some((id) => !known.has(id))) return fail('catalog.product_changed');
	const told: Notified = { waits: [], leftOut: [] };
	await deleteAdvertisedPrices(db, calledAgain(kept, input));
	const priced = await changeStored(scope, input, known, told);
	if (!priced.ok) return priced;
	const held = await holdBack(
		scope,
		product,
		asked.map(({ row }) => row),
		told,
	);
	const rows = asked.map(({ variant, row }) => ({
		variant,
		row: held.has(row.id) ? { ...row, isOnSale: false } : row,
	}));
	if (!rows.some(({ row }) => row.isOnSale)) return fail('catalog.nothing_on_sale');
	const edited = rows.filter(({ variant: { id } }) => id !== null);
	for (const { row } of edited) await recordVariant(db, { ...row, sku: `~${row.id}` });
	for (const { row } of edited) await recordVariant(db, row);
	const fresh = rows.filter(({ variant: { id } }) => id === null);
	const facts = { changedAt: await now(), changedBy: actorKey(actor) };
	await addVariants(
		db,
		fresh.map(({ variant, row }) => ({ ...row, stock: variant.stock })),
		facts,
	);
	return ok(told);
}

async function changeStored(
	scope: Scope<VendorActor>,
	{ variants }: SaveProductInput,
	pricesBefore: ReadonlyMap<string, number>,
	told: Notified,
): Promise<Answer<null>> {
	for (const { id, priceVnd, stock, stockBefore } of variants) {
		if (id === null) continue;
		const stocked = await moveStock(scope, id, stock - stockBefore);
		if (!stocked.ok) return ofVariant(stocked.error, id);
		if (pricesBefore.get(id) === priceVnd) continue;
		const priced = await setPrice(scope, { variantId: id, priceVnd });
		if (note(told, 'price', priced)) return priced;
	}
	return ok(null);
}

const ofVariant = (error: Failure<CatalogFailure>, variantId: string) =>
	({ ok: false, error: { ...error, details: { ...error.details, variantId } } }) as const;

/**
 * Keeps variants off sale until an operator approves them when their price is far from the others. Compares the
 * stored price, because a new one may itself be pending.
 */
async function holdBack(
	scope: Scope<VendorActor>,
	{ id: productId, state }: LockedProduct,
	rows: readonly EditedVariant[],
	told: Notified,
): Promise<ReadonlySet<string>> {
	const known = new Map((await variantsOf(scope.db, productId)).map((variant) => [variant.id, variant]));
	const others = [...known.values()].filter(({ isOnSale }) => isOnSale).map(({ priceVnd }) => priceVnd);
	const joining = rows.filter(({ id, isOnSale }) => isOnSale && known.get(id)?.isOnSale !== true);
	const held = new Set<string>();
	for (const { id: variantId, priceVnd: typed } of isKnownToBuyers(state) ? joining : []) {
		const priceVnd = known.get(variantId)?.priceVnd ?? typed;
		const nearest = farFromOthers(others, priceVnd);
		if (nearest === null) continue;
		const before = { variantId, priceVnd: nearest };
		const change = { kind: 'choice', before, after: { variantId, priceVnd } } as const;
		if (await isConfirmed(scope.db, productId, change)) continue;
		held.add(variantId);
		note(told, 'choice', await requestChange(scope, productId, change, true));
	}
	return held;
}

/** Applies a difference, so items sold since the form was loaded stay sold. */
async function moveStock(scope: Scope<VendorActor>, variantId: string, by: number): Promise<Answer<unknown>> {
	if (by === 0) return ok(null);
	const [level] = await lockStock(scope.db, [variantId]);
	const onHand = level?.onHand ?? 0;
	return setStock(scope, { variantId, onHand: Math.max(0, onHand + by) });
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
