import { suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeCustomer } from './identity.ts';
import { makeShop } from './vendors.ts';

export const APPEAL = 'Hàng là hàng thật, hóa đơn nhập ngày 02/11 đã gửi kèm đơn.';

export async function noticesOf({ pool }: TestDatabase, customerId: string): Promise<readonly string[]> {
	const { rows } = await pool.query<{ kind: string }>('select kind from notices where customer_id = $1', [customerId]);
	return rows.map(({ kind }) => kind);
}

export async function suspendedShop(database: TestDatabase) {
	const shop = await makeShop(database.db);
	const operatorContext = contextOf(database, operator((await makeCustomer(database.db)).id));
	await suspendShop(operatorContext, { shopId: shop.id, isSuspended: true, reason: 'Giao hàng giả' });
	const owner = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: 'suspended' }));
	const suspension = (await getOwnShopStatus(owner))?.suspension;
	if (!suspension) throw new Error('the shop was not suspended');
	return { shop, operatorContext, owner, suspension };
}
