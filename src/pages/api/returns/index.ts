import { ordersRefusals } from '#src/domains/orders/contract.ts';
import { AskReturnInput, ChangedReturn, returnsRefusals } from '#src/domains/orders/contract-returns.ts';
import { askReturn } from '#src/domains/orders/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Ask to give pieces of an order back',
	input: AskReturnInput,
	output: ChangedReturn,
	refusals: { ...returnsRefusals, 'orders.not_found': ordersRefusals['orders.not_found'] },
	status: 201,
	idempotency: 'required',
	limit: { name: 'returns.ask', points: 20, perS: 3600, by: 'actor' },
	handle: askReturn,
});
