import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { type MadeProduct, makeProduct } from '#tests/factories/catalog.ts';
import { type MadeShop, makeShop } from '#tests/factories/vendors.ts';
import type { ProductState } from './product.ts';

export type SellingShop = {
	readonly shop: MadeShop;
	readonly products: readonly MadeProduct[];
	readonly context: Context<VendorActor>;
};

type ProductWish = Parameters<typeof makeProduct>[1];

const PRODUCTS: readonly ProductWish[] = [{ name: 'Gạo Mẫu túi 5 kg' }, { name: 'Mật ong Mẫu chai 1 lít' }];

/** Approved, with a new owner and published products; by default two with a stock of ten each. */
export async function makeSellingShop(
	{ database }: ProductState,
	wish: { readonly shop?: Parameters<typeof makeShop>[1]; readonly products?: readonly ProductWish[] } = {},
): Promise<SellingShop> {
	const shop = await makeShop(database.db, wish.shop);
	const products: MadeProduct[] = [];
	for (const product of wish.products ?? PRODUCTS)
		products.push(await makeProduct(database.db, { ...product, shopId: shop.id }));
	return { shop, products, context: contextOf(database, vendor(shop.ownerId, shop.id)) };
}

export const variantsOf = ({ products }: SellingShop): readonly string[] =>
	products.map(({ variants }) => variants[0]?.id ?? '');
