import { EditShopPageInput, ShopIdInput, vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { editShopPage } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Update the profile and pictures of the shop’s page',
	input: EditShopPageInput,
	output: ShopIdInput,
	refusals: vendorErrors,
	limit: { name: 'vendors.page', points: 30, perS: 60, by: 'actor' },
	handle: editShopPage,
});
