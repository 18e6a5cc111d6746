import { sql } from 'drizzle-orm';
import { assignShipping } from '#src/domains/product-editing/index.ts';
import { type CreateProfileInput, shippingConfig } from '#src/domains/shipping/contract.ts';
import { createProfile } from '#src/domains/shipping/index.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { as, expectOk, vendorActor } from './in-the-past.ts';
import { DEMO_SHOPS } from './shop-list.ts';
import { customerIdOf } from './shops.ts';

const SHOP = 'Gốm Nhà Mộc';
const HEAVY_FROM_G = 1500;
/** Điện Biên, to which this shop does not ship. */
const NOT_SERVED = '11';

const common: CreateProfileInput = {
	name: 'Hàng thường',
	isCommon: true,
	terms: {
		zones: {
			same_province: { firstVnd: 15_000, nextVnd: 2_000, transitDays: { min: 1, max: 2 } },
			same_region: { firstVnd: 22_000, nextVnd: 4_000, transitDays: { min: 2, max: 3 } },
			other_region: { firstVnd: 30_000, nextVnd: 6_000, transitDays: { min: 3, max: 6 } },
		},
		provinces: [{ provinceCode: NOT_SERVED, rate: null }],
		freeFromVnd: 500_000,
	},
};
const heavy: CreateProfileInput = {
	name: 'Gốm lớn, đóng thùng gỗ',
	isCommon: false,
	terms: {
		zones: {
			same_province: { firstVnd: 45_000, nextVnd: 5_000, transitDays: { min: 1, max: 3 } },
			same_region: { firstVnd: 65_000, nextVnd: 8_000, transitDays: { min: 2, max: 5 } },
			other_region: {
				firstVnd: 95_000,
				nextVnd: 12_000,
				transitDays: { min: 4, max: shippingConfig.transitDaysMax / 3 },
			},
		},
		provinces: [{ provinceCode: NOT_SERVED, rate: null }],
		freeFromVnd: null,
	},
};

export async function setOwnRates(scope: Scope): Promise<void> {
	const shop = DEMO_SHOPS.find(({ application }) => application.name === SHOP);
	const ownerId = await customerIdOf(scope.read, shop?.owner.email ?? '');
	const { id: shopId } = (await findShopOfOwner(scope.read, ownerId)) ?? { id: '' };
	const seller = as(scope, vendorActor(ownerId, shopId));
	expectOk(await createProfile(seller, common), SHOP);
	const { items } = expectOk(await createProfile(seller, heavy), SHOP);
	const profileId = items.find(({ isCommon }) => !isCommon)?.id ?? '';
	const goods = await scope.read.read<{ id: string }>(sql`
		select distinct product.id from products product
		join product_variants variant on variant.product_id = product.id
		where product.shop_id = ${shopId} and product.state = 'published' and variant.weight_g >= ${HEAVY_FROM_G}`);
	expectOk(await assignShipping(seller, { profileId, productIds: goods.map(({ id }) => id), isIn: true }), SHOP);
}
