import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { type CatalogRefusal, refuse } from '../contract.ts';
import { BULK_BATCH, BULK_UNDO_MINUTES, type BulkEdit, type BulkUndone, type UndoBulkInput } from '../contract-bulk.ts';
import {
	type BulkLine,
	bulkLines,
	forgetBulkLines,
	type KeptBulk,
	keptReductions,
	lockBulk,
	lockGoods,
	markUndone,
} from '../db/bulk-repository.ts';
import { type GoneRows, putGoodsBack } from '../db/deletion-repository.ts';
import { decideChangeRow } from '../db/moderation-repository.ts';
import { findVariant } from '../db/product-repository.ts';
import { listBulkGoods } from '../queries/list-bulk-goods.ts';
import type { BulkProduct } from '../rules/bulk-edit.ts';
import type { Comparison } from '../rules/discount-truth.ts';
import { changeShown } from './change-product-state.ts';
import { fillSection } from './fill-section.ts';
import { setStock } from './set-stock.ts';
import { writeCompared } from './steps/write-price.ts';

/** One batch of what was done to many goes back, but only what nobody changed since; the rest stays as it is. */
export function undoBulk(
	context: Context<VendorActor>,
	{ bulkId }: UndoBulkInput,
): Promise<Result<BulkUndone, Failure<CatalogRefusal>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		if (!mayStaff(actor.staffRole, 'stock.edit')) return refuse('catalog.role_not_allowed');
		const bulk = await lockBulk(db, bulkId);
		if (bulk?.shopId !== actor.shopId) return refuse('catalog.not_found');
		if (!mayStaff(actor.staffRole, bulk.kind === 'stock' ? 'stock.edit' : 'goods.edit'))
			return refuse('catalog.role_not_allowed');
		const at = await now();
		if (at > addMs(bulk.madeAt, BULK_UNDO_MINUTES * MINUTE_MS))
			return refuse('catalog.undo_too_late', { minutes: BULK_UNDO_MINUTES });
		const lines = await bulkLines(db, bulkId, BULK_BATCH);
		const ids = [...new Set(lines.map(({ productId }) => productId))];
		await lockGoods(db, ids, bulk.kind === 'stock');
		const goods = ids.length === 0 ? [] : await listBulkGoods(read, actor.shopId, { ids }, readEdit(bulk));
		const byId = new Map(goods.map((product) => [product.id, product]));
		const told = await keptReductions(db, lines, bulk.madeAt);
		const done: string[] = [];
		for (const line of lines)
			if (await putBack(scope, bulk, byId.get(line.productId), line, told)) done.push(line.subjectId);
		const restored = done.length;
		// A draft whose code is taken waits with its line for as long as it could come back.
		const settled = bulk.kind === 'delete' ? done : lines.map(({ subjectId }) => subjectId);
		await forgetBulkLines(db, bulkId, settled);
		await markUndone(db, bulkId, at);
		const facts = { restored, kept: lines.length - restored };
		await audit(scope, { subjectType: 'bulk_edit', subjectId: bulkId, action: 'undone', facts });
		return ok({ ...facts, isAll: ids.length < BULK_BATCH || settled.length === 0 });
	});
}

/** An edit of the same kind, to read by. */
const readEdit = ({ kind, sectionId }: KeptBulk): BulkEdit =>
	kind === 'section'
		? { kind, sectionId: sectionId ?? '', isIn: true }
		: kind === 'shown'
			? { kind, change: 'hide' }
			: { kind: 'stock', how: 'add', value: 0 };

async function putBack(
	scope: Scope<VendorActor>,
	{ kind, sectionId }: KeptBulk,
	product: BulkProduct | undefined,
	{ subjectId, before, after, isWaiting, goods }: BulkLine,
	told: ReadonlyMap<string, Comparison>,
): Promise<boolean> {
	if (kind === 'delete') return goods !== null && putDraftBack(scope, subjectId, goods);
	if (!product) return false;
	if (isWaiting) return withdraw(scope, product.id, subjectId, after);
	const variant = product.variants.find(({ id }) => id === subjectId);
	if (kind === 'price') {
		const was = { priceVnd: Number(before), comparison: told.get(subjectId) ?? null };
		return variant?.priceVnd === Number(after) && putPriceBack(scope, subjectId, was);
	}
	if (kind === 'stock')
		return (
			variant?.onHand === Number(after) && (await setStock(scope, { variantId: subjectId, onHand: Number(before) })).ok
		);
	if (kind === 'section') {
		if (String(product.isInSection) !== after) return false;
		const productIds = [subjectId];
		return (await fillSection(scope, { sectionId: sectionId ?? '', productIds, isIn: before === 'true' })).ok;
	}
	// What was handed in has been with a person or before buyers: no draft comes of it.
	if (product.state !== after || (before !== 'published' && before !== 'hidden')) return false;
	const change = before === 'published' ? 'show' : 'hide';
	return (await changeShown(scope, { productId: subjectId, change })).ok;
}

/** With its code and its address, unless somebody has taken them since. */
async function putDraftBack(scope: Scope<VendorActor>, productId: string, goods: GoneRows): Promise<boolean> {
	if (!(await putGoodsBack(scope.db, goods))) return false;
	await audit(scope, { subjectType: 'product', subjectId: productId, action: 'restored', facts: {} });
	return true;
}

/** Buyers knew this price minutes ago, and what was told of it: nobody needs to look at it again, however far it is. */
async function putPriceBack(
	scope: Scope<VendorActor>,
	variantId: string,
	was: { readonly priceVnd: number; readonly comparison: Comparison | null },
): Promise<boolean> {
	const variant = await findVariant(scope.db, variantId);
	if (!variant) return false;
	await writeCompared(scope, variant, was, actorKey(scope.actor));
	return true;
}

/** Who asked takes it back before a person has looked. */
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
