import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { BULK_ERRORS, BULK_SAMPLES, type BulkPreview, type PreviewBulkInput } from '../contract/bulk.ts';
import { limitToListingRoom, stepsOf } from '../rules/bulk-edit.ts';
import { listBulkProducts } from './list-bulk-products.ts';

/** Previews a bulk edit; `room` is the number of products that may still be published. */
export async function getBulkPreview(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ edit, goods }: PreviewBulkInput,
	room: number | null,
): Promise<BulkPreview> {
	const products = await listBulkProducts(fresh, actor.shopId, goods, edit);
	const all = products.flatMap(({ name, ...product }) =>
		stepsOf(edit, { name, ...product }).map((step) => ({ name, ...step })),
	);
	const steps = room === null ? all : limitToListingRoom(all, room);
	const changes = steps.filter((step) => step.kind === 'change');
	const refused = steps.filter((step) => step.kind === 'refused');
	return {
		products: products.length,
		changes: changes.length,
		waiting: changes.filter(({ waits }) => waits).length,
		unchanged: steps.filter(({ kind }) => kind === 'same').length,
		refused: BULK_ERRORS.map((why) => ({ why, count: refused.filter((step) => step.why === why).length })).filter(
			({ count }) => count > 0,
		),
		samples: changes.slice(0, BULK_SAMPLES).map(({ name, label, from, to }) => ({ name, label, from, to })),
	};
}
