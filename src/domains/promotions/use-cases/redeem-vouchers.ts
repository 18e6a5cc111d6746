import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type VoucherNotUsable, type VoucherPayer } from '../contract.ts';
import type { VoucherRow, VoucherUse } from '../db/tables.ts';
import { discountOf, lockVouchers, recordUses, usesOf } from '../db/voucher-repository.ts';
import { offerTags } from '../rules/offer-tags.ts';
import { closedReason } from '../rules/voucher-applies.ts';
import { lowestFreeSlot } from '../rules/voucher-use-slot.ts';

export type VoucherRequest = {
	readonly voucherId: string;
	readonly orderId: string;
	readonly payer: VoucherPayer;
	readonly discountVnd: number;
};

/**
 * Redeems all vouchers or none. Lock order: by id, so that the last use is redeemed once. Fails when a voucher ended
 * or was used up since it was read.
 */
export async function redeemVouchers(
	scope: Scope,
	customerId: string,
	wishes: readonly VoucherRequest[],
): Promise<Result<null, VoucherNotUsable>> {
	if (wishes.length === 0) return ok(null);
	const { db } = scope;
	const ids = wishes.map(({ voucherId }) => voucherId);
	const locked = new Map((await lockVouchers(db, ids)).map((voucher) => [voucher.id, voucher]));
	const earlier = await usesOf(scope.read, customerId, ids);
	const at = await scope.now();
	const uses: VoucherUse[] = [];
	for (const request of wishes) {
		const voucher = locked.get(request.voucherId);
		const use = voucher && takeUseSlot(voucher, request, customerId, [...earlier, ...uses], uses, at);
		if (!use) return fail('promotions.not_usable', { code: voucher?.code ?? '' });
		uses.push(use);
	}
	await recordUses(db, uses);
	for (const [id, voucher] of locked) {
		const added = uses.filter(({ voucherId }) => voucherId === id).length;
		if (voucher.uses + added >= voucher.usesMax) await dropPages(db, offerTags(voucher.shopId));
	}
	return ok(null);
}

function takeUseSlot(
	voucher: VoucherRow,
	{ orderId, payer, discountVnd }: VoucherRequest,
	customerId: string,
	ofCustomer: readonly VoucherUse[],
	added: readonly VoucherUse[],
	at: Date,
): VoucherUse | null {
	const { id: voucherId, usesPerCustomer } = voucher;
	const beside = added.filter((use) => use.voucherId === voucherId).length;
	if (closedReason({ ...voucher, discount: discountOf(voucher) }, at, beside)) return null;
	const taken = ofCustomer.filter((use) => use.voucherId === voucherId).map((use) => use.place);
	const place = lowestFreeSlot(taken, usesPerCustomer);
	if (place === null) return null;
	const use = { voucherId, orderId, payer, customerId, place, usesPerCustomer, discountVnd };
	return { ...use, usedAt: at, returnedAt: null };
}
