import type { ScheduledPrice } from '#src/domains/catalog/db/scheduled-price-tables.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract.ts';
import {
	boughtBy,
	lockPrices,
	openUses,
	recordUse,
	returnedUses,
	returnUses,
} from '../db/scheduled-price-repository.ts';
import { announceLeft } from './steps/announce-left.ts';

export type SaleClaim = { readonly orderId: string; readonly scheduledPriceId: string; readonly quantity: number };
type Claimed = Result<null, Failure<'catalog.sale_used_up'>>;

/** Counts units of limited prices under the locks of their rows, all or none. Called once for all orders of a group. */
export async function claimSalePrices(
	scope: Scope,
	customerId: string,
	claims: readonly SaleClaim[],
): Promise<Claimed> {
	if (claims.length === 0) return ok(null);
	const locked = await lockPrices(
		scope.db,
		claims.map(({ scheduledPriceId }) => scheduledPriceId),
	);
	const now = await scope.now();
	for (const claim of claims) {
		const price = locked.find(({ id }) => id === claim.scheduledPriceId);
		if (!price || price.cancelledAt !== null || price.endsAt <= now) return fail('catalog.sale_used_up');
		if (!(await hasLeft(scope, price, customerId, claim.quantity))) return fail('catalog.sale_used_up');
		await recordUse(scope.db, { ...claim, customerId, usedAt: now, returnedAt: null });
	}
	await announceLeft(scope, locked);
	return ok(null);
}

async function hasLeft(
	{ db }: Scope,
	{ id, quantityLimit, customerLimit, sold }: ScheduledPrice,
	customerId: string,
	quantity: number,
): Promise<boolean> {
	if (quantityLimit !== null && sold + quantity > quantityLimit) return false;
	return customerLimit === null || (await boughtBy(db, id, customerId)) + quantity <= customerLimit;
}

/** Returns the units of orders that end unpaid or are cancelled, once. */
export async function returnSalePrices(scope: Scope, orderIds: readonly string[]): Promise<void> {
	const open = await openUses(scope.read, orderIds);
	if (open.length === 0) return;
	const locked = await lockPrices(
		scope.db,
		open.map(({ scheduledPriceId }) => scheduledPriceId),
	);
	await returnUses(scope.db, orderIds, await scope.now());
	await announceLeft(scope, locked);
}

/** For an order paid after it expired: takes the units again while any are left; the end of the window does not matter. */
export async function renewSalePrices(scope: Scope, orderId: string): Promise<Claimed> {
	const returned = await returnedUses(scope.read, orderId);
	if (returned.length === 0) return ok(null);
	const locked = await lockPrices(
		scope.db,
		returned.map(({ scheduledPriceId }) => scheduledPriceId),
	);
	for (const use of returned) {
		const price = locked.find(({ id }) => id === use.scheduledPriceId);
		if (!price || !(await hasLeft(scope, price, use.customerId, use.quantity))) return fail('catalog.sale_used_up');
	}
	for (const use of returned) await recordUse(scope.db, { ...use, returnedAt: null });
	await announceLeft(scope, locked);
	return ok(null);
}
