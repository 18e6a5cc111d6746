import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type VoucherNotUsable } from '../contract.ts';
import type { VoucherUse } from '../db/tables.ts';
import { lockVouchers, renewUses, returnedUsesOf, usesOf } from '../db/voucher-repository.ts';
import { lowestFreeSlot } from '../rules/voucher-use-slot.ts';

/**
 * Redeems released uses again for orders paid late, while any are left. Ended vouchers still count, because the
 * order was placed in time. Locks all vouchers by id first.
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

/** Renews all uses of one order or none; counts those renewed before. */
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
		return { ...use, place: isLeft ? lowestFreeSlot(taken, use.usesPerCustomer) : null };
	});
	const places = renewed.flatMap(({ place, ...use }) => (place === null ? [] : [{ ...use, place }]));
	if (places.length < renewed.length) return fail('promotions.not_usable');
	await renewUses(db, places);
	return ok(null);
}
