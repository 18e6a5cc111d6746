import { catalogRefusals } from '#src/domains/catalog/contract.ts';
import { AskLicenceInput, LicenceView } from '#src/domains/catalog/contract-licence.ts';
import { askLicence } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Hand in the document that a category asks for, as uploaded pictures; an operator reads it',
	input: AskLicenceInput,
	output: LicenceView,
	refusals: catalogRefusals,
	limit: { name: 'catalog.licence', points: 20, perS: 3600, by: 'actor' },
	handle: askLicence,
});
