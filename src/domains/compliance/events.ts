import { defineEvent } from '#src/platform/jobs/background.ts';
import type { ChangeDecision, ListingDecision } from './contract/moderation.ts';

export const productPublished = defineEvent<{ productId: string; shopId: string }>()('catalog.product_published');
export const productTakenDown = defineEvent<{ productId: string; shopId: string; reason: string }>()(
	'catalog.product_taken_down',
);
/** `decisionId` names the occasion of the notice. */
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
export const priceLowered = defineEvent<{ productId: string; variantId: string }>()('catalog.price_lowered');
