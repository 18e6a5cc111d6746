import { ReadMark, ReadMessagesInput } from '#src/domains/conversations/contract/order-messages.ts';
import { markAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Mark the messages of an order as read by the shop up to a position',
	input: ReadMessagesInput,
	output: ReadMark,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: markAsShop,
});
