import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import type { ChangeKind } from '#src/domains/catalog/contract/requested-changes.ts';
import { deleteAdvertisedPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import {
	addVariants,
	type EditedVariant,
	recordVariant,
	variantsOf,
} from '#src/domains/catalog/db/editor-repository.ts';
import type { LockedProduct } from '#src/domains/catalog/db/product-repository.ts';
import { isKnownToBuyers } from '#src/domains/catalog/rules/product-states.ts';
import { isConfirmed, requestChange } from '#src/domains/compliance/index.ts';
import { farFromOthers } from '#src/domains/compliance/rules/change-risk.ts';
import { lockStock, setStock } from '#src/domains/inventory/index.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { SaveProductInput } from '../../contract/editor.ts';
import { setPrice } from '../set-price.ts';
import { calledAgain, editedRow } from './edited-row.ts';

type Answer<T> = Result<T, Failure<CatalogFailure>>;
export type Editing = {
	readonly scope: Scope<VendorActor>;
	readonly product: LockedProduct;
	readonly input: SaveProductInput;
};

export type Notified = { waits: ChangeKind[]; leftOut: ChangeKind[] };
export type Requested = Answer<{ readonly isPending: boolean }>;

/** A change that cannot be requested because another one is pending is left out and reported. */
export function note(told: Notified, kind: ChangeKind, asked: Requested): asked is Exclude<Requested, { ok: true }> {
	if (asked.ok) {
		if (asked.value.isPending) told.waits.push(kind);
		return false;
	}
	if (asked.error.code !== 'catalog.change_pending') return true;
	told.leftOut.push(kind);
	return false;
}

export async function changeVariants({ scope, product, input }: Editing): Promise<Answer<Notified>> {
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
