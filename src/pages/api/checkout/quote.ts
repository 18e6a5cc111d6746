import { Quote, QuoteInput } from '#src/domains/checkout/contract/quote.ts';
import { getQuote } from '#src/domains/checkout/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Quote chosen cart lines by shop, with shipping to an address',
	input: QuoteInput,
	output: Quote,
	refusals: { 'orders.address_not_found': 'not_found' },
	limit: { name: 'checkout.quote', points: 120, perS: 60, by: 'actor' },
	handle: getQuote,
});
