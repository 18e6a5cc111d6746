import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { returnsErrors } from '#src/domains/returns/contract/return.ts';
import {
	ChangedReturnShipping,
	JudgeReturnShippingInput,
	returnShippingErrors,
} from '#src/domains/returns/contract/return-shipping.ts';
import { judgeReturnShipping } from '#src/domains/returns/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Accept or reject a buyer’s claim for return shipping of faulty products',
	input: JudgeReturnShippingInput,
	output: ChangedReturnShipping,
	refusals: {
		...returnsErrors,
		...returnShippingErrors,
		'orders.role_not_allowed': ordersErrors['orders.role_not_allowed'],
	},
	idempotency: 'required',
	limit: { name: 'returns.postage_judge', points: 240, perS: 60, by: 'actor' },
	handle: judgeReturnShipping,
});
