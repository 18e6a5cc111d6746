import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type VoucherNotUsable } from '../contract.ts';
import { lockVouchers, renewUses, returnedUsesOf, usesOf } from '../db/voucher-repository.ts';
import { lowestFree } from '../rules/use-place.ts';

/**
 * The order was paid after its uses had been given back: it takes them again while there are any. A voucher that has
 * ended meanwhile counts, for it was agreed to in time. An order without vouchers passes.
 */
export async function renewVouchers(scope: Scope, orderId: string): Promise<Result<null, VoucherNotUsable>> {
	const { db } = scope;
	const returned = await returnedUsesOf(scope.read, orderId);
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
	if (places.length < renewed.length) return refuse('promotions.not_usable');
	await renewUses(db, places);
	return ok(null);
}
