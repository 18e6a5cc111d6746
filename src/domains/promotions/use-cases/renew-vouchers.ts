import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type VoucherNotUsable } from '../contract.ts';
import type { VoucherUse } from '../db/tables.ts';
import { lockVouchers, renewUses, returnedUsesOf, usesOf } from '../db/voucher-repository.ts';
import { lowestFree } from '../rules/use-place.ts';

/**
 * Orders were paid after their uses had been given back: each takes its own again while there are any. A voucher that
 * has ended in the meantime counts, for it was agreed to in time. What all of them used is locked at once, by id.
 */
export async function renewVouchers(
	scope: Scope,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, Result<null, VoucherNotUsable>>> {
	const returned = await returnedUsesOf(scope.read, orderIds);
	if (returned.length > 0)
		await lockVouchers(
			scope.db,
			returned.map(({ voucherId }) => voucherId),
		);
	const renewed = new Map<string, Result<null, VoucherNotUsable>>();
	for (const id of orderIds) {
		const ofOrder = returned.filter(({ orderId }) => orderId === id);
		renewed.set(id, await renewOrder(scope, ofOrder));
	}
	return renewed;
}

/** All of one order's or none; what the order before took counts. */
async function renewOrder(scope: Scope, returned: readonly VoucherUse[]): Promise<Result<null, VoucherNotUsable>> {
	const { db } = scope;
	const [any] = returned;
	if (!any) return ok(null);
	const ids = returned.map(({ voucherId }) => voucherId);
	const locked = new Map((await lockVouchers(db, ids)).map((voucher) => [voucher.id, voucher]));
	const earlier = await usesOf(scope.read, any.customerId, ids);
	const renewed = returned.map((use) => {
		const voucher = locked.get(use.voucherId);
		const taken = earlier.filter(({ voucherId }) => voucherId === use.voucherId).map(({ place }) => place);
		const isLeft = voucher !== undefined && voucher.uses < voucher.usesMax;
		return { ...use, place: isLeft ? lowestFree(taken, use.usesPerCustomer) : null };
	});
	const places = renewed.flatMap(({ place, ...use }) => (place === null ? [] : [{ ...use, place }]));
	if (places.length < renewed.length) return fail('promotions.not_usable');
	await renewUses(db, places);
	return ok(null);
}
