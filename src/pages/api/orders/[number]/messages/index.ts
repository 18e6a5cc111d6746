import {
	MessageThread,
	messagesErrors,
	ReadMark,
	WriteMessageInput,
} from '#src/domains/conversations/contract/order-messages.ts';
import { listMessages, writeAsBuyer } from '#src/domains/conversations/index.ts';
import { OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'List the messages of an order for the buyer',
	input: OrderInput,
	output: MessageThread,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: listMessages,
});
const write = memberEndpoint({
	summary: 'Send a message about an order as the buyer',
	input: WriteMessageInput,
	output: ReadMark,
	refusals: { ...ordersErrors, ...messagesErrors },
	status: 201,
	idempotency: 'required',
	limit: { name: 'orders.write_message', points: 60, perS: 3600, by: 'actor' },
	handle: writeAsBuyer,
});

export const { GET, POST, ALL } = methods(list, write);
