import { ShopMoney, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { getShopMoney } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get the shop’s balance, payout account and latest payouts',
	output: ShopMoney,
	refusals: settlementErrors,
	handle: getShopMoney,
});
