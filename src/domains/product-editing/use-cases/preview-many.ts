import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { BulkPreview, PreviewBulkInput } from '../contract/bulk.ts';
import { getBulkPreview } from '../queries/get-bulk-preview.ts';
import { isHandingIn, rightFor } from '../rules/bulk-edit.ts';
import { listingRoom } from './steps/check-shop-status.ts';

export async function previewMany(
	context: ReadContext<VendorActor>,
	input: PreviewBulkInput,
): Promise<Result<BulkPreview, Failure<CatalogFailure>>> {
	if (!mayStaff(context.actor.staffRole, rightFor(input.edit))) return fail('catalog.role_not_allowed');
	const room = isHandingIn(input.edit) ? await listingRoom(context) : ok(null);
	return room.ok ? ok(await getBulkPreview(context, input, room.value)) : room;
}
