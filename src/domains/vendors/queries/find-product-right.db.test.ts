import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { ShopCapability } from '../contract/shop.ts';
import { findProductRight } from './find-product-right.ts';

const database = await testDatabase();

test.each([
	[['goods'], true],
	[['freight'], false],
	[['freight', 'goods'], true],
] as const)('findProductRight of a shop with capabilities %j is %s', async (said, wanted) => {
	const capabilities: ShopCapability[] = [...said];
	const shop = await makeShop(database.db, { capabilities });
	expect(await findProductRight(readOnly(database.db), shop.id)).toBe(wanted);
});
