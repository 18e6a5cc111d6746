import {
	MessageThread,
	messagesErrors,
	ReadMark,
	WriteMessageInput,
} from '#src/domains/conversations/contract/order-messages.ts';
import { listShopMessages, writeAsShop } from '#src/domains/conversations/index.ts';
import { OrderInput, ordersErrors } from '#src/domains/orders/contract/order.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

const list = vendorEndpoint({
	method: 'GET',
	summary: 'List the messages of an order for the shop',
	input: OrderInput,
	output: MessageThread,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: listShopMessages,
});
const write = vendorEndpoint({
	summary: 'Send a message about an order as the shop',
	input: WriteMessageInput,
	output: ReadMark,
	refusals: { ...ordersErrors, ...messagesErrors },
	status: 201,
	idempotency: 'required',
	limit: { name: 'orders.write_message', points: 60, perS: 3600, by: 'actor' },
	handle: writeAsShop,
});

export const { GET, POST, ALL } = methods(list, write);
