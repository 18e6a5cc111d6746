import { ReadMark, ReadMessagesInput } from '#src/domains/conversations/contract.ts';
import { markAsBuyer } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'The messages of an order are read by the buyer as far as this position',
	input: ReadMessagesInput,
	output: ReadMark,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: markAsBuyer,
});
