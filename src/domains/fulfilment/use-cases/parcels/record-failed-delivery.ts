import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { FailDeliveryInput } from '../../contract/fulfilment.ts';
import { endParcels } from '../steps/end-parcels.ts';
import { lockParcels, type ParcelFailure } from '../steps/lock-parcels.ts';

type Answer = Result<ChangedOrder, Failure<ParcelFailure>>;

/** Without `parcelId`, the delivery of all parcels in transit failed. */
export function recordFailedDelivery(context: Context<VendorActor>, input: FailDeliveryInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const found = await lockParcels(scope, input);
		if (!found.ok) return found;
		const { locked, parcels, chosen } = found.value;
		const said = { party: 'shop', proof: clean(input.note), refusal: input.reason } as const;
		const ended = await endParcels(scope, locked, { parcels, ended: chosen, to: 'refused', ...said });
		return ended.ok ? ok({ number: input.number, state: ended.value }) : ended;
	});
}
