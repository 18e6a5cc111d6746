import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { lockProducts } from '#src/domains/catalog/db/product-repository.ts';
import type { Comparison } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { type ComparedPrice, decideChangeRow, writeCompared } from '#src/domains/compliance/index.ts';
import { setStock } from '#src/domains/inventory/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { BULK_BATCH, BULK_UNDO_MINUTES, type BulkEdit, type BulkUndone, type UndoBulkInput } from '../contract/bulk.ts';
import {
	type BulkLine,
	bulkLines,
	deleteBulkLines,
	lockBulk,
	markUndone,
	type StoredBulk,
	storedReductions,
} from '../db/bulk-repository.ts';
import { type DeletedRows, restoreProducts } from '../db/deletion-repository.ts';
import { listBulkProducts } from '../queries/list-bulk-products.ts';
import type { BulkProduct } from '../rules/bulk-edit.ts';
import { changeShown } from './change-product-state.ts';
import { fillSection } from './fill-section.ts';

export function undoBulk(
	context: Context<VendorActor>,
	{ bulkId }: UndoBulkInput,
): Promise<Result<BulkUndone, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		if (!hasStaffRight(actor.staffRole, 'stock.edit')) return fail('catalog.role_not_allowed');
		const bulk = await lockBulk(db, bulkId);
		if (bulk?.shopId !== actor.shopId) return fail('catalog.not_found');
		if (!hasStaffRight(actor.staffRole, bulk.kind === 'stock' ? 'stock.edit' : 'goods.edit'))
			return fail('catalog.role_not_allowed');
		const at = await now();
		if (at > addMs(bulk.madeAt, BULK_UNDO_MINUTES * MINUTE_MS))
			return fail('catalog.undo_too_late', { minutes: BULK_UNDO_MINUTES });
		const lines = await bulkLines(db, bulkId, BULK_BATCH);
		const ids = [...new Set(lines.map(({ productId }) => productId))];
		await lockProducts(db, ids, bulk.kind === 'stock');
		const goods = ids.length === 0 ? [] : await listBulkProducts(read, actor.shopId, { ids }, readEdit(bulk));
		const byId = new Map(goods.map((product) => [product.id, product]));
		const told = await storedReductions(db, lines, bulk.madeAt);
		const done: string[] = [];
		const prices: ComparedPrice[] = [];
		for (const line of lines) {
			const price = bulk.kind === 'price' && !line.isWaiting && earlierPrice(byId.get(line.productId), line, told);
			if (price) prices.push(price);
			if (price || (await restoreValue(scope, bulk, byId.get(line.productId), line))) done.push(line.subjectId);
		}
		// The old prices and their reductions were public minutes ago, so they need no review.
		await writeCompared(scope, prices, actorKey(actor));
		const restored = done.length;
		// A draft whose SKU is taken keeps its row, so it can be restored once the SKU is free.
		const settled = bulk.kind === 'delete' ? done : lines.map(({ subjectId }) => subjectId);
		await deleteBulkLines(db, bulkId, settled);
		await markUndone(db, bulkId, at);
		const facts = { restored, kept: lines.length - restored };
		await audit(scope, { subjectType: 'bulk_edit', subjectId: bulkId, action: 'undone', facts });
		return ok({ ...facts, isAll: ids.length < BULK_BATCH || settled.length === 0 });
	});
}

const readEdit = ({ kind, sectionId }: StoredBulk): BulkEdit =>
	kind === 'section'
		? { kind, sectionId: sectionId ?? '', isIn: true }
		: kind === 'shown'
			? { kind, change: 'hide' }
			: { kind: 'stock', how: 'add', value: 0 };

async function restoreValue(
	scope: Scope<VendorActor>,
	{ kind, sectionId }: StoredBulk,
	product: BulkProduct | undefined,
	{ subjectId, before, after, isWaiting, goods }: BulkLine,
): Promise<boolean> {
	if (kind === 'delete') return goods !== null && restoreDraft(scope, subjectId, goods);
	if (!product) return false;
	if (isWaiting) return withdraw(scope, product.id, subjectId, after);
	if (kind === 'price') return false;
	if (kind === 'stock') {
		const variant = product.variants.find(({ id }) => id === subjectId);
		if (variant?.onHand !== Number(after)) return false;
		return (await setStock(scope, { variantId: subjectId, onHand: Number(before) })).ok;
	}
	if (kind === 'section') {
		if (String(product.isInSection) !== after) return false;
		const productIds = [subjectId];
		return (await fillSection(scope, { sectionId: sectionId ?? '', productIds, isIn: before === 'true' })).ok;
	}
	// A submitted listing has been seen by operators or buyers and does not become a draft again.
	if (product.state !== after || (before !== 'published' && before !== 'hidden')) return false;
	const change = before === 'published' ? 'show' : 'hide';
	return (await changeShown(scope, { productId: subjectId, change })).ok;
}

async function restoreDraft(scope: Scope<VendorActor>, productId: string, goods: DeletedRows): Promise<boolean> {
	if (!(await restoreProducts(scope.db, goods))) return false;
	await audit(scope, { subjectType: 'product', subjectId: productId, action: 'restored', facts: {} });
	return true;
}

function earlierPrice(
	product: BulkProduct | undefined,
	{ subjectId: variantId, before, after }: BulkLine,
	told: ReadonlyMap<string, Comparison>,
): ComparedPrice | null {
	const variant = product?.variants.find(({ id }) => id === variantId);
	if (!product || variant?.priceVnd !== Number(after)) return null;
	const priceVnd = Number(before);
	return {
		variantId,
		productId: product.id,
		beforeVnd: variant.priceVnd,
		priceVnd,
		comparison: told.get(variantId) ?? null,
	};
}

/** The vendor withdraws the request before an operator decides it. */
async function withdraw(
	scope: Scope<VendorActor>,
	productId: string,
	variantId: string,
	after: string,
): Promise<boolean> {
	const { db, actor, now } = scope;
	const asked = { variantId, priceVnd: Number(after) };
	const change = await decideChangeRow(
		db,
		productId,
		{ decision: 'rejected', reason: 'withdrawn', decidedAt: await now(), decidedBy: actorKey(actor) },
		{ kind: 'price', after: asked },
	);
	return change !== null;
}
