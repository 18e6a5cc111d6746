import { ShopMoney, settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { getShopMoney } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'What the own shop has with the platform, where it is paid to, and its latest payouts',
	output: ShopMoney,
	refusals: settlementErrors,
	handle: getShopMoney,
});
