import type { ReadDatabase } from '#src/platform/db/index.ts';
import { COUNT_MAX } from '../../contract/lists.ts';
import { countCards } from './product-list.ts';

export async function countShopProducts(
	read: ReadDatabase,
	shopId: string,
): Promise<{ readonly total: number; readonly hasMore: boolean }> {
	const total = await countCards(read, { shopId });
	return { total: Math.min(total, COUNT_MAX), hasMore: total > COUNT_MAX };
}
