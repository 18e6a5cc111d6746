import { ReadMark, ReadMessagesInput } from '#src/domains/conversations/contract/order-messages.ts';
import { markAsBuyer } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Mark the messages of an order as read by the buyer up to a position',
	input: ReadMessagesInput,
	output: ReadMark,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: markAsBuyer,
});
