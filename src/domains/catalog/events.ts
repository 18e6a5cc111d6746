import { defineEvent } from '#src/platform/jobs/index.ts';
import type { StockSource } from './contract.ts';
import type { ChangeDecision, ListingDecision } from './contract-moderation.ts';

export const productPublished = defineEvent<{ productId: string; shopId: string }>()('catalog.product_published');
export const productTakenDown = defineEvent<{ productId: string; shopId: string; reason: string }>()(
	'catalog.product_taken_down',
);
/** A person has looked at a listing that waited. `decisionId` names the occasion. */
export const listingDecided = defineEvent<{
	decisionId: string;
	productId: string;
	decision: ListingDecision;
	reason: string;
}>()('catalog.listing_decided');
export const changeDecided = defineEvent<{
	decisionId: string;
	productId: string;
	decision: ChangeDecision;
	reason: string;
}>()('catalog.change_decided');
/** Of these nothing could be bought before, and now there is something. */
export const stockReturned = defineEvent<{ variantIds: readonly string[] }>()('catalog.stock_returned');
export const priceLowered = defineEvent<{ productId: string; variantId: string }>()('catalog.price_lowered');
/** Time ran out for all that this source held of some variant. */
export const reservationExpired = defineEvent<{ sourceType: StockSource['type']; sourceId: string }>()(
	'catalog.reservation_expired',
);
