import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { LicenceView, RequestLicenceInput } from '#src/domains/compliance/contract/licence.ts';
import { requestLicence } from '#src/domains/compliance/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Submit a licence that a category requires, as uploaded pictures; an operator reviews it',
	input: RequestLicenceInput,
	output: LicenceView,
	refusals: catalogErrors,
	limit: { name: 'catalog.licence', points: 20, perS: 3600, by: 'actor' },
	handle: requestLicence,
});
