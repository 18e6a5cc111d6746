import { ordersRefusals } from '#src/domains/orders/contract.ts';
import { ChangedPostage, JudgePostageInput, postageRefusals } from '#src/domains/orders/contract-postage.ts';
import { returnsRefusals } from '#src/domains/orders/contract-returns.ts';
import { judgePostage } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Accept or refuse what a buyer has paid to send faulty goods back',
	input: JudgePostageInput,
	output: ChangedPostage,
	refusals: {
		...returnsRefusals,
		...postageRefusals,
		'orders.role_not_allowed': ordersRefusals['orders.role_not_allowed'],
	},
	idempotency: 'required',
	limit: { name: 'returns.postage_judge', points: 240, perS: 60, by: 'actor' },
	handle: judgePostage,
});
