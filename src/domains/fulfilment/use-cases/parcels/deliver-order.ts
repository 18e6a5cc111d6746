import { type ChangedOrder, fail } from '#src/domains/orders/contract/order.ts';
import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import type { DeliverOrderInput } from '../../contract/fulfilment.ts';
import { hasProof } from '../../rules/has-delivery-proof.ts';
import { endParcels } from '../steps/end-parcels.ts';
import { lockParcels, type ParcelFailure } from '../steps/lock-parcels.ts';

type Answer = Result<ChangedOrder, Failure<ParcelFailure | 'orders.proof_needed' | 'orders.picture_unknown'>>;

/** Without `parcelId`, all parcels in transit are delivered. */
export function deliverOrder(context: Context<VendorActor>, input: DeliverOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const found = await lockParcels(scope, input);
		if (!found.ok) return found;
		const said = { recipient: cleanLine(input.recipient ?? ''), proof: clean(input.proof ?? '') };
		if (!hasProof(said)) return fail('orders.proof_needed');
		const pictureIds = await checkUnusedPictures(scope, input.pictures ?? []);
		if (!pictureIds) return fail('orders.picture_unknown');
		const { locked, parcels, chosen } = found.value;
		const end = { parcels, ended: chosen, to: 'delivered', party: 'shop', ...said, pictureIds } as const;
		const ended = await endParcels(scope, locked, end);
		return ended.ok ? ok({ number: input.number, state: ended.value }) : ended;
	});
}
