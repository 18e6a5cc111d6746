import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { CatalogRefusal } from '../contract.ts';
import type { BulkPreview, PreviewBulkInput } from '../contract-bulk.ts';
import { getBulkPreview } from '../queries/get-bulk-preview.ts';
import { isHandingIn } from '../rules/bulk-edit.ts';
import { listingRoom } from './steps/check-standing.ts';

/** What an edit of many would do; a shop that may hand in nothing is told why before it is promised anything. */
export async function previewMany(
	context: ReadContext<VendorActor>,
	input: PreviewBulkInput,
): Promise<Result<BulkPreview, Failure<CatalogRefusal>>> {
	const room = isHandingIn(input.edit) ? await listingRoom(context) : ok(null);
	return room.ok ? getBulkPreview(context, input, room.value) : room;
}
