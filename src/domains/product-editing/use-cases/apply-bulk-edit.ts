import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { lockProduct, lockProducts } from '#src/domains/catalog/db/product-repository.ts';
import type { Comparison } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { type NewPrice, requestReviewAgain, writePrices } from '#src/domains/compliance/index.ts';
import { setStock } from '#src/domains/inventory/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { BULK_BATCH, type BulkDone, type BulkEdit, type EditManyInput } from '../contract/bulk.ts';
import {
	type BulkLine,
	markApplied,
	recordBulkLines,
	reductionsOf,
	saveBulk,
	withCurrentStates,
} from '../db/bulk-repository.ts';
import { listBulkIds, listBulkProducts } from '../queries/list-bulk-products.ts';
import { type BulkProduct, type BulkStep, isPublishRequest, requiredRight, stepsOf } from '../rules/bulk-edit.ts';
import { changeShown } from './change-product-state.ts';
import { deleteUnpublished } from './delete-product.ts';
import { fillSection } from './fill-section.ts';
import { setPrice } from './prices/set-price.ts';
import { publishProduct } from './publish-product.ts';
import { remainingListings } from './steps/check-shop-status.ts';

type Step = Extract<BulkStep, { kind: 'change' }>;

/**
 * Applies one batch in one transaction and records it for undo. A repeated batch changes nothing and returns the
 * first result.
 */
export function applyBulkEdit(
	context: Context<VendorActor>,
	{ bulkId, edit, goods, after }: EditManyInput,
): Promise<Result<BulkDone, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		const { shopId } = actor;
		if (!hasStaffRight(actor.staffRole, requiredRight(edit))) return fail('catalog.role_not_allowed');
		const room = isPublishRequest(edit) ? await remainingListings(scope) : ok(null);
		if (!room.ok) return room;
		const ids = await listBulkIds(read, shopId, goods, after, BULK_BATCH);
		const sectionId = edit.kind === 'section' ? edit.sectionId : null;
		const made = { madeBy: actorKey(actor), madeAt: await now(), undoneAt: null };
		const bulk = await saveBulk(db, { id: bulkId, shopId, kind: edit.kind, sectionId, ...made });
		if (bulk.shopId !== shopId || bulk.kind !== edit.kind || bulk.sectionId !== sectionId)
			return fail('catalog.not_found');
		if (bulk.undoneAt) return fail('catalog.bulk_undone');
		await lockProducts(db, ids, edit.kind === 'stock' || edit.kind === 'delete');
		// Reads again under the locks, because the products may have changed since the preview.
		const products = ids.length === 0 ? [] : await listBulkProducts(read, shopId, { ids: [...ids] }, edit);
		const last = ids.length === BULK_BATCH ? (ids.at(-1) ?? null) : null;
		const earlier = await markApplied(db, bulkId, after, last);
		const doneBefore = new Set(earlier.map(({ subjectId }) => subjectId));
		const told = edit.kind === 'price' ? await reductionsOf(db, ids) : new Map<string, Comparison>();
		let refused = 0;
		const done: BulkLine[] = [];
		const priced: NewPrice[] = [];
		for (const product of products) {
			const steps = stepsOf(edit, product).filter(({ subjectId }) => !doneBefore.has(subjectId));
			refused += steps.filter(({ kind }) => kind === 'refused').length;
			for (const step of steps) {
				if (step.kind !== 'change') continue;
				const line = lineOf(product.id, step, told.get(step.subjectId));
				const isPrice = edit.kind === 'price' && !step.waits;
				if (isPrice) priced.push(newPrice(line));
				const taken = isPrice ? line : await take(scope, edit, line);
				if (taken) done.push(taken);
				else refused += 1;
			}
		}
		await applyPriceEdits(scope, products, priced);
		await recordBulkLines(db, bulkId, isPublishRequest(edit) ? await withCurrentStates(db, done) : done);
		const facts = { ...edit, products: products.length, changed: done.length, refused };
		await audit(scope, { subjectType: 'bulk_edit', subjectId: bulkId, action: 'edited', facts });
		const all = [...earlier, ...done];
		const waiting = all.filter(({ isWaiting }) => isWaiting).length;
		const seen = new Set([...products.map(({ id }) => id), ...earlier.map(({ productId }) => productId)]);
		return ok({ products: seen.size, changed: all.length - waiting, waiting, refused, after: last });
	});
}

const lineOf = (
	productId: string,
	{ subjectId, from: before, to: after, waits: isWaiting }: Step,
	told: Comparison | undefined,
): BulkLine => ({
	subjectId,
	productId,
	before,
	after,
	isWaiting,
	goods: null,
	...(told ?? { compareAtVnd: null, compareUntil: null }),
});

/** Applies everything except immediate prices; returns null when the change is not possible. */
async function take(scope: Scope<VendorActor>, edit: BulkEdit, line: BulkLine): Promise<BulkLine | null> {
	if (edit.kind !== 'delete') return (await act(scope, edit, line)).ok ? line : null;
	const product = await lockProduct(scope.db, line.productId);
	const gone = product && (await deleteUnpublished(scope, product));
	return gone?.ok ? { ...line, goods: gone.value } : null;
}

async function applyPriceEdits(
	scope: Scope<VendorActor>,
	products: readonly BulkProduct[],
	prices: readonly NewPrice[],
): Promise<void> {
	await writePrices(scope, prices, actorKey(scope.actor));
	const touched = new Set(prices.map(({ productId }) => productId));
	for (const { id, state } of products) if (state === 'pending' && touched.has(id)) await requestReviewAgain(scope, id);
}

const newPrice = ({ subjectId: variantId, productId, before, after }: BulkLine): NewPrice => ({
	variantId,
	productId,
	beforeVnd: Number(before),
	priceVnd: Number(after),
});

function act(
	scope: Scope<VendorActor>,
	edit: Exclude<BulkEdit, { kind: 'delete' }>,
	{ subjectId, after }: BulkLine,
): Promise<Result<unknown, Failure>> {
	if (edit.kind === 'price') return setPrice(scope, { variantId: subjectId, priceVnd: Number(after) });
	if (edit.kind === 'stock') return setStock(scope, { variantId: subjectId, onHand: Number(after) });
	if (edit.kind === 'section')
		return fillSection(scope, { sectionId: edit.sectionId, productIds: [subjectId], isIn: edit.isIn });
	const { change } = edit;
	return change === 'publish'
		? publishProduct(scope, { productId: subjectId })
		: changeShown(scope, { productId: subjectId, change });
}
