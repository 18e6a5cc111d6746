import { VoucherOffers, VoucherOffersInput } from '#src/domains/checkout/contract/vouchers.ts';
import { listVoucherChoices } from '#src/domains/checkout/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'List the vouchers for chosen cart lines by shop, with the discount of each',
	input: VoucherOffersInput,
	output: VoucherOffers,
	refusals: {},
	limit: { name: 'checkout.quote', points: 120, perS: 60, by: 'actor' },
	handle: async (context, input) => ok(await listVoucherChoices(context, input)),
});
