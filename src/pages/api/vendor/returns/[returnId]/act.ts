import { ordersErrors } from '#src/domains/orders/contract.ts';
import { ChangedReturn, HandleReturnInput, returnsErrors } from '#src/domains/orders/contract-returns.ts';
import { handleReturn } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Answer a return of the shop, take its goods in, inspect them, replace or object',
	input: HandleReturnInput,
	output: ChangedReturn,
	refusals: { ...returnsErrors, 'orders.role_not_allowed': ordersErrors['orders.role_not_allowed'] },
	idempotency: 'required',
	limit: { name: 'returns.handle', points: 240, perS: 60, by: 'actor' },
	handle: handleReturn,
});
