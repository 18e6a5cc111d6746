import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { BulkPreview, PreviewBulkInput } from '#src/domains/product-editing/contract/bulk.ts';
import { previewBulkEdit } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Preview a bulk change of products',
	input: PreviewBulkInput,
	output: BulkPreview,
	refusals: catalogErrors,
	limit: { name: 'catalog.bulk_preview', points: 60, perS: 60, by: 'actor' },
	handle: previewBulkEdit,
});
