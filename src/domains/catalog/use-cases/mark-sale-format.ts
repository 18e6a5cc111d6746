import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { recordSaleFormat } from '../db/product-repository.ts';

export async function markSaleFormat(
	scope: Scope,
	{
		productId,
		kind,
		isOpen,
	}: { readonly productId: string; readonly kind: 'bargain' | 'auction'; readonly isOpen: boolean },
): Promise<void> {
	const change = kind === 'bargain' ? { isBargainable: isOpen } : { isInAuction: isOpen };
	if (await recordSaleFormat(scope.db, productId, change))
		await dropPages(scope.db, ['catalog', `product:${productId}`]);
}
