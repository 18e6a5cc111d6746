import type { StockSource } from '#src/domains/catalog/contract/product.ts';
import { defineEvent } from '#src/platform/jobs/background.ts';

/** Variants that were sold out and are available again. */

export const stockReturned = defineEvent<{ variantIds: readonly string[] }>()('catalog.stock_returned');
/** All reservations of this source expired. */
export const reservationExpired = defineEvent<{ sourceType: StockSource['type']; sourceId: string }>()(
	'catalog.reservation_expired',
);
