import type { StockSource } from '#src/domains/catalog/contract/product.ts';
import { defineEvent } from '#src/platform/jobs/background.ts';

/** Of these nothing could be bought before, and now there is something. */

export const stockReturned = defineEvent<{ variantIds: readonly string[] }>()('catalog.stock_returned');
/** Time ran out for all that this source held of some variant. */
export const reservationExpired = defineEvent<{ sourceType: StockSource['type']; sourceId: string }>()(
	'catalog.reservation_expired',
);
