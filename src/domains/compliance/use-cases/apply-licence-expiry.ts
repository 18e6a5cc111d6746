import { lockProduct, lockProducts, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, databaseNow, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { BARRED_REASON } from '../contract/licence.ts';
import { type LicenceKey, lockLicence, recordLicence, recordTermNotice } from '../db/licence-repository.ts';
import {
	type LicenceTerm,
	listEndingLicences,
	listLicenceProducts,
	listLicenceTerms,
	listUnlicensedShops,
} from '../queries/list-licence-products.ts';
import { dueNotice } from '../rules/licence.ts';
import { checkLicence } from './steps/check-licence.ts';
import { notifyLicence } from './steps/notify-licence.ts';

const PRODUCT_AT_ONCE = 100;
/** Batches per run; the next run does the remaining ones. */
const BATCHES_MAX_PER_RUN = 1000;

type LicenceRunCounts = { readonly hidden: number; readonly shown: number; readonly told: number };

/**
 * Hides products whose shop lacks a valid licence for the category, shows them again once it has one, and sends the
 * notices about expiry. A late run does everything that is due.
 */
export async function applyLicenceExpiry(context: Context<SystemActor>): Promise<LicenceRunCounts> {
	const hidden = await applyToEachProduct(context, 'shown');
	const shown = await applyToEachProduct(context, 'hidden');
	const ending = await listEndingLicences(context.fresh, BATCHES_MAX_PER_RUN);
	let told = 0;
	for (const key of ending) if (await notifyExpiry(context, key)) told += 1;
	for (const term of await listLicenceTerms(context.fresh)) told += await notifyTerm(context, term);
	return { hidden, shown, told };
}

async function applyToEachProduct(context: Context<SystemActor>, is: 'shown' | 'hidden'): Promise<number> {
	let changed = 0;
	for (let turn = 0; turn < BATCHES_MAX_PER_RUN; turn += 1) {
		const goods = await listLicenceProducts(context.fresh, is, PRODUCT_AT_ONCE);
		if (!goods) break;
		const done = await transact(context, async (scope) => {
			// Locks products before licences, in the same order as publishProduct.
			await lockProducts(scope.db, goods.productIds, false);
			const isLicensed = (await checkLicence(scope, goods)).ok;
			if (isLicensed !== (is === 'hidden')) return ok(0);
			let moved = 0;
			for (const id of goods.productIds) if (await setVisibility(scope, id, goods, is)) moved += 1;
			return ok(moved);
		});
		if (!done.ok || done.value === 0) break;
		changed += done.value;
	}
	return changed;
}

/** Skips products that the shop has hidden or moved since. */
async function setVisibility(
	scope: Scope,
	productId: string,
	of: LicenceKey,
	is: 'shown' | 'hidden',
): Promise<boolean> {
	const { db, now } = scope;
	const product = await lockProduct(db, productId);
	if (product?.categoryId !== of.categoryId) return false;
	const isFound =
		is === 'shown'
			? product.state === 'published'
			: product.state === 'hidden' && product.stateReason === BARRED_REASON;
	if (!isFound) return false;
	const change =
		is === 'shown'
			? ({ state: 'hidden', stateReason: BARRED_REASON } as const)
			: ({ state: 'published', stateReason: '' } as const);
	await recordProduct(db, productId, { ...change, updatedAt: await now() });
	const facts = { from: product.state, reason: BARRED_REASON };
	await audit(scope, { subjectType: 'product', subjectId: productId, action: change.state, facts });
	await dropPages(db, ['catalog', `product:${productId}`, `shop:${product.shopId}`]);
	return true;
}

async function notifyExpiry(context: Context<SystemActor>, key: LicenceKey): Promise<boolean> {
	const done = await transact(context, async (scope) => {
		const held = await lockLicence(scope.db, key, 'update');
		const due = held && dueNotice(held, vietnamDay(await scope.now()));
		if (!held || due === null) return ok(false);
		await recordLicence(scope.db, key, { toldDays: due });
		const kind = due === 0 ? 'catalog.licence_over' : 'catalog.licence_ending';
		const validUntil = held.validUntil ?? '';
		await notifyLicence(scope, key, { kind, reason: '', validUntil, about: `${validUntil}:${due}` });
		return ok(true);
	});
	return done.ok && done.value;
}

/** Each shop gets one notice, even when a run is interrupted and repeated. */
async function notifyTerm(
	context: Context<SystemActor>,
	{ categoryId, freeUntil, toldDays }: LicenceTerm,
): Promise<number> {
	const term = { state: 'approved', validUntil: freeUntil, toldDays } as const;
	const due = dueNotice(term, vietnamDay(await databaseNow(context.fresh)));
	if (due === null) return 0;
	const kind = due === 0 ? 'catalog.licence_lacking' : 'catalog.licence_wanted';
	let told = 0;
	let after: string | null = null;
	for (let turn = 0; turn < BATCHES_MAX_PER_RUN; turn += 1) {
		const shops = await listUnlicensedShops(context.fresh, categoryId, after, PRODUCT_AT_ONCE);
		await transact(context, async (scope) => {
			const of = { kind, reason: '', validUntil: freeUntil, about: `${freeUntil}:${due}` } as const;
			for (const shopId of shops) await notifyLicence(scope, { shopId, categoryId }, of);
			if (shops.length < PRODUCT_AT_ONCE) await recordTermNotice(scope.db, { categoryId, freeUntil }, due);
			return ok(null);
		});
		told += shops.length;
		after = shops.at(-1) ?? null;
		if (shops.length < PRODUCT_AT_ONCE) break;
	}
	return told;
}
