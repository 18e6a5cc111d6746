import { defineEvent } from '#src/platform/jobs/index.ts';
import type { StockSource } from './contract.ts';

export const productPublished = defineEvent<{ productId: string; shopId: string }>()('catalog.product_published');
export const productTakenDown = defineEvent<{ productId: string; shopId: string; reason: string }>()(
	'catalog.product_taken_down',
);
/** Of these nothing could be bought before, and now there is something. */
export const stockReturned = defineEvent<{ variantIds: readonly string[] }>()('catalog.stock_returned');
export const priceLowered = defineEvent<{ productId: string; variantId: string }>()('catalog.price_lowered');
/** Time ran out for all that this source held of some variant. */
export const reservationExpired = defineEvent<{ sourceType: StockSource['type']; sourceId: string }>()(
	'catalog.reservation_expired',
);
