import { BulkPreview, PreviewBulkInput } from '#src/domains/catalog/contract-bulk.ts';
import { getBulkPreview } from '#src/domains/catalog/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'What a change of many goods would do',
	input: PreviewBulkInput,
	output: BulkPreview,
	refusals: {},
	limit: { name: 'catalog.bulk_preview', points: 60, perS: 60, by: 'actor' },
	handle: async (context, input) => ok(await getBulkPreview(context, input)),
});
