import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { BulkPreview, PreviewBulkInput } from '../contract/bulk.ts';
import { getBulkPreview } from '../queries/get-bulk-preview.ts';
import { isPublishRequest, requiredRight } from '../rules/bulk-edit.ts';
import { remainingListings } from './steps/check-shop-status.ts';

export async function previewBulkEdit(
	context: ReadContext<VendorActor>,
	input: PreviewBulkInput,
): Promise<Result<BulkPreview, Failure<CatalogFailure>>> {
	if (!hasStaffRight(context.actor.staffRole, requiredRight(input.edit))) return fail('catalog.role_not_allowed');
	const room = isPublishRequest(input.edit) ? await remainingListings(context) : ok(null);
	return room.ok ? ok(await getBulkPreview(context, input, room.value)) : room;
}
