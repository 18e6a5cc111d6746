import type { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { newShopConfig, type ShopRole } from '#src/domains/vendors/contract/shop.ts';
import { shopSlugs, shopStaff, shops } from '#src/domains/vendors/db/tables.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { makeCustomer } from './identity.ts';

export type MadeShop = typeof shops.$inferSelect;

export const APPLICATION: OpenShopInput = {
	name: 'Gạo Nhà Mình',
	capabilities: ['goods'],
	legalKind: 'household',
	legalName: 'Hộ kinh doanh Nhà Mình',
	taxCode: '0100000001',
	legalAddress: 'Số 2 ngõ Ví Dụ, Hà Nội',
	phone: '0912 345 678',
	email: 'gao@vidu.vn',
	provinceCode: '01',
};

export async function makeShop(db: Writable, overrides: Partial<typeof shops.$inferInsert> = {}): Promise<MadeShop> {
	const id = overrides.id ?? newId();
	const ownerId = overrides.ownerId ?? (await makeCustomer(db)).id;
	const name = overrides.name ?? 'Gian hàng Mẫu';
	const at = new Date('2026-10-01T02:00:00Z');
	const [made] = await db
		.insert(shops)
		.values({
			id,
			ownerId,
			state: 'approved',
			slug: `gian-hang-${id}`,
			name,
			nameFolded: foldVietnamese(name),
			capabilities: ['goods'],
			legalKind: 'household',
			legalName: 'Hộ kinh doanh Mẫu',
			taxCode: '0100000000',
			legalAddress: 'Số 1 ngõ Ví Dụ, Hà Nội',
			phone: '+84912345678',
			email: 'gianhang@vidu.vn',
			provinceCode: '01',
			createdAt: at,
			submittedAt: at,
			approvedAt: at,
			updatedAt: at,
			...overrides,
		})
		.returning();
	if (!made) throw new Error('shop was not made');
	await db.insert(shopSlugs).values({ slug: made.slug, shopId: id });
	await db.insert(shopStaff).values({ shopId: id, customerId: ownerId, role: 'admin', joinedAt: at });
	return made;
}

export async function makeStaff(db: Writable, shopId: string, customerId: string, role: ShopRole): Promise<void> {
	await db.insert(shopStaff).values({ shopId, customerId, role, joinedAt: new Date('2026-10-02T02:00:00Z') });
}

/** Older than the new-shop period and with the required number of completed orders. */
export const makeTrustedShop = (db: Writable, overrides: Partial<typeof shops.$inferInsert> = {}): Promise<MadeShop> =>
	makeShop(db, { completedOrders: newShopConfig.orders, ...overrides });
