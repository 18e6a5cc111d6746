import type { VoucherNotUsable } from '#src/domains/promotions/contract.ts';
import { redeemVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { NewGroup } from '../db/order-repository.ts';
import type { Order } from '../db/tables.ts';
import { bookPlatformVouchers } from './book-platform-vouchers.ts';
import type { Agreed } from './draft-group.ts';

/** Uses the vouchers that were agreed to, under their locks. An order without any asks nothing. */
export async function takeReductions(
	scope: Scope,
	{ orders }: NewGroup,
	agreed: Agreed,
): Promise<Result<null, VoucherNotUsable>> {
	const taken = await redeemVouchers(
		scope,
		agreed.customerId,
		orders.flatMap((order) => wishesOf(order, agreed)),
	);
	if (!taken.ok) return taken;
	await bookPlatformVouchers(
		scope,
		orders.filter(({ state }) => state === 'placed'),
	);
	return ok(null);
}

function wishesOf({ id: orderId, shopId }: Order, { quote, find }: Agreed) {
	const shop = quote.shops.find((quoted) => quoted.shopId === shopId);
	const applied = [
		{ payer: 'shop', voucher: shop?.shopVoucher, at: shopId },
		{ payer: 'platform', voucher: shop?.platformVoucher, at: null },
	] as const;
	return applied.flatMap(({ payer, voucher, at }) => {
		const known = voucher ? find(at, voucher.code) : null;
		return voucher && known ? [{ voucherId: known.id, orderId, payer, discountVnd: voucher.discountVnd }] : [];
	});
}
