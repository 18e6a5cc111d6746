import { listVoucherOptions } from '#src/domains/promotions/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CartView } from '../../contract.ts';
import type { CartOwner } from '../../rules/cart-owner.ts';
import { voucherHint } from '../../rules/voucher-hint.ts';

export async function addVoucherHints(
	read: ReadDatabase,
	{ customerId }: Pick<CartOwner, 'customerId'>,
	cart: CartView,
): Promise<CartView> {
	const shopIds = cart.shops.map(({ id }) => id);
	const offers = await listVoucherOptions(read, customerId, shopIds);
	if (offers.length === 0) return cart;
	const now = await databaseNow(read);
	const shops = cart.shops.map((shop) => {
		const applicable = offers.filter(({ shopId }) => shopId === null || shopId === shop.id);
		const hint = voucherHint(shop, applicable, now);
		return hint ? { ...shop, voucherHint: hint } : shop;
	});
	return { ...cart, shops };
}
