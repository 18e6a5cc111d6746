import { ReadMark, ReadMessagesInput } from '#src/domains/conversations/contract.ts';
import { markAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'The messages of an order are read by the shop as far as this position',
	input: ReadMessagesInput,
	output: ReadMark,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: markAsShop,
});
