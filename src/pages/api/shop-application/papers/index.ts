import * as z from 'zod/mini';
import { addPaper } from '#src/domains/shop-applications/index.ts';
import { AddPaperInput, PaperView } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Attach an uploaded picture to the shop application as a document',
	input: AddPaperInput,
	output: z.object({ papers: z.array(PaperView) }),
	refusals: vendorErrors,
	limit: { name: 'vendors.paper', points: 60, perS: 3600, by: 'actor' },
	handle: addPaper,
});
