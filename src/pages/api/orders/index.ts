import { PlacedGroup, PlaceOrderInput } from '#src/domains/checkout/contract/place-order.ts';
import { placeOrder } from '#src/domains/checkout/index.ts';
import { ListOrdersInput, OrderPage } from '#src/domains/order-views/contract/order-views.ts';
import { listOrders } from '#src/domains/order-views/index.ts';
import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'List the member’s orders, newest first',
	input: ListOrdersInput,
	output: OrderPage,
	refusals: {},
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: async (context, input) => ok(await listOrders(context, input)),
});
const place = memberEndpoint({
	summary: 'Place the orders of a quote: one per shop, paid together',
	input: PlaceOrderInput,
	output: PlacedGroup,
	refusals: ordersErrors,
	status: 201,
	idempotency: 'required',
	handle: placeOrder,
});

export const { GET, POST, ALL } = methods(list, place);
