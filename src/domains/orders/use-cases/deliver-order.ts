import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import type { ChangedOrder, DeliverOrderInput } from '../contract.ts';
import { handOver } from './hand-over.ts';
import { lockShopOrder, type ShopRefusal } from './lock-shop-order.ts';

type Answer = Result<ChangedOrder, Failure<ShopRefusal | 'orders.wrong_state'>>;

/** The shop says that the parcel has arrived, and who took it. */
export function deliverOrder(context: Context<VendorActor>, { number, proof }: DeliverOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, number, 'pack');
		if (!locked.ok) return locked;
		const delivered = await handOver(scope, locked.value, 'shop', clean(proof));
		return delivered.ok ? ok({ number, state: delivered.value.state }) : delivered;
	});
}
