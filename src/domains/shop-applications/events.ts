import { defineEvent } from '#src/platform/jobs/index.ts';

export const shopSubmitted = defineEvent<{ shopId: string; ownerId: string }>()('vendors.shop_submitted');
export const shopDecided = defineEvent<{
	shopId: string;
	ownerId: string;
	decision: 'approve' | 'ask_for_info' | 'reject';
	reason: string;
}>()('vendors.shop_decided');
