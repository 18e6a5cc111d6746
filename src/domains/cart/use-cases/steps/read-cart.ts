import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type CartView, EMPTY_CART } from '../../contract.ts';
import { linesOfOwner } from '../../db/cart-repository.ts';
import type { CartOwner } from '../../rules/cart-owner.ts';
import { cartView } from '../../rules/cart-view.ts';
import { addVoucherHints } from './add-voucher-hints.ts';

export async function readCart(read: ReadDatabase, owner: CartOwner): Promise<CartView> {
	const lines = await linesOfOwner(read, owner);
	if (lines.length === 0) return EMPTY_CART;
	const variants = await getVariantsForCart(
		read,
		lines.map(({ variantId }) => variantId),
		owner.customerId,
	);
	return addVoucherHints(read, owner, cartView(lines, variants));
}
