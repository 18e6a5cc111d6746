import { settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { ShopMovementPage, ShopMovementsInput } from '#src/domains/settlement/contract/statement.ts';
import { listShopMovements } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the shop’s money movements with order and reason, newest first',
	input: ShopMovementsInput,
	output: ShopMovementPage,
	refusals: settlementErrors,
	handle: listShopMovements,
});
